import * as z from "zod/mini";
import { Email } from "#shared/auth/schema.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { msg } from "#shared/languages/translate.ts";
import { isOneLine } from "#shared/lib/text.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { MAX_SENDER_NAME_LENGTH } from "#shared/reseller/brand/constants.ts";
import { MAX_LINE_TEXT_LENGTH } from "#shared/reseller/brand/line.ts";
import type { BrandChange, SavedBrand } from "#shared/reseller/brand/schema.ts";

const orNothing = (fits: (text: string) => boolean, message: Parameters<typeof z.refine>[1]) =>
  z.string().check(z.refine((text) => text.trim() === "" || fits(text.trim()), message));
const line = (max: number) => z.string().check(z.maxLength(max), z.refine(isOneLine, MESSAGES.oneLine));

/** An address as it is typed, as it leads somewhere; null for what is none of the web. */
export function webUrl(text: string): string | null {
  const url = safeUrl(text);
  return url && isWebUrl(url) ? url : null;
}

/** What is typed into the fields; empty: ours. */
export const BrandFields = z
  .strictObject({
    senderName: line(MAX_SENDER_NAME_LENGTH),
    replyTo: orNothing((text) => Email.safeParse(text).success, MESSAGES.invalidEmail),
    lineText: line(MAX_LINE_TEXT_LENGTH),
    lineUrl: orNothing((text) => webUrl(text) !== null, MESSAGES.invalidLink),
  })
  .check(
    z.refine(({ lineText, lineUrl }) => lineText.trim() !== "" || lineUrl.trim() === "", {
      path: ["lineText"],
      error: msg("Please enter a text."),
    }),
    z.refine(({ lineText, lineUrl }) => lineText.trim() === "" || lineUrl.trim() !== "", {
      path: ["lineUrl"],
      error: msg("Please say where it leads."),
    }),
  );
export type BrandFields = z.output<typeof BrandFields>;

export const fieldsOf = ({ senderName, replyTo, line }: SavedBrand): BrandFields => ({
  senderName,
  replyTo: replyTo ?? "",
  lineText: line?.text ?? "",
  lineUrl: line?.url ?? "",
});

/** What is typed, as it is saved. */
export function changeOf(
  { senderName, replyTo, lineText, lineUrl }: BrandFields,
  color: string | null,
  v: number,
): BrandChange {
  const url = webUrl(lineUrl);
  return {
    senderName: senderName.trim(),
    replyTo: replyTo.trim() || null,
    color,
    line: lineText.trim() && url ? { text: lineText.trim(), url } : null,
    v,
  };
}
