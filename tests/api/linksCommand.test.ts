/** `npm run links`, and that what it does reaches the processes that lead people on. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { pino } from "pino";
import t, { type Test } from "tap";
import { openHot } from "#server/db/cache/open.ts";
import { hot } from "#server/db/cache/seam.ts";
import * as make from "#tests/support/make.ts";
import { hasRedisServer, redisServer } from "#tests/support/redisServer.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(import.meta.dirname, "../support/followProcess.ts");
/** What the specification promises: nobody is led on for longer than this. */
const MINUTE_MS = 60_000;
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const run = promisify(execFile);

/** Another process that follows links, as if it was a moment that it is told. */
async function follower(t: Test, store: string, redis?: string) {
  const child = spawn(process.execPath, [PROGRAM, store, TOKEN_SECRET, ...(redis ? [redis] : [])], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  t.teardown(async () => {
    const ended = once(child, "close");
    child.stdin.end();
    await ended;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  t.equal((await lines.next()).value, "ready");
  return async (code: string, at: number): Promise<string> => {
    child.stdin.write(`${JSON.stringify({ code, at })}\n`);
    return (await lines.next()).value ?? "ended";
  };
}

t.test("npm run links", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t);
  const store = String(app.store?.uri ?? process.env.MONGODB_URI);
  const person = await make.paid(app);
  const link = async (url: string, who: Pick<typeof person, "post"> = person) =>
    (await who.post("/_/links", { url })).json<{ code: string }>().code;
  /** What somebody at the terminal gets. */
  const terminal = (redis: string) =>
    async function links(...args: string[]): Promise<string> {
      const { REDIS_URL: _redis, ...inherited } = process.env;
      const env = {
        ...inherited,
        MONGODB_URI: store,
        NODE_ENV: "test",
        TOKEN_SECRET,
        ...(redis && { REDIS_URL: redis }),
      };
      const { stdout } = await run(process.execPath, ["scripts/links.ts", ...args], { cwd: ROOT, env });
      return stdout.trim();
    };
  const links = terminal("");
  const report = (code: string) =>
    app.inject({
      method: "POST",
      url: `/l/${code}/report`,
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": CHROME },
      payload: "reason=It+asks+for+my+password",
    });

  await t.test("is refused as a whole where it is called wrongly", async (t) => {
    for (const wrong of [
      [],
      ["of"],
      ["off"],
      ["off", "abc", "def"],
      ["off", "abc", "--account", "ana@example.com"],
      ["flag"],
      ["flag", "https://"],
      ["unflag", "a b"],
      ["flag", "x.example.net", "--account", "ana@example.com"],
      ["flagged", "x"],
      ["forget"],
      ["off", "--code", "abc"],
    ])
      await t.rejects(links(...wrong), /npm run links -- off\|on/, wrong.join(" "));
  });

  await t.test("switches links off and on: one, those of a signature, and all of an account", async (t) => {
    const follow = await follower(t, store);
    const start = Date.now();
    const [one, other] = [await link("https://example.com/one"), await link("https://example.com/other")];
    const { hash, shortLinks } = (await person.post("/_/signatures", make.signature())).json();
    const ofSignature = shortLinks[0].shortUrl.split("/").at(-1);
    for (const code of [one, other, ofSignature]) t.match(await follow(code, start), /^http/);
    t.match(await links("off", one), /^1 short links are off now; a running server knows within a minute\.$/);
    t.match(await follow(one, start + MINUTE_MS), "off");
    t.match(await follow(other, start + MINUTE_MS), "https://example.com/other", "no others");
    t.match(await links("off", one), /^0 /, "once");
    t.match(await links("on", one), /^1 short links are on now/);
    t.match(await follow(one, start + 2 * MINUTE_MS), "https://example.com/one");
    t.match(await links("off", "--signature", hash), new RegExp(`^${shortLinks.length} `));
    t.match(await follow(ofSignature, start + 3 * MINUTE_MS), "off");
    t.match(await links("off", "--account", person.email.toUpperCase()), /^\d+ short links are off now/);
    for (const code of [one, other]) t.equal(await follow(code, start + 4 * MINUTE_MS), "off");
    t.match(await links("on", "--account", person.email), /^\d+ short links are on now/);
    for (const code of [one, other, ofSignature]) t.match(await follow(code, start + 5 * MINUTE_MS), /^http/);
    t.match(await links("off", "--account", "nobody@example.com"), /^0 /);
  });

  await t.test("flags a host however it is written, and says which are", async (t) => {
    t.equal(await links("flagged"), "No host is flagged.");
    t.match(await links("flag", "https://Bad.Example.NET/a/path?x"), /^bad\.example\.net is flagged; /);
    t.match(await links("flag", "müller.example"), /^xn--mller-kva\.example is flagged/);
    t.match(await links("flag", "bad.example.net"), /is flagged/, "a second time as well");
    t.same((await links("flagged")).split("\n"), ["bad.example.net", "xn--mller-kva.example"]);
    t.match(await links("unflag", "MÜLLER.example"), /is flagged no more/);
    t.equal(await links("flagged"), "bad.example.net");
    await links("unflag", "bad.example.net");
  });

  await t.test("a target that is flagged in one process is told of in another one within a minute", async (t) => {
    const [one, two] = [await follower(t, store), await follower(t, store)];
    const start = Date.now();
    const [below, beside] = [
      await link("https://shop.evil.example.org/x"),
      await link("https://notevil.example.org/x"),
    ];
    for (const follow of [one, two]) t.match(await follow(below, start), "https://shop.evil.example.org/x");
    await links("flag", "evil.example.org");
    for (const follow of [one, two]) {
      t.equal(await follow(below, start + MINUTE_MS), "flagged");
      t.match(await follow(beside, start + MINUTE_MS), "https://notevil.example.org/x");
    }
    await links("unflag", "evil.example.org");
    t.match(await one(below, start + 2 * MINUTE_MS), "https://shop.evil.example.org/x");
  });

  await t.test("a target that is reported in one process is told of in another one within a minute", async (t) => {
    const follow = await follower(t, store);
    const fresh = await app.person();
    const url = "https://example.com/asks-for-passwords";
    const [reported, same] = [await link(url, fresh), await link(url, await app.person())];
    const start = Date.now();
    for (const code of [reported, same]) t.equal(await follow(code, start), url);
    t.match((await report(reported)).body, "Thank you");
    for (const code of [reported, same])
      t.equal(await follow(code, start + MINUTE_MS), "reported", "all that lead there");
    // The page that visitors see instead is this server's, which knows at once.
    const page = await app.inject({ url: `/l/${reported}`, headers: { accept: "text/html", "user-agent": CHROME } });
    t.match(page.body, "This link was reported");
    t.notOk(page.headers.location);
    t.match(await links("forget", "https://example.com/something-else"), /^Nothing is reported of /);
    t.match(await links("forget", url), /is forgotten; a running server knows within a minute/);
    for (const code of [reported, same]) t.equal(await follow(code, start + 2 * MINUTE_MS), url);
  });

  await t.test(
    "at once where processes share messages",
    hasRedisServer ? {} : { skip: "no redis-server" },
    async (t) => {
      const redis = await redisServer(t);
      await redis.start();
      const memory = hot();
      const shared = await openHot({ redisUrl: redis.url, log: pino({ level: "silent" }) });
      hot.plug(shared);
      t.teardown(async () => {
        hot.plug(memory);
        await shared.close();
      });
      const follow = await follower(t, store, redis.url);
      const start = Date.now();
      /** A message takes a moment: the clock of the other process stands still meanwhile. */
      const until = async (code: string, wanted: RegExp) => {
        for (const end = performance.now() + 10_000; performance.now() < end; await sleep(20))
          if (wanted.test(await follow(code, start + 1))) return true;
        return false;
      };
      const fresh = await app.person();
      const [reported, off] = [await link("https://example.com/r", fresh), await link("https://example.com/o")];
      for (const code of [reported, off]) t.match(await follow(code, start), /^https:/);
      await report(reported);
      t.ok(await until(reported, /^reported$/), "a link that was reported");
      await terminal(redis.url)("off", off);
      t.ok(await until(off, /^off$/), "and one that was switched off at the terminal");
    },
  );
});
