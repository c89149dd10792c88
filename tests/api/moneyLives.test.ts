import { randomUUID } from "node:crypto";
import t, { type Test } from "tap";
import { transaction } from "#server/db/transactions.ts";
import { ask } from "#server/features/billing/messages/ask.ts";
import { SubscriptionModel } from "#server/features/billing/model.ts";
import { KeyModel } from "#server/features/billing/once.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import * as orders from "#server/features/billing/orders/service.ts";
import { dropMethod, restOf } from "#server/features/billing/service.ts";
import * as codes from "#server/features/codes/service.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { offers } from "#server/features/plans/service.ts";
import { PaymentsUnreachable } from "#server/ports/payments/payments.ts";
import { daysAfter } from "#shared/billing/due.ts";
import { livesOf } from "#tests/support/lives.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { CARD } from "#tests/support/payments.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PARALLEL = 100;
const YEAR_OF_ONE = 7_200;
const YEAR_OF_TWO = 12_960;
const START = new Date("2028-01-31T09:00:00Z");
const key = () => ({ "idempotency-key": randomUUID() });

t.test("what money lives through", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const lives = livesOf(app);
  const { payments } = app;
  const someone = async () => {
    const person = await app.person();
    return { ...person, team: await make.teamOf(person) };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;
  const buyer = async (plan = "professional-yearly-1", at = START) => {
    const who = await someone();
    await lives.buy(who, plan, at);
    return who;
  };
  /** So much was taken, and it stands in so many invoices. */
  const mustHavePaid = async (t: Test, { team }: Someone, cents: number, invoices: number) => {
    t.equal(await lives.taken(team), cents);
    t.equal(await lives.invoiced(team), cents);
    t.equal((await lives.invoicesOf(team)).length, invoices);
  };
  const findOneAndUpdate = OrderModel.findOneAndUpdate.bind(OrderModel);
  const mustHaveNothing = async (t: Test, { team }: Someone) => {
    t.same(await lives.invoicesOf(team), []);
    t.equal(await lives.subscription(team), null);
  };
  const later = (ms: number, from = START) => new Date(from.getTime() + ms);

  t.test("the process dies between a charge and what follows from it", async (t) => {
    const renewed = await buyer("professional-quarterly-1");
    const at = new Date("2028-04-30T09:00:00Z");
    payments.next("lost");
    await lives.look(at);
    t.match(await lives.subscription(renewed.team), { status: "active", endsAt: at }, "nobody knows");
    await lives.look(later(HOUR_MS, at));
    t.match(await lives.subscription(renewed.team), { endsAt: new Date("2028-07-31T09:00:00Z") });
    await Promise.all([lives.look(later(2 * HOUR_MS, at)), lives.reconcile(later(2 * HOUR_MS, at))]);
    await mustHavePaid(t, renewed, 4_800, 2);

    const changed = await buyer();
    payments.next("lost");
    await t.rejects(lives.order(changed, "professional-yearly-2", START), { code: "payments_unreachable" });
    t.match(await lives.subscription(changed.team), { plan: { count: 1 } });
    await lives.reconcile(later(3 * MINUTE_MS));
    await lives.reconcile(later(3 * MINUTE_MS));
    t.match(await lives.subscription(changed.team), { plan: { count: 2 } });
    await mustHavePaid(t, changed, YEAR_OF_TWO, 2);
  });

  t.test("before the charge: a renewal is made up for, and an order comes to nothing", async (t) => {
    const renewed = await buyer("professional-quarterly-1");
    const at = new Date("2028-04-30T09:00:00Z");
    payments.next("away");
    await lives.look(at);
    t.equal(await lives.taken(renewed.team), 2_400);
    await lives.look(later(HOUR_MS, at));
    await mustHavePaid(t, renewed, 4_800, 2);

    const changed = await buyer();
    payments.next("away");
    await t.rejects(lives.order(changed, "professional-yearly-2", START), { code: "payments_unreachable" });
    await lives.reconcile(later(3 * MINUTE_MS));
    t.match((await lives.ordersOf(changed.team)).at(-1), { kind: "change", status: "expired" });
    await mustHavePaid(t, changed, YEAR_OF_ONE, 1);
  });

  t.test("in the middle of settling: all of it or nothing, and then all", async (t) => {
    const who = await someone();
    const { id } = await lives.order(who, "professional-yearly-1", START, true);
    payments.pay(payments.ofOrder(id)?.ref ?? "");
    // Its last write.
    const { restore } = t.intercept(OrderModel, "findOneAndUpdate", {
      value: (...args: Parameters<typeof findOneAndUpdate>) => {
        if ((args[2] as { session?: unknown } | undefined)?.session) throw new Error("The process dies.");
        return findOneAndUpdate(...args);
      },
    });
    await t.rejects(lives.back(who, id, START), /dies/);
    restore();
    t.match(await lives.team(who.team), { isPaid: false });
    await mustHaveNothing(t, who);
    await lives.reconcile(later(11 * MINUTE_MS));
    t.match(await lives.team(who.team), { isPaid: true });
    await mustHavePaid(t, who, YEAR_OF_ONE, 1);
  });
  t.test("between settling and the answer: who sends it again is answered, and pays once", async (t) => {
    const who = await buyer("professional-yearly-1", new Date());
    const { basis } = (await who.get("/_/app/plan/professional-yearly-2/change")).json();
    const headers = key();
    const send = () => who.post("/_/app/plan/professional-yearly-2/change", { basis }, headers);
    const { restore } = t.intercept(KeyModel, "updateOne", {
      value: () => {
        throw new Error("The process dies.");
      },
    });
    const deleting = t.intercept(KeyModel, "deleteOne", { value: async () => ({ deletedCount: 0 }) });
    t.equal((await send()).statusCode, 500);
    restore();
    deleting.restore();
    // What it held is free again a minute later.
    const { modifiedCount } = await KeyModel.updateOne(
      { key: headers["idempotency-key"], answer: null },
      { $set: { leaseEndsAt: new Date(0) } },
    );
    t.equal(modifiedCount, 1);
    t.match((await send()).json(), { status: "paid", kind: "change" });
    t.match((await send()).json(), { status: "paid", kind: "change" });
    t.equal((await lives.ordersOf(who.team)).length, 2);
    t.equal(await lives.taken(who.team), await lives.invoiced(who.team));
  });

  t.test("a page is paid, and nobody says so", async (t) => {
    const who = await someone();
    const { id } = await lives.order(who, "professional-yearly-1", START, true);
    payments.pay(payments.ofOrder(id)?.ref ?? "");
    await lives.reconcile(START);
    t.match(await lives.team(who.team), { isPaid: false }, "it is not asked about yet");
    const at = later(11 * MINUTE_MS);
    await Promise.all([lives.reconcile(at), lives.reconcile(at)]);
    t.match(await lives.team(who.team), { isPaid: true });
    // The message comes days later.
    for (const message of payments.messages.filter(({ order }) => order === id)) await ask(message, daysAfter(at, 3));
    await mustHavePaid(t, who, YEAR_OF_ONE, 1);
  });

  t.test("between sending money back and noting it: it goes back once", async (t) => {
    const who = await buyer();
    await lives.license(who.team, { tier: 1, seats: 20 }, String(who.team), START);
    payments.next("lost");
    await t.rejects(lives.reconcile(later(MINUTE_MS)), { code: "payments_unreachable" });
    await lives.reconcile(later(20 * MINUTE_MS));
    await lives.reconcile(later(40 * MINUTE_MS));
    t.equal(await lives.taken(who.team), 0);
    t.same(
      (await lives.invoicesOf(who.team)).map(({ total }) => total),
      [YEAR_OF_ONE, -YEAR_OF_ONE],
    );
  });

  /** Hands a team over, as its people do. */
  async function handOver(owner: Someone) {
    const heir = await make.member(app, {}, owner);
    await make.confirm(heir);
    t.equal((await owner.put("/_/app/team/owner", { email: heir.email, password: owner.password })).statusCode, 200);
    const mail = (await mailbox.read()).find(({ text }) => text?.includes("/team-offer/"));
    const token = linkIn(mail ?? { text: "" }, "/team-offer/")
      .split("/")
      .at(-1);
    t.equal((await heir.post("/_/app/team/owner/accept", { token })).statusCode, 200);
    return { ...heir, team: owner.team };
  }

  t.test("a team that is handed over is not paid for by its former owner", async (t) => {
    const owner = await buyer("professional-quarterly-3");
    const heir = await handOver(owner);
    t.match(await lives.subscription(owner.team), { method: null, status: "active" });
    t.match((await heir.get("/_/app/plans/change")).json(), { subscription: { card: null, status: "active" } });
    await lives.look(new Date("2028-04-30T09:00:00Z"));
    t.equal((await lives.ordersOf(owner.team)).length, 1, "nothing is charged");
    t.match(await lives.subscription(owner.team), { status: "payment_failed" });
    const asked = (await mailbox.read()).filter(({ subject }) => /payment/i.test(subject ?? ""));
    t.same(
      asked.map(({ to }) => JSON.stringify(to).includes(heir.email)),
      [true],
      "the new owner is asked, and nobody else",
    );
    const at = new Date("2028-05-02T09:00:00Z");
    const { id, due } = await lives.changeCard(heir, at);
    payments.pay(payments.ofOrder(id)?.ref ?? "", { ...CARD, customer: "heir", ref: "heir's" });
    t.match(await lives.back(heir, id, at), { status: "paid" });
    t.match(await lives.subscription(owner.team), { status: "active", method: { ref: "heir's" } });
    t.equal(due, 6_120);
    await mustHavePaid(t, owner, 2 * 6_120, 2);
  });

  t.test("nor by what its former owner had begun to pay", async (t) => {
    const owner = await buyer("professional-yearly-3");
    // A page that they have open, and a charge of which nobody knows yet.
    const { id } = await lives.changeCard(owner, START);
    await handOver(owner);
    payments.pay(payments.ofOrder(id)?.ref ?? "", { ...CARD, ref: "former" });
    await lives.reconcile(later(20 * MINUTE_MS));
    t.match(await OrderModel.findById(id).lean(), { status: "paid" });
    t.match(await lives.subscription(owner.team), { method: null }, "their new card is not kept");

    const other = await buyer("professional-yearly-3");
    payments.next("pending");
    const charged = await lives.order(other, "teams-yearly-10", START);
    await transaction((session) => dropMethod(other.team, session));
    payments.pay(payments.ofOrder(charged.id)?.ref ?? "", CARD);
    await lives.reconcile(later(20 * MINUTE_MS));
    t.match(await lives.subscription(other.team), { plan: { count: 10 }, method: null });

    // The new owner does not pay on a page that offers the cards of the former one.
    const third = await someone();
    const open = await lives.order(third, "professional-yearly-3", START, true);
    const next = await handOver(third);
    const own = await lives.order(next, "professional-yearly-3", START, true);
    t.not(own.id, open.id);
    t.match(payments.ofOrder(open.id), { status: "expired" });
  });

  t.test("an activation code brings the rest of a plan back, to the cent, and nothing is charged again", async (t) => {
    const half = new Date("2028-07-31T09:00:00Z");
    const who = await buyer("professional-yearly-1");
    // Half a year later the rest pays a part of the larger one: what is left came in by two payments.
    await lives.order(who, "professional-yearly-2", half);
    const at = later(100 * 24 * HOUR_MS, half);
    const { paid, startsAt, endsAt, credit } = (await lives.subscription(who.team)) ?? {};
    const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
    const left = Math.round(((paid ?? 0) * seconds(at, endsAt as Date)) / seconds(startsAt as Date, endsAt as Date));
    const before = await lives.taken(who.team);
    t.equal(await restOf(who.team, at), left + (credit ?? 0));
    t.equal(await lives.license(who.team, { tier: 1, seats: 20 }, String(who.team), at), left);
    await lives.reconcile(later(MINUTE_MS, at));
    t.equal(await lives.taken(who.team), before - left);
    t.equal(await lives.invoiced(who.team), before - left);
    for (let days = 0; days <= 800; days += 40) await lives.look(daysAfter(at, days));
    t.match(await lives.subscription(who.team), { status: "lifetime", plan: null, credit: 0, dueAt: null });
    t.equal(await lives.taken(who.team), before - left);
    t.ok((await lives.ordersOf(who.team)).every(({ askAt }) => askAt === null));
  });

  t.test("with the tax on it, and what was kept of earlier payments, from all that it came in by", async (t) => {
    offers().tax = { label: "VAT", percent: 19 };
    t.teardown(() => {
      offers().tax = null;
    });
    const who = await buyer("professional-yearly-2");
    // Nothing is due for it: it is paid by the rest, and some of that is left.
    await lives.order(who, "professional-quarterly-3", START);
    const subscription = await lives.subscription(who.team);
    t.match(subscription, { credit: YEAR_OF_TWO - 6_120, paid: 6_120 });
    t.equal(await lives.license(who.team, { tier: 1, seats: 20 }, String(who.team), START), 15_422);
    await lives.reconcile(later(MINUTE_MS));
    t.equal(await lives.taken(who.team), 0);
    t.equal(await lives.invoiced(who.team), 0);

    const other = await buyer("professional-yearly-1");
    await lives.order(other, "professional-yearly-2", START);
    t.equal(await lives.taken(other.team), 15_422);
    // More than the last payment brought.
    t.equal(await lives.license(other.team, { tier: 1, seats: 20 }, String(other.team), START), 15_422);
    await lives.reconcile(later(MINUTE_MS));
    t.equal(await lives.taken(other.team), 0);
    t.equal(await lives.invoiced(other.team), 0);
  });

  t.test("the call says what goes back before and after", async (t) => {
    const who = await buyer("professional-yearly-1", new Date());
    await lives.order(who, "professional-yearly-2", new Date());
    const [code] = await codes.make(1, { tier: 1, seats: 20 });
    const { refund } = (await who.post("/_/app/user/activate/code/preview", { code })).json();
    const answer = (await who.post("/_/app/user/activate/code", { code })).json();
    // A cent of it is used up in 40 minutes.
    t.ok(Math.abs(answer.refund - refund) <= 1 && refund >= YEAR_OF_TWO - 1, `${refund} and ${answer.refund}`);
    const before = await lives.taken(who.team);
    await lives.reconcile(later(MINUTE_MS, new Date()));
    t.equal(await lives.taken(who.team), before - answer.refund);
    t.equal(await lives.invoiced(who.team), before - answer.refund);
  });

  t.test("a payment that goes back takes away what it brought, and no more", async (t) => {
    const who = await buyer("professional-yearly-1");
    await lives.order(who, "professional-yearly-2", START);
    const { ref } = (await lives.ordersOf(who.team)).at(-1) ?? {};
    payments.refund(ref ?? "", YEAR_OF_TWO - YEAR_OF_ONE);
    await lives.reconcile(later(MINUTE_MS));
    await ask({ payment: ref ?? "", order: null }, START);
    const paid = YEAR_OF_ONE;
    t.match(await lives.subscription(who.team), { status: "active", paid, credit: 0 }, "most of it is paid for still");
    const [{ ref: first } = { ref: "" }] = await lives.ordersOf(who.team);
    payments.dispute(first ?? "", "lost");
    await lives.reconcile(later(2 * MINUTE_MS));
    await ask({ payment: first, order: null }, START);
    t.match(await lives.subscription(who.team), { status: "terminated", paid: 0, credit: 0 });
    t.equal(await lives.taken(who.team), 0);
    t.equal(await lives.invoiced(who.team), 0);
  });

  t.test("of a larger payment that goes back the smaller one is kept for the next", async (t) => {
    const who = await buyer("professional-yearly-1");
    await lives.order(who, "professional-yearly-2", START);
    const [{ ref } = { ref: "" }] = await lives.ordersOf(who.team);
    payments.refund(ref ?? "", YEAR_OF_ONE);
    await ask({ payment: ref, order: null }, START);
    const rest = YEAR_OF_TWO - YEAR_OF_ONE;
    t.match(await lives.subscription(who.team), { status: "terminated", paid: 0, credit: rest });
    const again = await lives.order(who, "professional-yearly-1", START, true);
    t.match(again, { due: YEAR_OF_ONE - rest }, "it comes off the next one");
    t.equal(await lives.taken(who.team), rest);
    t.equal(await lives.invoiced(who.team), rest);
  });

  t.test("a plan is not had for more people than it has places for", async (t) => {
    const who = await buyer("teams-quarterly-6");
    await lives.order(who, "professional-quarterly-1", START);
    t.match(await lives.subscription(who.team), { next: { count: 1 } });
    const open = await someone();
    const { id } = await lives.order(open, "professional-yearly-1", START, true);
    for (const { team } of [who, open]) await TeamModel.updateOne({ _id: team }, { used: 4, signatureCount: 5 });
    await lives.look(new Date("2028-04-30T09:00:00Z"));
    t.match(await lives.subscription(who.team), { status: "active", plan: { count: 6 }, next: null });
    payments.pay(payments.ofOrder(id)?.ref ?? "");
    t.match(await lives.back(open, id, later(MINUTE_MS)), { status: "refunded" });
    t.equal(await lives.taken(open.team), 0);
  });

  t.test("people who come while a smaller renewal is on its way keep their places", async (t) => {
    const who = await buyer("teams-quarterly-6");
    await lives.order(who, "professional-quarterly-1", START);
    payments.next("pending");
    const due = new Date("2028-04-30T09:00:00Z");
    await lives.look(due);
    const open = (await lives.ordersOf(who.team)).at(-1);
    t.match(open, { kind: "renewal", status: "open", plan: { count: 1 } });
    await TeamModel.updateOne({ _id: who.team }, { used: 4, signatureCount: 5 });
    payments.pay(open?.ref ?? "");
    await lives.back(who, String(open?._id), new Date(due.getTime() + MINUTE_MS));
    await lives.look(new Date(due.getTime() + 120 * MINUTE_MS));
    t.match(
      (await lives.ordersOf(who.team)).find(({ ref }) => ref === open?.ref),
      { status: "refunded" },
    );
    t.match(await lives.subscription(who.team), { status: "active", plan: { count: 6 }, next: null });
  });

  t.test("and those who come while what failed is paid for by another card", async (t) => {
    const who = await buyer("teams-quarterly-6");
    await lives.order(who, "professional-quarterly-1", START);
    payments.next("declined");
    const due = new Date("2028-04-30T09:00:00Z");
    await lives.look(due);
    t.match(await lives.subscription(who.team), { status: "payment_failed", next: { count: 1 } });
    const { id, due: owed } = await lives.changeCard(who, daysAfter(due, 1));
    t.ok(owed > 0, "the smaller plan is owed");
    await TeamModel.updateOne({ _id: who.team }, { used: 4, signatureCount: 5 });
    payments.pay(payments.ofOrder(id)?.ref ?? "");
    t.match(await lives.back(who, id, daysAfter(due, 1)), { kind: "card", status: "refunded" });
    t.match(await lives.subscription(who.team), { status: "payment_failed", plan: { count: 6 } });
    const again = await lives.changeCard(who, daysAfter(due, 2));
    t.ok(again.due > owed, "what they are now is owed");
    payments.pay(payments.ofOrder(again.id)?.ref ?? "");
    t.match(await lives.back(who, again.id, daysAfter(due, 2)), { status: "paid" });
    t.match(await lives.subscription(who.team), { status: "active", plan: { count: 6 }, next: null });
  });

  t.test("after a failed payment the days of grace are paid for as well", async (t) => {
    const who = await buyer("professional-quarterly-1");
    payments.next("declined");
    const due = new Date("2028-04-30T09:00:00Z");
    await lives.look(due);
    t.match(await lives.subscription(who.team), { status: "payment_failed" });
    await lives.buy(who, "professional-quarterly-2", daysAfter(due, 10));
    const endsAt = new Date("2028-07-30T09:00:00Z");
    t.match(await lives.subscription(who.team), { status: "active", startsAt: due, endsAt, plan: { count: 2 } });
  });

  t.test("what was played is worth nothing where real money is taken, and a card is its provider's", async (t) => {
    const played = await buyer("professional-yearly-1");
    const real = await buyer("professional-yearly-1");
    const failing = await buyer("professional-quarterly-1");
    payments.next("pending");
    const due = new Date("2028-04-30T09:00:00Z");
    await lives.look(due);
    t.match((await lives.ordersOf(failing.team)).at(-1), { status: "open", kind: "renewal" });
    await SubscriptionModel.updateOne({ _id: real.team }, { provider: "another" });
    Object.assign(payments.port, { name: "stripe", isSandbox: false });
    t.teardown(() => {
      Object.assign(payments.port, { name: "sandbox", isSandbox: true });
    });
    const quote = async (who: Someone) => orders.quote(await lives.viewerOf(who), "professional-yearly-2", START);
    t.match(await quote(played), { due: YEAR_OF_TWO, paysWith: null });
    t.match(await quote(real), { due: YEAR_OF_TWO - YEAR_OF_ONE, paysWith: null });
    // Nobody can be asked what became of it.
    await lives.look(daysAfter(due, 1));
    t.match(await lives.subscription(failing.team), { status: "payment_failed" });
    t.equal((await lives.ordersOf(failing.team)).filter(({ status }) => status === "open").length, 0);
  });

  t.test("one order that nobody can be asked about holds up no other", async (t) => {
    const [first, second] = [await someone(), await someone()];
    const a = await lives.order(first, "professional-yearly-1", START, true);
    const b = await lives.order(second, "professional-yearly-1", later(1), true);
    payments.pay(payments.ofOrder(b.id)?.ref ?? "");
    const { find } = payments.port;
    payments.port.find = (ref) =>
      ref === payments.ofOrder(a.id)?.ref ? Promise.reject(new PaymentsUnreachable("It is unreadable.")) : find(ref);
    t.teardown(() => {
      payments.port.find = find;
    });
    await t.rejects(lives.reconcile(later(HOUR_MS)), { code: "payments_unreachable" });
    t.match(await lives.subscription(second.team), { status: "active" });
  });

  t.test("a trial after a plan is worth nothing", async (t) => {
    const who = await buyer("professional-yearly-1");
    await SubscriptionModel.updateOne({ _id: who.team }, { $set: { status: "not_active" } });
    const at = later(HOUR_MS);
    await lives.tryOut(who, "teams-yearly-10", at);
    t.equal(await restOf(who.team, at), 0);
    await lives.cancel(who, at);
    t.equal(await restOf(who.team, at), 0);
  });

  t.test("a trial that was cancelled does not go on unpaid: it is bought, or ends", async (t) => {
    const who = await someone();
    await lives.tryOut(who, "teams-yearly-10", START);
    const at = later(HOUR_MS);
    t.match(await lives.cancel(who, at), {
      status: "cancelled",
      possible: { buy: true, change: false, resume: false },
    });
    await t.rejects(lives.resume(who, at), { code: "change_refused" });
    await lives.buy(who, "professional-yearly-1", at);
    t.match(await lives.subscription(who.team), { status: "active", startsAt: at, plan: { count: 1 } });
    await mustHavePaid(t, who, YEAR_OF_ONE, 1);
    t.match(await lives.cancel(who, later(HOUR_MS, at)), { possible: { buy: false, change: true, resume: true } });
  });

  const DIFFERENT = [
    "professional-yearly-2",
    "professional-yearly-3",
    "professional-yearly-4",
    "professional-yearly-5",
    "teams-yearly-6",
    "teams-yearly-8",
    "teams-yearly-10",
    "teams-yearly-15",
    "teams-yearly-20",
    "agency-hub-yearly-25",
  ];
  const basesFor = async (who: Someone) =>
    new Map(
      await Promise.all(
        DIFFERENT.map(async (plan) => [plan, (await who.get(`/_/app/plan/${plan}/change`)).json().basis] as const),
      ),
    );
  const all = async (who: Someone, call: "change" | "checkout") => {
    const bases = await basesFor(who);
    return Promise.all(
      Array.from({ length: PARALLEL }, (_, at) => {
        const plan = DIFFERENT[at % DIFFERENT.length] as string;
        return who.post(`/_/app/plan/${plan}/${call}`, { basis: bases.get(plan) }, key());
      }),
    );
  };

  t.test(`${PARALLEL} changes to different plans at once: one is paid`, async (t) => {
    const who = await buyer("professional-yearly-1", new Date(Date.now() - HOUR_MS));
    const answers = await all(who, "change");
    const paid = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json());
    t.equal(new Set(paid.map(({ id }) => id)).size, 1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      t.ok(["payment_open", "price_changed", "plan_same"].includes(answer.json().code), answer.body);
    const changes = await OrderModel.find({ team: who.team, kind: "change" }).lean();
    t.same(changes.filter(({ status }) => status === "paid").length, 1);
    t.equal(changes.filter(({ status }) => status === "open").length, 0);
    t.equal(payments.all().filter(({ order }) => changes.some(({ _id }) => String(_id) === order)).length, 1);
    t.equal(await lives.taken(who.team), YEAR_OF_ONE + paid[0].due);
    t.equal(await lives.invoiced(who.team), YEAR_OF_ONE + paid[0].due);
    t.match(await lives.team(who.team), { seats: paid[0].plan.count });
  });

  t.test(`${PARALLEL} pages for different plans at once: one is open, and what is paid is given`, async (t) => {
    const who = await someone();
    const answers = await all(who, "checkout");
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      t.ok(["payment_open", "price_changed"].includes(answer.json().code), answer.body);
    t.ok(answers.some(({ statusCode }) => statusCode === 200));
    const open = await OrderModel.find({ team: who.team, status: "open" }).lean();
    t.equal(open.length, 1);
    const pages = payments.all().filter(({ order }) => answers.some((answer) => answer.json().id === order));
    t.same(
      pages.filter(({ status }) => status === "open").map(({ order }) => order),
      open.map(({ _id }) => String(_id)),
    );
    payments.pay(open[0]?.ref ?? "");
    // Whoever has kept a page that was closed pays nothing on it, and whoever asks now is told.
    const afterwards = await all(who, "checkout");
    t.notOk(afterwards.some((answer) => answer.json().status === "open" && answer.json().url === open[0]?.url));
    await lives.reconcile(later(20 * MINUTE_MS, new Date()));
    t.equal((await OrderModel.find({ team: who.team, status: "paid" }).lean()).length, 1);
    t.equal(await lives.taken(who.team), open[0]?.sum.due);
    t.equal(await lives.invoiced(who.team), open[0]?.sum.due);
  });
});
