import * as z from "zod/mini";
import { MESSAGES } from "../errors/messages.ts";
import { msg, t } from "../languages/translate.ts";
import { isOneLine } from "../lib/text.ts";
import { MAX_LINE_LENGTH } from "../signatures/constants.ts";
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./constants.ts";

/** Trimmed and lower case, so that one person has one account. */
export const Email = z
  .string(MESSAGES.invalidEmail)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL_LENGTH, MESSAGES.invalidEmail),
    z.email(MESSAGES.invalidEmail),
  );

export const Password = z.string(msg("Please enter a password.")).check(
  z.minLength(MIN_PASSWORD_LENGTH, {
    error: () => t("Use at least {count} characters.", { count: MIN_PASSWORD_LENGTH }),
  }),
  z.maxLength(MAX_PASSWORD_LENGTH, {
    error: () => t("Use at most {count} characters.", { count: MAX_PASSWORD_LENGTH }),
  }),
);

/** One that somebody has: compared, and not judged. */
export const KnownPassword = z
  .string(msg("Please enter your password."))
  .check(z.minLength(1, msg("Please enter your password.")), z.maxLength(MAX_PASSWORD_LENGTH));

export const Credentials = z.strictObject({ email: Email, password: KnownPassword });
export type Credentials = z.output<typeof Credentials>;

/** How somebody wants to be called; it stands in subjects and addresses of mails. */
export const PersonName = z
  .string()
  .check(z.trim(), z.maxLength(MAX_LINE_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));

export const Registration = z.strictObject({
  name: z._default(PersonName, ""),
  email: Email,
  password: Password,
});
export type Registration = z.output<typeof Registration>;

/** Of an account that somebody was invited to make: the address is the invitation's. */
export const InvitedRegistration = z.strictObject({
  name: Registration.shape.name,
  password: Password,
});
export type InvitedRegistration = z.output<typeof InvitedRegistration>;

export const ForgotPassword = z.strictObject({ email: Email });
export type ForgotPassword = z.output<typeof ForgotPassword>;

/** As it stands in a mailed link; one that is cut off is no better than an old one. */
const MailedToken = z.string().check(z.maxLength(200));

export const PasswordReset = z.strictObject({ token: MailedToken, password: Password });
export type PasswordReset = z.output<typeof PasswordReset>;

export const EmailVerification = z.strictObject({ token: MailedToken });
export type EmailVerification = z.output<typeof EmailVerification>;

export const PasswordChange = z.strictObject({ currentPassword: KnownPassword, newPassword: Password });
export type PasswordChange = z.output<typeof PasswordChange>;

export const EmailChange = z.strictObject({ email: Email, password: KnownPassword });
export type EmailChange = z.output<typeof EmailChange>;

export const TokenPair = z.strictObject({ token: z.string(), refresh_token: z.string() });
export type TokenPair = z.output<typeof TokenPair>;

/** What a social sign-in answers. `isSignUp`: it has made the account, so what follows a sign-up follows. */
