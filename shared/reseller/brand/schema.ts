import * as z from "zod/mini";
import { Email } from "../../auth/schema.ts";
import { MESSAGES } from "../../errors/messages.ts";
import { HEX_COLOR } from "../../lib/color.ts";
import { isOneLine } from "../../lib/text.ts";
import { hostedPicture } from "../../signatures/schema.ts";
import { MAX_SENDER_NAME_LENGTH } from "./constants.ts";
import { BrandLine } from "./line.ts";
import { Looks } from "./shown.ts";

const oneLine = z.string().check(z.refine(isOneLine, MESSAGES.oneLine));

const parts = {
  /** `#rrggbb` of buttons and marks; null: ours */
  color: z.nullable(z.string().check(z.regex(HEX_COLOR))),
  /** in the header, and in front of the address that mails come from; empty: ours */
  senderName: oneLine.check(z.trim(), z.maxLength(MAX_SENDER_NAME_LENGTH)),
  /** where answers go to mails that have no better one; null: to the installation's own address */
  replyTo: z.nullable(Email),
  /** null: ours */
  line: z.nullable(BrandLine),
};

/** How an agency looks to the people of its companies. Of none of it there is ours. */
export const Brand = z.strictObject({ ...parts, logo: z.nullable(hostedPicture) });
export type Brand = z.output<typeof Brand>;
/** Of an agency that has said nothing. */
export const NO_BRAND: Brand = { logo: null, color: null, senderName: "", replyTo: null, line: null };

/** What of the brand was read is sent back with a change of it. */
const version = { v: z.int().check(z.minimum(0)) };
export const SavedBrand = z.strictObject({ ...Brand.shape, ...version });
export type SavedBrand = z.output<typeof SavedBrand>;
/** All but the logo, which is a picture that is uploaded. */
export const BrandChange = z.strictObject({ ...parts, ...version });
export type BrandChange = z.output<typeof BrandChange>;

/** What a mail shows of it; the address of its logo is absolute. */
export const MailBrand = z.extend(Looks, {
  color: z.nullable(z.string().check(z.regex(HEX_COLOR))),
  line: z.nullable(BrandLine),
});
export type MailBrand = z.output<typeof MailBrand>;
