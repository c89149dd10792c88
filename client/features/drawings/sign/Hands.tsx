import clsx from "clsx";
import { useState } from "react";
import { ColorField } from "#client/ui/ColorField.tsx";
import { Input } from "#client/ui/Input.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { HANDWRITING_FONTS, type HandwritingFont } from "#shared/catalog/handwriting.ts";
import { DRAWING_DENSITY, MAX_HANDWRITING_CHARS } from "#shared/drawings/constants.ts";
import { handwriting } from "#shared/drawings/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { INK } from "#shared/lib/color.ts";
import { type Drawing, useBlobUrl, useDrawing } from "../useDrawing.ts";
import { handPicture, SAMPLE_PX, sampleOf, type Typed } from "./typed.ts";

/** The words in the chosen font; null draws nothing. */
export const useTypedSample = (typed: Typed | null): Drawing => useDrawing(handwriting, typed && sampleOf(typed));

type Props = {
  typed: Typed;
  /** of `useTypedSample` */
  sample: Drawing;
  /** colours to choose from */
  swatches: readonly string[];
  onChange(typed: Typed): void;
};

/** The person's own words in each of the fonts, drawn by the server: mails get a picture, for no mail program has them. */
export function Hands({ typed, sample, swatches, onChange }: Props) {
  const { text, font, color, sizePx } = typed;
  const [round, setRound] = useState(0);
  const retry = () => {
    sample.retry?.();
    setRound(round + 1);
  };
  return (
    <div className="flex flex-col gap-4">
      <Input
        label={t("Your name, as you sign")}
        value={text}
        maxLength={MAX_HANDWRITING_CHARS}
        autoComplete="name"
        onChange={(event) => onChange({ ...typed, text: event.target.value })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-13 font-medium">{t("Handwriting")}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {HANDWRITING_FONTS.map((name) => (
            <FontTile
              key={`${name} ${round}`}
              font={name}
              text={text}
              color={color}
              isChosen={name === font}
              onChoose={() => onChange({ ...typed, font: name })}
            />
          ))}
        </div>
      </fieldset>
      {sample.problem ? (
        <RetryAlert retry={sample.retry && retry}>{sample.problem}</RetryAlert>
      ) : (
        <Sample typed={typed} drawn={sample.drawn} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Slider
          label={t("Size")}
          min={20}
          max={96}
          unit="px"
          value={sizePx}
          onChange={(size) => onChange({ ...typed, sizePx: size })}
        />
        <ColorField
          label={t("Ink")}
          value={color === INK ? null : color}
          fallback={INK}
          against="#ffffff"
          swatches={swatches}
          onChange={(chosen) => onChange({ ...typed, color: chosen ?? INK })}
        />
      </div>
    </div>
  );
}

/** The chosen one as large as mails show it. */
function Sample({ typed: { text, color, sizePx }, drawn }: Pick<Props, "typed"> & Pick<Drawing, "drawn">) {
  const url = useBlobUrl(drawn?.file);
  if (!drawn || !url) return null;
  const scale = sizePx / SAMPLE_PX / DRAWING_DENSITY;
  return (
    <figure className="rounded-control bg-white px-4 py-3 ring-1 ring-line">
      <figcaption className="text-12 text-[#5f6e73]">{t("In your mails")}</figcaption>
      <span
        role="img"
        aria-label={text}
        className="mt-1 block max-w-full forced-color-adjust-none"
        style={{
          width: drawn.widthPx * scale,
          aspectRatio: `${drawn.widthPx} / ${drawn.heightPx}`,
          background: color,
          mask: `url("${url}") left / contain no-repeat`,
        }}
      />
    </figure>
  );
}

type TileProps = { font: HandwritingFont; text: string; color: string; isChosen: boolean; onChoose(): void };

function FontTile({ font, text, color, isChosen, onChoose }: TileProps) {
  const { drawn, isBusy, problem } = useDrawing(handwriting, sampleOf({ font, text }));
  const own = useBlobUrl(drawn?.file);
  const url = text.trim() ? own : handPicture(font);
  return (
    <label
      className={clsx(
        "flex cursor-pointer flex-col overflow-hidden rounded-control bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "ring-2 ring-primary" : "ring-1 ring-line hover:ring-control",
      )}
    >
      <input type="radio" name="handwriting" className="sr-only" value={font} checked={isChosen} onChange={onChoose} />
      <span className="grid h-18 place-items-center bg-white px-3 text-[#5f6e73]">
        {url && (
          <span
            aria-hidden="true"
            className={clsx("size-full forced-color-adjust-none", isBusy && "opacity-40")}
            style={{ background: color, mask: `url("${url}") center / contain no-repeat`, maxHeight: 56 }}
          />
        )}
        {!url && isBusy && <Spinner label={t("Drawing {name}", { name: font })} />}
        {problem && <span className="text-12">{t("Not drawn")}</span>}
      </span>
      <span className="flex flex-1 flex-wrap content-start justify-between gap-x-2 border-t border-line px-2.5 py-1.5 text-12">
        {font}
        {drawn?.missing && <span className="text-warning">{t("Has no {letters}", { letters: drawn.missing })}</span>}
      </span>
    </label>
  );
}
