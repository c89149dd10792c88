/**
 * An installation of before there were days of links is brought over: raw clicks that do not say whose they are, and months with a
 * field for each link. By processes that are killed on the way, and that do it twice.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import t, { type Test } from "tap";
import { daysOfClicks } from "#server/db/migrations/008-days-of-clicks.ts";
import { linksOfPages } from "#server/db/migrations/009-links-of-pages.ts";
import type { Document } from "#server/db/migrations/migration.ts";
import { byDay, seriesOf } from "#server/features/links/tallies/read.ts";
import { recountDay } from "#server/features/links/tallies/recount.ts";
import { tallyNew } from "#server/features/links/tallies/write.ts";
import { startApp } from "#tests/support/startApp.ts";

const PROGRAM = join(import.meta.dirname, "../support/migrating.ts");
const LEASE_MS = 2_000;
const NAMES = [daysOfClicks.name, linksOfPages.name];
/** More than three batches of a migration. */
const BATCHES = 650;
const DAYS = 20;
const RANGE = { from: "2026-03-01", to: "2026-03-31" };
const MINUTE_MS = 60_000;
const START = Date.parse("2026-03-01T00:00:00Z");

type Link = { code: string; signature: string; team: mongoose.Types.ObjectId | null };
const collection = (name: string) => mongoose.connection.collection<Document>(name);
const everything = async (name: string) => JSON.stringify(await collection(name).find().sort({ _id: 1 }).toArray());
const stepOf = (name: string) => collection("migrations").findOne({ _id: name as never });

/** Starts a process that brings the database over, with pauses. */
function migrate(t: Test, uri: string, batchMs: number) {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, uri, String(LEASE_MS), String(batchMs), ...NAMES], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(async () => child.exitCode === null && child.signalCode === null && child.kill("SIGKILL"));
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  return { child, ended: once(child, "close").then(() => output) };
}

t.test("clicks and links of before are brought over", { timeout: 600_000 }, async (t) => {
  // The month stays where it is while years go by.
  const app = await startApp(t, { CLICK_DAYS: "3650" });
  const uri = String(app.store?.uri ?? process.env.MONGODB_URI);
  const [ana, ben] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  await collection("teams").insertMany([{ _id: ana }, { _id: ben }]);
  const hash = (name: string) => name.padEnd(22, "-");
  const links: Link[] = [
    { code: "a1", signature: hash("of-ana"), team: ana },
    { code: "a2", signature: hash("of-ana"), team: ana },
    { code: "p1", signature: hash("page-of-ana"), team: ana },
    { code: "b1", signature: hash("of-ben"), team: ben },
    // From before either was noted: it counts for nobody.
    { code: "nobodys", signature: "", team: null },
  ];
  const counted: Link = { code: "c1", signature: hash("counted"), team: ana };
  await collection("shortlinks").insertMany(
    [...links, counted].map(({ team, signature, ...link }) => ({
      ...link,
      url: `https://example.com/${link.code}`,
      ...(signature && { signature }),
      ...(team && { team }),
    })),
  );

  /** What is true: by link and day of March, and who it was. */
  const truth = new Map<string, { days: Map<number, number>; visitors: Map<number, Set<string>> }>();
  const months = new Map<string, Document>();
  function note({ code, signature, team }: Link, at: number, visitor: string) {
    const day = new Date(at).getUTCDate();
    const its = truth.get(code) ?? { days: new Map(), visitors: new Map() };
    truth.set(code, its);
    its.days.set(day, (its.days.get(day) ?? 0) + 1);
    its.visitors.set(day, (its.visitors.get(day) ?? new Set()).add(visitor));
    const month = months.get(signature) ?? { signature, team, month: "2026-03", people: 0, days: {}, links: {} };
    months.set(signature, month);
    const name = String(day).padStart(2, "0");
    month.people += 1;
    month.days[name] = (month.days[name] ?? 0) + 1;
    month.links[code] = { people: (month.links[code]?.people ?? 0) + 1 };
  }

  const batches = Array.from({ length: BATCHES }, (_, i) => {
    const _id = `batch-${String(i).padStart(4, "0")}`;
    const from = START + (i % DAYS) * 1440 * MINUTE_MS + i * MINUTE_MS;
    const visitor = `visitor-${i % 7}`.padEnd(16, "-");
    // What one of today's processes has written and added already is not added again.
    if (i % 10 === 9) {
      const counters = `${counted.code}\t${counted.signature}\t${counted.team}`;
      return { _id, at: new Date(from), from, lines: `c1\t1\t${visitor}\t\t`, counters, teams: [ana] };
    }
    const some = links.filter((_link, at) => (i + at) % 2 === 0);
    const moments = (at: number) => [from + at * 5_000, from + at * 5_000 + 1];
    for (const [at, link] of some.entries()) for (const ms of moments(at)) note(link, ms, visitor);
    if (i % 3 === 0)
      return { _id, at: new Date(from), rows: some.map(({ code }, at) => ({ code, visitor, at: moments(at) })) };
    const lines = some.map(({ code }, at) => `${code}\t${moments(at).map((ms) => ms - from)}\t${visitor}\t\t`);
    return { _id, at: new Date(from), from, lines: lines.join("\n") };
  });
  await collection("clickbatches").insertMany(batches as never);
  months.delete("");
  await collection("clickmonths").insertMany(
    [...months].map(([signature, month]) => ({ _id: `${signature}:2026-03`, ...month }) as never),
  );
  // Links of pages, which did not say so, among those of signatures.
  await collection("pages").insertOne({ hash: hash("page-of-ana"), team: ana, owner: ana });
  await collection("shortlinks").insertMany(
    Array.from({ length: 500 }, (_, i) => ({
      code: `more${i}`,
      url: `https://example.com/more/${i}`,
      signature: hash(i % 2 ? "page-of-ana" : "of-ana"),
      team: ana,
      ...(i % 5 === 0 && { of: "signature" }),
    })),
  );
  const monthsBefore = await everything("clickmonths");

  /** All numbers are what is true. */
  async function isTrue(t: Test, when: string) {
    for (const team of [ana, ben]) {
      const series = await seriesOf(team, "link", "click", RANGE);
      const ofTeam = links.filter((link) => link.team === team);
      t.same([...series.keys()].sort(), ofTeam.map(({ code }) => code).sort(), `${when}: no others`);
      for (const { code } of ofTeam) {
        const { days, visitors } = truth.get(code) ?? { days: new Map(), visitors: new Map() };
        const all = Array.from({ length: 31 }, (_, i) => i + 1);
        t.same(
          byDay(
            [series.get(code)].filter((one) => one !== undefined),
            "days",
            31,
          ),
          all.map((day) => days.get(day) ?? 0),
          `${when}: ${code}`,
        );
        t.same(
          byDay(
            [series.get(code)].filter((one) => one !== undefined),
            "visitors",
            31,
          ),
          all.map((day) => visitors.get(day)?.size ?? 0),
          `${when}: who, ${code}`,
        );
      }
      const things = await seriesOf(team, "thing", "click", RANGE);
      for (const [signature, { total }] of things)
        t.equal(total, months.get(signature)?.people, `${when}: days and months of ${signature} say the same`);
    }
  }

  await t.test("where a process is killed on the way, the next one goes on from there", async (t) => {
    const first = migrate(t, uri, 700);
    while ((await stepOf(daysOfClicks.name))?.cursors === undefined) await sleep(20);
    first.child.kill("SIGKILL");
    await first.ended;
    t.notOk((await stepOf(daysOfClicks.name))?.doneAt);
    const marked = await collection("clickbatches").countDocuments({ isNew: true });
    t.ok(marked > 0 && marked < BATCHES * 0.8, `a part of it: ${marked}`);
    // What is marked is added while the rest waits.
    await tallyNew();
    const second = migrate(t, uri, 700);
    while ((await stepOf(linksOfPages.name))?.cursors === undefined) await sleep(20);
    second.child.kill("SIGKILL");
    await second.ended;
    t.notOk((await stepOf(linksOfPages.name))?.doneAt);
    t.match(await migrate(t, uri, 0).ended, /up to date/);
    for (const name of NAMES) t.match(await stepOf(name), { doneAt: Date });
    await tallyNew();
    t.equal(await collection("clickbatches").countDocuments({ isNew: true }), 0);
    await isTrue(t, "killed twice");
    t.equal(await everything("clickmonths"), monthsBefore, "what lists say stays");
  });

  await t.test("raw clicks say whose they are, and links of pages that they are", async (t) => {
    t.equal(await collection("clickbatches").countDocuments({ counters: { $exists: false } }), 0);
    t.match(await collection("clickbatches").findOne({ _id: "batch-0000" as never }), {
      teams: [ana],
      counters: /^a1\t/,
    });
    const of = (of: string | null) =>
      collection("shortlinks").countDocuments({ signature: hash("page-of-ana"), of: of ?? { $exists: false } });
    t.same([await of("page"), await of("signature"), await of(null)], [201, 50, 0], "what said what it is of stays");
    t.equal(await collection("shortlinks").countDocuments({ signature: hash("of-ana"), of: "page" }), 0);
  });

  await t.test("done once more it changes nothing", async (t) => {
    const before = await Promise.all(["shortlinks", "tallies", "tallydetails", "clickmonths"].map(everything));
    for (const name of NAMES) await collection("migrations").deleteOne({ _id: name as never });
    t.match(await migrate(t, uri, 0).ended, /up to date/);
    await tallyNew();
    t.same(await Promise.all(["shortlinks", "tallies", "tallydetails", "clickmonths"].map(everything)), before);
    await isTrue(t, "twice");
  });

  await t.test("days that are counted again, as all are that are over, are the same", async (t) => {
    // What stood for clicks that had been added is in no number here.
    await collection("clickbatches").deleteMany({ counters: new RegExp(`^${counted.code}\t`) });
    for (const team of [ana, ben])
      for (let day = 1; day <= DAYS + 1; day++)
        t.equal(await recountDay(team, `2026-03-${String(day).padStart(2, "0")}`, "UTC"), true);
    await isTrue(t, "again");
    const people = async () =>
      (await collection("clickmonths").find().sort({ _id: 1 }).toArray()).map(({ _id, people }) => [_id, people]);
    t.same(await people(), [...months].map(([id, month]) => [`${id}:2026-03`, month.people]).sort());
  });
});
