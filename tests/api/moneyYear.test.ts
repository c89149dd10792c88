import t from "tap";
import { HappenedModel } from "#server/features/billing/model.ts";
import { watchTerminated } from "#server/features/images/blocked.ts";
import { beat } from "#server/jobs/beat.ts";
import { daysAfter } from "#shared/billing/due.ts";
import { form } from "#tests/support/form.ts";
import { livesOf } from "#tests/support/lives.ts";
import * as make from "#tests/support/make.ts";
import { CARD } from "#tests/support/payments.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const day = (text: string) => new Date(`${text}T09:00:00Z`);
const FIRST = day("2028-01-31");
const LEAP_DAY = day("2028-02-29");
const LAST = day("2029-03-05");
const QUARTER_OF_ONE = 2_400;
const YEAR_OF_ONE = 7_200;

t.test("a year of each plan, day by day", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const lives = livesOf(app);
  const { payments } = app;
  const watching = watchTerminated();
  t.ok(watching.everyMs < 60_000, "whoever pays waits for less than a minute");
  const watch = beat(watching, app.app.log);
  await watch.now();

  /** What somebody does, and on which day. */
  const acts = new Map<string, (() => Promise<unknown>)[]>();
  const on = (at: Date | string, act: () => Promise<unknown>) => {
    const key = typeof at === "string" ? at : at.toISOString().slice(0, 10);
    acts.set(key, [...(acts.get(key) ?? []), act]);
  };
  let count = 0;
  /** Somebody with a card of their own. */
  const someone = async () => {
    const person = await app.person();
    return { ...person, team: await make.teamOf(person), card: { ...CARD, ref: `card-${count++}` } };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;
  const buys = (who: Someone, plan: string, at: Date) => on(at, () => lives.buy(who, plan, at, who.card));
  const charges = ({ team }: Someone) =>
    lives.told.filter((one) => one.team === String(team) && one.what === "charge").map(({ at }) => at);
  const notices = ({ team }: Someone) =>
    lives.told
      .filter((one) => one.team === String(team) && one.what !== "charge")
      .map(({ what, at }) => `${what} ${at.toISOString().slice(0, 10)}`);
  const sums = async ({ team }: Someone) => (await lives.invoicesOf(team)).map(({ total }) => total);

  /** Somebody whose signature has a picture. */
  const withPicture = async () => {
    const who = await someone();
    const { hash } = (await who.post("/_/signatures", make.signature())).json();
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(300 + count, 90) }]);
    const { media } = (await who.post(`/_/signatures/${hash}/image/photo`, body, headers)).json();
    const isShown = async () => {
      await watch.now();
      const [picture, preview] = [
        await app.inject({ url: media.photo as string }),
        await app.anyone.get(`/signatures/${hash}/preview`),
      ];
      t.equal(picture.rawPayload.length > 43, preview.statusCode === 200, "its picture as its signature");
      return preview.statusCode === 200;
    };
    return { ...who, isShown };
  };

  // Each plan that is sold, in both periods.
  const yearly = [
    { plan: "professional-yearly-1", cents: YEAR_OF_ONE },
    { plan: "teams-yearly-10", cents: 46_800 },
    { plan: "agency-hub-yearly-25", cents: 96_000 },
  ];
  const quarterly = [
    { plan: "professional-quarterly-1", cents: QUARTER_OF_ONE },
    { plan: "teams-quarterly-10", cents: 15_600 },
    { plan: "agency-hub-quarterly-25", cents: 31_800 },
  ];
  const bought = await Promise.all(
    [...yearly, ...quarterly].map(async (one, at) => ({ ...one, who: await someone(), isYearly: at < yearly.length })),
  );
  for (const { who, plan, isYearly } of bought) buys(who, plan, isYearly ? LEAP_DAY : FIRST);

  const nobody = await someone();
  const lifetime = await someone();
  on(FIRST, () => lives.license(lifetime.team, { tier: 2, seats: 5 }, "code", FIRST));
  const once = await withPicture();
  on(FIRST, () => lives.buy(once, "one_time", FIRST));
  const trying = await withPicture();
  on(FIRST, () => lives.tryOut(trying, "teams-yearly-10", FIRST));

  // The card of these is empty when the first quarter is over, on 30 April.
  const [recovers, ends] = [await withPicture(), await withPicture()];
  for (const who of [recovers, ends]) {
    buys(who, "professional-quarterly-1", FIRST);
    on("2028-04-01", async () => payments.empty(who.card.ref));
    on("2028-05-13", async () => t.ok(await who.isShown(), "features stay for the grace"));
  }
  const pays = async (who: Someone, at: Date, ref: string) => {
    const { id, due } = await lives.changeCard(who, at);
    payments.pay(payments.ofOrder(id)?.ref ?? "", { ...CARD, ref });
    t.match(await lives.back(who, id, at), { status: "paid" });
    return due;
  };
  on("2028-05-13", async () => t.equal(await pays(recovers, day("2028-05-13"), "another"), QUARTER_OF_ONE));
  on("2028-05-14", async () => t.notOk(await ends.isShown(), "the grace is over"));
  on("2028-06-20", async () => {
    t.notOk(await ends.isShown());
    await lives.buy(ends, "professional-quarterly-1", day("2028-06-20"));
    t.ok(await ends.isShown(), "paying brings it back at once");
  });

  const leaves = await withPicture();
  buys(leaves, "professional-quarterly-1", FIRST);
  on("2028-02-10", () => lives.cancel(leaves, day("2028-02-10")));
  on("2028-04-29", async () => t.ok(await leaves.isShown(), "until the end"));
  on("2028-04-30", async () => t.notOk(await leaves.isShown(), "not after it"));
  on("2029-01-10", async () => {
    await lives.buy(leaves, "professional-yearly-1", day("2029-01-10"));
    t.ok(await leaves.isShown());
  });

  const stays = await someone();
  buys(stays, "professional-quarterly-1", FIRST);
  on("2028-02-10", () => lives.cancel(stays, day("2028-02-10")));
  on("2028-04-20", () => lives.resume(stays, day("2028-04-20")));

  const rests = await withPicture();
  buys(rests, "professional-quarterly-1", FIRST);
  on("2028-04-01", () => lives.pause(rests, day("2028-04-01")));
  on("2028-05-01", async () => {
    t.match(await lives.subscription(rests.team), { status: "not_active", pausedUntil: day("2028-07-30") });
    t.match(await lives.team(rests.team), { isPaid: false, isTerminated: false });
    t.ok(await rests.isShown(), "a pause blocks nothing");
  });

  const grows = await someone();
  buys(grows, "professional-yearly-1", FIRST);
  on("2028-08-01", () => lives.order(grows, "professional-yearly-2", day("2028-08-01")));
  on("2028-09-01", () => lives.order(grows, "professional-quarterly-1", day("2028-09-01")));

  for (let at = FIRST; at <= LAST; at = daysAfter(at, 1)) {
    // The job comes first: what ends on a day has ended for whoever looks.
    await lives.look(at);
    for (const act of acts.get(at.toISOString().slice(0, 10)) ?? []) await act();
  }

  await t.test("is paid for again on its day, for what it costs", async (t) => {
    for (const { who, plan, cents, isYearly } of bought) {
      const days = isYearly ? ["2029-02-28"] : ["2028-04-30", "2028-07-31", "2028-10-31", "2029-01-31"];
      t.same(charges(who), days.map(day), plan);
      t.same(await sums(who), Array(days.length + 1).fill(cents), plan);
      t.match(await lives.subscription(who.team), {
        status: "active",
        endsAt: day(isYearly ? "2030-02-28" : "2029-04-30"),
        anchorAt: isYearly ? LEAP_DAY : FIRST,
      });
      t.match(await lives.team(who.team), { isPaid: true, seats: Number(plan.split("-").at(-1)) });
    }
  });

  await t.test("nothing happens to who has bought nothing, or for good", async (t) => {
    t.equal(await lives.subscription(nobody.team), null);
    t.match(await lives.team(nobody.team), { isPaid: false, isTerminated: false });
    t.match(await lives.subscription(lifetime.team), { status: "lifetime", dueAt: null });
    t.match(await lives.team(lifetime.team), { isPaid: true, isTerminated: false, seats: 5 });
    for (const who of [nobody, lifetime]) {
      t.same(await sums(who), []);
      t.same([...charges(who), ...notices(who)], []);
    }
  });

  await t.test("what is bought once shows for good, and is edited for seven days", async (t) => {
    t.same(await sums(once), [2_900]);
    t.same([...charges(once), ...notices(once)], []);
    t.match(await lives.subscription(once.team), { status: "onetime", editableUntil: day("2028-02-07"), dueAt: null });
    t.match(await lives.team(once.team), { isPaid: true, isTerminated: true });
    t.ok(await once.isShown());
  });

  await t.test("a trial ends by itself, is announced, and costs nothing", async (t) => {
    t.same(notices(trying), ["end 7 2028-02-07", "end 1 2028-02-13"]);
    t.match(await lives.subscription(trying.team), { status: "expired" });
    t.match(await HappenedModel.findOne({ team: trying.team, event: "trial_end" }).lean(), { at: day("2028-02-14") });
    t.same(await sums(trying), []);
    t.same(charges(trying), []);
    t.notOk(await trying.isShown());
    await lives.buy(trying, "professional-yearly-1", LAST);
    t.ok(await trying.isShown());
  });

  await t.test(
    "a payment that failed is tried on days 0, 3, 5 and 7; then it is paid, or ends on day 14",
    async (t) => {
      const tried = ["2028-04-30", "2028-05-03", "2028-05-05", "2028-05-07"].map(day);
      t.same(charges(recovers).slice(0, 4), tried);
      // The quarters go on as if it had been paid in time.
      t.same(charges(recovers).slice(4), ["2028-07-31", "2028-10-31", "2029-01-31"].map(day));
      t.same(await sums(recovers), Array(5).fill(QUARTER_OF_ONE));
      t.match(await lives.subscription(recovers.team), { status: "active", endsAt: day("2029-04-30"), failedAt: null });
      t.same(charges(ends).slice(0, 4), tried);
      t.match(await HappenedModel.findOne({ team: ends.team, event: "grace_end" }).lean(), { at: day("2028-05-14") });
      t.same(charges(ends).slice(4), ["2028-09-20", "2028-12-20"].map(day), "no try after the grace");
      t.match(await lives.subscription(ends.team), { status: "active", anchorAt: day("2028-06-20") });
      const mails = await mailbox.read();
      const problems = (who: Someone) =>
        mails.filter(({ to, subject }) => JSON.stringify(to).includes(who.email) && /payment/i.test(subject ?? ""));
      for (const who of [recovers, ends])
        t.equal(
          problems(who).length,
          4,
          problems(who)
            .map(({ subject }) => subject)
            .join(),
        );
    },
  );

  await t.test("who cancels is told 14, 7 and 1 days before; who stays after all pays on", async (t) => {
    t.same(notices(leaves), ["end 14 2028-04-16", "end 7 2028-04-23", "end 1 2028-04-29"]);
    t.same(await sums(leaves), [QUARTER_OF_ONE, YEAR_OF_ONE]);
    t.same(charges(leaves), []);
    t.match(await lives.subscription(leaves.team), { status: "active", endsAt: day("2030-01-10") });
    t.same(notices(stays), ["end 14 2028-04-16"]);
    t.same(charges(stays), ["2028-04-30", "2028-07-31", "2028-10-31", "2029-01-31"].map(day));
    t.same(await sums(stays), Array(5).fill(QUARTER_OF_ONE));
  });

  await t.test("a pause is three months without a payment, and goes on by itself", async (t) => {
    t.same(notices(rests), [
      "end 14 2028-04-16",
      "end 7 2028-04-23",
      "end 1 2028-04-29",
      "end 14 2028-07-16",
      "end 7 2028-07-23",
      "end 1 2028-07-29",
    ]);
    t.same(charges(rests), ["2028-07-30", "2028-10-30", "2029-01-30"].map(day));
    t.same(await sums(rests), Array(4).fill(QUARTER_OF_ONE));
    t.match(await lives.subscription(rests.team), { status: "active", anchorAt: day("2028-07-30") });
  });

  await t.test("more is had at once, and less when the period is over", async (t) => {
    // Of 366 days 183 are left.
    t.same(await sums(grows), [YEAR_OF_ONE, 12_960 - YEAR_OF_ONE / 2]);
    t.match(await lives.subscription(grows.team), {
      plan: { count: 2 },
      next: { vendorId: "professional-quarterly-1" },
      endsAt: day("2029-08-01"),
    });
  });

  await t.test("and what has come in is what is invoiced", async (t) => {
    for (const { team } of [...bought.map(({ who }) => who), once, trying, recovers, ends, leaves, stays, rests, grows])
      t.equal(await lives.taken(team), await lives.invoiced(team));
    t.equal(await lives.waiting(), 0);
  });
});
