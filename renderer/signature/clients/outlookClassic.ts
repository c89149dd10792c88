import { type Element, property } from "../lint/document.ts";
import { FLEXIBLE, isNegativeMargin, LOGICAL, MODERN_COLOR, OFF_PLACE } from "./properties.ts";
import { rewrite } from "./rewrite.ts";
import { attributes, type ClientRule, declarations, isCell, type Named, type Piece, readAs, tags } from "./rule.ts";

const MAX_BORDER_PX = 8;
/** From here on a weight is drawn bold, below it is not. */
const BOLD = 600;

export const OUTLOOK_CLASSIC_RULES: readonly ClientRule[] = [
  tags(
    "word-tags",
    ["html-semantics", "html-picture", "html-bdi", "html-wbr"],
    /^(?:html|head|body|section|article|nav|main|header|footer|aside|figure|figcaption|time|details|summary|picture|source|bdi|wbr)$/,
  ),
  attributes(
    "word-attributes",
    ["html-srcset", "html-loading-attribute", "html-hidden"],
    /^(?:srcset|loading|hidden)$/,
  ),
  declarations(
    "word-values",
    [
      "css-rgba",
      "css-rgb #1 #2",
      "css-modern-color",
      "css-variables",
      "css-unit-calc",
      "css-function-clamp",
      "css-unit-rem",
      "css-unit-vw",
    ],
    ({ name, value }) =>
      name.startsWith("--") ||
      MODERN_COLOR.test(value) ||
      /\d(?:rem|ch|vw|vh|vmin|vmax)\b|\b(?:calc|clamp|min|max|var|rgba)\(/i.test(value),
  ),
  declarations("word-important", ["css-important #5", "hteumeuleu/email-bugs#31"], ({ value }) =>
    /!\s*important/i.test(value),
  ),
  declarations("word-corners", ["css-border-radius"], /^border-(?:.*-)?radius$/),
  declarations(
    "word-effects",
    [
      "css-box-shadow",
      "css-text-shadow",
      "css-opacity",
      "css-outline",
      "css-filter",
      "css-clip-path",
      "css-mask-image",
    ],
    /^(?:box-shadow|text-shadow|opacity|outline.*|filter|backdrop-filter|mix-blend-mode|clip-path|mask.*|animation.*|transition.*|visibility)$/,
  ),
  declarations(
    "word-backgrounds",
    ["css-background #3", "css-background-image", "css-background-size", "css-linear-gradient"],
    ({ name, value }) =>
      /^background-(?:image|size|position|repeat|origin|clip)$/.test(name) ||
      (name === "background" && /url\(|gradient\(/i.test(value)),
  ),
  declarations(
    "word-positions",
    ["css-position", "css-float", "css-clear", "css-left-right-top-bottom", "css-z-index", "css-transform"],
    ({ name }) => OFF_PLACE.test(name) || /^(?:position|float|clear|z-index)$/.test(name),
  ),
  declarations(
    "word-display",
    ["css-display #4 #5", "css-display-flex", "css-display-grid", "css-align-items", "css-gap"],
    ({ name, value }, element) =>
      FLEXIBLE.test(name) ||
      /^(?:row-|column-)?gap$/.test(name) ||
      // A picture alone in a paragraph: the block that a browser needs for the same look.
      (name === "display" && value !== "none" && !(element.name === "img" && value === "block")),
  ),
  declarations(
    "word-limits",
    ["css-max-width #1", "css-min-width", "css-max-height", "css-min-height"],
    (own, element) =>
      own.name === "max-width" ? element.name !== "table" : /^(?:min-width|max-height|min-height)$/.test(own.name),
  ),
  declarations(
    "word-boxes",
    ["css-box-sizing", "css-object-fit", "css-overflow", "css-table-layout", "css-border-spacing"],
    /^(?:box-sizing|object-fit|object-position|overflow.*|table-layout|border-spacing|empty-cells)$/,
  ),
  declarations(
    "word-sizes",
    ["css-width #1", "css-height #2", "html-width #1", "ckeditor/ckeditor4#1171"],
    ({ name }, element) => (name === "width" || name === "height") && !/^(?:table|tr|td|th)$/.test(element.name),
  ),
  declarations("word-padding", ["css-padding #1"], ({ name }, element) => /^padding/.test(name) && !isCell(element)),
  { id: "word-row-padding", sources: ["css-padding #2"], apply: rowPadding },
  declarations(
    "word-margins",
    ["css-margin #1 #2 #4"],
    (own, element) =>
      /^margin/.test(own.name) && (element.name !== "p" || isNegativeMargin(own) || own.value.includes("auto")),
  ),
  declarations(
    "word-border-places",
    ["css-border #2"],
    ({ name }, element) => /^border/.test(name) && !isCell(element) && element.name !== "table",
  ),
  readAs("word-borders", ["css-border #1"], ({ name, value }) => ({
    name,
    value: /^border/.test(name)
      ? value.replace(/(\d+)px/g, (_, px) => `${Math.min(Number(px), MAX_BORDER_PX)}px`)
      : value,
  })),
  readAs("word-weights", ["css-font-weight #2"], ({ name, value }) => ({
    name,
    value: name === "font-weight" ? weight(value) : value,
  })),
  readAs(
    "word-lines",
    ["css-line-height #1", "emailmonday/Cerberus#138", "mailgun/transactional-email-templates#13"],
    line,
  ),
  declarations(
    "word-wrapping",
    ["css-word-wrap #2", "css-overflow-wrap", "css-white-space", "css-text-overflow", "css-hyphens"],
    /^(?:word-break|word-wrap|overflow-wrap|white-space|text-overflow|hyphens)$/,
  ),
  declarations(
    "word-texts",
    ["css-text-transform #1", "css-text-decoration #2 #3", "css-word-spacing", "css-font-kerning", "css-font-stretch"],
    ({ name, value }) =>
      (name === "text-transform" && value === "lowercase") ||
      (name === "text-decoration" && /\s|overline/.test(value)) ||
      /^(?:word-spacing|font-(?:kerning|stretch|size-adjust)|text-decoration-.*)$/.test(name),
  ),
  declarations(
    "word-logical",
    ["css-margin-inline-block", "css-padding-inline-block", "css-border-inline-block", "css-inline-size"],
    LOGICAL,
  ),
];

/**
 * A signature as classic Outlook for Windows draws it with the engine of Word, for a browser: what Word does otherwise is
 * written so that a browser does the same. Where sources disagree, the worse of them.
 */
export const outlookClassicView = (html: string): string => rewrite(html, OUTLOOK_CLASSIC_RULES);

/** All cells of a row take the largest padding above and below. */
function rowPadding(piece: Piece): void {
  const { element } = piece;
  if (!isCell(element)) return;
  const cells = (element.parent?.children ?? []).filter(
    (child): child is Element => !("text" in child) && isCell(child),
  );
  const sides = cells.map(({ style }) => [padding(style, "top"), padding(style, "bottom")] as const);
  const top = Math.max(0, ...sides.map(([side]) => side));
  const bottom = Math.max(0, ...sides.map(([, side]) => side));
  if (top || bottom)
    piece.style = [
      ...piece.style,
      { name: "padding-top", value: `${top}px` },
      { name: "padding-bottom", value: `${bottom}px` },
    ];
}

/** Of a cell's own style, in pixels. */
function padding(style: readonly Named[], side: "top" | "bottom"): number {
  const own = style.findLast(({ name }) => name === "padding" || name === `padding-${side}`);
  const [top = "0", , bottom = top] = own?.name === "padding" ? own.value.split(/\s+/) : [own?.value, "", own?.value];
  return Number.parseFloat(side === "top" ? top : bottom) || 0;
}

const weight = (value: string) => (/^\d+$/.test(value) ? (Number(value) >= BOLD ? "bold" : "normal") : value);

/** A factor is read as a single line; pixels are the least height of a line unless the rule says `exactly`. */
function line({ name, value }: Named, element: Element): Named {
  if (name === "font") return { name, value: value.replace(/\/\s*[\d.]+(?=\s)/, "") };
  if (name !== "line-height") return { name, value };
  if (/^\d*\.?\d+$/.test(value)) return { name, value: "normal" };
  const isExact = property(element, "mso-line-height-rule") === "exactly";
  return { name, value: /(?:px|em)$/.test(value) && !isExact ? `max(${value},1.15em)` : value };
}
