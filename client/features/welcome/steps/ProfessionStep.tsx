import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { t } from "#shared/languages/translate.ts";
import { Cards } from "./Cards.tsx";
import type { StepProps } from "./step.ts";

/** Of those there are designs for; any other begins with designs for everybody. */
export function ProfessionStep({ replies: { profession }, change }: StepProps) {
  const cards = [...PROFESSIONS].map(([value, label]) => ({ value, label: t(label) }));
  return (
    <Cards
      label={t("Profession")}
      name="profession"
      value={profession}
      className="grid-cols-2 sm:grid-cols-3"
      cards={[...cards, { value: "other", label: t("Something else") }]}
      onChange={(chosen) => change({ profession: chosen })}
    />
  );
}
