import { escapeText, type Markup, trusted, write } from "./html.ts";

/** A picture with its place on the page, in CSS pixels; the file behind it is usually twice as dense. */
export type Picture = { src: string | Markup; widthPx: number; heightPx: number; alt: string };

/** From here on a picture gives way where the screen is narrow, and a wide one sooner: a face keeps its size beside its text. */
const FLUID_PX = 160;
const FLUID_WIDE_PX = 40;
const WIDE = 1.5;

/**
 * But it keeps this much of its width, and needs no more than that. A table takes all it can get from a picture with
 * `max-width` alone, to nothing at all; every program that reads the one reads `min-width` as well (caniemail.com).
 */
const KEPT = 0.6;
const MOST_KEPT_PX = 200;

/** The width that a portrait keeps on the narrowest screens. */
export const leastWidth = (widthPx: number) => (widthPx < FLUID_PX ? widthPx : widthPx * KEPT);

/** The size as attributes: Word reads nothing else, and would draw a dense file at its full size. */
export function image({ src, widthPx, heightPx, alt }: Picture): Markup {
  const size = `width="${widthPx}" height="${heightPx}"`;
  const isFluid = widthPx >= (widthPx > heightPx * WIDE ? FLUID_WIDE_PX : FLUID_PX);
  const leastPx = Math.round(Math.min(widthPx * KEPT, MOST_KEPT_PX));
  const style = `display:block;border:0${isFluid ? `;max-width:100%;min-width:${leastPx}px;height:auto` : ""}`;
  return trusted(`<img src="${write(src)}" ${size} alt="${escapeText(alt)}" style="${style}">`);
}

/**
 * A picture that runs in a line of text, in its middle; Word puts it on the line.
 * @param more declarations for its alternative text
 */
export function inlineImage({ src, widthPx, heightPx, alt }: Picture, more = ""): Markup {
  const size = `width="${widthPx}" height="${heightPx}"`;
  const style = `border:0;vertical-align:middle${more}`;
  return trusted(`<img src="${write(src)}" ${size} alt="${escapeText(alt)}" style="${style}">`);
}

/**
 * A small square in front of words. A signature has many, so it says no more than it must: no border, for nothing links
 * from it. @param isInline among words, at the height of their middle; else in a cell of a `GLYPHS` table
 */
export function glyph({ src, widthPx, heightPx, alt }: Picture, isInline: boolean): Markup {
  const place = isInline ? ' align="absmiddle"' : "";
  return trusted(`<img src="${write(src)}" width="${widthPx}" height="${heightPx}" alt="${escapeText(alt)}"${place}>`);
}
/** Of a table with glyphs in cells of their own: no line is higher than they are. Once, instead of a style for each. */
export const GLYPHS = { style: "line-height:0" };
