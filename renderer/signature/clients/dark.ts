import { contrast, luminance } from "#shared/lib/color.ts";
import { ancestors, attribute, type Element, property } from "../lint/document.ts";
import { hexOf } from "../lint/rules/notes.ts";
import { type Change, rewrite } from "./rewrite.ts";

/**
 * What mail programs do to colours in dark mode:
 * - kept: Apple Mail leaves coloured HTML alone and puts it on its dark ground
 * - partial: Outlook.com, Gmail on Android: light grounds turn dark, text is pushed until it can be read
 * - full: Gmail on iOS, classic Outlook: every colour trades light for dark
 * - clipped: Outlook on the Mac: bright grounds are cut down, dark text is cut up
 */
export const DARK_MODES = {
  kept: { ground: "#1f1f1f", label: "Apple Mail" },
  partial: { ground: "#2d2d2d", label: "Outlook.com, Gmail on Android" },
  full: { ground: "#141414", label: "Gmail on iPhone, classic Outlook" },
  clipped: { ground: "#202124", label: "Outlook on the Mac" },
} as const;
export type DarkMode = keyof typeof DARK_MODES;

/** A signature in one of the four dark modes; put it on `DARK_MODES[mode].ground`. */
export function darkView(html: string, mode: DarkMode): string {
  return mode === "kept" ? rewrite(html, () => ({})) : rewrite(html, (element) => recoloured(element, mode));
}

function recoloured(element: Element, mode: Exclude<DarkMode, "kept">): Change {
  const ground = groundOf(element, mode);
  return {
    attributes: element.attributes.map(({ name, value }) => {
      const color = name === "bgcolor" ? hexOf(value) : null;
      return { name, value: color ? groundIn(mode, color) : value };
    }),
    style: element.style.map(({ name, value }) => {
      const color = hexOf(value.toLowerCase());
      if (name === "background-color" && color) return { name, value: groundIn(mode, color) };
      if (name === "color" && color) return { name, value: textIn(mode, color, ground) };
      if (!name.startsWith("border")) return { name, value };
      return { name, value: value.replace(/#[0-9a-f]{6}/gi, (found) => lineIn(mode, found.toLowerCase())) };
    }),
  };
}

/** The ground a text stands on after the change. */
function groundOf(element: Element, mode: Exclude<DarkMode, "kept">): string {
  for (const outer of ancestors(element)) {
    const color = hexOf(property(outer, "background-color") ?? attribute(outer, "bgcolor"));
    if (color) return groundIn(mode, color);
  }
  return DARK_MODES[mode].ground;
}

const MIN_CONTRAST = 4.5;

function groundIn(mode: Exclude<DarkMode, "kept">, color: string): string {
  if (mode === "full") return turned(color);
  if (luminance(color) < 0.4) return color;
  return mode === "partial" ? turned(color) : withLightness(color, (light) => Math.min(light, 0.25));
}

function textIn(mode: Exclude<DarkMode, "kept">, color: string, ground: string): string {
  if (mode === "full") return turned(color);
  if (mode === "clipped")
    return luminance(ground) < 0.2 ? withLightness(color, (light) => Math.max(light, 0.6)) : color;
  let text = color;
  for (let step = 0; step < 20 && contrast(text, ground) < MIN_CONTRAST; step++) {
    text = withLightness(text, (light) => Math.min(1, light + 0.05));
  }
  return text;
}

const lineIn = (mode: Exclude<DarkMode, "kept">, color: string) =>
  luminance(color) > 0.4 ? turned(color) : mode === "full" ? turned(color) : color;

/** How light a colour looks, 0 to 100 (CIE L*): yellow is lighter than blue. */
function seenLightness(color: string): number {
  const y = luminance(color);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

/** Light for dark as the eye sees it, the hue kept; white becomes nearly black as it does there. */
function turned(color: string): string {
  const target = DARKEST + (100 - seenLightness(color)) * (1 - DARKEST / 100);
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (seenLightness(withLightness(color, () => middle)) < target) low = middle;
    else high = middle;
  }
  return withLightness(color, () => (low + high) / 2);
}
const DARKEST = 7;

/** Changes a colour's lightness in HSL, 0 to 1. */
function withLightness(color: string, change: (light: number) => number): string {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const light = (max + min) / 2;
  const range = max - min;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  const sector = range === 0 ? 0 : max === r ? (g - b) / range : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const target = change(light);
  const spread = saturation * Math.min(target, 1 - target);
  const channel = (offset: number) => {
    const k = (offset + sector * 2 + 12) % 12;
    const value = target - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
