import clsx from "clsx";
import { useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "#client/ui/Button.tsx";
import { CheckedInput } from "#client/ui/CheckedInput.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import type { Crop } from "#shared/images/crop.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import type { ChosenPicture } from "../pictures/pictureFile.ts";
import { WHOLE } from "../pictures/pictures.ts";
import { type Aspect, SHAPE_OPTIONS } from "./pictureSlots.ts";

export type CropResult = {
  crop: Crop;
  shape: Shape;
  widthPx: number;
  heightPx: number;
  /** what the picture is called where it is not seen; empty where it was not asked for */
  alt: string;
};

/** How a picture gets its alternative text. */
export type AltRules = {
  /** proposed for a file that was just chosen */
  propose(file: File): string;
  /** what is wrong with a text, in a sentence; null when nothing is */
  problemOf(text: string): string | null;
};

type Props = {
  picture: ChosenPicture;
  title: string;
  aspects: readonly Aspect[];
  /** the shape chosen before; null where there is none to choose */
  shape: Shape | null;
  /** null where the picture gets its name elsewhere */
  alt: AltRules | null;
  onDone(result: CropResult): void;
  onClose(): void;
};

const MAX_ZOOM = 4;

/** Chooses the shown part of a picture: drag or arrow keys move it, the slider zooms. */
export function CropDialog({ picture, title, aspects, shape: initialShape, alt, onDone, onClose }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>(initialShape ?? SHAPES.square);
  const [aspect, setAspect] = useState(0);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [text, setText] = useState(() => alt?.propose(picture.file) ?? "");
  const [isAltShown, setAltShown] = useState(false);
  const altInput = useRef<HTMLDivElement>(null);
  const altProblem = alt?.problemOf(text) ?? null;
  const isRound = shape === SHAPES.circle;
  const ratio = isRound ? 1 : (aspects[aspect]?.ratio ?? picture.widthPx / picture.heightPx);
  const done = () => {
    if (altProblem !== null) {
      setAltShown(true);
      altInput.current?.querySelector("input")?.focus();
      return;
    }
    const size = { widthPx: crop.width * picture.widthPx, heightPx: crop.height * picture.heightPx };
    onDone({ crop, shape, ...size, alt: text.trim() });
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={title}
      description={t("Drag the picture, or move it with the arrow keys.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button onClick={done}>{t("Use picture")}</Button>
        </>
      }
    >
      {picture.isStill && (
        <InlineAlert kind="info" className="mt-4">
          {t("The animation is too large for a mail: this is its first picture.")}
        </InlineAlert>
      )}
      <div
        className={clsx(
          "relative mt-4 h-72 overflow-hidden rounded-control",
          picture.file.type === "image/jpeg" ? "bg-plate" : "see-through",
        )}
      >
        <Cropper
          image={picture.url}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ratio}
          cropShape={isRound ? "round" : "rect"}
          showGrid={!isRound}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": t("Shown part, move it with the arrow keys") }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={({ x, y, width, height }) =>
            setCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
          }
        />
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <Slider
          label={t("Zoom")}
          min={100}
          max={MAX_ZOOM * 100}
          unit="%"
          value={Math.round(zoom * 100)}
          onChange={(percent) => setZoom(percent / 100)}
        />
        {initialShape !== null && (
          <SegmentedControl
            label={t("Shape")}
            value={String(shape)}
            options={SHAPE_OPTIONS.map(({ value, label }) => ({ value: String(value), label: t(label) }))}
            onChange={(value) => setShape(Number(value) as Shape)}
          />
        )}
        {!isRound && aspects.length > 1 && (
          <SegmentedControl
            label={t("Proportions")}
            value={String(aspect)}
            options={aspects.map(({ label }, index) => ({ value: String(index), label: t(label) }))}
            onChange={(value) => setAspect(Number(value))}
          />
        )}
        {alt && (
          <div ref={altInput}>
            <CheckedInput
              label={t("Alternative text")}
              hint={t("Read aloud, and shown where pictures are blocked.")}
              size="small"
              autoComplete="off"
              required
              maxLength={MAX_LINE_LENGTH}
              value={text}
              problem={altProblem}
              error={isAltShown ? (altProblem ?? undefined) : undefined}
              onChange={setText}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
