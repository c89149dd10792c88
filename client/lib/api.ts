import { login, refresh } from "#shared/auth/endpoints.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { type Endpoint, endpointPath } from "#shared/lib/endpoint.ts";
import type { App, Call, CallOptions } from "./context.tsx";
import { ApiError, offline } from "./problem.ts";
import { createRenewal, type Renewal } from "./renewal.ts";
import { claimsOf } from "./session.ts";

type Parts = { params?: Record<string, unknown>; querystring?: Record<string, unknown>; body?: unknown };
type Environment = {
  apiBase: string;
  /** access token in memory, or null for a guest */
  token(): string | null;
  renewal: Renewal;
  fetch: typeof fetch;
  /** the session is over and cannot be renewed */
  onSignedOut(): void;
};

/** A 401 of these says something about what was sent, not about the session. */
const NEVER_RETRIED: readonly Endpoint[] = [login, refresh];

/**
 * The API over HTTP. A 401 renews the session once and repeats the call; when that fails the visitor is signed out.
 * @throws ApiError with the server's code, or "offline"
 */
export function createCall(environment: Environment): Call {
  const { token, renewal, onSignedOut } = environment;
  return async (endpoint, input, options) => {
    const stale = token();
    const first = await send(environment, endpoint, input as Parts, options, stale);
    if (first.status !== 401 || NEVER_RETRIED.includes(endpoint)) return read(first);

    const fresh = await renewal(stale);
    if (fresh) return read(await send(environment, endpoint, input as Parts, options, fresh));
    onSignedOut();
    return read(first);
  };
}

async function send(
  { apiBase, fetch }: Environment,
  endpoint: Endpoint,
  { params, querystring, body }: Parts,
  { headers, signal }: CallOptions = {},
  token: string | null,
): Promise<Response> {
  const isForm = body instanceof FormData;
  try {
    return await fetch(apiBase + endpointPath(endpoint, params, querystring), {
      method: endpoint.method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offline();
  }
}

/** @throws ApiError unless the answer is a success */
async function read<T>(response: Response): Promise<T> {
  const json = await response.json().catch(() => null);
  if (response.ok) return json as T;
  throw problemIn(response, json);
}

function problemIn({ status }: Response, json: unknown): ApiError {
  const { code, message, ...rest } = (json ?? {}) as Partial<ApiError>;
  if (typeof code === "string" && typeof message === "string") {
    return new ApiError({ status, code, message, errors: rest.errors ?? [], requestId: rest.requestId ?? "" });
  }
  // Something between us and the server answered, such as a proxy.
  return status >= 500
    ? new ApiError({ status, code: "unavailable", message: t("Signoff is briefly unavailable. Please try again.") })
    : new ApiError({ status, code: "internal", message: t("Please, reload the page and try again.") });
}

/** The caller of one page load. */
export function createBrowserCall(app: App): Call {
  const { session, site } = app;
  const post = () =>
    fetch(site.apiBase + refresh.url, {
      method: refresh.method,
      credentials: "same-origin",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: "{}",
    });
  return createCall({
    apiBase: site.apiBase,
    token: () => session.token(),
    fetch: (...request) => fetch(...request),
    renewal: createRenewal({
      refresh: async () => {
        const answer = await post().catch(() => Promise.reject(offline()));
        if (answer.ok) return ((await answer.json()) as TokenPair).token;
        // Only a refusal ends a session; a server that is away does not.
        if (answer.status === 401 || answer.status === 403) return null;
        throw problemIn(answer, await answer.json().catch(() => null));
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
  });
}
