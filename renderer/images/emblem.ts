import type { Emblem } from "#shared/images/emblem.ts";
import { BADGE_MARKS, type BadgeInk, type BadgeLine, emblemSvg } from "#shared/images/emblemSvg.ts";
import type { InkedMark } from "#shared/images/iconSvg.ts";
import { loadSharp } from "./decoder.ts";
import { at96Dpi } from "./density.ts";
import { inkOf } from "./ink.ts";
import { drawLetters, measureLetters, type TextStyle } from "./letters/letters.ts";
import { getMark } from "./marks.ts";

/** A rating's stars, a badge or a play mark as PNG. */
export async function drawEmblem(emblem: Emblem): Promise<Buffer> {
  const sharp = await loadSharp();
  const ink = emblem.kind === "badge" ? { mark: await markOf(BADGE_MARKS[emblem.type].network), write } : null;
  const drawing = Buffer.from(emblemSvg(emblem, ink));
  return at96Dpi(await sharp(drawing).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer());
}

/** Of a dark plate with a mark and words of one colour each, and their edges. */
const COLOURS = 64;

const styleOf = (line: BadgeLine): TextStyle => ({ family: "Open Sans", ...line });

/** The room that a badge's words take. */
export const measureBadgeLine = (text: string, line: BadgeLine) => measureLetters(text, styleOf(line));

const write: BadgeInk["write"] = (text, line) => {
  const { d, ink } = drawLetters(text, styleOf(line));
  return `<path transform="translate(${-ink.left} 0)" d="${d}"/>`;
};

async function markOf(network: string): Promise<InkedMark | null> {
  const mark = await getMark(network);
  return mark && { svg: mark.svg, ink: await inkOf(network, mark) };
}
