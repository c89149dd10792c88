import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import t from "tap";
import { MIGRATIONS } from "#server/db/migrations/list.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { startServer } from "#tests/support/startServer.ts";

const FIXTURE = join(import.meta.dirname, "../fixtures/data-81d61ac");
const EMAIL = "ana@example.com";
const PASSWORD = "correct horse battery";

const onlyEmbedded = { skip: process.env.MONGODB_URI ? "MONGODB_URI is set" : false };

async function copyOfFixture(t: { teardown(fn: () => Promise<void>): unknown }) {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-old-"));
  t.teardown(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  await cp(FIXTURE, dataDir, { recursive: true });
  return dataDir;
}

async function asked(asking: Promise<Response>) {
  const answer = await asking;
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
}

/** What is drawn may have to be asked for again while the renderer is busy. */
async function drawn<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  for (let tries = 0; tries < 30; tries++) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await setTimeout(500);
  }
  return ask();
}

t.test("a data folder of an earlier version is served and goes on", onlyEmbedded, async (t) => {
  const server = await startServer({ DATA_DIR: await copyOfFixture(t) });
  t.teardown(() => server.stop());
  let token = "";
  const api = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    asked(
      fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const page = (path: string) => asked(fetch(server.url + path, { headers: { cookie: `token=${token}` } }));

  token = (await api("POST", "/security/login", { email: EMAIL, password: PASSWORD })).json().token;
  t.ok(token, "the password is the same");
  t.match((await api("GET", "/_/app/user")).json(), { email: EMAIL, name: "Ana Person", isEmailVerified: false });

  const { items } = (await api("GET", "/_/app/user/signatures/1")).json();
  t.equal(items.length, 1);
  const { hash } = items[0];
  const shown = await api("GET", `/_/signatures/${hash}`);
  t.match(shown.json(), {
    general: { position: "Head of Everything", addons: [{ type: "sign" }] },
    design: { templateId: 2, templateVersion: 1, fontFamily: "Georgia", logoWidth: 90 },
    shortLinks: { length: 3 },
  });

  for (const path of [`/preview/${hash}`, "/dashboard", `/editor/${hash}`])
    t.equal((await page(path)).status, 200, path);
  const preview = (await api("GET", `/signatures/${hash}/preview`)).json();
  const pictures = [...new Set(Array.from(preview.html.matchAll(/src="[^"]*(\/i\/[^"]+)"/g), ([, path]) => path))];
  t.ok(pictures.length >= 3, "its photo, its second picture and its sign");
  for (const path of pictures) t.equal((await drawn(() => page(path as string))).status, 200, String(path));

  const links = (await api("GET", `/_/signatures/${hash}/links`)).json();
  t.same(
    links.items.map(({ clicks }: { clicks: number }) => clicks),
    [1, 1, 1],
    "clicks of that time are counted",
  );
  const redirect = await fetch(`${server.url}/l/${links.items[0].code}`, { redirect: "manual" });
  t.equal(redirect.headers.get("location"), links.items[0].url);

  const { general, design, media, hasShortLink, shorLinkHashType, publicPageColor } = shown.json();
  const edited = { general: { ...general, name: "Ana Later" }, design, media };
  const etag = shown.headers.get("etag") ?? "";
  const body = { ...edited, hasShortLink, shorLinkHashType, publicPageColor };
  const saved = await api("PUT", `/_/signatures/${hash}`, body, { "if-match": etag });
  t.equal(saved.status, 200, saved.text);
  t.equal((await api("PUT", `/_/signatures/${hash}`, body, { "if-match": etag })).status, 409, "each save counts");
  t.match((await api("GET", `/signatures/${hash}/preview`)).json().html, /Ana Later/);
  t.match((await api("GET", "/_/app/user/signatures/1")).json().items, [{ general: { name: "Ana Later" } }]);
  const linkOf = (html: string) => html.split(">www.")[0]?.match(/.*href="([^"]*)"/s)?.[1];
  t.match(linkOf(preview.html), /\/l\//, "what was saved keeps its links");
  const later = (await api("GET", `/signatures/${hash}/preview`)).json().html;
  t.match(linkOf(later), /^https:\/\/www\./, "until it is saved again: an address that is read leads there");
  t.equal(saved.json().shortLinks.length, 2);
  for (const { shortUrl } of saved.json().shortLinks)
    t.ok(
      links.items.some(({ code }: { code: string }) => shortUrl.endsWith(`/${code}`)),
      "links of that time are kept",
    );

  await connectMongo(server.storeUri());
  t.teardown(disconnectMongo);
  const { db } = mongoose.connection;
  t.equal(await db?.collection("shortlinks").countDocuments({ owner: { $exists: false } }), 0, "they have an owner");
  t.equal(await db?.collection("migrations").countDocuments({ doneAt: { $exists: true } }), MIGRATIONS.length);
});

t.test("two servers that start at once on one such database bring it up to date once", onlyEmbedded, async (t) => {
  const dataDir = await copyOfFixture(t);
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  t.teardown(() => store.stop());
  const start = () => startServer({ MONGODB_URI: store.uri, LOG_LEVEL: "info" });
  const servers = await Promise.all([start(), start()]);
  t.teardown(() => Promise.all(servers.map((server) => server.stop())));
  const lines = servers.flatMap((server) => server.output().match(/"the database is up to date"/g) ?? []);
  t.equal(lines.length, MIGRATIONS.length);
  for (const { url } of servers) {
    const answer = await fetch(`${url}/api/security/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    t.equal(answer.status, 200);
  }
});
