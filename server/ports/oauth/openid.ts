import type { Configuration } from "openid-client";
import { isLoopback } from "#program/loopback.ts";
import { Email } from "#shared/auth/schema.ts";
import { SOCIAL_PATH } from "#shared/auth/social/paths.ts";
import type { ProviderId } from "#shared/auth/social/schema.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import type { OAuth } from "./oauth.ts";
import type { Claims, Provider } from "./providers.ts";

/** Deadline of one request to a provider. */
const TIMEOUT_S = 5;
/** How long a provider's own description of itself counts; keys and addresses do change. */
const DESCRIPTION_MS = 3_600_000;

/** Loaded with the first sign-in: a server at rest does not need it. */
const library = () => import("openid-client");

type Known = Provider & { redirectUri: string; describe(): Promise<Configuration> };

/** @param publicUrl where people come back to, whatever name a request says it was sent to */
export function openIdConnect(providers: readonly Provider[], publicUrl: string): OAuth {
  const known = new Map(providers.map((provider): [ProviderId, Known] => [provider.id, knownProvider(provider)]));

  function knownProvider(provider: Provider): Known {
    const redirectUri = publicUrl + SOCIAL_PATH.replace(":provider", provider.id);
    let kept: { description: Promise<Configuration>; until: number } | undefined;
    const describe = () => {
      if (!kept || kept.until < Date.now()) {
        kept = { description: discover(provider), until: Date.now() + DESCRIPTION_MS };
        const { description } = kept;
        description.catch(() => {
          if (kept?.description === description) kept = undefined;
        });
      }
      return kept.description;
    };
    return { ...provider, redirectUri, describe };
  }

  const get = (id: ProviderId): Known => {
    const provider = known.get(id);
    if (!provider) throw new Failure("not_found");
    return provider;
  };

  return {
    offers: providers.map(({ id, name }) => ({ id, name })),
    issuerOf: (id) => known.get(id)?.issuer,

    async begin(id) {
      const { describe, redirectUri } = get(id);
      return outside(async () => {
        const [client, config] = await Promise.all([library(), describe()]);
        const checks = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: "S256",
        });
        return { address: address.href, checks };
      });
    },

    async finish(id, search, { state, nonce, verifier }) {
      const { describe, redirectUri, accepts, isEmailProved } = get(id);
      return outside(async () => {
        const [client, config] = await Promise.all([library(), describe()]);
        const here = new URL(redirectUri);
        here.search = search;
        const tokens = await client.authorizationCodeGrant(config, here, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const inToken = tokens.claims() as Claims;
        // Many providers put the address there alone (OpenID Connect Core, 5.4).
        const isInToken = inToken.email !== undefined || !config.serverMetadata().userinfo_endpoint;
        const more = isInToken ? {} : await client.fetchUserInfo(config, tokens.access_token, inToken.sub);
        const claims: Claims = { ...more, ...inToken };
        if (!accepts(claims)) throw new Error("not one of those who may come in");
        const email = Email.safeParse(claims.email);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: email.success ? email.data : null,
          isEmailProved: email.success && isEmailProved(claims),
          name: typeof claims.name === "string" ? oneLine(claims.name).slice(0, MAX_LINE_LENGTH) : "",
        };
      });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const { discovery, allowInsecureRequests } = await library();
  const url = new URL(issuer);
  // A provider on this very machine: nobody can listen in between.
  const isOpen = url.protocol === "http:" && isLoopback(url.hostname);
  return discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    ...(isOpen && { execute: [allowInsecureRequests] }),
  });
}

/** What went wrong there, in our codes. Whoever presses "cancel" there comes back with `access_denied`. */
async function outside<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { error } = cause as { error?: unknown };
    throw new Failure(error === "access_denied" ? "sign_in_cancelled" : "sign_in_failed", { cause });
  }
}
