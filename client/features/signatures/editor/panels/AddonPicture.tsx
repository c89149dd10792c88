import { Trash2 } from "lucide-react";
import { Suspense } from "react";
import { queryPart } from "#client/lib/queryPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { MESSAGES } from "#shared/errors/messages.ts";
import { parseSource, SHAPES } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { sameAlt } from "#shared/signatures/alt.ts";
import { type AddonPictureProps, useAddonText, useRemovePicture, useTakePicture } from "../inputs/addonPictures.ts";
import type { AltRules, CropResult } from "../inputs/CropDialog.tsx";
import { PicturePicker } from "../inputs/PicturePicker.tsx";
import { PNG_OR_JPEG } from "../pictures/pictureFile.ts";
import { nameOfFile } from "../pictures/pictureName.ts";
import { type AddonPlace, addonPath, entriesOf, valuesAt } from "../session/addonValues.ts";
import { useEditing, useField, useView } from "../session/EditingContext.tsx";
import { SliderControl } from "./controls.tsx";
import { GroundControl } from "./GroundControl.tsx";
import { SignPicture } from "./SignPicture.tsx";

const QrPicture = queryPart(async () => (await import("./QrPicture.tsx")).QrPicture);
const VideoPicture = queryPart(async () => (await import("./VideoPicture.tsx")).VideoPicture);

/** The picture of an addon: what it is now, where it comes from, how wide it is shown. */
export function AddonPicture({ place, rules }: AddonPictureProps) {
  const image = useAddonText(place, "image");
  const take = useTakePicture(place, rules);
  const error = useView().errors[addonPath(place, "image")];
  const alt = useAlt(place);
  const use = (file: File, { crop, widthPx, heightPx, alt: text }: CropResult) =>
    take({ file, crop }, { widthPx, heightPx, density: 1 }, { text });
  return (
    <div className="flex flex-col gap-3">
      {image && <Current place={place} rules={rules} image={image} />}
      {rules.from === "hand" && <SignPicture place={place} rules={rules} />}
      <Suspense fallback={<OnItsWay />}>
        {rules.from === "video" && <VideoPicture place={place} rules={rules} />}
        {rules.from === "link" && <QrPicture place={place} rules={rules} />}
      </Suspense>
      {rules.from === "file" && (
        <PicturePicker
          name={t(rules.name)}
          label={image ? t("Choose another picture") : t("Choose a picture")}
          limits={PNG_OR_JPEG}
          aspects={rules.aspects}
          alt={alt}
          path={addonPath(place, "image")}
          onUse={use}
        />
      )}
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      {image && <Width place={place} rules={rules} />}
      {image && rules.from === "hand" && <GroundControl />}
    </div>
  );
}

/** A picture from a file has no words of its own: it is called what its addon is called, or what the file is. */
function useAlt(place: AddonPlace): AltRules {
  const { editor } = useEditing();
  return {
    propose: ({ name }) => String(valuesAt(editor.document(), place)?.text ?? "").trim() || nameOfFile(name),
    problemOf(text) {
      const others = entriesOf(editor.document(), place.index).filter((_, entry) => entry !== place.entry);
      const isTaken = others.some((other) => sameAlt(String(other.image ? other.text : ""), text));
      return text.trim() === "" || isTaken ? t(MESSAGES.altRequired) : null;
    },
  };
}

function Current({ place, rules, image }: AddonPictureProps & { image: string }) {
  const remove = useRemovePicture(place, rules);
  const { shaper } = useEditing();
  // Redraws when the picture is ready.
  useView();
  const source = parseSource(image);
  const { name, from } = rules;
  return (
    <div className="flex items-center gap-3">
      {/* Mails are white: so is the ground, in the dark theme too. */}
      <span className="grid min-h-14 min-w-20 place-items-center rounded-chip bg-white p-2 ring-1 ring-line">
        <img
          src={shaper.urlOf(image, SHAPES.square) || undefined}
          alt={t("The {name} now", { name: t(name) })}
          width={source?.widthPx}
          height={source?.heightPx}
          className="max-h-14 max-w-44 object-contain"
          style={{ width: "auto", height: "auto" }}
        />
      </span>
      {from !== "link" && (
        <Button
          look="ghost"
          size="small"
          className="ml-auto"
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={remove}
        >
          {t("Remove")}
          <span className="sr-only"> {t(name)}</span>
        </Button>
      )}
    </div>
  );
}

function Width({ place, rules: { range } }: AddonPictureProps) {
  const field = useField<number>(
    addonPath(place, "width"),
    (document) => {
      const value = valuesAt(document, place)?.width;
      return typeof value === "number" ? value : range.usualPx;
    },
    (document, width) => {
      const values = valuesAt(document, place);
      if (values) values.width = width;
    },
  );
  return <SliderControl field={field} label={t("Width")} min={range.minPx} max={range.maxPx} unit="px" />;
}
