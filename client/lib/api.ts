import { login, refresh } from "#shared/auth/endpoints.ts";
import type { ErrorCode } from "#shared/errors/catalogue.ts";
import { type CallInput, type Endpoint, endpointPath } from "#shared/lib/endpoint.ts";
import type { Answer, App, CallOptions, Received, Send } from "./context.tsx";
import { problemIn, type Reply, readFile, readJson, type Transmit, transmit } from "./http.ts";
import { orOffline } from "./problem.ts";
import { createRenewal, type Renewal } from "./renewal.ts";
import { claimsOf } from "./session.ts";

type Parts = { params?: Record<string, unknown>; querystring?: Record<string, unknown>; body?: unknown };
type Connection = { apiBase: string; transmit: Transmit };
type Environment = Connection & {
  /** access token in memory, or null for a guest */
  token(): string | null;
  renewal: Renewal;
  /** the session is over and cannot be renewed */
  onSignedOut(): void;
  /** asks the person to prove who they are; false when they would rather not */
  proveIdentity(): Promise<boolean>;
};

/** A 401 of these says something about what was sent, not about the session. */
const NEVER_RETRIED: readonly Endpoint[] = [login, refresh];

/**
 * The API over HTTP. A 401 renews the session once and repeats the call; when that fails the visitor is signed out. What
 * wants a fresh proof of who asks is repeated once when it is given.
 * @throws ApiError with the server's code, or "offline"; what the caller's signal was aborted with
 */
export function createSend(environment: Environment): Send {
  const { token, renewal, onSignedOut, proveIdentity } = environment;
  const ask: Ask = async (endpoint, input, options) => {
    const stale = token();
    const first = await request(environment, endpoint, input, options, stale);
    if (first.status !== 401 || NEVER_RETRIED.includes(endpoint)) return first;

    const fresh = await renewal(stale);
    if (fresh) return request(environment, endpoint, input, options, fresh);
    onSignedOut();
    return first;
  };
  return async (endpoint, input, given) => {
    // One for what somebody wants, however often it has to be sent.
    const options = endpoint.isOnce ? withKey(given) : given;
    const first = await ask(endpoint, input, options);
    const isProved = (await wantsProof(first)) && (await proveIdentity());
    return read(endpoint, isProved ? await ask(endpoint, input, options) : first);
  };
}

const KEY_BYTES = 16;

/** `randomUUID` is not there on plain http. */
function withKey({ headers, ...options }: CallOptions = {}): CallOptions {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...options, headers: { "idempotency-key": key, ...headers } };
}

type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => Promise<Reply>;

const wantsProof = async (reply: Reply) =>
  reply.status === 403 && (await problemIn(reply)).code === ("reauth_required" satisfies ErrorCode);

function request<E extends Endpoint>(
  { apiBase, transmit }: Connection,
  endpoint: E,
  input: CallInput<E>,
  { headers, form, signal, onProgress }: CallOptions = {},
  token: string | null,
): Promise<Reply> {
  const { params, querystring, body } = input as Parts;
  return transmit({
    method: endpoint.method,
    address: apiBase + endpointPath(endpoint, params, querystring),
    headers: {
      accept: ["application/json", ...(endpoint.produces ?? [])].join(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: form ? formOf(form) : body === undefined ? body : JSON.stringify(body),
    signal,
    onProgress,
  });
}

function formOf(parts: NonNullable<CallOptions["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** @throws ApiError unless the reply is a success */
async function read<E extends Endpoint>({ produces }: E, reply: Reply): Promise<Answer<Received<E>>> {
  const data = produces ? await readFile(reply, produces) : await readJson(reply);
  return { data: data as Received<E>, etag: reply.header("etag"), header: reply.header };
}

/** The caller of one page load. */
export function createBrowserSend({ session, site: { apiBase } }: Pick<App, "session" | "site">): Send {
  const connection = { apiBase, transmit };
  return createSend({
    ...connection,
    token: () => session.token(),
    renewal: createRenewal({
      refresh: async () => {
        const reply = await request(connection, refresh, { body: {} }, {}, null);
        // Only a refusal ends a session; a server that is away does not.
        if (reply.status === 401 || reply.status === 403) return null;
        return (await read(refresh, reply)).data.token;
      },
      current: () => session.token(),
      store: (token) => session.renew(token),
      isOurs: (token) => {
        const user = session.get()?.user;
        return user === undefined || claimsOf(token).sub === user.id;
      },
      locks: navigator.locks,
      channel: "BroadcastChannel" in globalThis ? new BroadcastChannel("signoff-session") : null,
    }),
    onSignedOut: () => session.end(),
    // Not with the first page: hardly any call asks for it.
    proveIdentity: async () => (await orOffline(import("./reauth.ts"))).proveIdentity(),
  });
}
