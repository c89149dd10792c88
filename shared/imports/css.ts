import { channelsOf, contrast, HEX_COLOR, WHITE } from "../lib/color.ts";

/** Words that signatures of Word and old editors have for colours. */
const NAMED: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  dimgray: "#696969",
  darkgray: "#a9a9a9",
  navy: "#000080",
  blue: "#0000ff",
  darkblue: "#00008b",
  royalblue: "#4169e1",
  steelblue: "#4682b4",
  teal: "#008080",
  green: "#008000",
  darkgreen: "#006400",
  olive: "#808000",
  red: "#ff0000",
  darkred: "#8b0000",
  maroon: "#800000",
  crimson: "#dc143c",
  purple: "#800080",
  indigo: "#4b0082",
  orange: "#ffa500",
  darkorange: "#ff8c00",
  tomato: "#ff6347",
  gold: "#ffd700",
  brown: "#a52a2a",
  midnightblue: "#191970",
  slategray: "#708090",
};

/** A style attribute's declarations, the last of a name wins. Names without a prototype. */
export function declarations(style: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of style.slice(0, 4000).split(";")) {
    const colon = declaration.indexOf(":");
    if (colon > 0) found.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return found;
}

/** `rgb(0, 104, 108)` -> `#00686c`; null for what is no opaque colour. */
export function colorOf(text: string | undefined): string | null {
  const value = text?.replace("!important", "").trim().toLowerCase() ?? "";
  if (HEX_COLOR.test(value)) return value;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join("")}`;
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]{1,6})\s*)?\)$/.exec(value);
  if (rgb && Number(rgb[4] ?? 1) > 0.5)
    return `#${rgb
      .slice(1, 4)
      .map((n) => Math.min(255, Number(n)).toString(16).padStart(2, "0"))
      .join("")}`;
  return Object.hasOwn(NAMED, value) ? (NAMED[value] ?? null) : null;
}

/** The first colour of a shorthand. `1px solid #00686c` -> `#00686c` */
export function colorIn(shorthand: string | undefined): string | null {
  const rgb = /rgba?\([^)]{1,40}\)/i.exec(shorthand ?? "")?.[0];
  return (
    colorOf(rgb) ??
    shorthand
      ?.split(/\s+/, 8)
      .map(colorOf)
      .find((color) => color !== null) ??
    null
  );
}

/** How far apart a colour's channels are, 0 for grey to 255. */
export function saturation(hex: string): number {
  const channels = channelsOf(hex);
  return Math.max(...channels) - Math.min(...channels);
}

/** Blues that programs give to links by themselves, and visited ones: nobody chose them. */
const DEFAULT_LINKS = new Set(["#0000ee", "#0000ff", "#1155cc", "#0563c1", "#467886", "#551a8b", "#954f72", "#96607d"]);

/** A colour that somebody chose to stand out, and that is seen on white. */
export const isAccent = (hex: string) =>
  saturation(hex) >= 40 && contrast(hex, WHITE) >= 1.6 && !DEFAULT_LINKS.has(hex);

const PX_PER = { px: 1, "": 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78 } as const;

/** A length in CSS pixels. `9.0pt` -> 12; null for per cent and words. */
export function pxOf(text: string | undefined): number | null {
  const match = /^\s*(\d{1,5}(?:\.\d{1,4})?)\s*(px|pt|pc|in|cm|mm|)\s*(?:!important)?\s*$/i.exec(text ?? "");
  if (!match) return null;
  const unit = (match[2] ?? "").toLowerCase();
  return Math.round(Number(match[1]) * (Object.entries(PX_PER).find(([name]) => name === unit)?.[1] ?? 1) * 10) / 10;
}

const SIZE_WORDS: Readonly<Record<string, number>> = {
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "x-small": 10,
  "xx-large": 32,
};

/** A font size in CSS pixels, given that of what is around it. `1.2em` in 10 -> 12 */
export function fontSizeOf(text: string | undefined, aroundPx: number): number {
  const value = text?.trim().toLowerCase() ?? "";
  const relative = /^(\d{1,4}(?:\.\d{1,4})?)(em|rem|%)$/.exec(value);
  if (relative) {
    const base = relative[2] === "rem" ? 16 : aroundPx;
    return Math.round(Number(relative[1]) * (relative[2] === "%" ? base / 100 : base) * 10) / 10;
  }
  return pxOf(value) ?? (Object.hasOwn(SIZE_WORDS, value) ? (SIZE_WORDS[value] ?? aroundPx) : aroundPx);
}
