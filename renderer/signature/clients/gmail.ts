import { FLEXIBLE, isNegativeMargin, LOGICAL, MODERN_COLOR, OFF_PLACE } from "./properties.ts";
import { rewrite } from "./rewrite.ts";
import { attributes, type ClientRule, declarations, elements, tags } from "./rule.ts";

/** Where Gmail may break a word that has no blank, in characters. */
const BREAK_AFTER = 30;

export const GMAIL_RULES: readonly ClientRule[] = [
  elements(
    "gmail-elements",
    ["html-link", "html-svg", "html-audio", "html-object", "html-dialog", "html-meter", "html-progress"],
    /^(?:script|style|link|meta|title|base|iframe|object|embed|svg|math|audio|dialog|meter|progress)$/,
  ),
  tags(
    "gmail-tags",
    ["html-semantics #2", "html-body #1", "html-video #2", "html-picture #1"],
    /^(?:html|head|body|main|nav|details|summary|video|picture|source|track|.*:.*)$/,
  ),
  attributes("gmail-names", ["html-aria-labelledby #1 #2", "css-selector-id #1"], /^(?:class|id)$/),
  attributes(
    "gmail-attributes",
    ["html-srcset", "html-loading-attribute", "html-hidden", "html-popover"],
    /^(?:srcset|loading|hidden|popover.*|on.*|data-.*)$/,
  ),
  attributes(
    "gmail-embedded",
    ["image-base64", "image-svg"],
    ({ name, value }) =>
      /^(?:src|href|background)$/.test(name) && /^\s*(?:data|cid|javascript|vbscript|blob|file):/i.test(value),
  ),
  {
    id: "gmail-whole-style",
    sources: ["css-rgb #3", "css-rgba #2", "css-modern-color #2", "foundation/foundation-emails#101"],
    apply(piece) {
      const { style } = piece.element;
      if (style.some(({ value, problem }) => problem !== null || MODERN_COLOR.test(value) || value.includes('"')))
        piece.style = [];
    },
  },
  declarations(
    "gmail-positions",
    ["css-position", "css-left-right-top-bottom", "css-inset", "css-z-index", "css-transform"],
    ({ name }) => OFF_PLACE.test(name) || /^(?:position|z-index)$/.test(name),
  ),
  declarations(
    "gmail-effects",
    [
      "css-box-shadow",
      "css-text-shadow",
      "css-filter",
      "css-backdrop-filter",
      "css-animation",
      "css-transition",
      "css-visibility",
      "css-clip-path",
      "css-mask-image",
    ],
    /^(?:box-shadow|text-shadow|filter|backdrop-filter|animation.*|transition.*|visibility|clip-path|mask.*|cursor)$/,
  ),
  declarations(
    "gmail-flexible",
    ["css-align-items", "css-justify-content", "css-flex-direction", "css-flex-wrap", "css-grid-template"],
    FLEXIBLE,
  ),
  declarations(
    "gmail-logical",
    ["css-margin-inline-block", "css-padding-inline-block", "css-border-inline-block", "css-inline-size"],
    LOGICAL,
  ),
  declarations(
    "gmail-variables",
    ["css-variables"],
    ({ name, value }) => name.startsWith("--") || /\bvar\(/i.test(value),
  ),
  declarations("gmail-margins", ["css-margin #1"], isNegativeMargin),
  declarations(
    "gmail-wrapping",
    ["css-overflow-wrap", "css-hyphens"],
    /^(?:overflow-wrap|hyphens|tab-size|text-wrap.*)$/,
  ),
  {
    id: "gmail-long-words",
    sources: ["css-word-break #1"],
    text: (raw) => raw.replace(LONG_WORD, (word) => (word.match(CHARACTERS) ?? []).join("<wbr>")),
  },
];

const CHARACTER = "(?:&[#\\w]+;|[^\\s&])";
const LONG_WORD = new RegExp(`${CHARACTER}{${BREAK_AFTER + 1},}`, "g");
const CHARACTERS = new RegExp(`${CHARACTER}{1,${BREAK_AFTER}}`, "g");

/** A signature as Gmail's filter leaves it. */
export const gmailView = (html: string): string => rewrite(html, GMAIL_RULES);
