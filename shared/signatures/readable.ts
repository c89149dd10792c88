import { channelsOf, contrast, INK, legibleOn, luminance, mix, WHITE } from "../lib/color.ts";

/** WCAG's minimum for running text (1.4.3, level AA). */
export const READABLE = 4.5;

/** The ground of Outlook's dark mode, the lightest of those that mail programs put under a mail: here colours vanish first. */
export const DARK_MAIL = "#2d2d2d";

/**
 * What a text needs there. No colour reaches 4.5 on white and on dark grey, so where a program keeps the colours of a mail
 * 3 is the most that one which is read with ease on white can have; it is WCAG's minimum for large text.
 */
export const READABLE_DARK = 3;

/** Lighter than this a text is meant for a dark ground, or has other troubles: it does not vanish on one. */
const DARK_LUMINANCE = 0.5;

/** Steps between a colour and white or ink: finer than the eye, so that the narrow band of both contrasts is not missed. */
const STEPS = 512;

/** True for a text that sinks into a dark mail where the mail program keeps its colour. */
export const sinksInDark = (color: string): boolean =>
  luminance(color) < DARK_LUMINANCE && contrast(color, DARK_MAIL) < READABLE_DARK;

const isForBoth = (color: string) => contrast(color, WHITE) >= READABLE && contrast(color, DARK_MAIL) >= READABLE_DARK;

/**
 * The colour itself where it can be read on white and on dark mails, otherwise the nearest one that can, on its way to
 * white or ink. `"#00686c"` -> a lighter teal
 */
export function readableInMails(color: string): string {
  if (isForBoth(color)) return color;
  const target = contrast(color, WHITE) >= READABLE ? WHITE : INK;
  for (let step = 1; step < STEPS; step += 1) {
    const candidate = mix(color, target, step / STEPS);
    if (isForBoth(candidate)) return candidate;
  }
  // Rounded to whole channels, a pale colour's way may step over the band: the layouts' own grey is in it.
  return MIDDLE;
}

const MIDDLE = "#6d777b";

/** What mends a text that cannot be read. @param ground of the plate it stands on; null for the mail's own, white or dark */
export const readableColor = (color: string, ground: string | null): string =>
  ground === null ? readableInMails(color) : legibleOn(color, [ground]);

/** Greys, and colours so close to one that they count as text. */
export function isGrey(color: string): boolean {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels) < 40;
}
