import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { daysOfClicks } from "#server/db/migrations/008-days-of-clicks.ts";
import { databaseUpdate } from "#server/db/migrations/runner.ts";
import { ClickBuffer } from "#server/features/links/clicks.ts";
import { Counter, openCounter } from "#server/features/links/counters.ts";
import { ClickBatchModel, ClickMonthModel, ShortLinkModel } from "#server/features/links/model.ts";
import { forgetSalts } from "#server/features/links/salts.ts";
import { TallyDayModel, TallyModel, TallyVisitorsModel } from "#server/features/links/tallies/model.ts";
import { byDay, detailsOf, seriesOf } from "#server/features/links/tallies/read.ts";
import { recountDay } from "#server/features/links/tallies/recount.ts";
import { addAll, tallyNew, tallySome } from "#server/features/links/tallies/write.ts";
import { visitor } from "#server/features/links/visitors.ts";
import { forgetZone } from "#server/features/links/zones.ts";
import { TeamModel } from "#server/features/members/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

t.test("days of links, signatures and teams", { timeout: 120_000 }, async (t) => {
  const app = await startApp(t);
  const log = pino({ level: "silent" });
  const { now } = Date;
  t.teardown(() => Object.assign(Date, { now }));
  const at = (iso: string) => {
    Date.now = () => Date.parse(iso);
  };
  const back = () => Object.assign(Date, { now });
  let teams = 0;
  /** A team of its own, whose days are those of a zone. */
  const teamIn = async (timeZone: string) => {
    const { _id } = await TeamModel.create({ timeZone });
    const signature = `sig${teams++}`.padEnd(22, "-");
    return { team: _id, id: String(_id), signature };
  };
  const by = (ip: string, userAgent = CHROME, referrer = "") => visitor({ ip, userAgent, referrer, isHead: false });
  const RANGE = { from: "2026-03-01", to: "2026-04-30" };
  const daysOf = async (team: mongoose.Types.ObjectId, kind: "team" | "thing" | "link" = "team") => {
    const series = await seriesOf(team, kind, "click", RANGE);
    const shown = (numbers: number[]) =>
      Object.fromEntries(
        numbers.flatMap((count, i) => {
          const date = new Date(Date.parse(`${RANGE.from}T00:00:00Z`) + i * 86_400_000).toISOString().slice(5, 10);
          return count > 0 ? [[date, count]] : [];
        }),
      );
    return Object.fromEntries(
      [...series].map(([of, one]) => [of, [shown(byDay([one], "days", 61)), shown(byDay([one], "visitors", 61))]]),
    );
  };

  await t.test("are those of the team's zone, and a person is one on each of them", async (t) => {
    const { team, id, signature } = await teamIn("America/New_York");
    const clicks = new ClickBuffer(log);
    const counter = new Counter("ny1", signature, id);
    // The clocks go forward on 8 March; midnight of UTC is in the evening there.
    for (const moment of [
      "2026-03-08T04:59:59Z",
      "2026-03-08T05:00:00Z",
      "2026-03-08T23:59:59Z",
      "2026-03-09T00:00:01Z",
      "2026-03-09T03:59:59Z",
      "2026-03-09T04:00:00Z",
    ]) {
      at(moment);
      clicks.add(counter, by("10.0.0.1"));
      await clicks.drain();
    }
    back();
    await tallyNew();
    t.same(await daysOf(team), {
      [id]: [
        { "03-07": 1, "03-08": 4, "03-09": 1 },
        { "03-07": 1, "03-08": 1, "03-09": 1 },
      ],
    });
    t.same(await daysOf(team, "thing"), { [signature]: (await daysOf(team))[id] });
    t.same(await daysOf(team, "link"), { ny1: (await daysOf(team))[id] });
  });

  await t.test("belong to the day on which they came, also where a flush lies over midnight", async (t) => {
    const { team, id, signature } = await teamIn("Asia/Tokyo");
    const clicks = new ClickBuffer(log);
    const one = by("10.0.0.2");
    at("2026-03-20T14:59:59.900Z");
    clicks.add(new Counter("tok", signature, id), one);
    const counter = new Counter("tok", signature, id);
    clicks.add(counter, one);
    at("2026-03-20T15:00:00.100Z");
    clicks.add(counter, one);
    await clicks.drain();
    back();
    await tallyNew();
    t.same(await daysOf(team), {
      [id]: [
        { "03-20": 2, "03-21": 1 },
        { "03-20": 1, "03-21": 1 },
      ],
    });
    const month = await ClickMonthModel.findOne({ signature }).lean();
    t.same(month?.days, { "20": 2, "21": 1 }, "lists say the same");
  });

  await t.test("are added once, however many processes add them, and whatever ends them", async (t) => {
    const { team, id, signature } = await teamIn("UTC");
    const counter = new Counter("once", signature, id);
    at("2026-03-10T10:00:00Z");
    for (let i = 0; i < 30; i++) {
      const clicks = new ClickBuffer(log);
      for (let n = 0; n < 7; n++) clicks.add(counter, by(`10.1.${i}.${n % 5}`));
      await clicks.drain();
      // As another process.
      forgetSalts();
    }
    back();
    t.equal(await ClickBatchModel.countDocuments({ isNew: true }), 30);
    t.equal(await tallySome(), true, "one transaction at a time, and there is more");
    t.equal(await ClickBatchModel.countDocuments({ isNew: true }), 25);
    const { startSession } = mongoose;
    let sessions = 0;
    t.teardown(() => Object.assign(mongoose, { startSession }));
    mongoose.startSession = () => {
      if (++sessions === 3) return Promise.reject(new Error("killed"));
      return startSession.call(mongoose);
    };
    await t.rejects(tallyNew(), "killed");
    mongoose.startSession = startSession;
    t.ok((await ClickBatchModel.countDocuments({ isNew: true })) > 0, "some are left");
    await Promise.all([tallyNew(), addAll()]);
    t.equal(await ClickBatchModel.countDocuments({ isNew: true }), 0);
    t.same(await daysOf(team), { [id]: [{ "03-10": 210 }, { "03-10": 150 }] });
  });

  await t.test("tell devices, where people come from and who is no person", async (t) => {
    const { team, id, signature } = await teamIn("Europe/Berlin");
    const clicks = new ClickBuffer(log);
    const counter = new Counter("dev", signature, id);
    at("2026-03-12T08:30:00Z");
    clicks.add(counter, by("10.2.0.1", PHONE, "https://mail.google.com/mail/u/0"));
    clicks.add(counter, by("10.2.0.2", CHROME, "https://www.linkedin.com/feed"));
    clicks.add(counter, by("10.2.0.3", ""));
    clicks.add(counter, by("10.2.0.4", "Googlebot/2.1"));
    clicks.add(counter, visitor({ ip: "10.2.0.5", userAgent: CHROME, referrer: "", isHead: true }));
    clicks.add(openCounter(signature, id), by("10.2.0.6", "Mozilla/5.0"));
    await clicks.drain();
    back();
    await tallyNew();
    const details = (event: "click" | "open") => detailsOf(team, event, RANGE, [{ kind: "thing", of: signature }]);
    t.same(await details("click"), {
      apart: { scanner: 1, bot: 1, prefetch: 1 },
      devices: { phone: 1, computer: 1 },
      referrers: { mail: 1, social: 1 },
      countries: {},
      hours: { "09": 2 },
    });
    t.match(await details("open"), { apart: { machine: 1 }, devices: {} });
  });

  await t.test(
    "that are over are counted again: scanners are told by what they did, and lists say the same",
    async (t) => {
      const { team, id, signature } = await teamIn("UTC");
      const clicks = new ClickBuffer(log);
      for (const [second, ip, code] of [
        [0, 1, "a"],
        [0.5, 1, "b"],
        [1, 1, "c"],
        [30, 2, "a"],
        [60, 2, "b"],
        [600, 3, "a"],
      ] as const) {
        at(new Date(Date.parse("2026-03-15T10:00:00Z") + second * 1000).toISOString());
        clicks.add(new Counter(`scan-${code}`, signature, id), by(`10.3.0.${ip}`));
        await clicks.drain();
      }
      back();
      await tallyNew();
      t.same((await daysOf(team))[id], [{ "03-15": 6 }, { "03-15": 3 }], "provisional");
      const [day] = await TallyDayModel.find({ team }).lean();
      t.match(day, { closedAt: null, zone: "UTC" });
      const close = () => recountDay(team, "2026-03-15", "UTC", new Date("2026-03-16T01:00:00Z"));
      t.equal(await close(), true);
      t.same((await daysOf(team))[id], [{ "03-15": 3 }, { "03-15": 2 }]);
      t.same((await daysOf(team, "link"))["scan-c"] ?? [{}, {}], [{}, {}]);
      t.match(await detailsOf(team, "click", RANGE, [{ kind: "team", of: id }]), { apart: { scanner: 3 } });
      t.match(await ClickMonthModel.findOne({ signature }).lean(), {
        people: 3,
        bots: 3,
        days: { "15": 3 },
        links: { "scan-a": { people: 2, bots: 1 }, "scan-c": { people: 0, bots: 1 } },
      });
      t.equal(await TallyVisitorsModel.countDocuments({ team }), 0, "nobody has to be known any more");
      const before = JSON.stringify(await TallyModel.find({ team }).lean());
      t.equal(await close(), true);
      t.equal(JSON.stringify(await TallyModel.find({ team }).lean()), before, "and once more changes nothing");
      // A day that is older than raw clicks are kept is over as it is, and stands in front of no other.
      await TallyDayModel.updateOne({ team }, { $set: { closedAt: null } });
      t.equal(await recountDay(team, "2026-03-15", "UTC", new Date("2099-01-01T00:00:00Z")), true);
      t.ok((await TallyDayModel.findOne({ team }).lean())?.closedAt, "it waits for nobody");
      t.equal(JSON.stringify(await TallyModel.find({ team }).lean()), before);
      t.match(await ClickMonthModel.findOne({ signature }).lean(), { people: 3, bots: 3 });
    },
  );

  await t.test("are other ones in another zone, from the same clicks", async (t) => {
    const { team, id, signature } = await teamIn("UTC");
    const clicks = new ClickBuffer(log);
    const counter = new Counter("moved", signature, id);
    for (const moment of ["2026-03-30T20:00:00Z", "2026-03-31T02:00:00Z", "2026-03-31T16:00:00Z"]) {
      at(moment);
      clicks.add(counter, by("10.4.0.1"));
      await clicks.drain();
    }
    back();
    await tallyNew();
    t.same((await daysOf(team))[id]?.[0], { "03-30": 1, "03-31": 2 });
    await TeamModel.updateOne({ _id: team }, { timeZone: "Asia/Tokyo" });
    forgetZone(id);
    for (const date of ["2026-03-30", "2026-03-31", "2026-04-01"]) await recountDay(team, date, "Asia/Tokyo");
    t.same((await daysOf(team))[id]?.[0], { "03-31": 2, "04-01": 1 });
    const months = await ClickMonthModel.find({ signature }).sort({ month: 1 }).lean();
    t.same(
      months.map(({ month, people, bots }) => ({ month, people, bots })),
      [
        { month: "2026-03", people: 2, bots: 0 },
        { month: "2026-04", people: 1, bots: 0 },
      ],
    );
  });

  await t.test("leave out who follows links of their own team", async (t) => {
    const ana = await app.person();
    const team = await make.teamOf(ana);
    const token = String(ana.token);
    const signature = "own".padEnd(22, "-");
    const clicks = new ClickBuffer(log);
    const told = { ip: "10.5.0.1", userAgent: CHROME, referrer: "", isHead: false };
    const other = await teamIn("UTC");
    clicks.add(new Counter("mine", signature, String(team)), visitor({ ...told, token }));
    clicks.add(new Counter("mine", signature, String(team)), visitor(told));
    clicks.add(new Counter("mine", signature, String(team)), visitor({ ...told, token: `${token}x` }));
    clicks.add(new Counter("others", other.signature, other.id), visitor({ ...told, token }));
    await clicks.drain();
    await tallyNew();
    const today = { from: new Date().toISOString().slice(0, 10), to: new Date().toISOString().slice(0, 10) };
    t.same(
      [...(await seriesOf(team, "thing", "click", today)).values()].map(({ total }) => total),
      [2],
    );
    t.match(await detailsOf(team, "click", today, [{ kind: "thing", of: signature }]), { apart: { own: 1 } });
    t.same(
      [...(await seriesOf(other.team, "thing", "click", today)).values()].map(({ total }) => total),
      [1],
      "of another team they are a person",
    );
  });

  await t.test("have clicks from before there were days", async (t) => {
    const team = new mongoose.Types.ObjectId();
    await ShortLinkModel.create({ code: "old1", url: "https://example.com/", signature: "s".repeat(22), team });
    await ClickMonthModel.create({ _id: "c:2026-03", signature: "c".repeat(22), team, month: "2026-03" });
    const from = Date.parse("2026-03-10T10:00:00Z");
    const before = [
      { _id: "rows", rows: [{ code: "old1", visitor: "v".repeat(16), at: [from, from + 5] }] },
      {
        _id: "lines",
        from,
        lines: `old1\t7\t${"w".repeat(16)}\t\t\nview:${"c".repeat(22)}\t9\tx\tbot\t\ngone9\t1\tx\t\t`,
      },
    ];
    for (const one of before) await ClickBatchModel.collection.insertOne({ ...one, at: new Date(from) } as never);
    await databaseUpdate({ log: pino({ level: "silent" }) }).run();
    await mongoose.connection.collection<{ _id: string }>("migrations").deleteOne({ _id: daysOfClicks.name });
    await databaseUpdate({ log: pino({ level: "silent" }) }).run();
    await tallyNew();
    await mongoose.connection.collection<{ _id: string }>("migrations").deleteOne({ _id: daysOfClicks.name });
    await databaseUpdate({ log: pino({ level: "silent" }) }).run();
    await tallyNew();
    const day = { from: "2026-03-10", to: "2026-03-10" };
    t.match((await seriesOf(team, "link", "click", day)).get("old1"), { total: 3, visitors: 2 }, "once each");
    t.match(await detailsOf(team, "view", day, [{ kind: "team", of: String(team) }]), { apart: { bot: 1 } });
    const kept = await ClickBatchModel.findById("lines").lean();
    t.match(kept, { teams: [team] }, "and it is known whose they are");
  });
});
