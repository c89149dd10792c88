import * as z from "zod/mini";
import { HEX_COLOR } from "../../lib/color.ts";

/** No design has longer ids, more words or more colours; each knows its own limits, which the drawing checks. */
const MAX_KEY_CHARS = 40;
export const MAX_BANNER_TEXT_CHARS = 120;

const key = z.string().check(z.maxLength(MAX_KEY_CHARS));

/** A banner of the gallery to be drawn; words and colours that are not given stay those of the design. */
export const BannerOrder = z.strictObject({
  designId: key,
  texts: z.optional(z.record(key, z.string().check(z.maxLength(MAX_BANNER_TEXT_CHARS)))),
  colors: z.optional(z.record(key, z.string().check(z.regex(HEX_COLOR)))),
});
export type BannerOrder = z.output<typeof BannerOrder>;
