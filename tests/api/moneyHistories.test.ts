import { isDeepStrictEqual } from "node:util";
import { trusted } from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import * as coupons from "#server/features/billing/coupons.ts";
import { happen } from "#server/features/billing/happen.ts";
import { ask } from "#server/features/billing/messages/ask.ts";
import { HappenedModel, InvoiceCounterModel, InvoiceModel } from "#server/features/billing/model.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import { dropMethod } from "#server/features/billing/service.ts";
import { offers } from "#server/features/plans/service.ts";
import { PaymentsUnreachable } from "#server/ports/payments/payments.ts";
import { boughtBy } from "#shared/billing/entitled.ts";
import { moved } from "#shared/billing/machine.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { chance } from "#tests/support/chance.ts";
import { livesOf } from "#tests/support/lives.ts";
import * as make from "#tests/support/make.ts";
import type { Turn } from "#tests/support/payments.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TEAMS = 6;
const STEPS = Number(process.env.MONEY_STEPS ?? 500);
const SEED = Number(process.env.MONEY_SEED ?? 17);
/** Between looks at the whole. */
const QUIET_EVERY = 35;

const PLAN_IDS = [
  "professional-yearly-1",
  "professional-yearly-2",
  "professional-yearly-5",
  "professional-quarterly-1",
  "professional-quarterly-3",
  "teams-yearly-10",
  "teams-quarterly-6",
  "agency-hub-quarterly-10",
  "one_time",
];
/** What a call may say to whoever asks for what cannot be: anything else is a mistake of ours. */
const REFUSALS = new Set([
  "change_refused",
  "coupon_expired",
  "coupon_used",
  "payment_declined",
  "payment_open",
  "payments_unreachable",
  "plan_same",
  "price_changed",
  "trial_used",
]);

t.test(`money in is money invoiced, whatever happens to it (seed ${SEED})`, { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const lives = livesOf(app);
  const { payments } = app;
  const { next, below, between, isOne, one, weighted } = chance(SEED);
  Object.assign(offers(), { tax: { label: "VAT", percent: 19 }, minimumCharge: 50 });
  t.teardown(() => Object.assign(offers(), { tax: null, minimumCharge: 0 }));

  const people = await Promise.all(
    Array.from({ length: TEAMS }, async () => {
      const person = await app.person();
      return { ...person, team: await make.teamOf(person) };
    }),
  );
  type Someone = (typeof people)[number];
  // Away from the days of the messages: what the provider was asked for today is not told again.
  let now = new Date("2040-01-31T09:00:00Z");
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  let count = 0;
  const story: string[] = [];

  /** Does something that may be refused. */
  const may = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      if (error instanceof PaymentsUnreachable) return;
      if (error instanceof Failure && REFUSALS.has(error.code)) return;
      throw error;
    }
  };
  const paymentsOf = async ({ team }: Someone) => {
    const ids = new Set((await OrderModel.find({ team }, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
    return payments.all().filter(({ order }) => ids.has(order));
  };
  const turn = (): Turn =>
    weighted<Turn>([
      [12, "paid"],
      [2, "declined"],
      [1, "action"],
      [1, "pending"],
      [2, "lost"],
      [1, "away"],
    ]);
  const look = () => may(lives.look(now));
  const told = () => {
    const message = one(payments.messages);
    return message ? may(ask(message, now)) : Promise.resolve();
  };
  const event = (team: Someone["team"], what: "terminate" | "licence_off") =>
    transaction((session) => happen({ team, event: what, key: `test:${count}:${what}` }, now, session));

  type Act = (who: Someone) => Promise<unknown>;
  const ACTS: Record<string, Act> = {
    order: (who) => may(lives.order(who, one(PLAN_IDS) ?? "", now, isOne(3))),
    async play(who) {
      const open = (await paymentsOf(who)).filter(({ status }) => status !== "paid" && status !== "expired");
      const payment = one(open);
      if (!payment) return;
      const what = weighted([
        [7, "pay"],
        [2, "decline"],
        [1, "close"],
      ] as const);
      if (what === "pay") payments.pay(payment.ref);
      else payments[what](payment.ref);
      if (isOne(2)) await may(lives.back(who, payment.order, now));
    },
    message: told,
    async several() {
      for (let many = below(4); many > 0; many--) await told();
    },
    look,
    reconcile: () => may(lives.reconcile(now)),
    async days() {
      pass(between(1, 40) * DAY_MS);
      await look();
    },
    async long() {
      for (let days = between(60, 200); days > 0; days -= 5) {
        pass(5 * DAY_MS);
        await look();
      }
    },
    cancel: (who) => may(lives.cancel(who, now)),
    resume: (who) => may(lives.resume(who, now)),
    pause: (who) => may(lives.pause(who, now)),
    trial: (who) => may(lives.tryOut(who, "teams-yearly-10", now)),
    card: (who) => may(lives.changeCard(who, now)),
    coupon: async (who) => may(coupons.take(await lives.viewerOf(who), now)),
    async refund(who) {
      const payment = one(
        (await paymentsOf(who)).filter(({ status, dispute }) => status === "paid" && dispute !== "lost"),
      );
      const left = payment ? payment.amount - payment.refunded : 0;
      if (payment && left > 0) payments.refund(payment.ref, isOne(3) ? left : between(1, left));
    },
    async dispute(who) {
      const payment = one((await paymentsOf(who)).filter(({ status, amount }) => status === "paid" && amount > 0));
      if (payment && payment.dispute !== "lost")
        payments.dispute(payment.ref, one(["open", "won", "lost"] as const) ?? "open");
    },
    drop: ({ team }) => transaction((session) => dropMethod(team, session)),
    license: ({ team }) => lives.license(team, { tier: 1, seats: 20 }, `code:${count}`, now),
    terminate: ({ team }) => event(team, one(["terminate", "licence_off"] as const) ?? "terminate"),
    // A process dies after the money was taken: what it would have written is not written.
    async dies(who) {
      payments.next("lost");
      await may(lives.order(who, one(PLAN_IDS) ?? "", now));
    },
  };
  const WEIGHTS: [number, keyof typeof ACTS][] = [
    [22, "order"],
    [24, "play"],
    [8, "message"],
    [4, "several"],
    [6, "look"],
    [5, "reconcile"],
    [8, "days"],
    [2, "long"],
    [6, "cancel"],
    [7, "resume"],
    [3, "pause"],
    [2, "trial"],
    [3, "card"],
    [2, "coupon"],
    [5, "refund"],
    [2, "dispute"],
    [1, "drop"],
    [1, "license"],
    [2, "terminate"],
    [2, "dies"],
  ];

  /** Says what has happened before where something is wrong. */
  const isFine = (problems: readonly string[], text: string) =>
    t.same(problems.length === 0 ? [] : [...problems, ...story], [], text);

  /** What must be true of a team at every moment. @returns what is not */
  async function problemsOf({ team: id }: Someone): Promise<string[]> {
    const found: string[] = [];
    const must = (isTrue: boolean, text: string) => void (isTrue || found.push(text));
    const [orders, invoices, happened, subscription, team] = [
      await lives.ordersOf(id),
      await lives.invoicesOf(id),
      await HappenedModel.find({ team: id }).sort({ _id: 1 }).lean(),
      await lives.subscription(id),
      await lives.team(id),
    ];
    for (const { _id, ref, status, sum, refunded, owed, kind } of orders) {
      const payment = payments.ofOrder(String(_id));
      const own = invoices.filter((invoice) => ref !== null && invoice.payment === ref);
      const numbers = own.map(({ number }) => number);
      const notes = invoices.filter(({ credits }) => credits !== null && numbers.includes(credits));
      const total = (list: typeof invoices) => list.reduce((all, invoice) => all + invoice.total, 0);
      const isBilled = status === "paid" && sum.due > 0;
      must(own.length === (isBilled ? 1 : 0), `${kind} ${status} has ${own.length} invoices`);
      must(total(own) === (isBilled ? sum.due : 0), `${kind} ${status} of ${sum.due} is invoiced with ${total(own)}`);
      must(total(notes) === (isBilled ? -refunded : 0), `${refunded} went back, and ${total(notes)} is credited`);
      must(refunded <= (payment?.amount ?? 0), `${refunded} went back of ${payment?.amount}`);
      must(owed <= (payment?.amount ?? 0), `${owed} is owed of ${payment?.amount}`);
      must((payment?.refunded ?? 0) <= (payment?.amount ?? 0), "more went back than came in");
      const { price, discount, credit, tax, due } = sum;
      must(price - discount - credit + tax === due, `a sum is none: ${JSON.stringify(sum)}`);
    }
    for (const { lines, subtotal, discount, tax, total } of invoices) {
      must(lines.reduce((all, { cents }) => all + cents, 0) === subtotal, "lines are not their subtotal");
      must(subtotal - discount + tax === total, "an invoice is not its total");
    }
    must(orders.filter(({ status }) => status === "open").length <= 1, "two orders are open");
    happened.forEach(({ event, from, to, isRefused }, at) => {
      const before = happened[at - 1];
      must(!before || before.to === from, `${event} is from ${from} after ${before?.to}`);
      const move = moved(from, event);
      must(isRefused ? move === "refused" && to === from : move === to, `${event} moves ${from} to ${to}`);
    });
    if (subscription && team) {
      must(subscription.credit >= 0, `credit is ${subscription.credit}`);
      must(subscription.paid >= 0, `paid is ${subscription.paid}`);
      must(subscription.status === (happened.at(-1)?.to ?? subscription.status), "the status is not the last one");
      const bought = boughtBy(subscription, team as never, now);
      // That editing ends is seen at the next look.
      if (bought && subscription.status !== "onetime") {
        must(
          team.isPaid === bought.isPaid && team.seats === bought.seats,
          `${subscription.status} has what it has not`,
        );
        must(team.isTerminated === bought.isTerminated, `${subscription.status} is ended: ${team.isTerminated}`);
      }
    }
    return found;
  }

  /** All has arrived, and all that waits has been asked about. */
  async function quiet() {
    for (let rounds = 0; rounds < 6; rounds++) {
      for (const message of payments.messages.slice(-60)) await may(ask(message, now));
      await look();
      pass(61 * MINUTE_MS);
      for (const payment of payments.all())
        if (payment.status === "pending")
          next() < 0.5 ? payments.pay(payment.ref, null) : payments.decline(payment.ref);
        // A page on which a card was declined is open for another one.
        else if (payment.status !== "paid" && payment.url !== null) payments.close(payment.ref);
      await may(lives.reconcile(now));
    }
  }

  async function mustBalance(text: string) {
    const problems: string[] = [];
    for (const who of people) {
      const { team } = who;
      const [taken, invoiced] = [await lives.taken(team), await lives.invoiced(team)];
      if (taken !== invoiced) problems.push(`${who.email} has paid ${taken}, and ${invoiced} is invoiced`);
      problems.push(...(await problemsOf(who)).map((problem) => `${who.email}: ${problem}`));
    }
    const numbers = (await InvoiceModel.find({ series: "SANDBOX" }, { number: 1 }).sort({ number: 1 }).lean()).map(
      ({ number }) => number,
    );
    if (
      !isDeepStrictEqual(
        numbers,
        numbers.map((_, at) => at + 1),
      )
    )
      problems.push("numbers have a gap");
    if (((await InvoiceCounterModel.findById("SANDBOX").lean())?.last ?? 0) !== numbers.length)
      problems.push("the counter is off");
    const waiting = await OrderModel.find({ askAt: trusted({ $ne: null }) }).lean();
    if (waiting.length > 0)
      problems.push(
        `waits: ${waiting.map((order) => JSON.stringify([order, payments.ofOrder(String(order._id))])).join()}`,
      );
    return isFine(problems, text);
  }

  for (let step = 0; step < STEPS; step++) {
    count = step;
    pass(between(1, 4 * 60 * 60) * 1000);
    for (let many = below(3); many > 0; many--) payments.next(turn());
    const who = people[below(people.length)] as Someone;
    const names = [weighted(WEIGHTS), ...(isOne(6) ? [weighted(WEIGHTS)] : [])];
    story.push(`${step} ${now.toISOString()} ${who.email} ${names.join(" + ")}`);
    if (story.length > 60) story.shift();
    try {
      // Some things happen at once.
      await Promise.all(names.map((name) => ACTS[name]?.(who)));
    } catch (error) {
      isFine([String(error instanceof Error ? error.stack : error)], `step ${step}`);
      return;
    }
    const problems = await problemsOf(who);
    if (problems.length > 0) {
      isFine(problems, `step ${step}`);
      return;
    }
    if (step % QUIET_EVERY === QUIET_EVERY - 1) {
      await quiet();
      if (!(await mustBalance(`step ${step}`))) return;
    }
  }
  const didRefund = payments.all().filter(({ refunded }) => refunded > 0).length;
  const events = new Set((await HappenedModel.find({}, { event: 1 }).lean()).map(({ event }) => event));
  // A history that nothing happens in proves nothing.
  t.ok(payments.taken() > 0 && didRefund > 5, `${didRefund} were paid back`);
  t.ok(events.size >= 9, [...events].join());
});
