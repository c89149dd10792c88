/** Words on grounds of any colour: what a person has chosen is moved until it is read. Pages and cards are drawn with it. */
import { contrast, legibleOn, readableOn, WHITE } from "./color.ts";

/** WCAG 2.2 AA for text of usual size. */
export const LEGIBLE = 4.5;
const BLACK = "#000000";

const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** The colour itself where it is read on all grounds, else the nearest that is, else black or white, whichever is read better. */
export function textOn(color: string, grounds: readonly string[]): string {
  const moved = legibleOn(color, grounds, LEGIBLE);
  if (worst(moved, grounds) >= LEGIBLE) return moved;
  return worst(BLACK, grounds) >= worst(WHITE, grounds) ? BLACK : WHITE;
}

/** Ink or white on a colour, or black where neither is read: one of black and white always is. */
export const labelOn = (color: string): string => {
  const label = readableOn(color);
  return contrast(label, color) >= LEGIBLE ? label : textOn(label, [color]);
};

/** Whether a colour is read on all grounds. */
export const isLegible = (color: string, grounds: readonly string[]): boolean => worst(color, grounds) >= LEGIBLE;
