import { BACKED_BY, BACKINGS } from "#shared/images/variant.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { useDocument, useField } from "../session/EditingContext.tsx";
import { chooseBacking } from "../session/logoPlate.ts";
import { ChoiceControl } from "./controls.tsx";

const OPTIONS = [
  { value: BACKINGS.none, label: msg("None") },
  { value: BACKINGS.plate, label: msg("Plate") },
  { value: BACKINGS.outline, label: msg("Outline") },
] as const;

/** What keeps a logo or a sign readable on a dark ground; one choice for both. */
export function GroundControl() {
  const field = useField(
    "design.logoGround",
    ({ design }) => design.logoGround,
    (document, backing) => chooseBacking(backing)(document),
  );
  const isByItself = useDocument(({ design }) => design.logoGroundBy === BACKED_BY.itself);
  return (
    <div data-field={field.path} tabIndex={-1}>
      <ChoiceControl field={field} label={t("Behind logo and sign")} options={OPTIONS} />
      <p className="mt-1.5 text-13 text-ink-subtle">
        {isByItself
          ? t("The plate came by itself: without it the logo could hardly be seen. What you choose here stays.")
          : t("Dark ink disappears in dark mode: a white plate or a light outline keeps it readable.")}
      </p>
    </div>
  );
}
