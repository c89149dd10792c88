import { maxPictureHeight } from "#shared/catalog/templates.ts";
import {
  BACKINGS,
  type Backing,
  MAX_IMAGE_WIDTH,
  MIN_IMAGE_WIDTH,
  parseSource,
  type Shape,
  widthWithin,
} from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import type { PictureSlot } from "../inputs/pictureSlots.ts";
import { useDocument, useSectionField } from "../session/EditingContext.tsx";
import { SliderControl } from "./controls.tsx";

/** How wide a picture is shown, as far as the layout lets it. A greater width is kept for layouts with more room. */
export function PictureWidth({ slot }: { slot: PictureSlot }) {
  const field = useSectionField("design", slot.widthKey);
  const maxPx = useDocument((document) => widestOf(document, slot));
  const highestPx = useDocument(({ design }) => (slot.shapeKey ? maxPictureHeight(design.templateId) : null));
  const isCut = field.value > maxPx;
  const hint = [
    highestPx !== null && t("This layout shows it at most {size} px high.", { size: highestPx }),
    isCut && t("In layouts with more room it stays {size} px wide.", { size: field.value }),
  ];
  return (
    <SliderControl
      field={{
        ...field,
        value: Math.min(field.value, maxPx),
        // Leaving the number as it is means no smaller width.
        set: (widthPx) => (isCut && widthPx === maxPx) || field.set(widthPx),
      }}
      label={t("Width")}
      min={MIN_IMAGE_WIDTH}
      max={maxPx}
      unit="px"
      hint={hint.filter(Boolean).join(" ") || undefined}
    />
  );
}

/** The width from which on the layout shows the picture no larger. */
function widestOf({ design, media }: SignatureInput, { type, shapeKey }: PictureSlot): number {
  const maxPx = shapeKey && maxPictureHeight(design.templateId);
  const source = media[type] && parseSource(media[type]);
  if (!shapeKey || !maxPx || !source) return MAX_IMAGE_WIDTH;
  const look = {
    shape: design[shapeKey] as Shape,
    backing: type === "photo2" ? (design.logoGround as Backing) : BACKINGS.none,
    widthPx: MAX_IMAGE_WIDTH,
  };
  return Math.max(MIN_IMAGE_WIDTH, widthWithin(source, look, maxPx));
}
