import { Suspense } from "react";
import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import type { BlockType } from "#shared/pages/blocks.ts";
import { MAX_LABEL_LENGTH, MAX_LINES_LENGTH, MAX_TEXT_LENGTH } from "#shared/pages/constants.ts";
import { useDataField } from "../session/PageEditingContext.tsx";
import { ButtonRows } from "./ButtonRows.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { LinesControl } from "./LinesControl.tsx";
import { NetworkRows } from "./NetworkRows.tsx";
import { PageImage } from "./PageImage.tsx";

// They may show what the team has, which is asked for.
const CardChoice = queryPart(async () => (await import("./Choices.tsx")).CardChoice);
const SignatureChoice = queryPart(async () => (await import("./Choices.tsx")).SignatureChoice);

/** How addresses of a video and of a place begin. */
const A_VIDEO = "https://www.youtube.com/watch?v=…";
const A_PLACE = "https://maps.app.goo.gl/…";

/** What is in a block, by its type. */
export function BlockForm({ index, type }: { index: number; type: BlockType }) {
  return (
    <>
      <Heading index={index} type={type} />
      <Inside index={index} type={type} />
    </>
  );
}

function Heading({ index, type }: { index: number; type: BlockType }) {
  return (
    <TextControl
      field={useDataField(index, type, "title", "")}
      label={t("Heading (optional)")}
      maxLength={MAX_LABEL_LENGTH}
    />
  );
}

function Inside({ index, type }: { index: number; type: BlockType }) {
  switch (type) {
    case "buttons":
      return <ButtonRows index={index} />;
    case "messengers":
    case "marketplaces":
    case "conference":
    case "social":
      return <NetworkRows index={index} type={type} />;
    case "contact":
      return <ContactForm index={index} />;
    case "card":
      return (
        <Suspense fallback={<OnItsWay />}>
          <CardChoice index={index} />
        </Suspense>
      );
    case "signature":
      return (
        <Suspense fallback={<OnItsWay />}>
          <SignatureChoice index={index} />
        </Suspense>
      );
    case "text":
      return <TextForm index={index} />;
    case "picture":
      return <PictureForm index={index} />;
    case "video":
      return <VideoForm index={index} />;
    case "map":
      return <MapForm index={index} />;
  }
}

function TextForm({ index }: { index: number }) {
  return (
    <LinesControl
      field={useDataField(index, "text", "text", "")}
      label={t("Text")}
      rows={5}
      maxLength={MAX_TEXT_LENGTH}
    />
  );
}

function PictureForm({ index }: { index: number }) {
  return (
    <>
      <PageImage
        type="picture"
        field={useDataField(index, "picture", "image", null)}
        title={t("Picture")}
        aspects={[
          { label: msg("Original"), ratio: null },
          { label: msg("16 : 9"), ratio: 16 / 9 },
          { label: msg("Square"), ratio: 1 },
        ]}
      />
      <TextControl
        field={useDataField(index, "picture", "alt", "")}
        label={t("What it shows, for those who cannot see it")}
        maxLength={MAX_LABEL_LENGTH}
      />
      <TextControl field={useDataField(index, "picture", "link", "")} label={t("Link (optional)")} isLink />
    </>
  );
}

function VideoForm({ index }: { index: number }) {
  return (
    <>
      <TextControl
        field={useDataField(index, "video", "link", "")}
        label={t("Address of the video")}
        placeholder={A_VIDEO}
        isLink
      />
      <p className="text-13 text-ink-subtle">
        {t("From YouTube or Vimeo. Nothing of theirs is loaded before a visitor presses play.")}
      </p>
      <PageImage
        type="picture"
        field={useDataField(index, "video", "image", null)}
        title={t("Picture of the video")}
        aspects={[{ label: msg("16 : 9"), ratio: 16 / 9 }]}
      />
    </>
  );
}

function MapForm({ index }: { index: number }) {
  return (
    <>
      <LinesControl
        field={useDataField(index, "map", "address", "")}
        label={t("Address")}
        rows={3}
        maxLength={MAX_LINES_LENGTH}
      />
      <TextControl
        field={useDataField(index, "map", "link", "")}
        label={t("Link to the place (optional)")}
        isLink
        placeholder={A_PLACE}
      />
      <p className="text-13 text-ink-subtle">
        {t("Without a link the address is looked up in the visitor's own map.")}
      </p>
    </>
  );
}
