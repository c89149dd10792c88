import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

type Claims = { email?: string; email_verified?: boolean; name?: string };
type Client = { client_id: string; client_secret: string; redirect_uris: string[] };

export const CLIENT = { client_id: "signoff", client_secret: "a secret between the two of them" };

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/**
 * A real OpenID Connect provider on this machine. Whoever comes is `provider.person`, at once; nobody: they press cancel.
 * @param redirectUris where it sends people back to
 */
export async function startOidcProvider(redirectUris: string[], { isSilentAboutItself = false } = {}) {
  const state: { person: string | null; people: Record<string, Claims> } = { person: null, people: {} };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sendsBackTo = (uris: string[]) => {
    const client: Client = { ...CLIENT, redirect_uris: uris };
    const provider = new Provider(issuer, {
      clients: [client],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      // As Google does it: all claims in the ID token.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      cookies: { keys: ["a key for tests"] },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...state.people[accountId] }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? "",
          accountId: oidc.session?.accountId ?? "",
        });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
      ...(isSilentAboutItself && { discovery: { authorization_response_iss_parameter_supported: undefined } }),
    });
    const answer = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
      const { person } = state;
      const outcome = person
        ? { login: { accountId: person } }
        : { error: "access_denied", error_description: "the person pressed cancel" };
      provider.interactionFinished(request, response, outcome).catch((error) => {
        response.statusCode = 500;
        response.end(String(error));
      });
    };
  };
  sendsBackTo(redirectUris);

  return {
    issuer,
    /** For those whose own address is known later. */
    sendsBackTo,
    /** Who comes next; null presses cancel. */
    comes(person: string | null, claims: Claims = {}) {
      state.person = person;
      if (person) state.people[person] = claims;
    },
    /** Goes the browser's way through the provider. @returns the address that it sends the person back to */
    async walk(address: string): Promise<URL> {
      const cookies = new Map<string, string>();
      let url = new URL(address);
      for (let step = 0; step < 10; step++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(url, { redirect: "manual", headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get("location");
        if (!location) throw new Error(`The provider answers ${response.status}: ${await response.text()}`);
        url = new URL(location, url);
        if (url.origin !== issuer) return url;
      }
      throw new Error("The provider leads in a circle.");
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
