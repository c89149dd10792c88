import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import type { Crop } from "#shared/images/crop.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import type { ChosenPicture } from "../pictures/pictureFile.ts";
import { WHOLE } from "../pictures/pictures.ts";
import { type Aspect, SHAPE_OPTIONS } from "./pictureSlots.ts";

export type CropResult = { crop: Crop; shape: Shape; widthPx: number; heightPx: number };

type Props = {
  picture: ChosenPicture;
  title: string;
  aspects: readonly Aspect[];
  /** the shape chosen before; null where there is none to choose */
  shape: Shape | null;
  onDone(result: CropResult): void;
  onClose(): void;
};

const MAX_ZOOM = 4;

/** Chooses the shown part of a picture: drag or arrow keys move it, the slider zooms. */
export function CropDialog({ picture, title, aspects, shape: initialShape, onDone, onClose }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>(initialShape ?? SHAPES.square);
  const [aspect, setAspect] = useState(0);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const isRound = shape === SHAPES.circle;
  const ratio = isRound ? 1 : (aspects[aspect]?.ratio ?? picture.widthPx / picture.heightPx);
  const done = () =>
    onDone({ crop, shape, widthPx: crop.width * picture.widthPx, heightPx: crop.height * picture.heightPx });
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
      <div className="relative mt-4 h-72 overflow-hidden rounded-control bg-plate">
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
      </div>
    </Modal>
  );
}
