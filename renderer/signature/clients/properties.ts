import type { Named } from "./rule.ts";

/** Properties that more than one mail program drops, by what they are for. */

/** `margin-inline-start`, `inline-size`: sides named by the direction of writing. */
export const LOGICAL =
  /^(?:(?:margin|padding|border|inset)-(?:inline|block)(?:-.*)?|(?:min-|max-)?(?:inline|block)-size|border-(?:start|end)-(?:start|end)-radius)$/;

/** Boxes off their place; `top` and its like mean nothing without them. */
export const OFF_PLACE = /^(?:top|right|bottom|left|inset|transform.*)$/;

export const FLEXIBLE = /^(?:align-.*|justify-.*|place-.*|flex.*|grid.*)$/;

/** A margin that pulls what is beside it over the box. */
export const isNegativeMargin = ({ name, value }: Named) => name.startsWith("margin") && /(?:^|\s)-/.test(value);

/** `rgb(0 128 0)` and `rgb(0 0 0 / .5)`, colours of newer kinds. */
export const MODERN_COLOR =
  /rgba?\(\s*[\d.]+%?\s+[\d.]|rgba?\([^)]*\/|\b(?:lab|lch|oklab|oklch|color|color-mix|light-dark)\(/i;
