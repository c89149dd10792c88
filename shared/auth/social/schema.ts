import * as z from "zod/mini";
import { Email, TokenPair } from "../schema.ts";

/** Who may vouch for a person; which of them do is a matter of the settings. `oidc` is any issuer of one's own. */
export const PROVIDERS = ["google", "microsoft", "oidc"] as const;
export const ProviderId = z.enum(PROVIDERS);
export type ProviderId = z.output<typeof ProviderId>;

/** A way to sign in that this installation has; the name stands on the button. */
export const SignInOffer = z.strictObject({ id: ProviderId, name: z.string() });
export type SignInOffer = z.output<typeof SignInOffer>;

/** Longer than any answer of a provider, whose codes may be tokens. */
const MAX_SEARCH_LENGTH = 8192;

/** How a person came back: the query of the page, as it is. The server judges it. */
export const Returned = z.strictObject({
  provider: ProviderId,
  search: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)),
});
export type Returned = z.output<typeof Returned>;

/** `isSignUp`: the account was made by this. */
export const SocialSession = z.strictObject({ ...TokenPair.shape, isSignUp: z.boolean() });

/** A sign-in that opens an account. `email`: the address there, which may be another than the account's. */
const ConnectedSignIn = z.strictObject({
  id: z.string(),
  provider: ProviderId,
  name: z.string(),
  email: z.nullable(Email),
  createdAt: z.string(),
});
export type ConnectedSignIn = z.output<typeof ConnectedSignIn>;

/** What an account's page shows. `pending` came back a moment ago, to an address that has this account. */
export const SignIns = z.strictObject({
  offers: z.array(SignInOffer),
  connected: z.array(ConnectedSignIn),
  pending: z.nullable(z.strictObject({ provider: ProviderId, name: z.string(), email: Email })),
});
export type SignIns = z.output<typeof SignIns>;
