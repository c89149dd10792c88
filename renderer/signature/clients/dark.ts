import { contrast, luminance } from "#shared/lib/color.ts";
import { READABLE } from "#shared/signatures/readable.ts";
import { ancestors, attribute, type Element, property } from "../lint/document.ts";
import { hexOf } from "../lint/rules/notes.ts";
import { hexOfLab, labOf } from "./lab.ts";
import { rewrite } from "./rewrite.ts";
import { type ClientRule, readAs } from "./rule.ts";

/** What becomes of one colour. */
type Recolour = (color: string) => string;

/** Lighter than this a ground counts as light, and a colour as bright. */
const LIGHT = 0.4;

/** Light for dark as the eye sees it, the hue kept: white becomes the program's own dark ground. */
const turnedOver = (ground: string): Recolour => {
  const [darkest] = labOf(ground);
  return (color) => {
    const [lightness, a, b] = labOf(color);
    return hexOfLab([darkest + ((100 - lightness) * (100 - darkest)) / 100, a, b]);
  };
};

const OVERVIEW = "support.ometria.com/hc/en-gb/articles/8844469213597";
const CLIENT_BY_CLIENT =
  "docs.bird.com/taxi/email-and-taxi-for-email-best-practice/dark-mode/different-email-clients-in-dark-mode";
const GROUNDS = "actionrocket.co/blog/understanding-colors-in-dark-mode";

const KEPT_GROUND = "#1f1f1f";
const PARTIAL_GROUND = "#2d2d2d";
const FULL_GROUND = "#141414";
const CLIPPED_GROUND = "#202124";

const turnedFully = turnedOver(FULL_GROUND);
const turnedPartly = turnedOver(PARTIAL_GROUND);

/** Bright grounds of Outlook on the Mac end at this lightness, and the text on dark ones begins at that. */
const MAX_CLIPPED = 27;
const MIN_CLIPPED = 63;

const partialGround: Recolour = (color) => (luminance(color) < LIGHT ? color : turnedPartly(color));
const clippedGround: Recolour = (color) => {
  const [lightness, a, b] = labOf(color);
  return luminance(color) < LIGHT ? color : hexOfLab([Math.min(lightness, MAX_CLIPPED), a, b]);
};

/** Grounds, in styles and attributes. */
function grounds(id: string, sources: readonly string[], recolour: Recolour): ClientRule {
  const changed = (value: string) => {
    const color = hexOf(value);
    return color ? recolour(color) : value;
  };
  return {
    id,
    sources,
    apply(piece) {
      piece.attributes = piece.attributes.map(({ name, value }) => ({
        name,
        value: name === "bgcolor" ? changed(value) : value,
      }));
      piece.style = piece.style.map(({ name, value }) => ({
        name,
        value: name === "background-color" ? changed(value) : value,
      }));
    },
  };
}

/** Texts, by the ground that they stand on after the change. */
const texts = (
  id: string,
  sources: readonly string[],
  groundOf: (element: Element) => string,
  recolour: (color: string, ground: string) => string,
): ClientRule =>
  readAs(id, sources, ({ name, value }, element) => {
    const color = name === "color" ? hexOf(value) : null;
    return { name, value: color ? recolour(color, groundOf(element)) : value };
  });

/** Lines, which are drawn as borders. */
const lines = (id: string, sources: readonly string[], recolour: Recolour): ClientRule =>
  readAs(id, sources, ({ name, value }) => ({
    name,
    value: name.startsWith("border")
      ? value.replace(/#[0-9a-f]{6}/gi, (found) => recolour(found.toLowerCase()))
      : value,
  }));

const groundIn =
  (own: string, recolour: Recolour) =>
  (element: Element): string => {
    for (const outer of ancestors(element)) {
      const color = hexOf(property(outer, "background-color") ?? attribute(outer, "bgcolor"));
      if (color) return recolour(color);
    }
    return own;
  };

/** Lightness is added in steps of this size. */
const STEP = 4;

function pushed(color: string, ground: string): string {
  let [lightness, a, b] = labOf(color);
  let text = color;
  while (lightness < 100 && contrast(text, ground) < READABLE) {
    lightness = Math.min(100, lightness + STEP);
    // White has no hue: the last steps lose it, as in the program.
    text = lightness === 100 ? "#ffffff" : hexOfLab([lightness, a, b]);
  }
  return text;
}

/** What mail programs do to colours in dark mode. */
export const DARK_MODES = {
  kept: {
    ground: KEPT_GROUND,
    label: "Apple Mail, Yahoo",
    rules: [
      { id: "dark-kept", sources: [OVERVIEW, CLIENT_BY_CLIENT, GROUNDS, "docs.yespo.io/docs/dark-mode-in-emails"] },
    ],
  },
  partial: {
    ground: PARTIAL_GROUND,
    label: "Outlook.com, Gmail on Android",
    rules: [
      grounds("dark-partial-grounds", [OVERVIEW, "microsoft/roosterjs getDarkColor.ts", GROUNDS], partialGround),
      texts(
        "dark-partial-texts",
        ["www.hteumeuleu.com/2019/dealing-with-outlook-com-s-dark-mode"],
        groundIn(PARTIAL_GROUND, partialGround),
        pushed,
      ),
      { id: "dark-partial-lines", sources: [CLIENT_BY_CLIENT] },
    ],
  },
  full: {
    ground: FULL_GROUND,
    label: "Gmail on iPhone, classic Outlook",
    rules: [
      grounds("dark-full-grounds", [OVERVIEW, "hteumeuleu/email-bugs#68", GROUNDS], turnedFully),
      texts(
        "dark-full-texts",
        ["www.hteumeuleu.com/2021/fixing-gmail-dark-mode-css-blend-modes", "hteumeuleu/email-bugs#68"],
        groundIn(FULL_GROUND, turnedFully),
        turnedFully,
      ),
      lines("dark-full-lines", [CLIENT_BY_CLIENT], turnedFully),
    ],
  },
  clipped: {
    ground: CLIPPED_GROUND,
    label: "Outlook on the Mac",
    rules: [
      grounds("dark-clipped-grounds", ["help.knak.io/en/articles/7041959", GROUNDS], clippedGround),
      texts(
        "dark-clipped-texts",
        ["help.knak.io/en/articles/7041959", CLIENT_BY_CLIENT],
        groundIn(CLIPPED_GROUND, clippedGround),
        (color, ground) => {
          const [lightness, a, b] = labOf(color);
          return luminance(ground) < 0.2 ? hexOfLab([Math.max(lightness, MIN_CLIPPED), a, b]) : color;
        },
      ),
      lines("dark-clipped-lines", ["help.knak.io/en/articles/7041959"], clippedGround),
    ],
  },
} as const satisfies Record<string, { ground: string; label: string; rules: readonly ClientRule[] }>;
export type DarkMode = keyof typeof DARK_MODES;

/** A signature in one of the four dark modes; put it on `DARK_MODES[mode].ground`. */
export const darkView = (html: string, mode: DarkMode): string => rewrite(html, DARK_MODES[mode].rules);
