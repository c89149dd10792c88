/** How lines are told apart: by colour, by dash and by the mark at their end, so that colour never speaks alone. */
import { contrast } from "#shared/lib/color.ts";

/** `dark`: the colour on dark ground */
export type LineLook = { light: string; dark: string; dash: string | undefined; marker: Marker };

const LIGHT = [
  ...["#00777b", "#4f46c8", "#bd540b", "#b4257f", "#3d7f1f"],
  ...["#1f6fd1", "#8f6a00", "#8a3fd1", "#cf3340", "#55656b"],
] as const;
const DARK = [
  ...["#00cfd6", "#a5a0ff", "#ff9b5c", "#ff86c8", "#8fd46a"],
  ...["#7fb8ff", "#e3bf4a", "#cf9cff", "#ff8a94", "#a9b8bd"],
] as const;
export const PALETTE: readonly { light: string; dark: string }[] = LIGHT.map((light, i) => ({
  light,
  dark: DARK[i] as string,
}));

/** What charts stand on, in both themes (`--surface`). */
const GROUNDS = ["#ffffff", "#132127"] as const;
/** WCAG 1.4.11: parts of a picture. */
const MIN_CONTRAST = 3;

/** Strokes and gaps in pixels; the first is unbroken. */
const DASHES = [undefined, "7 4", "2 3", "9 3 2 3", "14 4"] as const;
export const MARKERS = ["circle", "square", "diamond", "triangle", "cross", "ring", "bar"] as const;
export type Marker = (typeof MARKERS)[number];

/** The look of a line by its place. @param id of what it is: colours beyond the palette are drawn by it, the same everywhere */
export function lookOf(place: number, id: string): LineLook {
  const color = PALETTE[place] ?? drawn(id);
  // Five and seven have no divisor in common: 35 lines before a dash and a mark come together again.
  return { ...color, dash: DASHES[place % DASHES.length], marker: MARKERS[place % MARKERS.length] as Marker };
}

/** A random colour, drawn again until it is legible on both grounds. */
function drawn(id: string): { light: string; dark: string } {
  const random = randomBy(id);
  for (;;) {
    const color = hexOf(random() * 360, 0.45 + random() * 0.4, 0.35 + random() * 0.3);
    if (GROUNDS.every((ground) => contrast(color, ground) >= MIN_CONTRAST)) return { light: color, dark: color };
  }
}

/** Mulberry32 from an FNV-1a hash of the seed: numbers from 0 to below 1. */
function randomBy(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** HSL to hex. @param hue 0 to 360 @param saturation 0 to 1 @param lightness 0 to 1 */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
