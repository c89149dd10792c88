import { FONT_NAMES } from "#shared/catalog/fonts.ts";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";
import type { Region } from "../images/letters/faces.ts";
import { type Declaration, families } from "../signature/lint/css.ts";
import { attribute, type Element } from "../signature/lint/document.ts";
import { colorOf, lengthOf, percentOf } from "./values.ts";

/** Everything about text that is handed down from an element to what is in it. */
export type Style = {
  family: string;
  sizePx: number;
  weight: 400 | 700;
  isItalic: boolean;
  /** height of a line: a multiple of the size, or pixels */
  leading: { factor: number } | { px: number };
  color: string;
  spacingPx: number;
  transform: "none" | "uppercase" | "lowercase" | "capitalize";
  /** drawn along the text in the colour of the element that asked for them */
  strokes: readonly Stroke[];
  align: "start" | "left" | "center" | "right";
  /** `align` came from an attribute, which moves blocks as well as text */
  movesBlocks: boolean;
  dir: "ltr" | "rtl";
  /** of the whole signature: whose shapes of East Asian signs are wanted */
  region: Region | undefined;
  valign: "top" | "middle" | "bottom";
  /** a word that is too long may be broken anywhere */
  breaksWords: boolean;
  /** never broken, at spaces neither */
  isWhole: boolean;
  /** how far the baseline is raised: superscripts */
  raisedPx: number;
};
export type Stroke = { kind: "underline" | "line-through"; color: string; sizePx: number };

/** What the preview and most mail programs set a mail in, on a ground of the given text colour. */
export const rootStyle = (color: string, region?: Region): Style => ({
  family: "Arial",
  sizePx: 14,
  weight: 400,
  isItalic: false,
  leading: { px: 20 },
  color,
  spacingPx: 0,
  transform: "none",
  strokes: [],
  align: "start",
  movesBlocks: false,
  dir: "ltr",
  region,
  valign: "middle",
  breaksWords: false,
  isWhole: false,
  raisedPx: 0,
});

/** Height of a line in pixels. Browsers count in sixty-fourths, which adds up over a long text. */
export function leadingPx({ leading, sizePx }: Style): number {
  return Math.floor(("px" in leading ? leading.px : leading.factor * sizePx) * 64) / 64;
}

const SMALLER = 5 / 6;

/** What browsers give to these elements before any style of their own. */
const BY_ELEMENT: Readonly<Record<string, (around: Style) => Partial<Style>>> = {
  b: () => ({ weight: 700 }),
  strong: () => ({ weight: 700 }),
  th: () => ({ weight: 700, align: "center", movesBlocks: false }),
  i: () => ({ isItalic: true }),
  em: () => ({ isItalic: true }),
  small: ({ sizePx }) => ({ sizePx: sizePx * SMALLER }),
  sub: ({ sizePx, raisedPx }) => ({ sizePx: sizePx * SMALLER, raisedPx: raisedPx - Math.floor(sizePx / 5) - 1 }),
  sup: ({ sizePx, raisedPx }) => ({ sizePx: sizePx * SMALLER, raisedPx: raisedPx + Math.floor(sizePx / 3) + 1 }),
  u: (around) => ({ strokes: withStroke(around, "underline") }),
  s: (around) => ({ strokes: withStroke(around, "line-through") }),
};

/** The style inside an element: what is around it, what the element means, its attributes, its declarations. */
export function styleOf(element: Element, around: Style): Style {
  const style: Style = { ...around, ...BY_ELEMENT[element.name]?.(around) };
  // An `align` around a table moves the table, and nothing in it.
  if (element.name === "table" && around.movesBlocks) Object.assign(style, { align: "start", movesBlocks: false });
  readAttributes(element, style);
  for (const { name, value } of element.style) READ[name]?.(style, value, around);
  // The line takes the element's own colour, wherever in the style that stands.
  for (const { name, value } of element.style)
    if (name === "text-decoration") style.strokes = strokesOf(value.toLowerCase(), style);
  return style;
}

function readAttributes(element: Element, style: Style): void {
  const dir = attribute(element, "dir")?.toLowerCase();
  if (dir === "rtl" || dir === "ltr") style.dir = dir;
  if (!/^t[rdh]$|^div$|^p$/.test(element.name)) return;
  const align = attribute(element, "align")?.toLowerCase();
  if (align === "left" || align === "center" || align === "right") Object.assign(style, { align, movesBlocks: true });
  const valign = attribute(element, "valign")?.toLowerCase();
  if (valign === "top" || valign === "middle" || valign === "bottom") style.valign = valign;
}

/** Each property changes the style it is given; a value that it does not take changes nothing. */
const READ: Readonly<Record<string, (style: Style, value: string, around: Style) => void>> = {
  font: readFont,
  "font-family": (style, value) => {
    style.family = familyOf({ name: "font-family", value });
  },
  "font-size": (style, value, around) => {
    style.sizePx = sizeOf(value, around.sizePx) ?? style.sizePx;
  },
  "font-weight": (style, value) => {
    style.weight = isBold(value) ? 700 : 400;
  },
  "font-style": (style, value) => {
    style.isItalic = /italic|oblique/i.test(value);
  },
  "line-height": (style, value) => {
    style.leading = leadingOf(value, style.sizePx) ?? style.leading;
  },
  color: (style, value) => {
    style.color = colorOf(value) ?? style.color;
  },
  "letter-spacing": (style, value) => {
    style.spacingPx = lengthOf(value, style.sizePx) ?? 0;
  },
  "text-transform": (style, value) => {
    if (/^(?:none|uppercase|lowercase|capitalize)$/i.test(value))
      style.transform = value.toLowerCase() as Style["transform"];
  },
  "text-align": (style, value) => {
    const align = value.toLowerCase();
    const to = align === "left" || align === "center" || align === "right" ? align : "start";
    Object.assign(style, { align: to, movesBlocks: false });
  },
  "vertical-align": (style, value) => {
    const valign = value.toLowerCase();
    if (valign === "top" || valign === "middle" || valign === "bottom") style.valign = valign;
  },
  "word-break": (style, value) => {
    style.breaksWords = value.toLowerCase() === "break-word";
  },
  "white-space": (style, value) => {
    style.isWhole = value.toLowerCase() === "nowrap";
  },
  direction: (style, value) => {
    style.dir = value.toLowerCase() === "rtl" ? "rtl" : "ltr";
  },
};

const FONT = /^((?:[a-z-]+\s+|[1-9]00\s+)*)([\d.]+[a-z%]*)(?:\s*\/\s*([\d.]+[a-z%]*|normal))?\s+/i;

/** The shorthand resets what it does not name. */
function readFont(style: Style, value: string, around: Style): void {
  const [, words = "", size, leading] = FONT.exec(value) ?? [];
  if (size === undefined) return;
  style.weight = isBold(words) ? 700 : 400;
  style.isItalic = /italic|oblique/i.test(words);
  style.sizePx = sizeOf(size, around.sizePx) ?? style.sizePx;
  style.leading = leadingOf(leading ?? "normal", style.sizePx) ?? style.leading;
  style.family = familyOf({ name: "font", value });
}

const isBold = (value: string) => /bold|[6-9]00/i.test(value);

const sizeOf = (value: string, aroundPx: number) => {
  const percent = percentOf(value);
  return percent === null ? lengthOf(value, aroundPx) : (aroundPx * percent) / 100;
};

/** About what the fonts themselves ask for. */
const NORMAL_LEADING = 1.15;

function leadingOf(value: string, sizePx: number): Style["leading"] | null {
  if (value === "normal") return { factor: NORMAL_LEADING };
  if (/^[\d.]+$/.test(value)) return { factor: Number(value) };
  const px = sizeOf(value, sizePx);
  return px === null ? null : { px };
}

const GENERIC: Readonly<Record<string, string>> = {
  serif: "Times New Roman",
  "sans-serif": "Arial",
  monospace: "Courier New",
  cursive: "Comic Sans MS",
};
const KNOWN = new Map(
  [...FONT_NAMES, ...HANDWRITING_FONTS].map((name): [string, string] => [name.toLowerCase(), name]),
);

/** The first family of a list that we can draw, or one of the kind that ends the list. */
function familyOf(declaration: Pick<Declaration, "name" | "value">): string {
  const list = families(declaration);
  const known = list.find((family) => KNOWN.has(family));
  if (known !== undefined) return KNOWN.get(known) as string;
  return GENERIC[list.at(-1) ?? ""] ?? "Arial";
}

/** Lines of the elements around go on through `none`: a link in underlined text stays underlined. */
function strokesOf(value: string, style: Style): readonly Stroke[] {
  let { strokes } = style;
  if (value.includes("underline")) strokes = withStroke({ ...style, strokes }, "underline");
  if (value.includes("line-through")) strokes = withStroke({ ...style, strokes }, "line-through");
  return strokes;
}

const withStroke = ({ strokes, color, sizePx }: Style, kind: Stroke["kind"]): readonly Stroke[] => [
  ...strokes,
  { kind, color, sizePx },
];
