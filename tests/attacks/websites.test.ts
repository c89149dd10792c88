import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { fixedOutside } from "#server/ports/outside/fixed.ts";
import { outside } from "#server/ports/outside/outside.ts";
import { readWebsite } from "#shared/imports/website.ts";
import { HOSTILE_PAGES } from "#tests/support/attacks/hostilePages.ts";
import { startApp } from "#tests/support/startApp.ts";

/** Asked again when it cost more: the server has other things to do, and collects what earlier pages left. */
const TRIES = 3;
/** The deadline of a read, and a busy machine's time for the rest. */
const ANSWERED_MS = 10_000;

t.test("websites that are brought along", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const address = (at: number) => `https://site${at}.example/`;
  const page = (html: string) => ({ type: "text/html", bytes: Buffer.from(html) });
  const pages = [
    ...Object.entries(HOSTILE_PAGES),
    ["an ordinary one, twice as long as a book", '<p style="color:#ab12cd">a</p>'.repeat(66_000)],
  ] as const;
  let visitors = 0;
  /** Asks as somebody new, whom no limit holds yet. */
  const site = (address: string, from = `198.51.100.${++visitors}`) =>
    app.withToken(null, from).post("/app/import/website", { address });

  t.test("whatever stands there, it is answered, and the server goes on meanwhile", async (t) => {
    outside.plug(fixedOutside(Object.fromEntries(pages.map(([, html], at) => [address(at), page(html)]))));
    await site(address(0));
    const [, ordinary] = pages.at(-1) as (typeof pages)[number];
    // What the server would spend if it read that page itself, on this machine.
    const readMs = await leastOf(Number.NEGATIVE_INFINITY, () => readWebsite(ordinary, address(0)));
    for (const [at, [name]] of pages.entries()) {
      const ownMs = await leastOf(readMs / 2, async () => {
        const startedAt = performance.now();
        t.equal((await site(address(at))).statusCode, 200, name);
        t.ok(performance.now() - startedAt < ANSWERED_MS, `${name}: in time`);
      });
      t.ok(ownMs < readMs / 2, `${name}: ${Math.round(ownMs)} ms of ${Math.round(readMs)}`);
    }
  });

  t.test("what cannot be read is said in a sentence", async (t) => {
    outside.plug(fixedOutside({ [address(0)]: { type: "text/html", bytes: Buffer.alloc(2_000_001, "a") } }));
    t.match((await site(address(0))).json(), { status: 422, code: "site_unreachable", message: /could not read/ });
  });

  t.test("slow sites take the places of who asked for them, and of few others", async (t) => {
    const gate = Promise.withResolvers<void>();
    const known = fixedOutside({ [address(0)]: page("<title>Acme</title>") });
    let most = 0;
    let now = 0;
    outside.plug({
      ...known,
      async follow(url, wanted) {
        most = Math.max(most, ++now);
        if (url !== address(0)) await gate.promise;
        now--;
        return known.follow(address(0), wanted);
      },
    });
    const refused: Record<"one" | "many", number> = { one: 0, many: 0 };
    const ask = async (who: keyof typeof refused, from?: string) => {
      const { statusCode } = await site(address(1), from);
      if (statusCode === 503) refused[who]++;
      return statusCode;
    };
    const one = Array.from({ length: 12 }, () => ask("one", "198.51.100.1"));
    t.equal((await site(address(0))).statusCode, 200, "somebody else is served");
    t.equal(refused.one, 6, "two have a place, and four wait");
    const many = Array.from({ length: 60 }, () => ask("many"));
    for (let turns = 0; refused.many < 36 && turns < 100; turns++) await sleep(50);
    t.equal(refused.many, 36, "four have a place, and twenty wait");
    gate.resolve();
    const codes = await Promise.all([...one, ...many]);
    t.ok(codes.includes(200) && codes.every((code) => code === 200 || code === 503));
    t.ok(most <= 6, `${most} at a time`);
  });
});

/** The least processor time of a few tries, in ms; it stops at what is under `enoughMs`. */
async function leastOf(enoughMs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least >= enoughMs; tried++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
