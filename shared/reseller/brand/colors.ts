import { contrast, HEX_COLOR, INK, legibleOn, mix, readableOn, WHITE } from "../../lib/color.ts";

/** Of the element that holds the rules, on the server as in the browser. */
export const BRAND_STYLE_ID = "brand-colors";

/** Grounds of the app in both themes, as its tokens have them: white and what lies beside it, the dark ones and what is raised from them. */
const LIGHT = ["#ffffff", "#f2f5f6"];
const DARK = ["#0c171b", "#132127", "#1b2c33"];

/**
 * The app's accents in a brand's colour, for both themes: its own where something is filled, and as near to it as can be read where it is
 * a text, a line or the ring around what has the focus. Empty for what is no colour.
 */
export function brandColors(color: string): string {
  if (!HEX_COLOR.test(color)) return "";
  const light = tokens(color, LIGHT, mix(color, WHITE, 0.88));
  const dark = tokens(color, DARK, mix(color, "#0c171b", 0.8), true);
  // Stronger than the themes' own rules.
  return [
    `html:root[data-theme]{${light}}`,
    `@media (prefers-color-scheme:dark){html:root[data-theme="system"]{${dark}}}`,
    `html:root[data-theme="dark"]{${dark}}`,
  ].join("");
}

/** A colour under a text: greys in the middle carry neither ink nor white, and become one that carries the text wanted. */
export const filled = (color: string, text: typeof INK | typeof WHITE = WHITE): string =>
  contrast(color, readableOn(color)) >= 4.5 ? color : legibleOn(color, [text]);

function tokens(color: string, grounds: readonly string[], soft: string, isDark = false): string {
  // A button is seen as one: a colour that is lost on its ground comes away from it.
  const seen = legibleOn(color, grounds, 3);
  const primary = filled(seen, isDark ? INK : WHITE);
  const onPrimary = readableOn(primary);
  const read = legibleOn(color, [...grounds, soft]);
  const values = {
    primary,
    "primary-hover": mix(primary, onPrimary === WHITE ? "#000000" : WHITE, 0.16),
    "on-primary": onPrimary,
    link: read,
    focus: read,
    "brand-soft": soft,
    "on-brand-soft": read,
    signal: primary,
    "on-signal": onPrimary,
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}
