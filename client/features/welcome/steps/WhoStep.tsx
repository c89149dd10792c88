import { Input } from "#client/ui/Input.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import type { PURPOSES } from "../replies.ts";
import { Cards } from "./Cards.tsx";
import type { StepProps } from "./step.ts";

const LABELS: Readonly<Record<(typeof PURPOSES)[number], { label: string; hint: string }>> = {
  me: { label: msg("For myself"), hint: msg("One signature, in my own mails") },
  team: { label: msg("For my team"), hint: msg("One look for everybody in the company") },
  clients: { label: msg("For my clients"), hint: msg("An agency with several companies") },
};

export function WhoStep({ replies: { name, purpose }, change }: StepProps) {
  return (
    <div className="flex flex-col gap-6">
      <Input
        label={t("Your name")}
        name="name"
        autoComplete="name"
        maxLength={MAX_LINE_LENGTH}
        value={name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Cards
        label={t("Who is it for?")}
        name="purpose"
        value={purpose}
        className="sm:grid-cols-3"
        cards={Object.entries(LABELS).map(([value, { label, hint }]) => ({ value, label: t(label), hint: t(hint) }))}
        onChange={(chosen) => change({ purpose: chosen })}
      />
    </div>
  );
}
