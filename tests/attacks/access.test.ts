import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { base64url, SignJWT, UnsecuredJWT } from "jose";
import { ObjectId } from "mongodb";
import t from "tap";
import { SERVICE, signAccessToken } from "#program/token.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import { isInside } from "#shared/members/callPolicies.ts";
import { DOWNLOAD_KINDS } from "#shared/signatures/downloads.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { type Ask, PASSWORD, startProduct, TOKEN_SECRET } from "#tests/support/product.ts";

const CALLS = Object.entries(ENDPOINTS).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);
/** A logout has to be known everywhere within this time. */
const ENDED_MS = 5_000;

t.test("other people's things", { timeout: 300_000 }, async (t) => {
  const product = await startProduct(t, {}, { isPatient: true });
  const { ask, person } = product;
  const victim = await person();
  const { hash } = await victim.signature();
  const picture = await photo(40, 30);
  const theirs = (await victim.upload(picture)).json().url as string;
  const paid = { isPaid: true, seats: 50 };
  const owner = await person({ team: paid });
  const restricted = { team: new ObjectId(owner.id), permissions: [2, 3] };
  const roles = {
    "a stranger": await person(),
    "who pays": await person({ team: paid }),
    "a member of a team": await person({ member: restricted }),
    "a reseller": await person({ team: { isPaid: true }, user: { isReseller: true } }),
    "a terminated account": await person({ team: { isTerminated: true } }),
    "a super admin": await person({ user: { roles: ["ROLE_USER", SUPER_ADMIN] } }),
  };

  /** What a call needs so that only the right to make it is missing. */
  const bodyOf = (name: string): Pick<Ask, "body" | "headers"> => {
    if (["signatures.update", "signatures.create", "masters.previewDraft"].includes(name))
      return { body: make.signature() };
    if (name === "cards.update") return { body: make.card() };
    if (name === "pages.update") return { body: make.page() };
    if (["signatures.send", "cards.send", "pages.send"].includes(name))
      return { body: { email: "somebody@example.com", note: "" } };
    if (name === "signatures.sendMany")
      return { body: { signatures: [{ hash, email: "somebody@example.com" }], note: "" } };
    if (name === "pictures.choose") return { body: { picture: theirs } };
    if (["signatures.assign", "cards.assign", "pages.assign"].includes(name))
      return { body: { email: "somebody@example.com" } };
    if (name === "signatures.noteCopied" || name === "signatures.noteInstalled")
      return { body: { updatedAt: "2026-01-01T00:00:00.000Z" } };
    if (/uploadImage|uploadPicture/.test(name)) return form([{ name: "image", filename: "a.jpg", body: picture }]);
    return /POST|PUT|PATCH/.test(CALLS.find((call) => call.name === name)?.endpoint.method ?? "") ? { body: {} } : {};
  };
  const params = {
    hash,
    imageType: "photo",
    kind: DOWNLOAD_KINDS[0],
    page: 1,
    group: "all",
    form: "reply",
    revision: 1,
    file: "a.ics",
    entity: "signature",
    id: "0".repeat(24),
  };
  const inside = CALLS.filter(({ endpoint }) => endpoint.url.startsWith("/_/") && isInside(endpoint.policy));
  const ofOne = inside.filter(({ name, endpoint }) => endpoint.url.includes(":hash") || name === "signatures.sendMany");

  t.test("no call behind the login answers a guest", async (t) => {
    t.ok(inside.length >= 12);
    for (const { name, endpoint } of inside) {
      const path = `/api${endpointPath(endpoint, params)}`;
      for (const headers of [{}, { cookie: `token=${victim.token}; refresh_token=${victim.refreshToken}` }]) {
        const { body, headers: more } = bodyOf(name);
        const answer = await ask(endpoint.method, path, { body, headers: { ...headers, ...more } });
        t.match(answer, { status: 401 }, `${name} ${Object.keys(headers)}`);
      }
    }
  });

  t.test("whoever it is, another's signature is not there", async (t) => {
    const before = await victim.call("GET", `/_/signatures/${hash}`);
    for (const [role, stranger] of Object.entries(roles))
      for (const { name, endpoint } of ofOne) {
        const { body, headers } = bodyOf(name);
        const more = headers ? { headers } : {};
        const answer = await stranger.call(endpoint.method, endpointPath(endpoint, params), body, more);
        t.ok([403, 404].includes(answer.status), `${role}: ${name} ${answer.status}`);
        t.notMatch(answer.text, "Ana Person", `${role}: ${name} tells nothing`);
      }
    const after = await victim.call("GET", `/_/signatures/${hash}`);
    t.equal(after.headers.etag, before.headers.etag);
    t.equal(after.text, before.text, "and it stays as it was");
  });

  t.test("another's pictures cannot be taken into a signature", async (t) => {
    const { url } = (await victim.upload(picture)).json();
    const stranger = await person();
    const content = make.signature({ media: { photo: url } });
    t.ok([403, 404, 422].includes((await stranger.call("POST", "/_/signatures", content)).status), "created");
    const own = await stranger.signature();
    t.ok(
      [403, 404, 422].includes((await stranger.call("PUT", `/_/signatures/${own.hash}`, content)).status),
      "replaced",
    );
    const mine = (await stranger.upload(picture)).json().url;
    const good = make.signature({ media: { photo: mine } });
    t.equal(
      (await stranger.call("PUT", `/_/signatures/${own.hash}`, good)).status,
      200,
      "the very same of one's own can",
    );
  });

  t.test("nobody writes what is not theirs to write", async (t) => {
    const me = await person();
    const { hash } = await me.signature();
    const before = (await me.call("GET", "/_/app/user")).text;
    const extras = {
      ...{ id: "1", _id: "1", hash: "A".repeat(22), owner: victim.id, user: { isTerminated: false }, isPremium: true },
      ...{ canEdit: true, revision: 9, pictureRules: 9, byDefault: "a@example.com", group: "x", isPrefill: true },
      ...{ prefillId: "x", shortLinks: [], createdAt: "2020-01-01", $set: { owner: victim.id }, isPaid: true },
      ...{
        roles: [SUPER_ADMIN],
        emailVerifiedAt: "2020-01-01",
        epoch: 7,
        signatureCount: -9,
        availableSignatures: 999,
      },
    };
    for (const [key, value] of Object.entries(extras)) {
      const fresh = { name: "A", email: `${randomBytes(6).toString("hex")}@example.com`, password: PASSWORD };
      const from = `198.18.${Math.floor(Math.random() * 250)}.1`;
      const sent = [
        await me.call("PUT", `/_/signatures/${hash}`, { ...make.signature(), [key]: value }),
        await me.call("PUT", `/_/signatures/${hash}`, { ...make.signature(), general: { [key]: value } }),
        await ask("POST", "/api/app/registration/register", { body: { ...fresh, [key]: value }, from }),
      ];
      t.same(
        sent.map(({ status }) => status),
        [422, 422, 422],
        key,
      );
    }
    for (const proto of ['"__proto__":{"isPaid":true}', '"constructor":{"prototype":{"isPaid":true}}'])
      for (const path of [`/_/signatures/${hash}`, `/_/signatures/${hash}/send`]) {
        const method = path.endsWith("send") ? "POST" : "PUT";
        const headers = { "content-type": "application/json" };
        const answer = await me.call(method, path, `{${proto},"general":{${proto}}}`, { headers });
        t.ok([400, 403, 422].includes(answer.status), `${proto} ${answer.status}`);
      }
    t.equal((await me.call("GET", "/_/app/user")).text, before);
  });

  t.test("operators of the store stay text, or are refused", async (t) => {
    const operators = [
      { $ne: null },
      { $gt: "" },
      { $regex: ".*" },
      { $where: "1" },
      { $in: [victim.email] },
      [victim.email],
      1,
      true,
    ];
    const places: [string, (value: unknown) => unknown][] = [
      ["/security/login", (value) => ({ email: value, password: PASSWORD })],
      ["/security/login", (value) => ({ email: victim.email, password: value })],
      ["/security/token/refresh", (value) => ({ refresh_token: value })],
      ["/app/registration/forgot-password", (value) => ({ email: value })],
      ["/app/registration/reset-password", (value) => ({ token: value, password: PASSWORD })],
    ];
    for (const [path, body] of places)
      for (const value of operators) {
        const answer = await ask("POST", `/api${path}`, { body: body(value), from: "198.18.0.9" });
        t.ok([401, 404, 422].includes(answer.status), `${path} ${JSON.stringify(value)} ${answer.status}`);
      }
    for (const odd of ["[$ne]=1", "[$regex]=.*", "=a&hash=b", "[__proto__][a]=1"]) {
      const answer = await ask("GET", `/api/signatures/${hash}/preview?hash${odd}`);
      t.ok(answer.status < 500, `${odd} ${answer.status}`);
    }
  });

  t.test("tokens that we did not sign open nothing", async (t) => {
    const [, payload = ""] = victim.token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const header = JSON.parse(Buffer.from(victim.token.split(".")[0] as string, "base64url").toString());
    const key = (secret: string | Uint8Array) =>
      typeof secret === "string" ? new TextEncoder().encode(secret) : secret;
    const sign = (secret: string | Uint8Array, head = header, body = claims) =>
      new SignJWT(body).setProtectedHeader(head).sign(key(secret));
    const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
    const [head, body, mac] = victim.token.split(".") as [string, string, string];
    const other = { ...claims, sub: roles["a super admin"].id };
    const forged: Record<string, string> = {
      "no signature": `${head}.${body}.`,
      "alg none": new UnsecuredJWT(claims).encode(),
      "alg None": `${encode({ ...header, alg: "None" })}.${body}.`,
      "alg none with our signature": `${encode({ ...header, alg: "none" })}.${body}.${mac}`,
      "other claims": `${head}.${encode(other)}.${mac}`,
      "more roles": `${head}.${encode({ ...claims, roles: [SUPER_ADMIN, SERVICE] })}.${mac}`,
      "another's secret": await sign("another secret for tests, of forty chars."),
      "an empty key": await sign(new Uint8Array(32)),
      "HS512 of another key": await sign("x".repeat(64), { ...header, alg: "HS512" }),
      "our secret, HS512": await sign(TOKEN_SECRET.padEnd(64, "."), { ...header, alg: "HS512" }),
      "an unknown key id": await sign("x".repeat(40), { ...header, kid: "../../dev/null" }),
      "a key id as a path": await sign("", { ...header, kid: "/dev/null" }).catch(() => "x"),
      "a key of its own": await sign("x".repeat(40), {
        ...header,
        jwk: { kty: "oct", k: base64url.encode("x".repeat(40)) },
      }),
      "a key from elsewhere": await sign("x".repeat(40), { ...header, jku: "https://evil.example/keys.json" }),
      "critical header": await sign("x".repeat(40), { ...header, crit: ["exp"] }).catch(() => "x"),
      "our secret as it is, for a service": await sign(TOKEN_SECRET, header, {
        ...claims,
        roles: [SERVICE],
        sub: "server",
      }),
      "a service token as a person": await signAccessToken(TOKEN_SECRET, {
        sub: victim.id,
        roles: [SERVICE],
        epoch: 9,
      }),
      "another issuer": await signAccessToken(`${TOKEN_SECRET}.`, { sub: victim.id, roles: [], epoch: 0 }),
      "out of date": await signAccessToken(TOKEN_SECRET, { sub: victim.id, roles: [], epoch: 0 }, -60),
      "of an earlier epoch": await signAccessToken(TOKEN_SECRET, { sub: victim.id, roles: [], epoch: -1 }),
      "of nobody": await signAccessToken(TOKEN_SECRET, { sub: "f".repeat(24), roles: [], epoch: 0 }),
      "of an operator": await signAccessToken(TOKEN_SECRET, { sub: '{"$ne":null}', roles: [], epoch: 0 }),
      "a refresh token": victim.refreshToken,
      "a letter changed": `${victim.token.slice(0, -2)}${victim.token.at(-2) === "A" ? "B" : "A"}A`,
      "ten thousand letters": `${head}.${"A".repeat(10_000)}.${mac}`,
      nothing: ".",
    };
    for (const [name, token] of Object.entries(forged)) {
      t.equal((await ask("GET", "/api/_/app/user", { token })).status, 401, name);
      const drawn = await fetch(`${product.rendererUrl}/signature/${hash}?double=${name.length % 2}`, {
        headers: { "access-token": token },
      });
      t.ok([401, 403, 404].includes(drawn.status), `the renderer: ${name} ${drawn.status}`);
    }
    t.equal((await victim.call("GET", "/_/app/user")).status, 200, "the real one does");
  });

  t.test("logout ends the session that it is called with, and no other", async (t) => {
    const me = await person();
    const sessions = [];
    for (let i = 0; i < 2; i++) sessions.push((await me.login()).json() as { token: string; refresh_token: string });
    const [first, second] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
    t.equal((await me.call("POST", "/_/security/logout", {}, { token: first.token })).status, 204);
    const isEnded = async () => (await me.call("GET", "/_/app/user", undefined, { token: first.token })).status === 401;
    for (const end = Date.now() + ENDED_MS; !(await isEnded()) && Date.now() < end; ) await sleep(200);
    t.ok(await isEnded(), "its access token");
    const refresh = (refresh_token: string) => me.call("POST", "/security/token/refresh", { refresh_token });
    t.equal((await refresh(first.refresh_token)).status, 401, "its refresh token");
    t.equal((await me.call("GET", "/_/app/user", undefined, { token: second.token })).status, 200, "the other session");
    t.equal((await refresh(second.refresh_token)).status, 200, "and its refresh token");
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});

/** So many of each, asked in turn, so that a busy moment strikes both alike. */
const ASKED = 40;
t.test("nothing tells whether an address has an account", { timeout: 300_000 }, async (t) => {
  const product = await startProduct(t, {}, { isPatient: true });
  const known: string[] = [];
  while (known.length < ASKED) known.push((await product.person()).email);
  let visitors = 0;
  const calls: Record<string, (email: string) => ReturnType<typeof product.ask>> = {
    login: (email) => post("/api/security/login", { email, password: "not the right one" }),
    "forgot-password": (email) => post("/api/app/registration/forgot-password", { email }),
  };
  const post = (path: string, body: unknown) =>
    product.ask("POST", path, { body, from: `203.0.113.${++visitors & 255}` });
  for (const [name, call] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const said = new Set<string>();
    for (const [at, email] of known.entries())
      for (const kind of at % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        const answer = await call(kind === "known" ? email : `nobody${at}@example.com`);
        times[kind].push(answer.ms);
        const { requestId: _, ...problem } = answer.text ? answer.json() : {};
        said.add(JSON.stringify([answer.status, Object.keys(answer.headers).sort(), problem]));
      }
    t.equal(said.size, 1, `${name}: one answer for all: ${[...said].join(" or ")}`);
    const at = (values: number[], part: number) =>
      values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] as number;
    const difference = Math.abs(at(times.known, 0.5) - at(times.unknown, 0.5));
    const spread = Math.max(
      at(times.known, 0.75) - at(times.known, 0.25),
      at(times.unknown, 0.75) - at(times.unknown, 0.25),
    );
    t.comment(
      `${name}: medians ${at(times.known, 0.5).toFixed(1)} and ${at(times.unknown, 0.5).toFixed(1)} ms, spread ${spread.toFixed(1)} ms`,
    );
    t.ok(
      difference < Math.max(5, spread),
      `${name}: ${difference.toFixed(1)} ms apart, spread ${spread.toFixed(1)} ms`,
    );
  }
});
