import type { IDToken, UserInfoResponse } from "openid-client";
import type { SignInOffer } from "#shared/auth/social/schema.ts";

export type Claims = IDToken & Partial<Omit<UserInfoResponse, "sub">>;

export type Provider = SignInOffer & {
  /** as its discovery document is found */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** whether these people may come in at all */
  accepts(claims: Claims): boolean;
  /** whether the address is proved to be the person's */
  isEmailProved(claims: Claims): boolean;
};

/** The settings that name them, each all or not at all. */
export type ProviderSettings = {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  MICROSOFT_CLIENT_ID?: string | undefined;
  MICROSOFT_CLIENT_SECRET?: string | undefined;
  /** ids of the tenants whose people may come in, lower case */
  MICROSOFT_TENANTS: string[];
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME: string;
};

const everybody = () => true;
const isVerified = ({ email_verified }: Claims) => email_verified === true;

/** Those that the settings name, in the order of their buttons. */
export function providersOf(settings: ProviderSettings): Provider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = settings;
  const { MICROSOFT_TENANTS: tenants, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = settings;
  const providers: Provider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    providers.push({
      id: "google",
      name: "Google",
      issuer: "https://accounts.google.com",
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      accepts: everybody,
      isEmailProved: isVerified,
    });
  if (MICROSOFT_CLIENT_ID && MICROSOFT_CLIENT_SECRET)
    providers.push({
      id: "microsoft",
      name: "Microsoft",
      // Of several tenants each token has its own issuer; openid-client knows this one address for them.
      issuer: `https://login.microsoftonline.com/${tenants.length === 1 ? tenants[0] : "common"}/v2.0`,
      clientId: MICROSOFT_CLIENT_ID,
      clientSecret: MICROSOFT_CLIENT_SECRET,
      accepts: ({ tid }) => typeof tid === "string" && tenants.includes(tid.toLowerCase()),
      // Entra has no email_verified: its administrators write any address. This optional claim says that the domain is theirs.
      isEmailProved: ({ xms_edov: proved }) => proved === true || proved === 1 || proved === "1" || proved === "true",
    });
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)
    providers.push({
      id: "oidc",
      name: OIDC_NAME,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      accepts: everybody,
      isEmailProved: isVerified,
    });
  return providers;
}
