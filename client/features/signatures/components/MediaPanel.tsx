import { Trash2 } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { MAX_IMAGE_MB } from "#shared/images/constants.ts";
import { MAX_IMAGE_WIDTH, MIN_IMAGE_WIDTH, parseSource, SHAPES, type Shape } from "#shared/images/variant.ts";
import { useDocument, useEditing, useSaveState, useSectionField, useView } from "../editor/EditingContext.tsx";
import { type ChosenPicture, readPicture } from "../editor/pictureFile.ts";
import { localPath } from "../editor/pictures.ts";
import type { CropResult } from "./CropDialog.tsx";
import { ChoiceControl, SliderControl, TextControl } from "./controls.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { Group } from "./Group.tsx";
import { PICTURE_SLOTS, type PictureSlot, SHAPE_OPTIONS } from "./pictureSlots.ts";

const CropDialog = lazyPart(async () => (await import("./CropDialog.tsx")).CropDialog);

/** Photo, logo and banner. */
export function MediaPanel() {
  return PICTURE_SLOTS.map((slot) => <Picture key={slot.type} slot={slot} />);
}

function Picture({ slot }: { slot: PictureSlot }) {
  const path = useDocument(({ media }) => media[slot.type]);
  const { picked, problem, isBusy, pick, use, close } = usePicking(slot);
  const shape = useDocument(({ design }) => (slot.shapeKey ? design[slot.shapeKey] : SHAPES.square)) as Shape;
  const refusal = useRefusal(slot);
  return (
    <Group title={slot.title}>
      <p className="text-13 text-ink-muted">{slot.hint}</p>
      {path && <Current slot={slot} path={path} shape={shape} />}
      <FileDrop
        label={path ? `Replace ${slot.title.toLowerCase()}` : `Choose ${slot.title.toLowerCase()}`}
        hint={`or drop it here. PNG, JPEG, WebP or GIF, up to ${MAX_IMAGE_MB} MB`}
        isBusy={isBusy}
        onFile={pick}
      />
      {(problem ?? refusal) && <InlineAlert kind="danger">{problem ?? refusal}</InlineAlert>}
      {path && <Settings slot={slot} />}
      {picked && (
        <Suspense fallback={<p className="text-13 text-ink-muted">The picture opens as soon as the network allows.</p>}>
          <CropDialog
            picture={picked}
            slot={slot}
            shape={path ? shape : firstShape(slot)}
            onDone={use}
            onClose={close}
          />
        </Suspense>
      )}
    </Group>
  );
}

/** A first photo is proposed round, a logo as it is. */
const firstShape = ({ type }: PictureSlot): Shape => (type === "photo" ? SHAPES.circle : SHAPES.square);

/** The way of a picture from the chosen file to the document. */
function usePicking(slot: PictureSlot) {
  const { changeAtOnce, pictures, shaper } = useEditing();
  const [picked, setPicked] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(picked?.url ?? ""), [picked]);
  return {
    picked,
    problem,
    isBusy,
    close: () => setPicked(null),
    async pick(file: File) {
      setBusy(true);
      setProblem(null);
      const result = await readPicture(file);
      setBusy(false);
      if (typeof result === "string") setProblem(result);
      else setPicked(result);
    },
    async use({ crop, shape, widthPx, heightPx }: CropResult) {
      if (!picked) return;
      const path = localPath(widthPx, heightPx);
      await pictures.keep(path, { file: picked.file, crop });
      // Drawn before it is shown, so that the canvas never has a hole.
      await shaper.prepare(path, shape);
      changeAtOnce(({ media, design }) => {
        media[slot.type] = path;
        if (slot.shapeKey) design[slot.shapeKey] = shape;
      });
      setPicked(null);
    },
  };
}

/** The server's sentence when it refused this very picture. */
function useRefusal({ type }: PictureSlot): string | null {
  const state = useSaveState();
  return state.kind === "refused" && state.picture === type ? state.error.message : null;
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
        alt={`${slot.title} now`}
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
        Remove<span className="sr-only"> {slot.title}</span>
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
      <ChoiceControl field={shape} label="Shape" options={SHAPE_OPTIONS} isHidden={slot.shapeKey === null} />
      <SliderControl field={width} label="Width" min={MIN_IMAGE_WIDTH} max={MAX_IMAGE_WIDTH} unit="px" />
      <ChoiceControl
        field={position}
        label="Place"
        options={[
          { value: 1, label: "Below" },
          { value: 2, label: "Above" },
        ]}
        isHidden={slot.type !== "banner"}
      />
      <TextControl field={link} label="Link (optional)" placeholder="https://…" isLink />
    </>
  );
}
