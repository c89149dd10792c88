import { drawLetters } from "../images/letters/letters.ts";
import type { Skin } from "./boxes.ts";
import type { Budget } from "./budget.ts";
import type { Placed } from "./placed.ts";
import type { Scene } from "./scene.ts";
import { letterStyle, stretchesOf } from "./text.ts";
import { type Border, SIDES, type Sides } from "./values.ts";

/** Where a scene goes on a sheet, in pixels of the sheet, how many of them a CSS pixel takes, and how high the sheet is. */
export type View = { x: number; y: number; scale: number; height: number };
/** A picture's place on the sheet, in whole pixels. */
export type Spot = { src: string; left: number; top: number; width: number; height: number };
export type Painting = {
  /** elements of an SVG, without the pictures */
  svg: string;
  spots: Spot[];
  /** letters that no font has; bars stand for them */
  missing: string[];
};

/** Draws what a sheet shows of a scene and its budget allows: grounds and borders on whole pixels, text as outlines. */
export async function paint(
  { items }: Pick<Scene, "items">,
  view: View,
  { budget, rest }: { budget: Budget; rest(): Promise<void> },
): Promise<Painting> {
  const parts: string[] = [];
  const spots: Spot[] = [];
  const missing = new Set<string>();
  for (const item of items) {
    // The outlines of endless text take seconds and megabytes, and its end is never seen.
    if (view.y + item.y * view.scale > view.height) continue;
    if (item.kind === "box") parts.push(skinned(item, item.skin, view));
    else if (item.kind === "picture") spots.push({ src: item.src, ...edgesOf(item, view) });
    else if (!budget.isSpent()) {
      const text = written(item, view, missing);
      if (budget.outlines(text.length)) parts.push(text);
    }
    await rest();
  }
  return { svg: parts.join(""), spots, missing: [...missing] };
}

type Box = Pick<Placed, "x" | "y" | "widthPx" | "heightPx">;
type Edges = { left: number; top: number; width: number; height: number };

/** Edges fall on whole pixels, or every line would be a blur. */
function edgesOf({ x, y, widthPx, heightPx }: Box, view: View): Edges {
  const [left, top] = [Math.round(view.x + x * view.scale), Math.round(view.y + y * view.scale)];
  return {
    left,
    top,
    width: Math.round(view.x + (x + widthPx) * view.scale) - left,
    height: Math.round(view.y + (y + heightPx) * view.scale) - top,
  };
}

function skinned(box: Box, { background, borders, radiusPx }: Skin, view: View): string {
  const edges = edgesOf(box, view);
  const radius = Math.min(radiusPx * view.scale, edges.width / 2, edges.height / 2);
  const ground = background ? rect(edges, ` fill="${background}"${rounding(radius)}`) : "";
  return ground + framed(edges, borders, radius, view.scale);
}

const rounding = (radius: number) => (radius > 0 ? ` rx="${short(radius)}"` : "");

const rect = ({ left, top, width, height }: Edges, more: string) =>
  width > 0 && height > 0 ? `<rect x="${left}" y="${top}" width="${width}" height="${height}"${more}/>` : "";

const thickness = ({ widthPx }: Border, scale: number) =>
  widthPx > 0 ? Math.max(1, Math.floor(widthPx * scale + 0.01)) : 0;

function framed(edges: Edges, borders: Sides<Border>, radius: number, scale: number): string {
  const { top } = borders;
  const isAlike = SIDES.every((side) => borders[side].widthPx === top.widthPx && borders[side].color === top.color);
  const width = thickness(top, scale);
  if (isAlike && width > 0 && (radius > 0 || top.dash)) {
    const inner = {
      left: edges.left + width / 2,
      top: edges.top + width / 2,
      width: edges.width - width,
      height: edges.height - width,
    };
    const stroke = ` fill="none" stroke="${top.color}" stroke-width="${width}"${dashes(top, width)}`;
    return rect(inner, stroke + rounding(radius - width / 2));
  }
  return SIDES.map((side) => edge(side, edges, borders[side], scale)).join("");
}

function edge(side: (typeof SIDES)[number], { left, top, width, height }: Edges, border: Border, scale: number) {
  const thick = thickness(border, scale);
  if (!thick) return "";
  const isLevel = side === "top" || side === "bottom";
  const at = {
    left: side === "right" ? left + width - thick : left,
    top: side === "bottom" ? top + height - thick : top,
    width: isLevel ? width : thick,
    height: isLevel ? thick : height,
  };
  if (!border.dash) return rect(at, ` fill="${border.color}"`);
  const [x, y] = [at.left + (isLevel ? 0 : thick / 2), at.top + (isLevel ? thick / 2 : 0)];
  const line = isLevel ? `h${at.width}` : `v${at.height}`;
  return `<path d="M${x} ${y}${line}" stroke="${border.color}" stroke-width="${thick}"${dashes(border, thick)}/>`;
}

const dashes = ({ dash }: Border, width: number) =>
  dash ? ` stroke-dasharray="${dash === "dashed" ? `${width * 2} ${width}` : `${width} ${width}`}"` : "";

function written(item: Placed & { kind: "text" }, view: View, missing: Set<string>): string {
  const { style, text } = item;
  const baseline = Math.round(view.y + item.baselinePx * view.scale);
  const sizePx = style.sizePx * view.scale;
  const parts: string[] = [];
  let x = view.x + item.x * view.scale;
  if (sizePx > 0)
    for (const stretch of stretchesOf(text, style)) {
      const width = stretch.widthPx * view.scale;
      if (stretch.kind === "letters") {
        const { d, emoji } = drawLetters(stretch.text, {
          ...letterStyle(style),
          sizePx,
          spacingPx: stretch.spacingPx * view.scale,
        });
        if (d) parts.push(`<path transform="translate(${short(x)} ${baseline})" d="${d}"/>`);
        if (emoji) parts.push(`<g transform="translate(${short(x)} ${baseline})">${emoji}</g>`);
      } else if (stretch.kind === "play") parts.push(playMark(x, baseline, sizePx));
      else {
        missing.add(stretch.text);
        parts.push(bar(x, baseline, width, sizePx));
      }
      x += width;
    }
  const lines = style.strokes.map((stroke) => {
    const thick = Math.max(1, Math.round((stroke.sizePx * view.scale) / 10));
    const down = stroke.kind === "underline" ? Math.ceil(thick / 2) + 1 : -Math.round(sizePx * 0.3);
    const [left, width] = [short(view.x + item.x * view.scale), short(item.widthPx * view.scale)];
    return `<rect x="${left}" y="${baseline + down}" width="${width}" height="${thick}" fill="${stroke.color}"/>`;
  });
  return `<g fill="${style.color}">${parts.join("")}</g>${lines.join("")}`;
}

/** A quiet block in place of a letter: one sees that something is written there. */
function bar(x: number, baseline: number, width: number, sizePx: number): string {
  const edge = width * 0.08;
  return (
    `<rect x="${short(x + edge)}" y="${short(baseline - sizePx * 0.62)}" width="${short(width - 2 * edge)}" ` +
    `height="${short(sizePx * 0.58)}" rx="${short(sizePx * 0.12)}" fill-opacity="0.35"/>`
  );
}

function playMark(x: number, baseline: number, sizePx: number): string {
  const at = (right: number, up: number) => `${short(x + right * sizePx)} ${short(baseline - up * sizePx)}`;
  return `<path d="M${at(0.03, 0.74)}L${at(0.74, 0.37)}L${at(0.03, 0)}Z"/>`;
}

const short = (value: number) => Math.round(value * 100) / 100;
