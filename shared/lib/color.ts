/** WCAG 2 colour arithmetic on `#rrggbb` strings, shared by server, renderer and client. */

/** Six-digit hex only: three-digit and rgba forms break in mail clients. */
export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;

/** `"#00cfd6"` -> `[0, 207, 214]` */
export const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number, number];

/** Relative luminance, 0 (black) to 1 (white), with the gamma step. @see WCAG 2.2, "relative luminance" */
export function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const INK = "#0b1f24";
/** Colours to begin with, each readable on white. */
export const CALM_COLORS: readonly string[] = [
  INK,
  "#00686c",
  "#1d5fb8",
  "#4f46c8",
  "#b4257f",
  "#b42338",
  "#8a5200",
  "#3d7f1f",
  "#55656b",
];
export const WHITE = "#ffffff";

/** The better readable of ink and white on a colour the user chose. `"#00cfd6"` -> `"#0b1f24"` */
export function readableOn(color: string): typeof INK | typeof WHITE {
  return contrast(color, INK) >= contrast(color, WHITE) ? INK : WHITE;
}

/** Goes from one colour to another, channel by channel: `part` 0 is `a`, 1 is `b`. `("#000000", "#ffffff", 0.5)` -> `"#808080"` */
export function mix(a: string, b: string, part: number): string {
  const to = channelsOf(b);
  const mixed = channelsOf(a).map((from, i) => Math.round(from + ((to[i] as number) - from) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The colour itself where it reaches the ratio on every ground, otherwise the nearest one on its way to ink or white
 * that is read with ease; where none is, the better of ink and white. `("#ffd23f", ["#ffffff"])` -> a dark olive
 */
export function legibleOn(color: string, grounds: readonly string[], ratio = 4.5): string {
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  if (worst(color) >= ratio) return color;
  const target = worst(INK) >= worst(WHITE) ? INK : WHITE;
  for (let part = 0.1; part < 1; part += 0.1) {
    const candidate = mix(color, target, part);
    if (worst(candidate) >= ratio + EASE) return candidate;
  }
  return target;
}

/** What is changed anyway is changed for good: just enough contrast looks like a mistake. */
const EASE = 2.5;
