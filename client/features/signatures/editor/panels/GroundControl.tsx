import { BACKINGS } from "#shared/images/variant.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { useSectionField } from "../session/EditingContext.tsx";
import { ChoiceControl } from "./controls.tsx";

const OPTIONS = [
  { value: BACKINGS.none, label: msg("None") },
  { value: BACKINGS.plate, label: msg("Plate") },
  { value: BACKINGS.outline, label: msg("Outline") },
] as const;

/** What keeps a logo or a sign readable on a dark mail; one choice for both. */
export function GroundControl() {
  return (
    <div>
      <ChoiceControl
        field={useSectionField("design", "logoGround")}
        label={t("Behind logo and sign")}
        options={OPTIONS}
      />
      <p className="mt-1.5 text-13 text-ink-subtle">
        {t("Dark ink disappears in dark mode: a white plate or a light outline keeps it readable.")}
      </p>
    </div>
  );
}
