import { INK } from "#shared/lib/color.ts";
import { regionOf } from "../images/letters/faces.ts";
import { parse } from "../signature/lint/document.ts";
import { type Flow, flowOf } from "./boxes.ts";
import { type Budget, shorten } from "./budget.ts";
import { placeFlow } from "./flow.ts";
import type { Placed } from "./placed.ts";
import { rootStyle } from "./style.ts";
import { measureInTurns } from "./turns.ts";

/** A signature laid out: what is where, in CSS pixels, and how much room all of it takes. */
export type Scene = { items: Placed[]; widthPx: number; heightPx: number };

/** Text of the mail around a signature, on light and on dark ground; the same as in the preview. */
const TEXT_COLORS = { light: INK, dark: "#e8eaed" };
export type Ground = keyof typeof TEXT_COLORS;

/**
 * Lays out a signature's HTML as a browser does in a room of a width. Pure, and only for the HTML that the core prints:
 * tables, text, pictures.
 */
export function layOut(html: string, roomPx: number, ground: Ground = "light"): Scene {
  return sceneOf(read(html, ground), roomPx);
}

/** How a scene is laid out beside other work: in which room, within which budget, and what is asked between two steps. */
export type Course = { roomPx: number; ground?: Ground; budget: Budget; rest(): Promise<void> };

/** The same, leaving others their turn meanwhile, and leaving out what is beyond the budget. */
export async function layOutInTurns(html: string, { roomPx, ground = "light", budget, rest }: Course): Promise<Scene> {
  const flow = read(html, ground);
  shorten(flow, budget);
  await measureInTurns(flow, budget, rest);
  return sceneOf(flow, roomPx);
}

const read = (html: string, ground: Ground) =>
  flowOf(parse(html).roots, rootStyle(TEXT_COLORS[ground], regionOf(html) ?? undefined));

function sceneOf(flow: Flow, roomPx: number): Scene {
  const { items } = placeFlow(flow, roomPx);
  // A right-to-left signature that is too wide begins left of the room.
  const left = Math.min(0, ...items.map(({ x }) => x));
  const right = Math.max(0, ...items.map(({ x, widthPx }) => x + widthPx));
  const bottom = Math.max(0, ...items.map(({ y, heightPx }) => y + heightPx));
  for (const item of items) item.x -= left;
  return { items, widthPx: right - left, heightPx: bottom };
}
