import { legibleOn, readableOn } from "#shared/lib/color.ts";
import { drawLetters, measureInk } from "../letters/letters.ts";
import { type Align, type Box, drawColumn, type Item, SHARES, type Valign } from "./column.ts";
import { type Fitted, fitText, type Type } from "./fit.ts";
import { at, circle, path, rect, type Svg, times } from "./svg.ts";

type Words = Type & {
  /** room above, in a column */
  gap?: number;
  /** every colour the words may stand on */
  on: string | readonly string[];
  /** goes behind the words, if there are any */
  end?: string;
  /** the colour wanted; it is darkened or lightened until it can be read there */
  fill?: string;
};
type Button = Omit<Words, "on"> & { ground: string; padX?: number; padY?: number; radius?: number; outline?: string };

/** Where a line of words has its ink, and the box of its column, in the coordinates it was drawn in; its colour and what that stands on. */
export type InkMark = {
  text: string;
  color: string;
  on: readonly string[];
  box: Box;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Large letters are read at less contrast. @see WCAG 2.2, 1.4.3 */
const LARGE_PX = 24;
const ratioFor = (sizePx: number) => (sizePx >= LARGE_PX ? 3 : 4.5);

/** Writes the words of one banner, and keeps in mind what could not be written and where the ink is. */
export function createPen() {
  const missing = new Set<string>();
  const marks: InkMark[] = [];

  /** On one line, without letters that no font has: they are told, not drawn. */
  function clean(text: string, { family, isCaps }: Type): string {
    const plain = oneLine(isCaps ? text.toUpperCase() : text);
    const { missing: lost, ink } = measureInk(plain, { family, sizePx: 10 });
    for (const letter of lost) missing.add(letter);
    return ink.right > ink.left
      ? oneLine(Array.from(plain, (letter) => (lost.includes(letter) ? "" : letter)).join(""))
      : "";
  }

  function drawLines(fitted: Fitted, color: string, on: readonly string[], box: Box, align: Align): Svg {
    const [left, top, width] = box;
    return fitted.lines
      .map((text, i) => {
        const { d, emoji, ink } = drawLetters(text, fitted.style);
        const x = left - ink.left + (width - (ink.right - ink.left)) * SHARES[align];
        const y = top + fitted.capPx + i * fitted.leadingPx;
        marks.push({
          text,
          color,
          on,
          box,
          left: x + ink.left,
          top: y + ink.top,
          right: x + ink.right,
          bottom: y + ink.bottom,
        });
        return at(x, y, path(d, color) + emoji);
      })
      .join("");
  }

  /** A text, in the colour wanted as far as it can be read. */
  function words(text: string, { on, fill, gap = 10, end = "", ...type }: Words): Item {
    const grounds = typeof on === "string" ? [on] : on;
    const said = clean(text, type);
    const plain = said && said + end;
    const tight: Type = { ...type, lines: 1, maxLines: 1 };
    return {
      isEmpty: plain === "",
      gap,
      place(widthPx, scale, isTight) {
        const fitted = fitText(plain, isTight ? tight : type, widthPx, scale);
        const heightPx = fitted.capPx + (fitted.lines.length - 1) * fitted.leadingPx;
        const color = legibleOn(fill ?? readableOn(grounds[0] ?? ""), grounds, ratioFor(fitted.sizePx));
        const draw = (left: number, top: number, align: Align) =>
          drawLines(fitted, color, grounds, [left, top, widthPx, heightPx], align);
        return { heightPx, abovePx: fitted.abovePx, belowPx: fitted.belowPx, draw };
      },
    };
  }

  /** Words on a plate as wide as they need. */
  function button(
    text: string,
    { ground, padX = 14, padY = 8, radius = 99, outline, fill, gap = 14, ...type }: Button,
  ): Item {
    const plain = clean(text, type);
    return {
      isEmpty: plain === "",
      gap,
      place(widthPx, scale) {
        const fitted = fitText(plain, type, widthPx - 2 * padX, scale);
        const [plateWidth, heightPx] = [fitted.widthPx + 2 * padX, fitted.capPx + 2 * padY];
        const color = legibleOn(fill ?? readableOn(ground), [ground]);
        const look = outline ? { fill: ground, stroke: legibleOn(outline, [ground], 1.5), strokeWidth: 1.5 } : ground;
        const draw = (left: number, top: number, align: Align) => {
          const x = left + (widthPx - plateWidth) * SHARES[align];
          const plate = rect(x, top, plateWidth, heightPx, look, Math.min(radius, heightPx / 2));
          return (
            plate + drawLines(fitted, color, [ground], [x + padX, top + padY, fitted.widthPx, fitted.capPx], "left")
          );
        };
        return { heightPx, abovePx: 0, belowPx: 0, draw };
      },
    };
  }

  /** A text again and again along a tape whose middle is 0,0, as often as it goes in whole. */
  function band(text: string, lengthPx: number, { on, fill, ...type }: Words): Svg {
    const grounds = typeof on === "string" ? [on] : on;
    const plain = clean(text, type);
    if (!plain) return "";
    const { lines, style, widthPx, capPx, sizePx } = fitText(plain, type, lengthPx);
    const { d, emoji, ink } = drawLetters(lines[0] ?? "", style);
    const step = widthPx + sizePx * 2;
    const count = Math.max(1, Math.floor((lengthPx + sizePx * 2) / step));
    const color = legibleOn(fill ?? readableOn(grounds[0] ?? ""), grounds);
    return times(count, (i) => {
      const x = (i - (count - 1) / 2) * step;
      const dot = i < count - 1 ? circle(x + step / 2, 0, sizePx * 0.2, color) : "";
      return at(x - (ink.left + ink.right) / 2, capPx / 2, path(d, color) + emoji) + dot;
    });
  }

  function column(box: Box, items: readonly Item[], align: Align = "left", valign: Valign = "middle"): Svg {
    const before = marks.length;
    const svg = drawColumn(box, items, align, valign);
    for (const mark of marks.slice(before)) mark.box = box;
    return svg;
  }

  return {
    words,
    button,
    band,
    column,
    /** One text in a box. */
    say: (text: string, box: Box, style: Words, align?: Align, valign?: Valign) =>
      column(box, [words(text, style)], align, valign),
    missing: () => [...missing],
    marks: () => marks,
  };
}

export type Pen = ReturnType<typeof createPen>;

const oneLine = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
