/** Reads the few kinds of CSS values that signatures are written in. */

const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z]*)$/i;

/** A length in pixels; `em` counts in the given size. Null for percentages and everything else. `9pt` -> 12 */
export function lengthOf(value: string | undefined | null, emPx = 16): number | null {
  const [, number, unit = ""] = LENGTH.exec(value?.trim() ?? "") ?? [];
  if (number === undefined) return null;
  if (unit === "" || unit === "px") return Number(number);
  if (unit === "em") return Number(number) * emPx;
  const factor = UNITS[unit.toLowerCase()];
  return factor === undefined ? null : Number(number) * factor;
}

/** `50%` -> 50; null for everything else. */
export function percentOf(value: string | undefined | null): number | null {
  const [, number] = /^(\d+\.?\d*|\.\d+)%$/.exec(value?.trim() ?? "") ?? [];
  return number === undefined ? null : Number(number);
}

const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,.%]{1,40}\)|[a-z]{3,20})$/i;

/** A colour that may stand in an SVG attribute; null for none and for what is no colour. */
export function colorOf(value: string | undefined | null): string | null {
  const color = value?.trim().toLowerCase() ?? "";
  return COLOR.test(color) && !/^(?:transparent|inherit|initial|unset|currentcolor)$/.test(color) ? color : null;
}

/** One value for each side, in the order of CSS. */
export type Sides<T> = { top: T; right: T; bottom: T; left: T };
export const SIDES = ["top", "right", "bottom", "left"] as const;

/** `4px 8px` -> 4, 8, 4, 8 */
export function boxOf(value: string, emPx: number): Sides<number> {
  const lengths = value.split(/\s+/).map((part) => Math.max(0, lengthOf(part, emPx) ?? 0));
  const [top = 0, right = top, bottom = top, left = right] = lengths;
  return { top, right, bottom, left };
}

export type Border = { widthPx: number; color: string; dash: "dashed" | "dotted" | null };
export const NO_BORDER: Border = { widthPx: 0, color: "none", dash: null };

const NAMED_WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };
const STYLES = new Set(["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"]);

/** `2px solid #0b1f24` in any order; without a style there is no border. */
export function borderOf(value: string, textColor: string): Border {
  let widthPx = NAMED_WIDTHS.medium as number;
  let style = "none";
  let color = textColor;
  for (const part of value.toLowerCase().split(/\s+(?![^(]*\))/)) {
    if (STYLES.has(part)) style = part;
    else if (part === "none" || part === "hidden") style = "none";
    else widthPx = lengthOf(part) ?? NAMED_WIDTHS[part] ?? widthPx;
    if (!STYLES.has(part) && lengthOf(part) === null) color = colorOf(part) ?? color;
  }
  if (style === "none" || widthPx <= 0) return NO_BORDER;
  return { widthPx, color, dash: style === "dashed" || style === "dotted" ? style : null };
}
