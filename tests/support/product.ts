import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { decodeJwt } from "jose";
import { MongoClient, ObjectId } from "mongodb";
import type { Test } from "tap";
import { form } from "./form.ts";
import * as make from "./make.ts";
import { startServer } from "./startServer.ts";

export const TOKEN_SECRET = "a secret for tests, of forty characters.";
export const PASSWORD = "correct horse battery";
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
/** Whoever hears nothing for so long was forgotten. */
const HANG_MS = 20_000;
const COMES_BACK = 10;

export type Teardown = Pick<Test, "teardown">;
type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE";

export type Answer = {
  method: Method;
  path: string;
  /** 0 when there was none: `error` says why */
  status: number;
  /** the code of the socket's error, or `HANGS` */
  error?: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  ms: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what the tests look at
  json(): any;
};

export type Ask = {
  /** an object is sent as JSON, text and bytes as they are */
  body?: unknown;
  headers?: OutgoingHttpHeaders;
  /** of the visitor, as the proxy in front saw it */
  from?: string;
  token?: string | null;
  agent?: Agent;
};

/** What of a person is written into the store: of the account, of its team, and the row in the team of another. */
type Stored = {
  user?: Record<string, unknown>;
  team?: Record<string, unknown>;
  member?: { team: ObjectId; permissions: number[] | null };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
export type Person = Awaited<ReturnType<Product["person"]>>;

/**
 * The running product as its visitors meet it: a real server with store and renderer, asked over sockets from any
 * address. Nothing is called from inside; only what a screen cannot do yet (a paid plan) is written into the store.
 */
export async function startProduct(
  t: Teardown,
  env: NodeJS.ProcessEnv = {},
  /** comes back when told to, as a busy machine refuses now and then; a 503 is then seen only when it stays */
  { isPatient = false } = {},
) {
  const server = await startServer({ HOST: "127.0.0.1", TRUST_PROXY: "1", TOKEN_SECRET, ...env });
  t.teardown(() => server.stop());
  const port = Number(new URL(server.url).port);
  const keptAlive = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 16 });
  t.teardown(async () => keptAlive.destroy());
  let client: Promise<MongoClient> | undefined;
  t.teardown(async () => void (await client)?.close());
  /** answers from 500 up */
  const mistakes: string[] = [];

  /** Asks; never rejects, and never waits without end. */
  async function ask(method: Method, path: string, what: Ask = {}): Promise<Answer> {
    let answer = await askOnce(method, path, what);
    for (
      let tries = 0;
      isPatient && answer.headers["retry-after"] && answer.status === 503 && tries < COMES_BACK;
      tries++
    ) {
      await sleep(500);
      answer = await askOnce(method, path, what);
    }
    if (answer.status >= 500)
      mistakes.push(`${answer.status} ${method} ${path.slice(0, 120)}: ${answer.text.slice(0, 200)}`);
    return answer;
  }

  function askOnce(
    method: Method,
    path: string,
    { body, headers, from, token, agent = keptAlive }: Ask = {},
  ): Promise<Answer> {
    const startedAt = performance.now();
    const isRaw = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
    const bytes =
      body === undefined ? undefined : Buffer.from(isRaw ? (body as string | Buffer) : JSON.stringify(body));
    return new Promise((resolve) => {
      const end = (part: Pick<Answer, "status"> & Partial<Answer>) => {
        const ms = performance.now() - startedAt;
        const bytes = part.body ?? Buffer.alloc(0);
        const text = bytes.toString("utf8");
        const answer = { method, path, headers: {}, ...part, body: bytes, text, ms, json: () => JSON.parse(text) };
        resolve(answer);
      };
      const call = request(
        {
          host: "127.0.0.1",
          port,
          method,
          path,
          agent,
          headers: {
            host: `localhost:${port}`,
            "user-agent": BROWSER,
            "x-forwarded-for": from ?? "192.0.2.1",
            ...(token && { authorization: `Bearer ${token}` }),
            ...(bytes && { "content-length": bytes.length }),
            ...(!isRaw && { "content-type": "application/json" }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          const heard = () => ({ status: answer.statusCode ?? 0, headers: answer.headers });
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.once("end", () => end({ ...heard(), body: Buffer.concat(chunks) }));
          answer.once("error", (error: NodeJS.ErrnoException) =>
            end({ status: 0, error: error.code ?? error.message }),
          );
        },
      );
      const timer = setTimeout(() => call.destroy(Object.assign(new Error("no answer"), { code: "HANGS" })), HANG_MS);
      call.once("close", () => clearTimeout(timer));
      call.once("error", (error: NodeJS.ErrnoException) => end({ status: 0, error: error.code ?? error.message }));
      call.end(bytes);
    });
  }

  /** Bytes as they are over a connection of their own; what came back until the other side closed or `waitMs` passed. */
  function speak(text: string | Buffer, waitMs = 3000): Promise<string> {
    return new Promise((resolve) => {
      let heard = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text)).setEncoding("latin1");
      const timer = setTimeout(() => socket.destroy(), waitMs);
      socket.on("data", (piece) => (heard += piece)).on("error", () => {});
      socket.once("close", () => {
        clearTimeout(timer);
        for (const [, status] of heard.matchAll(/^HTTP\/1\.1 (5\d\d)/gm))
          mistakes.push(`${status} ${text.slice(0, 120)}`);
        resolve(heard);
      });
    });
  }

  /** The database itself, for what has no screen. */
  async function store() {
    client ??= MongoClient.connect(server.storeUri());
    return (await client).db(/^mongodb(?:\+srv)?:\/\/[^/]+\/([^?/]+)/.exec(server.storeUri())?.[1] ?? "signoff");
  }

  let people = 0;
  /** A new person with an address of their own, who is signed in and whose e-mail address counts as theirs. */
  async function person({ user, team, member }: Stored = {}, email = `person${people + 1}@example.com`) {
    people++;
    const from = `198.51.${people >> 8}.${people & 255}`;
    const body = { name: "Ana Person", email, password: PASSWORD };
    const answer = await ask("POST", "/api/app/registration/register", { body, from });
    if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.error ?? answer.text}`);
    const { token: first, refresh_token: refreshToken } = answer.json() as { token: string; refresh_token: string };
    /** of the last login: one lives for a quarter of an hour */
    let token = first;
    const call = (method: Method, path: string, body?: unknown, more: Ask = {}) =>
      ask(method, `/api${path}`, { body, from, token, ...more });
    // From the token: the server would remember who has called.
    const { sub: id } = decodeJwt<{ sub: string }>(token);
    const _id = new ObjectId(id);
    const db = await store();
    if (member) await db.collection("members").insertOne({ email, user: _id, active: true, ...member });
    const own = { emailVerifiedAt: new Date(), ...(member && { team: member.team }), ...user };
    await db.collection("users").updateOne({ _id }, { $set: own });
    if (team) await db.collection("teams").updateOne({ _id }, { $set: team });
    return {
      id,
      email,
      from,
      token: first,
      refreshToken,
      call,
      async login(password = PASSWORD) {
        const answer = await ask("POST", "/api/security/login", { body: { email, password }, from });
        if (answer.status === 200) token = answer.json().token;
        return answer;
      },
      upload(picture: Buffer | string, more: Ask = {}) {
        const { body, headers } = form([{ name: "image", filename: "photo.jpg", body: picture }]);
        return call("POST", "/_/signatures/picture", body, { ...more, headers: { ...headers, ...more.headers } });
      },
      /** Saves a new signature. @returns its hash and the paths of its short links */
      async signature(content = make.signature()) {
        const saved = await call("POST", "/_/signatures", content);
        if (saved.status !== 201) throw new Error(`create: ${saved.status} ${saved.error ?? saved.text}`);
        const { hash, shortLinks } = saved.json() as { hash: string; shortLinks: { shortUrl: string }[] };
        return { hash, links: shortLinks.map(({ shortUrl }) => new URL(shortUrl).pathname) };
      },
    };
  }

  return {
    ...server,
    port,
    ask,
    speak,
    store,
    person,
    mistakes,
    /** Waits until it is ready to serve, at most `ms`. @returns how long that took, null when it did not happen */
    async ready(ms: number) {
      const startedAt = Date.now();
      while (Date.now() - startedAt < ms) {
        if ((await ask("GET", "/health/ready", { agent: new Agent() })).status === 200) return Date.now() - startedAt;
        await sleep(100);
      }
      return null;
    },
  };
}
