import * as z from "zod/mini";
import { HAND_OVER_CODE } from "./constants.ts";

/** A one-time code that the site's page gives to the extension, which swaps it for a key of its own. */
export const HandOver = z.strictObject({
  code: z.string().check(z.regex(HAND_OVER_CODE)),
  expiresAt: z.iso.datetime(),
});
export type HandOver = z.output<typeof HandOver>;

/** What the extension keeps: a signature key, and whose it is, for people to see. */
export const Connection = z.strictObject({ key: z.string(), email: z.string() });
export type Connection = z.output<typeof Connection>;
