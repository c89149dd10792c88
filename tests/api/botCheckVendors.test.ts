import t from "tap";
import { spend, vendorSources } from "#server/features/botCheck/service.ts";
import { altcha } from "#server/ports/botCheck/altcha.ts";
import { botCheck } from "#server/ports/botCheck/botCheck.ts";
import { AWAY_AFTER, AWAY_MS, MAX_AT_ONCE, vendorCheck } from "#server/ports/botCheck/vendors.ts";
import { outside } from "#server/ports/outside/outside.ts";
import { type Asked, BOT_CHECK_HEADER, type Challenge } from "#shared/botCheck/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { solved } from "#tests/support/botCheck.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const REFUSED = { code: "bot_check" };
const PASSWORD = "a good long one";
const PAGE = { hostname: "localhost" };

const header = (value: string) => ({ [BOT_CHECK_HEADER]: value });
const challengeIn = (asked: Asked): Challenge => {
  if (asked.kind !== "altcha") throw new Error(asked.kind);
  return asked.challenge;
};

t.test("somebody else's check", async (t) => {
  const app = await startApp(t, { BOT_CHECK: "turnstile", BOT_CHECK_SITE_KEY: "site", BOT_CHECK_SECRET: "secret" });
  type Sent = { address: string; form: Readonly<Record<string, string>>; hosts: readonly string[] | "any" };
  const sent: Sent[] = [];
  let verdict: unknown = { success: true, hostname: "localhost", action: "sign-up" };
  outside.plug({
    get: async () => fail("unreachable"),
    follow: async () => fail("unreachable"),
    async post(address, form, { hosts }) {
      sent.push({ address, form, hosts });
      return verdict === null ? fail("unreachable") : Buffer.from(JSON.stringify(verdict));
    },
  });
  let people = 0;
  const register = (answer: string, who: Pick<typeof app.anyone, "post"> = app.anyone) =>
    who.post(
      "/app/registration/register",
      { email: `vendor${++people}@example.com`, password: PASSWORD },
      header(answer),
    );
  const ask = async () => (await app.anyone.get("/app/bot-check/sign-up")).json<Asked>();

  await t.test("is told apart from ours, and asked once about what its script has made", async (t) => {
    t.same(await ask(), { kind: "turnstile", siteKey: "site", validS: 300 });
    t.equal((await register("a-token")).statusCode, 201);
    t.same(sent, [
      {
        address: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
        form: { secret: "secret", response: "a-token", sitekey: "site" },
        hosts: ["challenges.cloudflare.com"],
      },
    ]);
  });

  await t.test("what it refuses, and what was made on another site or for another form, is refused", async (t) => {
    for (const refused of [
      { success: false, "error-codes": ["timeout-or-duplicate"] },
      { success: true, hostname: "evil.example", action: "sign-up" },
      { success: true, action: "sign-up" },
      { success: true, hostname: "localhost", action: "contact" },
    ]) {
      verdict = refused;
      t.match((await register("a-token")).json(), REFUSED, JSON.stringify(refused));
    }
    t.match(await ask(), { kind: "turnstile" }, "it is there all the same");
    sent.length = 0;
    const bare = await app.anyone.post("/app/registration/register", { email: "b@example.com", password: PASSWORD });
    t.match(bare.json(), REFUSED);
    t.same(sent, [], "nobody is asked about nothing");
  });

  for (const [name, answer] of [
    ["does not answer", null],
    ["answers something else", { error: 1 }],
  ] as const)
    await t.test(`while it ${name} nobody passes unseen, and the next is asked by us`, async (t) => {
      const own = botCheck();
      let now = 0;
      const lines: unknown[] = [];
      const vendor = vendorCheck({
        vendor: "hcaptcha",
        siteKey: "site",
        secret: "secret",
        ...PAGE,
        fallback: altcha({ secrets: TOKEN_SECRET, spend }),
        onAway: (error) => lines.push(error),
        now: () => now,
      });
      botCheck.plug(vendor);
      t.teardown(() => botCheck.plug(own));
      verdict = answer;
      for (let i = 0; i < AWAY_AFTER; i++) {
        t.match(await ask(), { kind: "hcaptcha", validS: 120 }, "one that got lost makes nobody's check weaker");
        t.same(lines, []);
        t.match((await register("a-token")).json(), REFUSED);
      }
      t.equal(lines.length, 1, "the operator is told");
      const challenge = challengeIn(await ask());
      t.equal((await register(await solved(challenge))).statusCode, 201);
      t.match((await register(await solved(challenge))).json(), REFUSED, "once");
      now += AWAY_MS - 1;
      t.match(await ask(), { kind: "altcha" });
      now += 1;
      t.match(await ask(), { kind: "hcaptcha" }, "and then it is asked again");
      await register("a-token");
      t.match(await ask(), { kind: "altcha" }, "once, should it be away still");
    });

  const plugged = (t: { teardown(fn: () => void): unknown }, lines: unknown[] = []) => {
    const own = botCheck();
    t.teardown(() => botCheck.plug(own));
    const fallback = altcha({ secrets: TOKEN_SECRET, spend });
    const onAway = (error: unknown) => void lines.push(error);
    const check = vendorCheck({ vendor: "turnstile", siteKey: "site", secret: "secret", ...PAGE, fallback, onAway });
    botCheck.plug(check);
    return check;
  };
  const RIGHT = { success: true, hostname: "localhost", action: "sign-up" };

  await t.test("an answer in between says that it is there", async (t) => {
    const lines: unknown[] = [];
    const check = plugged(t, lines);
    for (const each of [null, null, { success: false }, null, null]) {
      verdict = each;
      t.equal(await check.takes("a-token", "sign-up"), each && false);
    }
    t.match(await ask(), { kind: "turnstile" });
    t.same(lines, []);
  });

  await t.test("it is asked about so many wrong answers of one address, and not about the next", async (t) => {
    plugged(t);
    verdict = { success: false };
    sent.length = 0;
    const guesser = app.withToken(null, "192.0.2.9");
    const statuses = [];
    for (let i = 0; i < 62; i++) statuses.push((await register("made-up", guesser)).statusCode);
    t.same(statuses, [...Array(60).fill(403), 429, 429]);
    t.equal(sent.length, 60);
    verdict = RIGHT;
    t.equal((await register("a-token", app.withToken(null, "192.0.2.10"))).statusCode, 201, "others are asked about");
  });

  await t.test("that it is away is nobody's wrong answer", async (t) => {
    plugged(t);
    verdict = null;
    const person = app.withToken(null, "192.0.2.11");
    for (let i = 0; i < 61; i++) t.match((await register("a-token", person)).json(), REFUSED);
    verdict = RIGHT;
    t.equal((await register("a-token", person)).statusCode, 201);
  });

  await t.test("so many questions at once and no more are on their way", async (t) => {
    const lines: unknown[] = [];
    const check = plugged(t, lines);
    const own = outside();
    t.teardown(() => outside.plug(own));
    const waiting: (() => void)[] = [];
    outside.plug({
      ...own,
      post: () => new Promise((resolve) => waiting.push(() => resolve(Buffer.from(JSON.stringify(RIGHT))))),
    });
    const asked = Array.from({ length: MAX_AT_ONCE }, () => check.takes("a-token", "sign-up"));
    t.match((await register("a-token")).json(), { status: 503, code: "unavailable" });
    t.equal(waiting.length, MAX_AT_ONCE);
    for (const answer of waiting) answer();
    t.same(new Set(await Promise.all(asked)), new Set([true]));
    outside.plug(own);
    verdict = RIGHT;
    t.equal((await register("a-token")).statusCode, 201, "and then there is room");
    t.same(lines, [], "nor is the vendor away");
  });

  await t.test("pages may load the vendor of the installation, and nobody else", async (t) => {
    const policy = async (BOT_CHECK: "off" | "altcha" | "turnstile" | "hcaptcha") => {
      const vendors = await withSettings({ BOT_CHECK }, async () => vendorSources());
      return vendors.join(" ");
    };
    t.equal(await policy("altcha"), "");
    t.equal(await policy("off"), "");
    t.match(await policy("hcaptcha"), /^https:\/\/hcaptcha\.com /);
    const page = await app.inject({ url: "/sign-up" });
    const rules = String(page.headers["content-security-policy"]).split("; ");
    for (const rule of ["script-src", "frame-src", "connect-src"])
      t.match(
        rules.find((one) => one.startsWith(rule)),
        /https:\/\/challenges\.cloudflare\.com/,
      );
  });
});
