import * as z from "zod/mini";
import { MESSAGES } from "../../errors/messages.ts";
import { MAX_IMPERSONATION_EMAIL_LENGTH } from "./constants.ts";

/** Whom to act for. Compared and not judged: what nobody has is said as such. */
export const Impersonation = z.strictObject({
  email: z
    .string(MESSAGES.invalidEmail)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(MAX_IMPERSONATION_EMAIL_LENGTH, MESSAGES.invalidEmail),
      z.email(MESSAGES.invalidEmail),
    ),
});
export type Impersonation = z.output<typeof Impersonation>;

/** The only token there is: it cannot be renewed. */
export const ActingToken = z.strictObject({ token: z.string(), endsAt: z.iso.datetime() });
export type ActingToken = z.output<typeof ActingToken>;
