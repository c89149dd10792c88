/** More of them say nothing more, and headers are short: these take 4 kB at most. */
const MAX_NAMED = 60;
const MAX_CODE_POINTS = 300;

/** The header of a picture that names the letters which are not in it because no font has them; nothing without any. */
export const missingHeader = (missing: readonly string[]): { "image-missing"?: string } =>
  missing.length > 0 ? { "image-missing": encodeURIComponent(shortOf(missing)) } : {};

/** A letter may have any number of accents. */
const shortOf = (missing: readonly string[]) =>
  [...missing.slice(0, MAX_NAMED).join("")].slice(0, MAX_CODE_POINTS).join("").toWellFormed();
