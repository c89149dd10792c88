import { LayoutTemplate, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { queryPart } from "#client/lib/queryPart.ts";
import { Badge } from "#client/ui/Badge.tsx";
import { Button } from "#client/ui/Button.tsx";
import { MAX_IMAGE_WIDTH, MIN_IMAGE_WIDTH, parseSource, SHAPES, type Shape } from "#shared/images/variant.ts";
import { inSentence } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { CropResult } from "../inputs/CropDialog.tsx";
import { PicturePicker } from "../inputs/PicturePicker.tsx";
import { PICTURE_SLOTS, type PictureSlot, SHAPE_OPTIONS } from "../inputs/pictureSlots.ts";
import { useDocument, useEditing, useSaveState, useSectionField, useView } from "../session/EditingContext.tsx";
import { ChoiceControl, SliderControl, TextControl } from "./controls.tsx";
import { GroundControl } from "./GroundControl.tsx";
import { Group } from "./Group.tsx";

const BannerDialog = queryPart(async () => (await import("./banners/BannerDialog.tsx")).BannerDialog);

/** Photo, logo and banner. */
export function MediaPanel() {
  return PICTURE_SLOTS.map((slot) => <Picture key={slot.type} slot={slot} />);
}

function Picture({ slot }: { slot: PictureSlot }) {
  const { changeAtOnce, keepPicture } = useEditing();
  const path = useDocument(({ media }) => media[slot.type]);
  const shape = useDocument(({ design }) => (slot.shapeKey ? design[slot.shapeKey] : SHAPES.square)) as Shape;
  const title = t(slot.title);
  const name = inSentence(title);
  const use = async (file: File, { crop, shape: chosen, widthPx, heightPx }: CropResult) => {
    const kept = await keepPicture({ file, crop }, widthPx, heightPx, chosen);
    changeAtOnce(({ media, design }) => {
      media[slot.type] = kept;
      if (slot.shapeKey) design[slot.shapeKey] = chosen;
    });
  };
  return (
    <Group title={title} aside={slot.isPaid && <Badge>Pro</Badge>}>
      <p className="text-13 text-ink-muted">{t(slot.hint)}</p>
      {path && <Current slot={slot} path={path} shape={shape} />}
      <PicturePicker
        name={name}
        label={path ? t("Replace {name}", { name }) : t("Choose {name}", { name })}
        aspects={slot.aspects}
        shape={slot.shapeKey && (path ? shape : firstShape(slot))}
        refusal={useRefusal(slot)}
        path={`media.${slot.type}`}
        onUse={use}
      />
      {slot.type === "banner" && <BannerMaker />}
      {path && <Settings slot={slot} />}
    </Group>
  );
}

/** For those who have no banner at hand: ready designs to fill in. */
function BannerMaker() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<LayoutTemplate className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("Make a banner")}
      </Button>
      {isOpen && (
        <Suspense
          fallback={<p className="text-13 text-ink-muted">{t("The designs open as soon as the network allows.")}</p>}
        >
          <BannerDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A first photo is proposed round, a logo as it is. */
const firstShape = ({ type }: PictureSlot): Shape => (type === "photo" ? SHAPES.circle : SHAPES.square);

/** The server's sentence when it refused this very picture. */
function useRefusal({ type }: PictureSlot): string | null {
  const state = useSaveState();
  return state.kind === "refused" && state.picture === `media.${type}` ? state.error.message : null;
}

function Current({ slot, path, shape }: { slot: PictureSlot; path: string; shape: Shape }) {
  const { changeAtOnce, shaper } = useEditing();
  // Redraws when the picture is ready.
  useView();
  const source = parseSource(path);
  return (
    <div className="flex items-center gap-3">
      <img
        src={shaper.urlOf(path, shape) || undefined}
        alt={t("{name} now", { name: t(slot.title) })}
        className="max-h-16 max-w-40 rounded-chip"
        width={source?.widthPx}
        height={source?.heightPx}
        style={{ width: "auto", height: 64 }}
      />
      <Button
        look="ghost"
        size="small"
        className="ml-auto"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() =>
          changeAtOnce(({ media }) => {
            media[slot.type] = null;
          })
        }
      >
        {t("Remove")}
        <span className="sr-only"> {t(slot.title)}</span>
      </Button>
    </div>
  );
}

function Settings({ slot }: { slot: PictureSlot }) {
  const shape = useSectionField("design", slot.shapeKey ?? "logoShape");
  const width = useSectionField("design", slot.widthKey);
  const link = useSectionField("media", slot.linkKey);
  const position = useSectionField("media", "bannerPosition");
  return (
    <>
      <ChoiceControl field={shape} label={t("Shape")} options={SHAPE_OPTIONS} isHidden={slot.shapeKey === null} />
      {slot.type === "photo2" && <GroundControl />}
      <SliderControl field={width} label={t("Width")} min={MIN_IMAGE_WIDTH} max={MAX_IMAGE_WIDTH} unit="px" />
      <ChoiceControl
        field={position}
        label={t("Place")}
        options={[
          { value: 1, label: msg("Below") },
          { value: 2, label: msg("Above") },
        ]}
        isHidden={slot.type !== "banner"}
      />
      <TextControl field={link} label={t("Link (optional)")} placeholder="https://…" isLink />
    </>
  );
}
