import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_BIO_LENGTH, MAX_TITLE_LENGTH, PICTURE_SHAPES } from "#shared/pages/constants.ts";
import { usePartField } from "../session/PageEditingContext.tsx";
import { LinesControl } from "./LinesControl.tsx";
import { PageImage } from "./PageImage.tsx";

const SHAPE_NAMES = { circle: msg("Round"), rounded: msg("Rounded"), square: msg("Square") } as const;

/** Who the page is of: picture, title and a few words. */
export function ProfilePanel() {
  const image = usePartField("profile", "image");
  const shape = usePartField("profile", "imageShape");
  return (
    <div className="flex flex-col gap-4">
      <TextControl
        field={usePartField("profile", "title")}
        label={t("Title")}
        placeholder={t("Your name")}
        autoComplete="name"
        maxLength={MAX_TITLE_LENGTH}
      />
      <LinesControl
        field={usePartField("profile", "bio")}
        label={t("Bio")}
        placeholder={t("What you do, in a sentence or two")}
        rows={3}
        maxLength={MAX_BIO_LENGTH}
      />
      <PageImage type="image" field={image} title={t("Photo")} aspects={[{ label: msg("Square"), ratio: 1 }]} />
      {image.value && (
        <SegmentedControl
          label={t("Shape of the photo")}
          options={PICTURE_SHAPES.map((value) => ({ value, label: t(SHAPE_NAMES[value]) }))}
          value={shape.value}
          onChange={shape.set}
        />
      )}
    </div>
  );
}
