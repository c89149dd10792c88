import clsx from "clsx";
import { Trash2 } from "lucide-react";
import { Suspense } from "react";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { isLostOn, MAIL_CONTRAST } from "#shared/images/logoInk.ts";
import { parseSource, SHAPES, type Shape } from "#shared/images/variant.ts";
import { inSentence } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { WHITE } from "#shared/lib/color.ts";
import type { LockName } from "#shared/members/masters/lockNames.ts";
import { altProblem, automaticAlt, suggestedAlt } from "#shared/signatures/alt.ts";
import type { ImageType } from "#shared/signatures/constants.ts";
import type { AltRules, CropResult } from "../inputs/CropDialog.tsx";
import { PicturePicker } from "../inputs/PicturePicker.tsx";
import { PICTURE_SLOTS, type PictureSlot, SHAPE_OPTIONS } from "../inputs/pictureSlots.ts";
import { SlotPictures } from "../inputs/SlotPictures.tsx";
import { inkOf } from "../pictures/logoInk.ts";
import { useDocument, useEditing, useSaveState, useSectionField, useView } from "../session/EditingContext.tsx";
import { ChoiceControl } from "./controls.tsx";
import { GroundControl } from "./GroundControl.tsx";
import { Group } from "./Group.tsx";
import { Locked } from "./Locked.tsx";
import { PictureWidth } from "./PictureWidth.tsx";
import { ProBadge } from "./ProBadge.tsx";
import { TextControl } from "./TextControl.tsx";

const CanvaButton = lazyPart(async () => (await import("./canva/CanvaButton.tsx")).CanvaButton);
const BannerStrip = queryPart(async () => (await import("./banners/BannerStrip.tsx")).BannerStrip);

const LOCK_OF = { photo: "photo", photo2: "logo", banner: "banner" } as const satisfies Record<ImageType, LockName>;

/** Photo, logo and banner. */
export function MediaPanel() {
  return PICTURE_SLOTS.map((slot) => <Picture key={slot.type} slot={slot} />);
}

function Picture({ slot }: { slot: PictureSlot }) {
  const { editor, changeAtOnce, keepPicture } = useEditing();
  const { canva } = useApp().site;
  const path = useDocument(({ media }) => media[slot.type]);
  const shape = useDocument(({ design }) => (slot.shapeKey ? design[slot.shapeKey] : SHAPES.square)) as Shape;
  const title = t(slot.title);
  const name = inSentence(title);
  const alt: AltRules = {
    propose: () => suggestedAlt(editor.document(), slot.type),
    problemOf: (text) => problemIn(altProblem(editor.document(), slot.type, text)),
  };
  const use = async (file: File, { crop, shape: chosen, widthPx, heightPx, alt: text }: CropResult) => {
    const kept = await keepPicture({ file, crop }, widthPx, heightPx, chosen);
    const ink = slot.type === "photo2" ? await inkOf({ file, crop }) : null;
    changeAtOnce(({ general, media, design }) => {
      media[slot.type] = kept;
      if (slot.type === "photo2") media.photo2Ink = ink;
      // What would be said anyway follows the name it is made of.
      media[`${slot.type}Alt`] = text === automaticAlt({ general, media }, slot.type) ? "" : text;
      if (slot.shapeKey) design[slot.shapeKey] = chosen;
    });
  };
  return (
    <Group title={title} aside={slot.isPaid && <ProBadge need="hasAllParts" />}>
      <Locked lock={LOCK_OF[slot.type]}>
        <p className="text-13 text-ink-muted">{t(slot.hint)}</p>
        {path && <Current slot={slot} path={path} shape={shape} />}
        <PicturePicker
          name={name}
          label={path ? t("Replace {name}", { name }) : t("Choose {name}", { name })}
          aspects={slot.aspects}
          shape={slot.shapeKey && (path ? shape : firstShape(slot))}
          alt={alt}
          refusal={useRefusal(slot)}
          path={`media.${slot.type}`}
          offersOwn={false}
          onUse={use}
        />
        <SlotPictures slot={slot} shape={shape} />
        {slot.type === "banner" && (
          <Suspense fallback={<OnItsWay offline={t("You are offline. Designs open when you are back.")} />}>
            <BannerStrip />
            {canva && <CanvaButton apiKey={canva} />}
          </Suspense>
        )}
        {path && <Settings slot={slot} />}
      </Locked>
    </Group>
  );
}

/** A sentence of the rules, in the language of whoever reads it. */
const problemIn = (problem: string | null) => (problem === null ? null : t(problem));

/** A first photo is proposed round, a logo as it is. */
const firstShape = ({ type }: PictureSlot): Shape => (type === "photo" ? SHAPES.circle : SHAPES.square);

/** The server's sentence when it refused this very picture. */
function useRefusal({ type }: PictureSlot): string | null {
  const state = useSaveState();
  return state.kind === "refused" && state.picture === `media.${type}`
    ? (state.error.errors[0]?.message ?? state.error.message)
    : null;
}

function Current({ slot, path, shape }: { slot: PictureSlot; path: string; shape: Shape }) {
  const { removeAtOnce, shaper } = useEditing();
  // Redraws when the picture is ready.
  useView();
  const source = parseSource(path);
  const isLight = useDocument(({ media }) => slot.type === "photo2" && isLostOn(media.photo2Ink, WHITE, MAIL_CONTRAST));
  const remove = () =>
    removeAtOnce(({ media }) => {
      media[slot.type] = null;
      media[`${slot.type}Alt`] = "";
      if (slot.type === "photo2") media.photo2Ink = null;
    }, t("The picture was removed."));
  return (
    <div className="flex items-center gap-3">
      {/* Mails are white: so is the ground, in the dark theme too, but not behind a picture that it would swallow. */}
      <span
        className={clsx(
          "grid min-h-16 min-w-16 place-items-center rounded-chip p-1.5 ring-1 ring-line",
          isLight ? "bg-plate" : "bg-white",
        )}
      >
        <img
          src={shaper.urlOf(path, shape) || undefined}
          alt={t("{name} now", { name: t(slot.title) })}
          className="max-h-16 max-w-48 object-contain"
          style={{ width: "auto", height: "auto" }}
          width={source?.widthPx}
          height={source?.heightPx}
        />
      </span>
      <Button
        look="ghost"
        size="small"
        className="ml-auto"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={remove}
      >
        {t("Remove")}
        <span className="sr-only"> {t(slot.title)}</span>
      </Button>
    </div>
  );
}

function Settings({ slot }: { slot: PictureSlot }) {
  const shape = useSectionField("design", slot.shapeKey ?? "logoShape");
  const link = useSectionField("media", slot.linkKey);
  const alt = useSectionField("media", `${slot.type}Alt`);
  const problem = useDocument((document) => altProblem(document, slot.type));
  const automatic = useDocument((document) => automaticAlt(document, slot.type));
  const position = useSectionField("media", "bannerPosition");
  return (
    <>
      <Locked lock="design">
        <ChoiceControl field={shape} label={t("Shape")} options={SHAPE_OPTIONS} isHidden={slot.shapeKey === null} />
        {slot.type === "photo2" && <GroundControl />}
        <PictureWidth slot={slot} />
      </Locked>
      <ChoiceControl
        field={position}
        label={t("Place")}
        options={[
          { value: 1, label: msg("Below") },
          { value: 2, label: msg("Above") },
        ]}
        isHidden={slot.type !== "banner"}
      />
      <TextControl field={alt} label={t("Alternative text")} placeholder={automatic} problem={problemIn(problem)} />
      <TextControl field={link} label={t("Link (optional)")} placeholder="https://…" isLink />
    </>
  );
}
