import { FLEXIBLE, isNegativeMargin, LOGICAL, MODERN_COLOR, OFF_PLACE } from "./properties.ts";
import { rewrite } from "./rewrite.ts";
import { attributes, type ClientRule, declarations, elements, readAs, tags } from "./rule.ts";

export const YAHOO_RULES: readonly ClientRule[] = [
  readAs("yahoo-height", ["css-height #1", "hteumeuleu/email-bugs#9"], ({ name, value }) => ({
    name: name === "height" ? "min-height" : name,
    value,
  })),
  declarations(
    "yahoo-wrapping",
    ["css-word-break", "css-overflow-wrap", "css-hyphens"],
    /^(?:word-break|overflow-wrap|hyphens|tab-size|text-wrap.*)$/,
  ),
  attributes("yahoo-role", ["html-role #2"], ({ name }, element) => name === "role" && element.name !== "table"),
  attributes("yahoo-lang", ["html-lang #1"], ({ name }, element) => name === "lang" && element.name === "td"),
  attributes("yahoo-aria", ["html-aria-label", "html-aria-hidden", "html-aria-labelledby", "html-aria-live"], /^aria-/),
  attributes("yahoo-names", ["hteumeuleu/email-bugs#25"], /^(?:class|id)$/),
  attributes(
    "yahoo-attributes",
    ["html-srcset", "html-loading-attribute", "html-hidden"],
    /^(?:srcset|loading|hidden|on.*|data-.*)$/,
  ),
  elements(
    "yahoo-elements",
    ["html-link", "html-svg", "html-audio", "html-object", "html-dialog", "html-meter", "html-progress"],
    /^(?:script|style|link|meta|title|base|iframe|object|embed|svg|math|audio|dialog|meter|progress)$/,
  ),
  tags(
    "yahoo-tags",
    ["html-semantics #4", "html-video #4", "html-picture", "html-abbr", "html-body #1"],
    /^(?:html|head|body|section|article|nav|main|header|footer|aside|details|summary|figure|figcaption|time|video|picture|source|track|abbr|acronym|bdi|.*:.*)$/,
  ),
  declarations(
    "yahoo-positions",
    ["css-position #3", "css-left-right-top-bottom", "css-inset", "css-transform"],
    ({ name, value }) => OFF_PLACE.test(name) || (name === "position" && value.toLowerCase() !== "relative"),
  ),
  declarations(
    "yahoo-effects",
    ["css-box-shadow", "css-filter", "css-backdrop-filter", "css-mix-blend-mode", "css-clip-path", "css-mask-image"],
    /^(?:box-shadow|filter|backdrop-filter|mix-blend-mode|clip-path|mask.*|animation.*)$/,
  ),
  declarations(
    "yahoo-boxes",
    ["css-box-sizing", "css-object-fit", "css-object-position", "css-column-count", "css-text-overflow"],
    /^(?:box-sizing|object-fit|object-position|column.*|text-overflow)$/,
  ),
  declarations(
    "yahoo-flexible",
    ["css-align-items", "css-justify-content", "css-flex-direction", "css-gap", "css-grid-template"],
    (own) => FLEXIBLE.test(own.name) || /^(?:row-|column-)?gap$/.test(own.name),
  ),
  declarations(
    "yahoo-logical",
    ["css-margin-inline-block", "css-padding-inline-block", "css-border-inline-block", "css-inline-size"],
    LOGICAL,
  ),
  declarations("yahoo-fonts", ["css-font-kerning", "css-font-stretch"], /^font-(?:kerning|stretch)$/),
  declarations(
    "yahoo-values",
    [
      "css-unit-rem",
      "css-unit-calc",
      "css-function-clamp",
      "css-variables",
      "css-rgb #1",
      "css-modern-color",
      "css-linear-gradient",
    ],
    ({ name, value }) =>
      name.startsWith("--") ||
      MODERN_COLOR.test(value) ||
      /\d(?:rem|ch|vmin|vmax)\b|\b(?:calc|clamp|min|max|var)\(|gradient\(/i.test(value),
  ),
  declarations(
    "yahoo-radius",
    ["css-border-radius #2"],
    ({ name, value }) => name === "border-radius" && value.includes("/"),
  ),
  declarations("yahoo-margins", ["css-margin #1"], isNegativeMargin),
];

/** A signature as the web mail of Yahoo and AOL leaves it. */
export const yahooView = (html: string): string => rewrite(html, YAHOO_RULES);
