import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { MAX_REFRESH_TOKEN_LENGTH } from "./constants.ts";
import { Credentials, EmailVerification, ForgotPassword, PasswordReset, Registration, TokenPair } from "./schema.ts";

/** Signs a person in. Limited per account and per address. */
export const login = endpoint({
  method: "POST",
  url: "/security/login",
  summary: "Log in with e-mail and password",
  refusals: ["wrong_credentials", "too_many_requests"],
  schema: { body: Credentials, response: { 200: TokenPair } },
});

/** Makes an account and signs it in. */
export const register = endpoint({
  method: "POST",
  url: "/app/registration/register",
  summary: "Create an account",
  refusals: ["email_taken", "too_many_requests"],
  schema: { body: Registration, response: { 201: TokenPair } },
});

/** Mails a link to choose a new password. Answers the same for addresses without an account. */
export const forgotPassword = endpoint({
  method: "POST",
  url: "/app/registration/forgot-password",
  summary: "Ask for a link to choose a new password",
  refusals: ["too_many_requests"],
  schema: { body: ForgotPassword, response: { 204: z.null() } },
});

/** Sets the new password with the token of the mailed link, and ends all sessions. 410 `link_expired` the second time. */
export const resetPassword = endpoint({
  method: "POST",
  url: "/app/registration/reset-password",
  summary: "Choose a new password with the token of a mailed link",
  refusals: ["link_expired", "too_many_requests"],
  schema: { body: PasswordReset, response: { 204: z.null() } },
});

/**
 * Confirms an account's address with the token of the mailed link. Open to all: the link is often opened on a phone where
 * nobody is logged in, and the token proves all there is to prove. 410 `link_expired` the second time.
 */
export const verifyEmail = endpoint({
  method: "POST",
  url: "/app/registration/verify-email",
  summary: "Confirm an email address with the token of a mailed link",
  refusals: ["link_expired", "too_many_requests"],
  schema: { body: EmailVerification, response: { 204: z.null() } },
});

/** The same for the signed-in person's own address: somebody else's token is refused, one's own may have done its work. */
export const verifyOwnEmail = endpoint({
  method: "POST",
  url: "/_/app/user/verify-email",
  summary: "Confirm the own email address with the token of a mailed link",
  refusals: ["link_expired", "too_many_requests"],
  schema: { body: EmailVerification, response: { 204: z.null() } },
});

/** Mails the link once more; nothing to one who has confirmed. 429 `verification_limit` when it went out often enough. */
export const resendVerification = endpoint({
  method: "POST",
  url: "/_/app/user/verify-email/resend",
  summary: "Mail the link that confirms the own address again",
  refusals: ["verification_limit", "too_many_requests"],
  schema: { response: { 204: z.null() } },
});

const RefreshToken = z.string().check(z.maxLength(MAX_REFRESH_TOKEN_LENGTH));

/** Trades a refresh token (body, or cookie from our own pages) for its successor and a new access token. */
export const refresh = endpoint({
  method: "POST",
  url: "/security/token/refresh",
  summary: "Renew the session",
  access: "refresh",
  refusals: ["refresh_rejected", "cross_site", "too_many_requests"],
  schema: {
    body: z.strictObject({ refresh_token: z.optional(RefreshToken) }),
    response: { 200: TokenPair },
  },
});

/** Ends the session of the access token, and that of a refresh token in the body or the cookie. Both stop working; the cookies go. */
export const logout = endpoint({
  method: "POST",
  url: "/_/security/logout",
  summary: "Log out",
  schema: {
    body: z.nullish(z.strictObject({ refresh_token: z.optional(RefreshToken) })),
    response: { 204: z.null() },
  },
});
