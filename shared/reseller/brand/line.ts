import * as z from "zod/mini";
import { MESSAGES } from "../../errors/messages.ts";
import { msg } from "../../languages/translate.ts";
import { isOneLine } from "../../lib/text.ts";
import { MAX_LINK_LENGTH, safeUrl } from "../../lib/url.ts";

export const MAX_LINE_TEXT_LENGTH = 60;

const oneLine = z.string().check(z.refine(isOneLine, MESSAGES.oneLine));
const isWeb = (url: string) => /^https?:\/\//i.test(url) && safeUrl(url) !== null;

/** What stands in the place of "Made with Signoff", and where it leads. */
export const BrandLine = z.strictObject({
  text: oneLine.check(z.trim(), z.minLength(1, msg("Please enter a text.")), z.maxLength(MAX_LINE_TEXT_LENGTH)),
  url: oneLine.check(z.trim(), z.maxLength(MAX_LINK_LENGTH), z.refine(isWeb, MESSAGES.invalidLink)),
});
export type BrandLine = z.output<typeof BrandLine>;
