import mongoose from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { type Hands, sweep } from "#server/features/billing/clock.ts";
import { type Happening, happen, happenAll } from "#server/features/billing/happen.ts";
import { HappenedModel, SubscriptionModel, storedSubscriptions } from "#server/features/billing/model.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { daysAfter, EDITABLE_DAYS, GRACE_PERIOD_DAYS } from "#shared/billing/due.ts";
import type { SubscriptionEvent } from "#shared/billing/machine.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import { PERIODS, PLANS } from "#shared/plans/plans.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;
const day = (text: string) => new Date(`${text}T09:00:00Z`);

t.test("what happens to subscriptions", async (t) => {
  const app = await startApp(t);
  const team = async () => make.teamOf(await app.person());
  const of = async (id: mongoose.Types.ObjectId) => {
    const [subscription, owner] = await Promise.all([
      SubscriptionModel.findById(id).lean(),
      TeamModel.findById(id).lean(),
    ]);
    return { subscription, team: owner };
  };
  let count = 0;
  const now = (id: mongoose.Types.ObjectId, event: SubscriptionEvent, at: Date, rest: Partial<Happening> = {}) =>
    transaction((session) => happen({ team: id, event, key: `test:${count++}`, ...rest }, at, session));
  const ten = { name: "teams" as const, count: 10, period: "quarterly" as const, vendorId: "teams-quarterly-10" };
  const buy = (id: mongoose.Types.ObjectId, at: Date, plan: typeof ten = ten) =>
    now(id, "paid", at, {
      change: () => ({
        plan,
        provider: "sandbox",
        ref: `ref-${id}`,
        anchorAt: at,
        startsAt: at,
        endsAt: periodEnd(at, 3, 1),
        noticed: [],
      }),
    });
  const told: string[] = [];
  const hands: Hands = {
    async tell(notices) {
      for (const notice of notices) told.push(`${notice.team} end ${notice.days}`);
    },
    async renew(teams) {
      for (const each of teams) told.push(`${each} charge`);
    },
  };
  const notices = (id: unknown) =>
    told.filter((one) => one.startsWith(`${id}`)).map((one) => one.split(" ").slice(1).join(" "));

  t.test("a team gets what it has bought with the event, and loses it with the one that ends it", async (t) => {
    const id = await team();
    t.match(await buy(id, day("2026-11-30")), { kind: "done", subscription: { status: "active" } });
    t.match((await of(id)).team, {
      isPaid: true,
      isTerminated: false,
      seats: 10,
      plan: { data: { product_id: ten.vendorId } },
    });
    await now(id, "terminate", day("2026-12-01"));
    t.match((await of(id)).team, { isPaid: false, isTerminated: true, plan: { hasTerminatedSubscriptions: true } });
    await buy(id, day("2026-12-02"));
    t.match((await of(id)).team, { isPaid: true, isTerminated: false, seats: 10 });
  });

  t.test("what is told twice happens once, and what must not be is kept as refused", async (t) => {
    const id = await team();
    const key = "event-of-a-provider";
    const at = day("2026-11-30");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        transaction((session) => happen({ team: id, event: "paid", key, change: () => ({ plan: ten }) }, at, session)),
      ),
    );
    t.same(answers.map(({ kind }) => kind).sort(), ["done", ...Array(19).fill("repeated")]);
    t.equal(await HappenedModel.countDocuments({ key }), 1);
    t.match(await now(id, "pause", at), { kind: "done" });
    t.match(await now(id, "resume", at), { kind: "refused", subscription: { status: "not_active" } });
    t.match(await HappenedModel.findOne({ team: id, event: "resume" }).lean(), { isRefused: true, to: "not_active" });
    const nobody = new mongoose.Types.ObjectId();
    t.match(await now(nobody, "paid", at), { kind: "gone" });
    t.notOk(await SubscriptionModel.exists({ _id: nobody }));
  });

  t.test("several at once, two of them of one team: in their order, all or nothing", async (t) => {
    const [a, b] = [await team(), await team()];
    const at = day("2026-11-30");
    const change = () => ({ plan: ten, endsAt: day("2027-02-28") });
    const list: Happening[] = [
      { team: a, event: "paid", key: "several:1", change },
      { team: b, event: "paid", key: "several:2", change },
      { team: a, event: "cancel", key: "several:3" },
    ];
    await t.rejects(
      transaction(async (session) => {
        await happenAll(list, at, session);
        throw new Error("The process dies.");
      }),
    );
    t.match(await of(a), { subscription: null, team: { isPaid: false } });
    await transaction((session) => happenAll(list, at, session));
    t.match(await of(a), { subscription: { status: "cancelled" }, team: { isPaid: true } });
    t.match(await of(b), { subscription: { status: "active" } });
  });

  t.test(
    "a cancelled plan lasts to its end: told 14, 7 and 1 days before, and back within a moment when it is paid",
    async (t) => {
      const id = await team();
      await buy(id, day("2026-11-30"));
      await now(id, "cancel", day("2026-12-24"));
      const ends = day("2027-02-28");
      for (let at = day("2026-12-24"); at < ends; at = new Date(at.getTime() + DAY_MS)) {
        await sweep(at, hands);
        t.ok((await of(id)).team?.isPaid);
      }
      t.same(notices(id), ["end 14", "end 7", "end 1"]);
      await sweep(new Date(ends.getTime() - 1000), hands);
      t.match(await of(id), { subscription: { status: "cancelled" }, team: { isTerminated: false } });
      await sweep(ends, hands);
      t.match(await of(id), { subscription: { status: "terminated", dueAt: null }, team: { isTerminated: true } });
      await sweep(daysAfter(ends, 1), hands);
      t.equal(await HappenedModel.countDocuments({ team: id, event: "period_end" }), 1);
      await buy(id, daysAfter(ends, 2));
      t.match(await of(id), { subscription: { status: "active" }, team: { isTerminated: false, seats: 10 } });
    },
  );

  t.test("after a cancellation one changes one's mind", async (t) => {
    const id = await team();
    await buy(id, day("2026-11-30"));
    await now(id, "cancel", day("2026-12-24"));
    t.match(await now(id, "resume", day("2027-02-20"), { change: () => ({ noticed: [] }) }), {
      subscription: { status: "active", dueAt: day("2027-02-28") },
    });
    await sweep(day("2027-03-30"), hands);
    t.match(await of(id), { subscription: { status: "active" } });
    t.same(notices(id), ["charge"]);
  });

  t.test("a payment that fails is asked for, features stay, and end with the grace", async (t) => {
    const id = await team();
    await buy(id, day("2026-11-30"));
    const failedAt = day("2027-02-28");
    const fail = () => ({ failedAt, graceEndsAt: daysAfter(failedAt, GRACE_PERIOD_DAYS), noticed: [] });
    await now(id, "payment_failed", failedAt, { change: fail });
    for (let days = 0; days < GRACE_PERIOD_DAYS; days++) {
      await sweep(daysAfter(failedAt, days), hands);
      t.match(await of(id), { team: { isPaid: true, isTerminated: false } });
    }
    t.same(notices(id), ["charge", "charge", "charge", "charge"]);
    await sweep(daysAfter(failedAt, GRACE_PERIOD_DAYS), hands);
    t.match(await of(id), { subscription: { status: "expired" }, team: { isTerminated: true } });
  });

  t.test("a signature that was bought once: edited for seven days, and not blocked afterwards", async (t) => {
    const id = await team();
    const at = day("2026-11-30");
    await now(id, "onetime_paid", at, { change: () => ({ editableUntil: daysAfter(at, EDITABLE_DAYS) }) });
    t.match(await of(id), { team: { isPaid: true, isTerminated: false, plan: { data: { type: "one_time" } } } });
    await sweep(new Date(daysAfter(at, EDITABLE_DAYS).getTime() - 1000), hands);
    t.match(await of(id), { team: { isTerminated: false } });
    await sweep(daysAfter(at, EDITABLE_DAYS), hands);
    t.match(await of(id), {
      subscription: { status: "onetime", dueAt: null },
      team: { isTerminated: true, plan: { data: { type: "one_time" } } },
    });
  });

  t.test("notices that were missed are told once, by the latest", async (t) => {
    const id = await team();
    await buy(id, day("2026-11-30"));
    await now(id, "cancel", day("2026-12-01"));
    await sweep(day("2027-02-24"), hands);
    t.same(notices(id), ["end 7"]);
    await sweep(day("2027-02-27"), hands);
    t.same(notices(id), ["end 7", "end 1"]);
  });

  t.test("what cannot be read holds up nobody", async (t) => {
    const [bad, good] = [await team(), await team()];
    for (const id of [bad, good]) {
      await buy(id, day("2026-11-30"));
      await now(id, "cancel", day("2026-12-01"));
    }
    await SubscriptionModel.collection.updateOne({ _id: bad }, { $set: { endsAt: "soon", plan: 7 } });
    await sweep(day("2027-03-01"), hands);
    t.match(await of(good), { subscription: { status: "terminated" } });
    t.equal(await SubscriptionModel.countDocuments({ dueAt: mongoose.trusted({ $lte: day("2027-03-01") }) }), 0);
  });

  t.test("what a team has left behind that is gone holds up nobody", async (t) => {
    const id = await team();
    await buy(id, day("2026-11-30"));
    await now(id, "cancel", day("2026-12-01"));
    await TeamModel.deleteOne({ _id: id });
    await sweep(day("2027-03-01"), hands);
    t.match((await of(id)).subscription, { status: "cancelled", dueAt: null });
  });

  t.test("each size of each plan gives its people", async (t) => {
    // A plan with a hub makes whoever has it run an agency.
    const owner = await make.idOf(await app.person());
    for (const { name, sizes } of PLANS)
      for (const period of PERIODS)
        for (const { count: seats, vendorId } of sizes[period]) {
          const id = new mongoose.Types.ObjectId();
          await TeamModel.create([{ _id: id, owner }]);
          const plan = { name, count: seats, period, vendorId };
          await now(id, "paid", day("2026-11-30"), { change: () => ({ plan }) });
          t.match(await of(id), { team: { seats, plan: { data: { product_id: vendorId } } } });
        }
  });

  t.test("records of before lack what is new, and are as they are meant", async (t) => {
    const id = await team();
    await SubscriptionModel.collection.insertOne({ _id: id, status: "active", dueAt: null });
    await now(id, "cancel", day("2026-12-01"));
    const read = storedSubscriptions.read(await SubscriptionModel.findById(id).lean());
    t.match(read, { status: "cancelled", credit: 0, plan: null });
  });
});
