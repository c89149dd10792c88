import { BACKINGS } from "#shared/images/variant.ts";
import { useSectionField } from "../session/EditingContext.tsx";
import { ChoiceControl } from "./controls.tsx";

const OPTIONS = [
  { value: BACKINGS.none, label: "None" },
  { value: BACKINGS.plate, label: "Plate" },
  { value: BACKINGS.outline, label: "Outline" },
] as const;

/** What keeps a logo or a sign readable on a dark mail; one choice for both. */
export function GroundControl() {
  return (
    <div>
      <ChoiceControl field={useSectionField("design", "logoGround")} label="Behind logo and sign" options={OPTIONS} />
      <p className="mt-1.5 text-13 text-ink-subtle">
        Dark ink disappears in dark mode: a white plate or a light outline keeps it readable.
      </p>
    </div>
  );
}
