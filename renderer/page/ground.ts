/** What stands behind a page, and how its texts are read on it: whatever colours a person has chosen. */
import { contrast, luminance, mix, WHITE } from "#shared/lib/color.ts";
import { isLegible, labelOn, textOn } from "#shared/lib/legible.ts";
import type { Background, Look } from "#shared/pages/schema.ts";

const BLACK = "#000000";
/** So many places of a gradient are looked at: between two of them no colour is worse by more than a shade. */
const STOPS = 11;
/** How opaque what is laid over a picture or a wild gradient has to be for words on it to be read whatever is below. */
const DARK_VEIL = { color: "#0b1f24", opacity: 0.68 };
const LIGHT_VEIL = { color: WHITE, opacity: 0.78 };
type Veil = typeof DARK_VEIL;

/** How words are read on what stands behind them. */
export type Ground = {
  /** every colour that may be behind a word */
  colors: readonly string[];
  /** the person's colour of text, or the nearest that is read */
  text: string;
  /** what is laid between; null: nothing is needed */
  veil: Veil | null;
  /** how much of the text's colour lies behind what stands together; 0 where words would suffer */
  plate: number;
};

const PLATE = 0.07;
const plateFor = (text: string, colors: readonly string[]): number =>
  isLegible(
    text,
    colors.map((color) => mix(color, text, PLATE)),
  )
    ? PLATE
    : 0;

/** The colours that a background can have at the place of a word; null: any, as a picture has. */
function colorsOf(background: Background): string[] | null {
  if (background.kind === "image") return null;
  if (background.kind === "solid") return [background.color];
  return Array.from({ length: STOPS }, (_, at) => mix(background.from, background.to, at / (STOPS - 1)));
}

const veiled = (colors: readonly string[], { color, opacity }: Veil): string[] =>
  colors.map((below) => mix(below, color, opacity));

/** How words are read on a page. A colour that cannot be read is moved; where none can, something is laid between. */
export function groundOf({ background, textColor }: Pick<Look, "background" | "textColor">): Ground {
  const colors = colorsOf(background);
  if (colors) {
    const text = textOn(textColor, colors);
    if (isLegible(text, colors)) return { colors, text, veil: null, plate: plateFor(text, colors) };
  }
  const veil = luminance(textColor) < 0.18 ? LIGHT_VEIL : DARK_VEIL;
  const behind = veiled(colors ?? [BLACK, WHITE], veil);
  const text = textOn(textColor, behind);
  return { colors: behind, text, veil, plate: plateFor(text, behind) };
}

/** How strong the colour of a soft button is. */
export const SOFT = 0.14;

/** From this contrast on a surface is told from the one that it lies on. */
const SEEN = 1.15;

/** What a button looks like on a ground. */
export type ButtonColors = { fill: string | null; border: string | null; label: string };

/** Colours of a button, its label read in every state. A `soft` one has the colour at `SOFT` of its strength. */
export function buttonOn({ colors, text }: Ground, { buttonColor, buttonStyle, buttonShadow }: Look): ButtonColors {
  const color = buttonColor ?? text;
  if (buttonStyle === "fill") {
    // Nobody presses what they cannot tell from the page; a shadow is an edge too.
    const isLost = buttonShadow === "none" && colors.some((one) => contrast(one, color) < SEEN);
    return { fill: color, border: isLost ? text : null, label: labelOn(color) };
  }
  const soft = colors.map((one) => mix(one, color, SOFT));
  const label = textOn(color, buttonStyle === "soft" ? soft : colors);
  if (buttonStyle === "soft" && isLegible(label, soft)) return { fill: color, border: null, label };
  // The page's own text is read on every ground; a button on which nothing would be is drawn by its edge.
  const edge = isLegible(label, colors) ? label : text;
  return { fill: null, border: edge, label: edge };
}
