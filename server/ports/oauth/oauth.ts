import type { ProviderId, SignInOffer } from "#shared/auth/social/schema.ts";
import { seam } from "../../seam.ts";

/** What an answer is held against: kept on the server from the start of a sign-in to its end, and used once. */
export type Checks = { state: string; nonce: string; verifier: string };

/** Whom a provider vouches for. The pair of issuer and subject is the person; addresses change and are given to others. */
export type Identity = {
  issuer: string;
  subject: string;
  /** lower case; null when the provider tells none */
  email: string | null;
  /** the provider says that the address is this person's */
  isEmailProved: boolean;
  name: string;
};

/** Sign-in at other places (OpenID Connect, code flow with PKCE). */
export type OAuth = {
  /** in the order of the buttons */
  offers: readonly SignInOffer[];
  /** undefined where the installation has no such provider */
  issuerOf(provider: ProviderId): string | undefined;
  /** @returns where the browser goes @throws sign_in_failed */
  begin(provider: ProviderId): Promise<{ address: string; checks: Checks }>;
  /** @param search the query with which the person came back @throws sign_in_cancelled, sign_in_failed */
  finish(provider: ProviderId, search: string, checks: Checks): Promise<Identity>;
};

export const oauth = seam<OAuth>("oauth");
