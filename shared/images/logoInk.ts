import { luminance, WHITE } from "../lib/color.ts";
import { INK_STEPS } from "./constants.ts";

/**
 * The ink of a picture with a transparent ground: how light it is where it meets what is behind it. Contrast depends on
 * luminance alone, so a histogram of it says for every ground how much of the picture would be lost there, without a look
 * at its pixels.
 */

/** Contrast from black to white. */
const WHOLE = 21;

/** Per cent of the ink in each step, black first; the values of `media.photo2Ink` have the same meaning. */
export type LogoInk = readonly number[] | null;

/** WCAG's minimum for graphics (1.4.11): less on a plate of the signature's own, and the shape is hard to make out. */
export const PLATE_CONTRAST = 3;

/** On white, and on a mail's own ground, only what is all but gone counts: most brands chose their orange on paper. */
export const MAIL_CONTRAST = 1.7;

/** So much of the ink may be lost, per cent: a fine line under a wordmark, but not the word. */
const MAX_LOST = 20;

/** The step that a relative luminance is in; each is the same factor of contrast, 1.2 to 1. */
export const stepOf = (light: number) =>
  Math.min(INK_STEPS - 1, Math.floor((Math.log((light + 0.05) / 0.05) / Math.log(WHOLE)) * INK_STEPS));

/** Contrast between the middles of two steps, 1 to 21. */
export const contrastOf = (a: number, b: number) => WHOLE ** (Math.abs(a - b) / INK_STEPS);

/**
 * True where too much of the ink is less than `least` to 1 against the ground. Nothing is claimed of a picture that was
 * not measured.
 */
export function isLostOn(ink: LogoInk, ground: string, least: number): boolean {
  // Half a step back: a step stands for its middle.
  const behind = (Math.log((luminance(ground) + 0.05) / 0.05) / Math.log(WHOLE)) * INK_STEPS - 0.5;
  const lost = (ink ?? []).filter((_, step) => contrastOf(step, behind) < least);
  return lost.reduce((sum, share) => sum + share, 0) > MAX_LOST;
}

/** True for a picture that a plate of the signature's own swallows, and a white one behind it would show. */
export const needsPlate = (ink: LogoInk, ground: string | null): boolean =>
  ground !== null && isLostOn(ink, ground, PLATE_CONTRAST) && !isLostOn(ink, WHITE, MAIL_CONTRAST);
