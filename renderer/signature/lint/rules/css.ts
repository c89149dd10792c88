import { families } from "../css.ts";
import { ancestors, attribute, type Document, type Element, property } from "../document.ts";
import { error, type Report, type Rule } from "../rule.ts";

const LAYOUT =
  /^(?:float|clear|position|inset.*|top|right|bottom|left|z-index|transform.*|columns?|column-.*|row-gap|gap|flex.*|grid.*|justify-.*|align-.*|order|object-fit|object-position|clip-path|mask.*)$/;

function layout({ elements }: Document, report: Report): void {
  for (const { name: tag, style, source } of elements) {
    for (const { name, value } of style) {
      const low = value.toLowerCase();
      if (LAYOUT.test(name)) report(source, `Lay out with table cells instead of ${name}.`);
      if (name === "display" && /flex|grid|table|contents/.test(low))
        report(source, `Lay out with table cells instead of display:${low}.`);
      if (/^margin/.test(name) && /(?:^|\s)-/.test(low)) report(source, "Use no negative margin.");
      if (name === "width" && /^(?:div|p|span|a)$/.test(tag) && !/^(?:auto|100%)$/.test(low)) {
        report(source, `Outlook ignores the width of <${tag}>: put it on a cell.`);
      }
    }
  }
}

function units({ elements }: Document, report: Report): void {
  for (const element of elements) {
    const { name: tag, style, source } = element;
    for (const { name, value } of style) {
      const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
      if (/(?:^|[\s(,/])[-+]?(?:\d+\.?\d*|\.\d+)(?:rem|vw|vh|vmin|vmax|ch|ex|fr)\b/i.test(plain))
        report(source, `Write ${name} in px.`);
      if (/(?:calc|var|clamp|min|max)\(/i.test(plain) || name.startsWith("--"))
        report(source, `Write ${name} as a plain value.`);
      if (tag === "img" && name === "display" && value.toLowerCase() === "none")
        report(source, "Outlook shows hidden pictures.");
    }
    const image = style.some(
      ({ name, value }) => /^background(?:-image)?$/.test(name) && /gradient\(|url\(/i.test(value),
    );
    const hasColor = property(element, "background-color") !== null || attribute(element, "bgcolor") !== null;
    if (image && !hasColor) report(source, "Put a plain background colour under the picture.");
  }
}

function syntax({ elements }: Document, report: Report): void {
  for (const { style } of elements) {
    for (const { name, value, problem } of style) {
      if (problem) report(`${name}:${value}`, `This style has ${problem}; clients then drop the whole attribute.`);
    }
  }
}

const CSS_COLOR = /^(?:#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|transparent|inherit)$/i;
const HAS_COLOR =
  /^(?:(?:background-)?color|background|border(?:-(?:top|right|bottom|left))?(?:-color)?|outline(?:-color)?)$/;
const NOT_A_COLOR =
  /^(?:none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset|thin|medium|thick|[-+]?[\d.]+[a-z%]*|no-repeat|repeat|repeat-[xy]|left|right|top|bottom|center|scroll|fixed|\/|cover|contain|auto|url\(.*\)|(?:repeating-)?(?:linear|radial|conic)-gradient\(.*\))$/i;

function colors({ elements }: Document, report: Report): void {
  for (const element of elements) {
    for (const { name, value } of element.style) {
      if (!HAS_COLOR.test(name)) continue;
      const parts = value.replace(/\s*!important/i, "").match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
      for (const part of parts) {
        if (!CSS_COLOR.test(part) && !NOT_A_COLOR.test(part))
          report(`${name}:${value}`, "Write the colour as #rrggbb.");
      }
    }
    const bgcolor = attribute(element, "bgcolor");
    if (bgcolor !== null && !/^#[0-9a-f]{6}$/i.test(bgcolor)) report(element.source, "Write bgcolor as #rrggbb.");
    const color = element.name === "font" ? attribute(element, "color") : null;
    if (color !== null && !CSS_COLOR.test(color)) report(element.source, "Write the colour as #rrggbb.");
  }
}

const GENERIC = new Set(["serif", "sans-serif", "monospace", "cursive", "fantasy"]);
export const isFont = (name: string) => name === "font" || name === "font-family";

function fonts({ elements, texts }: Document, report: Report): void {
  for (const { style } of elements) {
    for (const declaration of style.filter(({ name }) => isFont(name))) {
      if (declaration.value.toLowerCase() === "inherit") continue;
      if (!GENERIC.has(families(declaration).at(-1) ?? ""))
        report(`${declaration.name}:${declaration.value}`, "End the fonts with serif or sans-serif.");
    }
  }
  for (const { text, parent } of texts) {
    if (/[\p{L}\p{N}]/u.test(text) && !ancestors(parent).some(hasFont)) report(text.trim(), "Give the text a font.");
  }
}

export const hasFont = (element: Element) =>
  element.style.some(({ name }) => isFont(name)) || (element.name === "font" && attribute(element, "face") !== null);

function lineHeights({ elements }: Document, report: Report): void {
  for (const { style } of elements) {
    for (const { name, value } of style) {
      const isDecimal =
        name === "line-height" ? /^\d*\.\d+%$/.test(value) : name === "font" && /\/\s*\d*\.\d+%/.test(value);
      if (isDecimal)
        report(`${name}:${value}`, "Write the line height without unit: Outlook misreads decimals in per cent.");
    }
  }
}

export const CSS_RULES: readonly Rule[] = [
  error("10", layout),
  error("11", units),
  error("12", syntax),
  error("13", colors),
  error("14", fonts),
  error("16", lineHeights),
];
