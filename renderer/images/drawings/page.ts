import type { PageCard } from "#shared/drawings/schema.ts";
import { INK, WHITE } from "#shared/lib/color.ts";
import { SHARE_SIZE } from "#shared/lib/head.ts";
import { createPen } from "../banners/pen.ts";
import { at, circle, path, rect, type Svg } from "../banners/svg.ts";
import { loadSharp } from "../decoder.ts";
import { at96Dpi } from "../density.ts";
import { drawLetters } from "../letters/letters.ts";
import type { Drawing } from "./drawing.ts";

const { width, height } = SHARE_SIZE;
const SIGNAL = "#00cfd6";
const MUTED = "#a9b8bd";
const COLOURS = 128;
const DISPLAY = { family: "Bricolage Grotesque", weight: 700 } as const;

/** What networks and chats show of a page of ours: its title, what it says of itself, and a signature on its way. */
export async function drawPage({ title, description }: PageCard): Promise<Drawing> {
  const pen = createPen();
  const words = pen.column(
    [72, 172, 600, 386],
    [
      pen.words(title, { ...DISPLAY, size: 62, floor: 44, lines: 2, maxLines: 4, leading: 1.16, on: INK, fill: WHITE }),
      pen.words(description, {
        family: "Inter",
        size: 26,
        floor: 22,
        lines: 3,
        maxLines: 4,
        leading: 1.4,
        gap: 52,
        on: INK,
        fill: MUTED,
      }),
    ],
    "left",
    "top",
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${rect(0, 0, width, height, INK)}${at(72, 104, wordmark())}${words}${at(748, 150, letter())}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg))
    .flatten()
    .png({ palette: true, colours: COLOURS, effort: 4, dither: 0, compressionLevel: 9 })
    .toBuffer();
  return { bytes: at96Dpi(bytes), type: "image/png", widthPx: width, heightPx: height, missing: pen.missing() };
}

/** Word and line, from the word's baseline. */
function wordmark(): Svg {
  const { d } = drawLetters("Signoff", { ...DISPLAY, sizePx: 42, spacingPx: -0.8 });
  const line = "M1 5.5C22 5 43 4.8 57 5c5 .1 8.5-1 9.5-2.3.6-.9-.5-1.4-1.3-.6-1.3 1.3-1 3.4 1.8 3.4 3.2 0 5.2-2.3 10-3";
  return path(d, WHITE) + at(0, 8, path(line, { stroke: SIGNAL, strokeWidth: 2 }), { scale: 1.78 });
}

/** A mail whose end is a signature, as little of it as is recognised; it goes on beyond the right edge. */
function letter(): Svg {
  const text = (x: number, y: number, length: number, look: string, thick = 12) =>
    rect(x, y, length, thick, look, thick / 2);
  return [
    rect(0, 0, 520, 360, WHITE, 18),
    text(36, 40, 190, "#c9d3d6"),
    text(36, 72, 330, "#e3e9eb"),
    text(36, 98, 290, "#e3e9eb"),
    rect(36, 138, 448, 2, "#e3e9eb"),
    circle(100, 236, 62, "#cfe7e8"),
    circle(100, 218, 24, "#00686c"),
    path("M54 278 A46 40 0 0 1 146 278 A62 62 0 0 1 54 278 Z", "#00686c"),
    rect(188, 176, 3, 122, SIGNAL),
    text(216, 184, 170, "#00686c", 16),
    text(216, 216, 120, "#a9b8bd"),
    text(216, 250, 200, "#c9d3d6"),
    text(216, 278, 160, "#c9d3d6"),
  ].join("");
}
