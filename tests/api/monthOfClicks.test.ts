/**
 * A month of which the truth is known, by two processes, one of which is killed and started again: people, programs, scanners, mail
 * programs and owners, over midnights and both changes of the clocks. Every number on every surface is the truth.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import t, { type Test } from "tap";
import { openCounter } from "#server/features/links/counters.ts";
import { linesOf } from "#server/features/links/lines.ts";
import { ClickBatchModel, type ClickBatchRecord, ShortLinkModel } from "#server/features/links/model.ts";
import { countsOf } from "#server/features/links/service.ts";
import { tallyHandler } from "#server/features/links/tallies/jobs.ts";
import { TallyDayModel } from "#server/features/links/tallies/model.ts";
import { visitor } from "#server/features/links/visitors.ts";
import { forgetZone } from "#server/features/links/zones.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { undefused } from "#shared/lib/csv.ts";
import { readCsv } from "#tests/support/csv.ts";
import { ignoreHeartbeats } from "#tests/support/heartbeats.ts";
import * as make from "#tests/support/make.ts";
import { startApp, type TestApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const PROGRAM = join(import.meta.dirname, "../support/clickProcess.ts");
/** The month stays where it is while years go by. */
const CLICK_DAYS = "3650";
const MONTH = "2026-03";
const RANGE = `startDate=${MONTH}-01&endDate=${MONTH}-31`;
const DATES = Array.from({ length: 31 }, (_, i) => `${MONTH}-${String(i + 1).padStart(2, "0")}`);
const HOUR_MS = 3_600_000;

/** Whoever comes, what they are told by, and what they are: of a link and of a pixel. */
type Somebody = { ip: string; userAgent: string; isHead?: boolean; referrer?: string; isOwn?: boolean };
type Kind = "person" | "bot" | "scanner" | "machine" | "prefetch" | "own";
type Who = Somebody & { is: Kind; onPixel?: Kind; device?: string };

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const TABLET = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
const PEOPLE: Who[] = Array.from({ length: 24 }, (_, i) => {
  const [userAgent, device] = (
    [
      [CHROME, "computer"],
      [PHONE, "phone"],
      [TABLET, "tablet"],
    ] as const
  )[i % 3] as [string, string];
  // Two of them behind each address.
  const referrer =
    i % 4 === 0 ? "https://mail.google.com/mail/u/0" : i % 4 === 1 ? "https://www.linkedin.com/feed" : "";
  return { ip: `10.0.0.${i >> 1}`, userAgent, is: "person", device, referrer };
});
const OTHERS: Who[] = [
  { ip: "10.1.0.1", userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", is: "bot" },
  { ip: "10.1.0.2", userAgent: "", is: "scanner", onPixel: "bot" },
  { ip: "10.1.0.3", userAgent: CHROME, isHead: true, is: "prefetch" },
  { ip: "10.1.0.4", userAgent: `${CHROME} OneOutlook/1.2026`, is: "prefetch", onPixel: "person", device: "computer" },
  { ip: "10.1.0.5", userAgent: "Mozilla/5.0", is: "bot", onPixel: "machine" },
  { ip: "10.1.0.6", userAgent: "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", is: "bot" },
];
/** The owner, in the browser in which they are signed in. */
const OWNER: Who = { ip: "10.2.0.1", userAgent: CHROME, is: "own", isOwn: true };
/** A mail gateway that calls itself a browser. */
const GATEWAY: Who = { ip: "10.3.0.1", userAgent: CHROME, is: "scanner", device: "computer" };
/** Of fewer links it is taken for a person: of a look that was lost but for one or two of them. */
const SCANNED = 3;

/** The same month each time. */
let seed = 19;
function chance(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}
const oneOf = <T>(list: readonly T[]): T => list[chance(list.length)] as T;

type Event = { at: number; on: string; who: Who; is: Kind };

t.test("a month of clicks", { timeout: 900_000, skip: Boolean(process.env.MONGODB_URI) }, async (t) => {
  const app = await startApp(t, { CLICK_DAYS });
  ignoreHeartbeats();
  const { now } = Date;
  t.teardown(() => Object.assign(Date, { now }));
  const teams = [
    await teamIn(app, "America/New_York", `${MONTH}-08T07:00:00Z`),
    await teamIn(app, "Europe/Berlin", `${MONTH}-29T01:00:00Z`),
  ];
  const other = await processOf(t, String(app.store?.uri));
  let written = 0;
  let lost = 0;

  for (const team of teams) {
    const days = eventsOf(team);
    for (const [number, events] of days.entries()) {
      // Each day comes to both processes, in one go each.
      const mine = events.filter((_, i) => i % 3 === 0);
      const theirs = events.filter((_, i) => i % 3 !== 0);
      for (const event of theirs) other.click(team, event);
      if (number % 9 === 1) {
        // Killed while it writes, or before: what was not written is lost, together, and nothing else.
        await other.killed("flush", chance(30));
        const kept = await writtenOf(team, theirs);
        for (const event of theirs.slice(kept)) event.at = Number.NaN;
        written += kept;
        lost += theirs.length - kept;
        await other.start();
      } else if (number % 15 === 4) {
        await other.done("flush");
        await other.killed("tally", chance(20));
        await other.start();
      } else if (number % 15 === 7) {
        await other.done("end");
        await other.start();
      } else await Promise.all([other.done("flush"), follow(app, team, mine.splice(0, mine.length >> 1))]);
      await follow(app, team, mine);
      const left = events.filter(({ at }) => !Number.isNaN(at));
      const looked = left.filter(({ who }) => who === GATEWAY);
      if (looked.length < SCANNED) for (const event of looked) event.is = "person";
      team.truth.push(...left);
    }
  }
  await other.killed("tally", 0);
  Date.now = now;
  t.comment(`of ${written + lost} clicks that a process was killed with, ${written} were written`);
  await app.clicks.drain();

  const log = { info() {}, warn() {} } as never;
  for (let turns = 0; turns < 20; turns++)
    if (!(await tallyHandler.run({}, { id: "x", tries: 1, signal: new AbortController().signal, log, note() {} })))
      break;
  t.equal(await ClickBatchModel.countDocuments({ isNew: true }), 0, "nothing waits");
  t.equal(await TallyDayModel.countDocuments({ closedAt: null }), 0, "all days are over");

  for (const team of teams) await t.test(team.zone, (t) => surfacesOf(t, team));
});

type Team = Awaited<ReturnType<typeof teamIn>>;

/** How many of the clicks that another process was killed with are in the store: batches are written in order, each as a whole. */
async function writtenOf({ id }: Team, events: readonly Event[]): Promise<number> {
  // What had come to the store is done to its end.
  await sleep(100);
  const [first, last] = [events[0], events.at(-1)] as [Event, Event];
  const from = mongoose.trusted({ $gte: first.at, $lte: last.at });
  const batches = await ClickBatchModel.find({ from, teams: new mongoose.Types.ObjectId(id) }).lean<
    ClickBatchRecord[]
  >();
  return sum(batches.flatMap((batch) => linesOf(batch).map(({ at }) => at.length)));
}

/** Somebody with two signatures and a link of their own, whose days are those of a zone. @param jump when its clocks change */
async function teamIn(app: TestApp, zone: string, jump: string) {
  const owner = await make.paid(app);
  const id = await make.teamOf(owner);
  await TeamModel.updateOne({ _id: id }, { timeZone: zone });
  forgetZone(String(id));
  const things = new Map<string, string>();
  const hashes: string[] = [];
  for (const name of ["One", "Two"]) {
    const socials = ["facebook", "instagram", "linkedin"].map((social) => ({
      name: social,
      link: `https://www.${social}.com/ana`,
    }));
    const input = make.signature({ general: { name, socials } as never });
    const { hash } = (await owner.post("/_/signatures", input)).json();
    hashes.push(hash);
    const { items } = (await owner.get(`/_/signatures/${hash}/links`)).json();
    for (const { shortUrl } of items) things.set(shortUrl.split("/").at(-1), hash);
  }
  const { code } = (await owner.post("/_/links", { url: "https://example.com/poster", title: "Poster" })).json();
  const own = await ShortLinkModel.findOne({ code }).lean();
  return {
    id: String(id),
    zone,
    jump: Date.parse(jump),
    owner,
    hashes,
    things,
    /** `of`: what its clicks are counted under */
    own: { code: String(code), of: String(own?.signature) },
    truth: [] as Event[],
  };
}

/** What happens, by days of UTC, in order. */
function eventsOf({ hashes, things, own, zone, jump }: Team): Event[][] {
  const links = [...things.keys(), own.code];
  return DATES.map((date) => {
    const start = Date.parse(`${date}T00:00:00Z`);
    const events: Event[] = [];
    const add = (at: number, on: string, who: Who) => {
      const is = on.startsWith("open:") ? (who.onPixel ?? who.is) : who.is;
      events.push({ at: Math.floor(at), on, who, is });
    };
    for (let i = 0; i < 16; i++) add(start + chance(24 * HOUR_MS), oneOf(links), oneOf(PEOPLE));
    for (let i = 0; i < 8; i++)
      add(start + chance(24 * HOUR_MS), `open:${oneOf(hashes)}`, oneOf([...PEOPLE, ...OTHERS]));
    for (const who of OTHERS) add(start + chance(24 * HOUR_MS), oneOf(links), who);
    for (let i = 0; i < 3; i++) add(start + chance(24 * HOUR_MS), oneOf(links), OWNER);
    // Just before midnight there and just after, and so around that of UTC.
    for (const midnight of [start, midnightIn(date, zone)])
      for (const ms of [-1, 0, 1]) if (midnight + ms >= start) add(midnight + ms, oneOf(links), PEOPLE[0] as Who);
    // The hour in which clocks change.
    if (jump >= start && jump < start + 24 * HOUR_MS)
      for (const ms of [-HOUR_MS, -1, 0, 1, HOUR_MS]) add(jump + ms, oneOf(links), PEOPLE[1] as Who);
    // A gateway follows all links of a mail at once.
    const signature = oneOf(hashes);
    const at = start + HOUR_MS + chance(20 * HOUR_MS);
    const all = [...things].flatMap(([code, hash]) => (hash === signature ? [code] : []));
    for (const [i, code] of all.slice(0, 4).entries()) add(at + i * 400, code, GATEWAY);
    return events.toSorted((a, b) => a.at - b.at);
  });
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** `2026-03-08` and `14`, as the clocks of a zone say. */
function clockIn(at: number, timeZone: string) {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, format);
  const [date = "", time = ""] = format.format(at).split(" ");
  return { date, hour: time.slice(0, 2) };
}

/** A date's first moment: looked for by the quarter of an hour. */
function midnightIn(date: string, zone: string) {
  let at = Date.parse(`${date}T00:00:00Z`) - 14 * HOUR_MS;
  while (clockIn(at, zone).date < date) at += HOUR_MS / 4;
  return at;
}

/** Over HTTP, as browsers and mail programs do it; the pixel's by the buffer, as its signature is looked up after the answer. */
async function follow(app: TestApp, { id, owner }: Team, events: readonly Event[]) {
  for (const { at, on, who } of events) {
    Date.now = () => at;
    const { ip, userAgent, referrer = "", isHead = false } = who;
    if (on.startsWith("open:"))
      app.clicks.add(openCounter(on.slice(5), id), visitor({ ip, userAgent, referrer, isHead }));
    else
      await app.inject({
        method: isHead ? "HEAD" : "GET",
        url: `/l/${on}`,
        remoteAddress: ip,
        headers: {
          "user-agent": userAgent,
          ...(referrer && { referer: referrer }),
          ...(who.isOwn && { cookie: `a=b; ${COOKIES.token}=${owner.token}` }),
        },
      });
  }
  await app.clicks.flush();
}

/** Another process of the server, which ends and starts again. */
async function processOf(t: Test, store: string) {
  let child: ChildProcess;
  let said: string[] = [];
  t.teardown(() => void child.kill("SIGKILL"));
  const write = (what: object) => child.stdin?.write(`${JSON.stringify(what)}\n`);
  const until = async (line: string) => {
    for (const end = performance.now() + 60_000; performance.now() < end; await sleep(5))
      if (said.includes(line)) return;
    throw new Error(`The other process did not say: ${line}.`);
  };
  const start = async () => {
    said = [];
    child = spawn(process.execPath, [PROGRAM, store, CLICK_DAYS, TOKEN_SECRET], { stdio: ["pipe", "pipe", "inherit"] });
    // Who is killed does not read on.
    child.stdin?.on("error", () => {});
    child.stdout?.on("data", (chunk: Buffer) => said.push(...String(chunk).trim().split("\n")));
    await until("ready");
  };
  await start();
  return {
    start,
    click: ({ id, owner, things, own }: Team, { at, on, who }: Event) => {
      const { ip, userAgent, referrer = "", isHead = false, isOwn } = who;
      const of = on.startsWith("open:") ? on.slice(5) : (things.get(on) ?? own.of);
      write({ at, code: on, of, team: id, ip, userAgent, referrer, isHead, token: isOwn ? owner.token : "" });
    },
    done: async (what: "flush" | "tally" | "end") => {
      said = [];
      write({ do: what });
      await until(`done ${what}`);
    },
    killed: async (what: "flush" | "tally", afterMs: number) => {
      said = [];
      write({ do: what });
      await until(`at ${what}`);
      await sleep(afterMs);
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Asks for every number, everywhere where it is shown. */
async function surfacesOf(t: Test, { zone, owner, hashes, things, own, id, truth }: Team) {
  const events = truth
    .map((event) => ({ ...event, ...clockIn(event.at, zone) }))
    .filter(({ date }) => DATES.includes(date));
  const isClick = ({ on }: Event) => !on.startsWith("open:");
  const isOf = (of: string) => (event: Event) =>
    event.on === of || event.on === `open:${of}` || things.get(event.on) === of;
  const countBy = (list: typeof events, keyOf: (event: (typeof events)[number]) => string) => {
    const counts: Record<string, number> = {};
    for (const event of list) counts[keyOf(event)] = (counts[keyOf(event)] ?? 0) + 1;
    return counts;
  };
  const daysOf = (list: typeof events) => {
    const people = list.filter(({ is }) => is === "person");
    const on = (day: string) => people.filter(({ date }) => date === day);
    const days = DATES.map((date) => on(date).length);
    const seen = DATES.map((date) => new Set(on(date).map(({ who }) => `${who.ip} ${who.userAgent}`)).size);
    return { days, seen, total: sum(days), visitors: sum(seen) };
  };
  const clicks = events.filter(isClick);
  const opens = events.filter((event) => !isClick(event));
  t.ok(sum(daysOf(clicks).days) > 300, "a month with people in it");
  t.same(Object.keys(countBy(clicks, ({ is }) => is)).sort(), ["bot", "own", "person", "prefetch", "scanner"]);
  const get = async (path: string) => {
    const answer = await owner.get(path);
    t.equal(answer.statusCode, 200, answer.body.slice(0, 200));
    return answer;
  };

  for (const [event, list] of [
    ["click", clicks],
    ["open", opens],
  ] as const) {
    const series = async (by: string) => (await get(`/_/analytics/series?${RANGE}&event=${event}&by=${by}`)).json();
    const team = await series("team");
    const all = daysOf(list);
    t.same(team.total, { days: all.days, total: all.total, visitors: all.visitors }, `${event}s of the team`);
    t.equal(team.timeZone, zone);
    const { rows } = await series("signature");
    for (const hash of hashes) {
      const { seen: _, ...its } = daysOf(list.filter(isOf(hash)));
      t.match(
        rows.find((row: { id: string }) => row.id === hash),
        its,
        `${event}s of a signature`,
      );
    }
    for (const [by, of, those] of [
      ["team", "", list],
      ...hashes.map((hash) => ["signature", `&of=${hash}`, list.filter(isOf(hash))]),
    ] as [string, string, typeof events][]) {
      const details = (await get(`/_/analytics/details?${RANGE}&event=${event}&by=${by}${of}`)).json();
      const people = those.filter(({ is }) => is === "person");
      const truth = {
        apart: countBy(
          those.filter(({ is }) => is !== "person"),
          ({ is }) => is,
        ),
        devices: countBy(people, ({ who }) => who.device ?? ""),
        referrers: countBy(people, ({ who: { referrer = "" } }) =>
          referrer === "" ? "direct" : referrer.includes("mail.") ? "mail" : "social",
        ),
        countries: {},
        hours: countBy(people, ({ hour }) => hour),
      };
      const { apart, devices, referrers, countries, hours } = details;
      t.same({ apart, devices, referrers, countries, hours }, truth, `details of ${event}s by ${by}`);
    }
  }
  const byLink = (await get(`/_/analytics/series?${RANGE}&by=link`)).json();
  for (const code of [...things.keys(), own.code]) {
    const { seen: _, ...its } = daysOf(clicks.filter(isOf(code)));
    const row = byLink.rows.find((row: { id: string }) => row.id === code);
    t.match(row, its, "clicks of a link");
  }

  // Files say the same, day by day.
  for (const [by, ids] of [
    ["signature", hashes],
    ["link", [...things.keys(), own.code]],
    ["team", [id]],
  ] as const) {
    const rows = ids.flatMap((of) => {
      const { days, seen } = daysOf(by === "team" ? clicks : clicks.filter(isOf(of)));
      return days.flatMap((people, i) =>
        people > 0 ? [`${DATES[i]} ${by === "team" ? "" : of} ${people} ${seen[i]}`] : [],
      );
    });
    const json = (await get(`/_/analytics/days.json?${RANGE}&by=${by}`)).json().items;
    type Row = { date: string; id: string; people: number | string; visitors: number | string };
    const lines = (list: Row[]) => list.map((row) => `${row.date} ${row.id} ${row.people} ${row.visitors}`).sort();
    t.same(lines(json), rows.toSorted(), `JSON by ${by}`);
    const csv = (await get(`/_/analytics/days.csv?${RANGE}&by=${by}`)).body;
    const read = (readCsv(csv) as Row[]).map((row) => ({ ...row, id: undefused(row.id) }));
    t.same(lines(read), rows.toSorted(), `CSV by ${by}`);
  }

  // Lists have the whole of what was counted, by months of the same zone.
  const ever = truth;
  const people = (list: Event[]) => list.filter(({ is }) => is === "person").length;
  const programs = (list: Event[]) => list.filter(({ is }) => is !== "person" && is !== "own").length;
  const { items } = (await get("/_/links")).json();
  t.equal(items.length, things.size + 1);
  for (const { code, clicks, botClicks } of items) {
    const its = ever.filter(({ on }) => on === code);
    t.same({ clicks, botClicks }, { clicks: people(its), botClicks: programs(its) }, "in the list of links");
  }
  for (const hash of hashes) {
    const stats = (await get(`/_/signatures/${hash}/links`)).json();
    const opened = ever.filter(({ on }) => on === `open:${hash}`);
    t.match(stats, { opens: people(opened), botOpens: programs(opened) }, "opens of a signature");
    for (const { shortUrl, clicks, botClicks } of stats.items) {
      const its = ever.filter(({ on }) => on === shortUrl.split("/").at(-1));
      t.same({ clicks, botClicks }, { clicks: people(its), botClicks: programs(its) }, "links of a signature");
    }
    const exported = (await countsOf([hash])).filter(
      ({ shortUrl, from }) => shortUrl === null && from.startsWith(MONTH),
    );
    const days = daysOf(clicks.filter(isOf(hash))).days;
    t.same(
      exported
        .filter(({ people }) => people > 0)
        .map(({ from, people }) => `${from} ${people}`)
        .sort(),
      days.flatMap((count, i) => (count > 0 ? [`${DATES[i]} ${count}`] : [])),
      "the export of an account",
    );
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
