/** Stand-ins of Google's Directory API and Microsoft Graph on this machine: tokens are checked, and they do what the real ones do. */
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { importSPKI, jwtVerify } from "jose";
import type { Test } from "tap";

type Teardown = Pick<Test, "teardown">;
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown; bytes?: Buffer };
type Asked = { url: URL; headers: IncomingMessage["headers"]; form: URLSearchParams };

async function serve(t: Teardown, answer: (asked: Asked) => Promise<Answer> | Answer) {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const form = new URLSearchParams(request.method === "POST" ? await text(request) : "");
    const { status = 200, headers, body, bytes } = await answer({ url, headers: request.headers, form });
    response.writeHead(status, { "content-type": bytes ? "image/png" : "application/json", ...headers });
    response.end(bytes ?? JSON.stringify(body ?? {}));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** What a directory is told of somebody; `id` is theirs for good. */
export type Somebody = {
  id: string;
  email: string | null;
  name?: string;
  title?: string;
  department?: string;
  office?: string;
  phone?: string;
  mobile?: string;
  isSuspended?: boolean;
  photo?: Buffer;
};

/** What goes wrong with the next questions, one each: a status, with seconds to wait. */
type Trouble = { status: number; retryAfterS?: number; reason?: string };

const ADMIN = "admin@acme.example";
const SCOPE = "https://www.googleapis.com/auth/admin.directory.user.readonly";

/** Google: a signed assertion opens it in the name of an administrator; pages, etags, suspended people, photos. */
export async function googleStandIn(t: Teardown, { pageSize = 500 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const state = { people: [] as Somebody[], troubles: [] as Trouble[], asked: [] as string[], tokens: 0 };
  let current = "";
  const url = await serve(t, async ({ url, headers, form }) => {
    if (url.pathname === "/token") {
      const key = await importSPKI(publicKey.export({ type: "spki", format: "pem" }).toString(), "RS256");
      const { payload } = await jwtVerify(form.get("assertion") ?? "", key, { audience: `${base()}/token` });
      if (payload.sub !== ADMIN || payload.scope !== SCOPE || payload.iss !== "signoff@acme.example")
        return { status: 401, body: { error: "unauthorized_client" } };
      state.tokens += 1;
      current = `google-${state.tokens}`;
      return { body: { access_token: current, expires_in: 3600 } };
    }
    state.asked.push(url.pathname + url.search);
    if (headers.authorization !== `Bearer ${current}`) return { status: 401 };
    const trouble = state.troubles.shift();
    if (trouble) return troubled(trouble);
    const photo = /\/users\/([^/]+)\/photos\/thumbnail$/.exec(url.pathname);
    if (photo) {
      const bytes = state.people.find(({ id }) => id === photo[1])?.photo;
      return bytes ? { body: { photoData: bytes.toString("base64url"), mimeType: "image/png" } } : { status: 404 };
    }
    if (url.searchParams.get("customer") !== "my_customer") return { status: 400 };
    const from = Number(url.searchParams.get("pageToken") ?? 0);
    if (!Number.isInteger(from)) return { status: 400, body: { error: { message: "Invalid page token" } } };
    const size = Math.min(pageSize, Number(url.searchParams.get("maxResults")));
    const users = state.people.slice(from, from + size).map((one) => ({
      id: one.id,
      etag: `"${JSON.stringify(one)}"`,
      primaryEmail: one.email,
      name: { fullName: one.name },
      suspended: one.isSuspended === true,
      organizations: [{ title: one.title, department: one.department, location: one.office, primary: true }],
      phones: [
        ...(one.mobile ? [{ type: "mobile", value: one.mobile }] : []),
        ...(one.phone ? [{ type: "work", value: one.phone }] : []),
      ],
    }));
    const hasMore = from + size < state.people.length;
    return { body: { users, ...(hasMore && { nextPageToken: String(from + size) }) } };
  });
  const base = () => url;
  const key = {
    client_email: "signoff@acme.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    token_uri: `${url}/token`,
  };
  return {
    state,
    url,
    key,
    /** ends the token that is out, as its time would */
    endToken() {
      current = "another";
    },
    settings: { GOOGLE_DIRECTORY_KEY: JSON.stringify(key), GOOGLE_DIRECTORY_ADMIN: ADMIN, GOOGLE_DIRECTORY_URL: url },
  };
}

const troubled = ({ status, retryAfterS, reason }: Trouble): Answer => ({
  status,
  ...(retryAfterS !== undefined && { headers: { "retry-after": String(retryAfterS) } }),
  body: { error: { code: status, message: reason ?? "trouble" } },
});

const CLIENT = {
  GRAPH_TENANT: "11111111-2222-3333-4444-555555555555",
  GRAPH_CLIENT_ID: "client",
  GRAPH_CLIENT_SECRET: "a secret",
};

/**
 * Graph: client credentials open it; delta links name what has changed since with nothing but what is new, people repeat, who is taken out
 * is `@removed`, an old delta link is gone (410).
 */
export async function graphStandIn(t: Teardown, { pageSize = 200 } = {}) {
  type Event = { at: number; user: Record<string, unknown> };
  const people = new Map<string, Somebody>();
  const events: Event[] = [];
  const state = { troubles: [] as Trouble[], asked: [] as string[], oldest: 0, repeats: false };
  let clock = 0;
  let origin = "";
  const userOf = ({ id, email, ...one }: Somebody) => ({
    id,
    displayName: one.name ?? null,
    jobTitle: one.title ?? null,
    department: one.department ?? null,
    officeLocation: one.office ?? null,
    businessPhones: one.phone ? [one.phone] : [],
    mobilePhone: one.mobile ?? null,
    mail: email,
    accountEnabled: !one.isSuspended,
    userType: "Member",
  });
  const changed = (user: Record<string, unknown>) => void events.push({ at: ++clock, user });

  origin = await serve(t, ({ url, headers, form }) => {
    if (url.pathname === `/${CLIENT.GRAPH_TENANT}/oauth2/v2.0/token`) {
      const isRight =
        form.get("client_secret") === CLIENT.GRAPH_CLIENT_SECRET && form.get("scope") === `${origin}/.default`;
      return isRight ? { body: { access_token: "graph", expires_in: 3600 } } : { status: 401 };
    }
    state.asked.push(url.pathname + url.search);
    if (headers.authorization !== "Bearer graph") return { status: 401 };
    const trouble = state.troubles.shift();
    if (trouble) return troubled(trouble);
    const photo = /\/users\/([^/]+)\/photos\/[^/]+\/\$value$/.exec(url.pathname);
    if (photo) {
      const bytes = people.get(decodeURIComponent(photo[1] ?? ""))?.photo;
      return bytes ? { bytes } : { status: 404 };
    }
    const [kind = "first", since = "0", at = "0", until = String(clock)] = (url.searchParams.get("$token") ?? "").split(
      ".",
    );
    if (kind === "since" && Number(since) < state.oldest)
      return { status: 410, body: { error: { code: "syncStateNotFound" } } };
    const all: Record<string, unknown>[] =
      kind === "since"
        ? events.filter((event) => event.at > Number(since) && event.at <= Number(until)).map(({ user }) => user)
        : [...people.values()].map(userOf);
    const from = Number(at);
    const value = all.slice(from, from + pageSize);
    // The same person twice, as it happens while pages are read.
    if (state.repeats && from > 0 && all[0]) value.push(all[0]);
    const token = (kindOf: string, ...rest: unknown[]) =>
      `${origin}/v1.0/users/delta?$token=${[kindOf, ...rest].join(".")}`;
    return {
      body: {
        value,
        ...(from + pageSize < all.length
          ? { "@odata.nextLink": token(kind === "since" ? "since" : "all", since, from + pageSize, until) }
          : { "@odata.deltaLink": token("since", until, 0) }),
      },
    };
  });
  return {
    state,
    url: origin,
    /** Adds people, or changes what is said of them: only that is named then. */
    put(...some: Somebody[]) {
      for (const one of some) {
        const before = people.get(one.id);
        const [old, now] = [before && userOf(before), userOf(one)] as [
          Record<string, unknown> | undefined,
          Record<string, unknown>,
        ];
        people.set(one.id, one);
        changed({
          id: one.id,
          ...Object.fromEntries(
            Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old?.[name])),
          ),
        });
      }
    },
    remove(id: string, reason: "changed" | "deleted" = "changed") {
      people.delete(id);
      changed({ id, "@removed": { reason } });
    },
    /** Delta links that are out are not known any more. */
    forget() {
      state.oldest = clock + 1;
    },
    settings: { ...CLIENT, GRAPH_URL: origin, GRAPH_LOGIN_URL: origin },
  };
}
