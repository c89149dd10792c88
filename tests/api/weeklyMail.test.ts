import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { WEEKLY, WEEKLY_ONE, weeklyHandler, weeklyOneHandler } from "#server/features/analytics/weekly/jobs.ts";
import { WeeklyMailModel } from "#server/features/analytics/weekly/model.ts";
import { add } from "#server/jobs/queue.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { addDays } from "#shared/analytics/days.ts";
import { weekBefore } from "#shared/analytics/weekly/week.ts";
import { count } from "#tests/support/counted.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const WEEKLY_MAIL = "/_/analytics/weekly";
const WEEK = weekBefore(Date.now());
const DAY_MS = 86_400_000;

t.test("the numbers of each week by mail", { timeout: 180_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const worker = () =>
    new JobWorker({
      handlers: [weeklyHandler, weeklyOneHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + 1000,
    });
  /** What the calendar does on Mondays, by as many processes as there are. */
  const monday = async (week: string | null = null, processes = 1) => {
    await add(WEEKLY, { week, after: null });
    await Promise.all(Array.from({ length: processes }, () => worker().runDue()));
    await worker().runDue();
    // Others ask for addresses to be confirmed.
    return (await mailbox.read()).filter(({ headers }) => headers.has("list"));
  };
  const reader = async (isPaid = true) => {
    const person = isPaid ? await make.paid(app) : await app.person();
    await make.confirm(person);
    return person;
  };
  const counted = async (person: Awaited<ReturnType<typeof reader>>, startDate = WEEK.startDate) => {
    const { hash } = (await person.post("/_/signatures", make.signature({ general: { name: "Ana One" } }))).json();
    const team = await make.teamOf(person);
    const days = [0, 6].map((day) => ({ date: addDays(startDate, day), people: 20 + day, visitors: 5 }));
    // The day before and the day after are of other weeks.
    const others = [-1, 7].map((day) => ({ date: addDays(startDate, day), people: 1000, visitors: 1000 }));
    const all = [...others, ...days].sort((a, b) => a.date.localeCompare(b.date));
    await count(mongoose.connection, team, { kind: "team", of: String(team), event: "click" }, all);
    await count(mongoose.connection, team, { kind: "thing", of: hash, event: "click" }, all);
  };
  await mailbox.read();

  await t.test("is off until somebody switches it on, whose address is known to be theirs", async (t) => {
    const ana = await app.person();
    t.same((await ana.get(WEEKLY_MAIL)).json(), { isOn: false });
    t.match((await ana.put(WEEKLY_MAIL, { isOn: true })).json(), { code: "email_unverified" });
    await make.confirm(ana);
    t.same((await ana.put(WEEKLY_MAIL, { isOn: true })).json(), { isOn: true });
    t.same((await ana.get(WEEKLY_MAIL)).json(), { isOn: true });
    t.match((await ana.put(WEEKLY_MAIL, { isOn: "yes" })).json(), { status: 422, errors: [{ path: "isOn" }] });
    t.equal((await app.anyone.get(WEEKLY_MAIL)).statusCode, 401);
    await ana.put(WEEKLY_MAIL, { isOn: false });
  });

  await t.test(
    "comes once a week, in the language in which it was ordered, however many processes there are",
    async (t) => {
      const [ana, without] = [await reader(), await reader()];
      await counted(ana);
      await counted(without);
      await ana.put(WEEKLY_MAIL, { isOn: true }, { "accept-language": "de" });
      const [mail, ...others] = await monday(null, 3);
      t.same(others, []);
      t.match(mail, { to: { text: ana.email }, subject: /^46 Klicks vom / });
      t.match(mail?.text, /Klicks: 46/);
      t.match(mail?.text, /Besucher, eine Summe von Tagen: 10/);
      t.match(mail?.text, /Woche davor: 1\.000/);
      t.match(mail?.text, /Ana One: 46/);
      t.match(mail?.text, new RegExp(`/analytics\\?from=${WEEK.startDate}&to=${WEEK.endDate}`));
      t.same(await monday(), [], "not twice");
      await ana.put(WEEKLY_MAIL, { isOn: false });
      await ana.put(WEEKLY_MAIL, { isOn: true });
      t.same(await monday(), [], "nor after it was off and on");
      const next = addDays(WEEK.startDate, 7);
      t.match(await monday(next), [{ subject: /^1,000 clicks from / }], "the next week it does");
      await ana.put(WEEKLY_MAIL, { isOn: false });
    },
  );

  await t.test("a run that dies in the middle is gone on with, and mails nobody twice", async (t) => {
    const people = [await reader(), await reader()];
    for (const person of people) {
      await counted(person);
      await person.put(WEEKLY_MAIL, { isOn: true });
    }
    const user = String(await make.idOf(people[0] as (typeof people)[0]));
    const log = pino({ level: "silent" });
    const job = { id: "x", tries: 1, signal: new AbortController().signal, log, note() {} };
    const run = () => weeklyOneHandler.run({ user, ...WEEK }, job);
    // Died after the work and before the note that it is done: another process does it again, and two at once.
    await Promise.all([run(), run()]);
    await run();
    await add(WEEKLY_ONE, { user, ...WEEK });
    const mails = await monday();
    t.same(mails.map(({ to }) => (to as { text: string }).text).sort(), people.map(({ email }) => email).sort());
    t.equal((await WeeklyMailModel.findById(user).lean())?.sent, WEEK.startDate);
    for (const person of people) await person.put(WEEKLY_MAIL, { isOn: false });
  });

  await t.test(
    "nobody gets one whose plan has no numbers, whose account has ended, or of a week without any",
    async (t) => {
      const [free, disabled, quiet] = [await reader(false), await reader(), await reader()];
      for (const person of [free, disabled, quiet]) await person.put(WEEKLY_MAIL, { isOn: true });
      await counted(free);
      await counted(disabled);
      await mongoose.connection
        .collection("users")
        .updateOne({ email: disabled.email }, { $set: { isEnabled: false } });
      t.same(await monday(), []);
    },
  );

  await t.test("its link stops it, in one press and in one click of the mail program", async (t) => {
    const [ana, bo] = [await reader(), await reader()];
    for (const person of [ana, bo]) {
      await counted(person);
      await person.put(WEEKLY_MAIL, { isOn: true });
    }
    const mails = await monday();
    t.equal(mails.length, 2);
    const linkOf = ({ email }: { email: string }) => {
      const mail = mails.find(({ to }) => (to as { text: string }).text === email);
      const list = mail?.headers.get("list") as { unsubscribe?: { url: string } } | undefined;
      return new URL(list?.unsubscribe?.url ?? "").pathname;
    };
    const token = linkOf(ana).split("/").at(-1) as string;
    t.equal((await app.app.inject({ method: "GET", url: linkOf(ana) })).statusCode, 200);
    t.same((await ana.get(WEEKLY_MAIL)).json(), { isOn: true }, "opening it stops nothing");
    t.match((await app.anyone.post("/app/analytics/weekly/stop", { token: `${token.slice(0, -1)}_` })).json(), {
      code: "not_found",
    });
    t.equal((await app.anyone.post("/app/analytics/weekly/stop", { token })).statusCode, 204);
    t.same((await ana.get(WEEKLY_MAIL)).json(), { isOn: false });
    t.same((await bo.get(WEEKLY_MAIL)).json(), { isOn: true });
    const press = () =>
      app.app.inject({
        method: "POST",
        url: linkOf(bo),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    t.equal((await press()).statusCode, 204);
    t.equal((await press()).statusCode, 204, "twice does no harm");
    t.same((await bo.get(WEEKLY_MAIL)).json(), { isOn: false });
  });

  await t.test("its Monday is the one of the week that is over everywhere", async (t) => {
    t.ok(Date.parse(WEEK.endDate) < Date.now() - DAY_MS / 2);
    t.equal(new Date(WEEK.startDate).getUTCDay(), 1);
  });
});
