import * as z from "zod/mini";
import { msg } from "../languages/translate.ts";
import { DEAL_TIERS } from "../members/deals.ts";

/** Crockford's base 32: nothing in it is read as something else. */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 120 random bits: nobody finds one by trying, so its hash may be a fast one. */
export const CODE_LENGTH = 24;
const MAX_TYPED_LENGTH = 100;

/** `ab1d2f-oil9…` as somebody types or pastes it -> `AB1D2F0119…`: letters that look like digits are those digits. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** In groups of six, as it is printed: `AB1D2F-GH3JK4-MN5PQ6-RS7TV8`. */
export const printedCode = (code: string): string => code.replace(/.{6}(?=.)/g, "$&-");

const INVALID = msg("This code is not complete. It has four groups of six letters and digits.");

/** A code in whatever spelling; what comes out is the plain one. */
export const ActivationCode = z
  .string(INVALID)
  .check(
    z.maxLength(MAX_TYPED_LENGTH, INVALID),
    z.overwrite(plainCode),
    z.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`), INVALID),
  );

export const CodeInput = z.strictObject({ code: ActivationCode });

/** What a code gives, and what the team has once it is used. */
export const CodeGift = z.strictObject({
  tier: z.literal([...DEAL_TIERS]),
  /** places for signatures of the code */
  seats: z.int(),
  /** places that the team has then, those of friends among them */
  totalSeats: z.int(),
  product_id: z.string(),
  /** cents of a plan that runs which go back to where they came from: it is not paid for again */
  refund: z.int(),
  currency: z.string(),
});
export type CodeGift = z.output<typeof CodeGift>;
