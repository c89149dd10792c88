import * as z from "zod/mini";
import { InviteQuery, Joined } from "../invitations/schema.ts";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { BY_COOKIE, IN_PERSON, KNOWN, OPEN, SIGNED_IN } from "../members/callPolicies.ts";
import { Arrival } from "./arrival.ts";
import { MAX_REFRESH_TOKEN_LENGTH } from "./constants.ts";
import { CodeVerification } from "./mailedCode.ts";
import { OwnSession } from "./ownSession.ts";
import {
  Credentials,
  EmailChange,
  EmailVerification,
  ForgotPassword,
  InvitedRegistration,
  PasswordChange,
  PasswordReset,
  Registration,
  TokenPair,
} from "./schema.ts";

/**
 * Signs a person in. Limited per account and per address. 403 `two_factor_required` where the account asks for a second
 * factor: a cookie then lets this browser send it.
 */
export const login = endpoint({
  method: "POST",
  url: "/security/login",
  policy: OPEN,
  summary: "Log in with e-mail and password",
  refusals: ["wrong_credentials", "two_factor_required", "account_disabled", "too_many_requests"],
  schema: { body: Credentials, response: { 200: TokenPair } },
});

/** Makes an account and signs it in. The query says how the person came; without it nothing is kept of that. */
export const register = endpoint({
  method: "POST",
  url: "/app/registration/register",
  policy: OPEN,
  summary: "Create an account",
  botCheck: "sign-up",
  refusals: ["email_taken", "too_many_requests"],
  schema: { querystring: Arrival, body: Registration, response: { 201: TokenPair } },
});

/**
 * Makes the account of a lifetime deal with its invitation, for the invitation's address, and signs it in.
 * 410 `link_expired` the second time.
 */
export const registerLifetime = endpoint({
  method: "POST",
  url: "/app/registration/appsumo-register",
  policy: OPEN,
  summary: "Create the account of a lifetime deal",
  refusals: ["link_expired", "email_taken", "too_many_requests"],
  schema: { querystring: InviteQuery, body: InvitedRegistration, response: { 201: TokenPair } },
});

/**
 * Makes the account of somebody who was invited to a team, for the address that the link was mailed to, joins the team and
 * signs in. Whoever has an account there logs in and accepts: `invitations.accept`.
 */
export const registerMember = endpoint({
  method: "POST",
  url: "/app/registration/accept-invite",
  policy: OPEN,
  summary: "Create the account of an invited member",
  refusals: [
    "link_expired",
    "invitation_used",
    "account_there",
    "email_taken",
    "account_expired",
    "company_archived",
    "team_full",
    "too_many_requests",
  ],
  schema: {
    querystring: InviteQuery,
    body: InvitedRegistration,
    response: { 201: z.strictObject({ ...TokenPair.shape, ...Joined.shape }) },
  },
});

/** Mails a link to choose a new password. Answers the same for addresses without an account. */
export const forgotPassword = endpoint({
  method: "POST",
  url: "/app/registration/forgot-password",
  policy: OPEN,
  summary: "Ask for a link to choose a new password",
  botCheck: "forgot-password",
  refusals: ["too_many_requests"],
  schema: { body: ForgotPassword, response: { 204: z.null() } },
});

/** Sets the new password with the token of the mailed link, and ends all sessions. 410 `link_expired` the second time. */
export const resetPassword = endpoint({
  method: "POST",
  url: "/app/registration/reset-password",
  policy: OPEN,
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
  policy: OPEN,
  summary: "Confirm an email address with the token of a mailed link",
  refusals: ["link_expired", "too_many_requests"],
  schema: { body: EmailVerification, response: { 204: z.null() } },
});

/** The same for the signed-in person's own address: somebody else's token is refused, one's own may have done its work. */
export const verifyOwnEmail = endpoint({
  method: "POST",
  url: "/_/app/user/verify-email",
  policy: IN_PERSON,
  summary: "Confirm the own email address with the token of a mailed link",
  refusals: ["link_expired", "too_many_requests"],
  schema: { body: EmailVerification, response: { 204: z.null() } },
});

/** The same by the six digits of that mail, typed where the person is logged in. 410 `code_expired` after ten minutes or five tries. */
export const verifyOwnEmailByCode = endpoint({
  method: "POST",
  url: "/_/app/user/verify-email/code",
  policy: IN_PERSON,
  summary: "Confirm the own email address with the code of a mail",
  refusals: ["code_expired", "too_many_requests"],
  schema: { body: CodeVerification, response: { 204: z.null() } },
});

/** Mails the link once more; nothing to one who has confirmed. 429 `verification_limit` when it went out often enough. */
export const resendVerification = endpoint({
  method: "POST",
  url: "/_/app/user/verify-email/resend",
  policy: IN_PERSON,
  summary: "Mail the link that confirms the own address again",
  refusals: ["verification_limit", "too_many_requests"],
  schema: { response: { 204: z.null() } },
});

/**
 * Changes the password. Every other device is logged out; this one goes on with the access token of the answer, as the one
 * it came with is worth nothing any more.
 */
export const changePassword = endpoint({
  method: "PATCH",
  url: "/_/app/user/password",
  policy: IN_PERSON,
  summary: "Change the own password",
  refusals: ["forbidden", "too_many_requests"],
  schema: { body: PasswordChange, response: { 200: z.strictObject({ token: z.string() }) } },
});

/** Mails a link to a new address, which becomes the account's when it is used. Answers the same where somebody else has it. */
export const changeEmail = endpoint({
  method: "POST",
  url: "/_/app/user/email",
  policy: IN_PERSON,
  summary: "Ask for another email address",
  refusals: ["forbidden", "too_many_requests"],
  schema: { body: EmailChange, response: { 204: z.null() } },
});

/** Makes the address that a token was mailed to the account's. Open to all, as the link is opened wherever the mail is read. */
export const confirmEmailChange = endpoint({
  method: "POST",
  url: "/app/registration/email-change",
  policy: OPEN,
  summary: "Confirm a new email address with the token of a mailed link",
  refusals: ["link_expired", "email_taken", "too_many_requests"],
  schema: { body: EmailVerification, response: { 204: z.null() } },
});

/**
 * Gives the account back the address that a token was mailed to, and ends its sessions and its password: whoever changed the
 * address knew it. The answer has what a link of the forgotten password would have.
 */
export const undoEmailChange = endpoint({
  method: "POST",
  url: "/app/registration/email-undo",
  policy: OPEN,
  summary: "Take back a change of the email address with the token of a mailed link",
  refusals: ["link_expired", "email_taken", "too_many_requests"],
  schema: { body: EmailVerification, response: { 200: z.strictObject({ resetToken: z.string() }) } },
});

const SessionId = z.string().check(z.regex(/^[\w-]{22}$/));
const RefreshToken = z.string().check(z.maxLength(MAX_REFRESH_TOKEN_LENGTH));

/** Trades a refresh token (body, or cookie from our own pages) for its successor and a new access token. */
export const refresh = endpoint({
  method: "POST",
  url: "/security/token/refresh",
  policy: BY_COOKIE,
  summary: "Renew the session",
  refusals: ["refresh_rejected", "cross_site", "too_many_requests"],
  schema: {
    body: z.strictObject({ refresh_token: z.optional(RefreshToken) }),
    response: { 200: TokenPair },
  },
});

/** The devices on which the person is logged in, the last used one first. No place and no address is kept of any. */
export const sessions = endpoint({
  method: "GET",
  url: "/_/app/user/sessions",
  policy: SIGNED_IN,
  summary: "List the sessions of the signed-in user",
  schema: {
    querystring: z.strictObject({ page: z._default(PageNumber, 1) }),
    response: { 200: pageOf(OwnSession) },
  },
});

/** Logs one device out. */
export const endOwnSession = endpoint({
  method: "DELETE",
  url: "/_/app/user/sessions/:id",
  policy: IN_PERSON,
  summary: "End one session of the signed-in user",
  needsSudo: true,
  schema: { params: z.strictObject({ id: SessionId }), response: { 204: z.null() } },
});

/** Logs every device out, this one too. No browser counts as known to the account any more. */
export const endOwnSessions = endpoint({
  method: "DELETE",
  url: "/_/app/user/sessions",
  policy: IN_PERSON,
  summary: "Log out everywhere",
  needsSudo: true,
  schema: { response: { 204: z.null() } },
});

/** Ends the session of the access token, and that of a refresh token in the body or the cookie. Both stop working; the cookies go. */
export const logout = endpoint({
  method: "POST",
  url: "/_/security/logout",
  policy: KNOWN,
  summary: "Log out",
  schema: {
    body: z.nullish(z.strictObject({ refresh_token: z.optional(RefreshToken) })),
    response: { 204: z.null() },
  },
});
