import type { Declaration } from "../lint/css.ts";
import { families } from "../lint/css.ts";

const TEXT = new Set([
  "color",
  "background-color",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "line-height",
  "text-align",
  "text-decoration",
  "text-transform",
]);
const CELL = /^(?:padding|border)(?:-(?:top|right|bottom|left))?$|^vertical-align$/;
/** Nothing that ends an attribute, escapes a character or calls anything but rgb(). */
const PLAIN = /^[\w\s#%.,'()+-]{1,100}$/;
const GENERIC = new Set(["serif", "sans-serif", "monospace", "cursive", "fantasy"]);

/** The declarations every mail client takes, as the value of a style attribute; empty when none is left. */
export function cleanStyle(style: readonly Declaration[], isCell: boolean): string {
  return style
    .filter(({ name, problem }) => problem === null && (TEXT.has(name) || (isCell && CELL.test(name))))
    .map(({ name, value }) => ({ name, value: longColors(value.replace(/\s*!\s*important$/i, "")) }))
    .filter(isKeepable)
    .map(({ name, value }) => `${name}:${value}`)
    .join(";");
}

function isKeepable({ name, value }: { name: string; value: string }): boolean {
  if (!PLAIN.test(value) || /(?!rgb\()\b[\w-]+\(/i.test(value)) return false;
  if (/\d(?:rem|vw|vh|vmin|vmax|ch|ex|fr)\b|\d*\.\d+%/i.test(value)) return false;
  if (name === "font-family") return GENERIC.has(families({ name, value }).at(-1) ?? "");
  if (name.endsWith("color")) return isColor(value);
  if (name.startsWith("border"))
    return value.split(/\s+/).every((part) => !/^#|^[a-z]{3,}$/i.test(part) || isColor(part) || STYLES.test(part));
  return true;
}
const STYLES = /^(?:none|hidden|solid|dashed|dotted|double)$/i;
const isColor = (value: string) =>
  /^(?:#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|transparent)$/i.test(value);

/** `#abc` -> `#aabbcc` */
const longColors = (value: string) => value.replace(/#([0-9a-f])([0-9a-f])([0-9a-f])\b(?![0-9a-f])/gi, "#$1$1$2$2$3$3");
