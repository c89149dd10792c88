import clsx from "clsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { HANDWRITING_FONTS, type HandwritingFont } from "#shared/catalog/handwriting.ts";
import { DRAWING_DENSITY, MAX_HANDWRITING_CHARS } from "#shared/drawings/constants.ts";
import { handwriting } from "#shared/drawings/endpoints.ts";
import { INK } from "#shared/lib/color.ts";
import { useBlobUrl, useDrawing } from "../useDrawing.ts";
import { useTemplateColors } from "../useTemplateColors.ts";

/** A name in a handwriting font. */
export type Typed = { text: string; font: HandwritingFont; color: string; sizePx: number };

export const typedBefore = ({ text }: { text: string }): Typed => ({
  text: text.slice(0, MAX_HANDWRITING_CHARS),
  font: HANDWRITING_FONTS[0],
  color: INK,
  sizePx: 48,
});

/** Of the pictures to choose from; they are coloured here, so that another colour asks for no other picture. */
const SAMPLE_PX = 40;

type Props = { typed: Typed; onChange(typed: Typed): void };

/** The person's own words in each of the fonts, drawn by the server: mails get a picture, for no mail program has them. */
export function TypeTab({ typed, onChange }: Props) {
  const { text, font, color, sizePx } = typed;
  return (
    <div className="flex flex-col gap-4">
      <Input
        label="Your name, as you sign"
        value={text}
        maxLength={MAX_HANDWRITING_CHARS}
        autoComplete="name"
        onChange={(event) => onChange({ ...typed, text: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">Handwriting</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {HANDWRITING_FONTS.map((name) => (
            <FontTile
              key={name}
              font={name}
              text={text.trim()}
              color={color}
              isChosen={name === font}
              onChoose={() => onChange({ ...typed, font: name })}
            />
          ))}
        </div>
      </fieldset>
      <Sample typed={typed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Slider
          label="Size"
          min={20}
          max={96}
          unit="px"
          value={sizePx}
          onChange={(size) => onChange({ ...typed, sizePx: size })}
        />
        <ColorField
          label="Ink"
          value={color === INK ? null : color}
          fallback={INK}
          against="#ffffff"
          swatches={useTemplateColors()}
          onChange={(chosen) => onChange({ ...typed, color: chosen ?? INK })}
        />
      </div>
    </div>
  );
}

/** The chosen one as large as mails show it. */
function Sample({ typed: { text, font, color, sizePx } }: Pick<Props, "typed">) {
  const { drawn } = useDrawing(handwriting, text.trim() ? { font, text: text.trim(), sizePx: SAMPLE_PX } : null);
  const url = useBlobUrl(drawn?.file);
  if (!drawn || !url) return null;
  const scale = sizePx / SAMPLE_PX / DRAWING_DENSITY;
  return (
    <figure className="rounded-control bg-white px-4 py-3 ring-1 ring-line">
      <figcaption className="text-12 text-[#5f6e73]">In your mails</figcaption>
      <span
        aria-hidden="true"
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
  const { drawn, isBusy, problem, retry } = useDrawing(handwriting, text ? { font, text, sizePx: SAMPLE_PX } : null);
  const url = useBlobUrl(drawn?.file);
  return (
    <div
      className={clsx(
        "flex flex-col overflow-hidden rounded-control bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "ring-2 ring-primary" : "ring-1 ring-line hover:ring-control",
      )}
    >
      <label className="flex flex-1 cursor-pointer flex-col">
        <input
          type="radio"
          name="handwriting"
          className="sr-only"
          value={font}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="grid h-18 place-items-center bg-white px-3 text-[#5f6e73]">
          {url && (
            <span
              aria-hidden="true"
              className={clsx("size-full forced-color-adjust-none", isBusy && "opacity-40")}
              style={{ background: color, mask: `url("${url}") center / contain no-repeat`, maxHeight: 56 }}
            />
          )}
          {!url && isBusy && <Spinner label={`Drawing ${font}`} />}
        </span>
        <span className="flex flex-1 flex-wrap content-start justify-between gap-x-2 border-t border-line px-2.5 py-1.5 text-12">
          {font}
          {drawn?.missing && <span className="text-warning">{`Has no ${drawn.missing}`}</span>}
        </span>
      </label>
      {problem && (
        <p className="px-2.5 pb-2 text-12 text-danger">
          {problem}{" "}
          <button type="button" className="font-medium underline" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
