import { randomUUID } from "node:crypto";
import type mongoose from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { CouponModel, freeCoupon, runningCoupon, useCoupon } from "#server/features/billing/coupons.ts";
import { forgetLeavings, LeavingModel, noteLeaving } from "#server/features/billing/leavings.ts";
import { COUPON_HOURS } from "#shared/plans/offers.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOUR_MS = 3_600_000;

t.test("the discount", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const show = async (person: Pick<Person, "get">) => (await person.get("/app/discount")).json();
  const take = (person: Person, key: string = randomUUID()) =>
    person.post("/_/app/user/discount", undefined, { "idempotency-key": key });
  const hours = (count: number) => new Date(Date.now() + count * HOUR_MS);
  const OFFERED = { percent: 15, hours: COUPON_HOURS, state: "offered", endsAt: null };

  t.test("is offered to guests and to whoever can buy, and to nobody else", async (t) => {
    t.same(await show(app.anyone), OFFERED);
    t.same(await show(await app.person()), OFFERED);
    for (const other of [await make.member(app), await make.reseller(app)])
      t.match(await show(other), { state: "none", percent: 0 });
  });

  t.test("runs for its hours by our clock once it is taken, and is told by mail", async (t) => {
    const person = await app.person();
    const team = await make.teamOf(person);
    t.equal(await runningCoupon(team, new Date()), null);
    await mailbox.read();
    const answer = await take(person);
    t.equal(answer.statusCode, 200);
    const { state, endsAt } = answer.json();
    t.equal(state, "running");
    t.same(await show(person), answer.json());
    const [mail] = await mailbox.read();
    t.match(mail?.subject, "15% off your plan");
    t.match(mail?.text, "/account/upgrade");
    const until = new Date(endsAt);
    t.match(await runningCoupon(team, new Date(until.getTime() - 1)), { percent: 15 });
    t.equal(await runningCoupon(team, until), null, "not a moment longer");
    t.equal((await CouponModel.findById(team).lean())?.startsAt.getTime(), until.getTime() - COUPON_HOURS * HOUR_MS);
    await CouponModel.updateOne({ _id: team }, { startsAt: hours(-COUPON_HOURS), endsAt: hours(0) });
    t.match(await show(person), { state: "expired" });
    t.match((await take(person)).json(), { code: "coupon_expired" });
  });

  t.test("of a hundred takes at once there is one, and one mail", async (t) => {
    const person = await app.person();
    await mailbox.read();
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(person)));
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    t.equal(new Set(answers.map((answer) => answer.json().endsAt)).size, 1, "all of them are told the same");
    t.equal((await mailbox.read()).length, 1);
  });

  t.test("of a hundred orders at once one uses it up, and one that came to nothing gives it back", async (t) => {
    const person = await app.person();
    await take(person);
    const team = await make.teamOf(person);
    const use = (order: string, at = new Date()) =>
      transaction((session) => useCoupon(String(team), at, session, order));
    const used = await Promise.all(Array.from({ length: 100 }, (_, at) => use(`order-${at}`)));
    t.equal(used.filter(Boolean).length, 1);
    t.match(await show(person), { state: "used" });
    t.match((await take(person)).json(), { code: "coupon_used" });
    t.equal(await runningCoupon(team, new Date()), null);
    const order = `order-${used.indexOf(true)}`;
    t.equal(await use(order), true, "the same order again is no second use");
    await transaction((session) => freeCoupon("another", session));
    t.match(await show(person), { state: "used" });
    await transaction((session) => freeCoupon(order, session));
    t.match(await show(person), { state: "running" });
    t.equal(await use("late", hours(COUPON_HOURS + 1)), true, "what was reckoned with it is paid with it");
  });

  t.test("is for a person once, however many accounts one mailbox has", async (t) => {
    const person = await app.person({ email: "maria.lopez@gmail.com" });
    t.equal((await take(person)).statusCode, 200);
    const again = await app.person({ email: "marialopez+2@gmail.com" });
    t.match((await take(again)).json(), { code: "coupon_used" });
    t.equal(await CouponModel.countDocuments({ _id: await make.teamOf(again) }), 0);
  });

  t.test("an account that cannot write it has none", async (t) => {
    const member = await make.member(app);
    t.match((await take(member)).json(), { code: "no_permission" });
  });

  t.test("reasons of leaving are kept with what they are about, and what an erased account said is gone", async (t) => {
    const team = await make.teamOf(await app.person());
    const note = (session: mongoose.ClientSession) =>
      noteLeaving(
        team,
        { reason: "too_expensive", comment: "Call me: ana@example.com" },
        "cancel",
        new Date(),
        session,
      );
    await t.rejects(
      transaction(async (session) => {
        await note(session);
        throw new Error("It was not cancelled.");
      }),
    );
    t.equal(await LeavingModel.countDocuments({ team }), 0);
    await transaction(note);
    t.match(await LeavingModel.findOne({ team }).lean(), { reason: "too_expensive", event: "cancel" });
    await transaction((session) => forgetLeavings(team, session));
    t.notMatch(JSON.stringify(await LeavingModel.find().lean()), /ana@example|[0-9a-f]{24}","event/);
    t.equal(await LeavingModel.countDocuments({ reason: "too_expensive", team: null }), 1);
  });
});
