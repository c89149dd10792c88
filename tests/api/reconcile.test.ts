import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { pino } from "pino";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { ProviderMessageModel } from "#server/features/billing/messages/model.ts";
import { reconcile } from "#server/features/billing/messages/reconcile.ts";
import { messageHandler } from "#server/features/billing/messages/take.ts";
import { HappenedModel, InvoiceModel, SubscriptionModel } from "#server/features/billing/model.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import { place } from "#server/features/billing/orders/place.ts";
import { stateOf, subscriptionOf } from "#server/features/billing/subscriptions.ts";
import { sumNow } from "#server/features/billing/sums.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { type Message, PaymentsUnreachable } from "#server/ports/payments/payments.ts";
import { startApp } from "#tests/support/startApp.ts";

const PAYMENTS = 320;
const PRICE = 7_200;
const MINUTE_MS = 60_000;
/** By then an order whose page is open is asked about. */
const DUE_MS = 11 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** As many orders as one run asks about. */
const MAX_ORDERS = 500;
const PLAN = { name: "professional", count: 1, period: "yearly", vendorId: "professional-yearly-1" } as const;

/** What is as good as chance, and the same each time (xorshift). */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ one, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  return { next, shuffled };
}

t.test("what providers tell, and what gets lost of it", async (t) => {
  const app = await startApp(t);
  const { payments } = app;
  const { find } = payments.port;
  // Each test is told and asked about nothing of the others.
  t.beforeEach(async () => {
    payments.away(false);
    payments.port.find = find;
    payments.messages.length = 0;
    await OrderModel.deleteMany();
    await ProviderMessageModel.deleteMany();
    await JobModel.deleteMany();
  });
  const worker = new JobWorker({
    handlers: [messageHandler],
    log: pino({ level: "silent" }),
    now: () => Date.now() + MINUTE_MS,
  });
  const work = async () => {
    while ((await worker.runDue()) > 0);
  };
  /** Brings a message to the webhook, as its provider does. */
  const tell = ({ id }: Pick<Message, "id">) =>
    app.inject({
      method: "POST",
      url: "/api/app/payments/sandbox/webhook",
      headers: { "content-type": "application/json" },
      payload: id,
    });

  let people = 0;
  /** So many teams of one; nobody signs in to them. */
  const teams = async (count: number) => {
    const owners = Array.from({ length: count }, () => ({
      _id: new Types.ObjectId(),
      email: `owner${people++}@example.com`,
      name: "Ana",
    }));
    await UserModel.insertMany(owners);
    await TeamModel.insertMany(owners.map(({ _id }) => ({ _id })));
    return owners.map(({ _id }) => _id);
  };
  const buy = async (id: Types.ObjectId, values: Partial<Parameters<typeof place>[0]> = {}, now = new Date()) => {
    const team = await TeamModel.findById(id).lean();
    const subscription = await subscriptionOf(team as never);
    const order = {
      team: id,
      user: id,
      kind: "plan",
      plan: PLAN,
      isCharge: false,
      sum: sumNow({ price: PRICE }),
      coupon: null,
      percentOff: 0,
      basis: "",
      state: stateOf(subscription),
      startsAt: now,
      endsAt: null,
      back: null,
      ...values,
    } as const;
    return place(order, now);
  };
  /** A plan whose page of payment is open. */
  const opened = async (count: number) => {
    const orders = [];
    for (const team of await teams(count)) orders.push(await buy(team));
    return orders.map(({ _id, team, ref }) => ({ id: String(_id), team, ref: ref ?? "" }));
  };
  const statusOf = async (id: string) => (await OrderModel.findById(id).lean())?.status;
  const paidOf = async (orders: readonly { id: string }[]) => {
    const statuses = await Promise.all(orders.map(({ id }) => statusOf(id)));
    return statuses.filter((status) => status === "paid").length;
  };
  /** Everything that is kept of it. */
  const all = async () => ({
    orders: await OrderModel.find().sort({ _id: 1 }).lean(),
    subscriptions: await SubscriptionModel.find().sort({ _id: 1 }).lean(),
    happened: await HappenedModel.find().sort({ _id: 1 }).lean(),
    invoices: await InvoiceModel.find().sort({ _id: 1 }).lean(),
    teams: await TeamModel.find().sort({ _id: 1 }).lean(),
    jobs: await JobModel.countDocuments(),
    messages: await ProviderMessageModel.countDocuments(),
  });
  const later = (ms: number) => new Date(Date.now() + ms);

  await t.test("lost, told twice, shuffled and late: every order is where its provider says, given once", async (t) => {
    const { next, shuffled } = chance(2026);
    const orders = await opened(PAYMENTS);
    const ends: Record<string, string> = {};
    const fates: Record<string, (ref: string) => unknown> = {
      paid: (ref) => payments.pay(ref),
      "declined, then paid": (ref) => [payments.decline(ref), payments.pay(ref)],
      closed: (ref) => payments.close(ref),
      "declined, then closed": (ref) => [payments.decline(ref), payments.close(ref)],
      "refunded in part": (ref) => [payments.pay(ref), payments.refund(ref, 200), payments.refund(ref, 300)],
      refunded: (ref) => [payments.pay(ref), payments.refund(ref, PRICE)],
      "dispute open": (ref) => [payments.pay(ref), payments.dispute(ref, "open")],
      "dispute won": (ref) => [payments.pay(ref), payments.dispute(ref, "open"), payments.dispute(ref, "won")],
      "dispute lost": (ref) => [payments.pay(ref), payments.dispute(ref, "open"), payments.dispute(ref, "lost")],
    };
    const names = Object.keys(fates);
    const steps = orders.map(({ id, ref }, index) => {
      const name = names[index % names.length] as string;
      ends[id] = name;
      return () => fates[name]?.(ref);
    });
    for (const step of shuffled(steps)) step();

    const late: Message[] = [];
    const lost: Message[] = [];
    const now: Message[] = [];
    for (const message of payments.messages) {
      const draw = next();
      if (draw < 0.1) lost.push(message);
      else if (draw < 0.2) late.push(message);
      else now.push(message, ...(draw < 0.4 ? [message] : []));
    }
    t.ok(lost.length > 40 && late.length > 40, "enough of it goes wrong");
    for (const message of shuffled(now)) t.equal((await tell(message)).statusCode, 200);
    await work();
    t.ok(await OrderModel.countDocuments({ status: "open" }), "what got lost is not known yet");

    const then = later(3 * DAY_MS);
    t.match(await reconcile(then), { messages: lost.length + late.length });
    await work();
    const after = await all();
    for (const message of shuffled([...late, ...late])) t.equal((await tell(message)).statusCode, 200);
    await work();
    await reconcile(then);
    await work();
    t.same(await all(), after, "what comes late, and another run, changes nothing");

    const ofTeam = <T extends { team: Types.ObjectId }>(rows: T[]) => Map.groupBy(rows, ({ team }) => String(team));
    const [invoices, happened] = [ofTeam(after.invoices), ofTeam(after.happened)];
    const subscriptions = new Map(after.subscriptions.map((one) => [String(one._id), one]));
    for (const { id, team, ref } of orders) {
      const fate = ends[id] ?? "";
      const isPaid = !fate.endsWith("closed");
      const payment = payments.ofOrder(id);
      const order = after.orders.find(({ _id }) => String(_id) === id);
      const { amount = 0, refunded = 0, dispute } = payment ?? {};
      const back = dispute === "lost" ? amount : refunded;
      t.match(order, { status: isPaid ? "paid" : "expired", ref, refunded: isPaid ? back : 0, askAt: null }, fate);
      const bills = invoices.get(String(team)) ?? [];
      t.equal(bills.filter(({ total }) => total > 0).length, isPaid ? 1 : 0, fate);
      t.equal(
        bills.reduce((sum, { total }) => sum + total, 0),
        isPaid ? amount - back : 0,
        fate,
      );
      t.equal((happened.get(String(team)) ?? []).filter(({ event }) => event === "paid").length, isPaid ? 1 : 0, fate);
      if (!isPaid) continue;
      const status = fate === "refunded" || fate === "dispute lost" ? "terminated" : "active";
      t.match(subscriptions.get(String(team)), { status, ref }, fate);
    }
    t.equal(
      after.invoices.reduce((sum, { total }) => sum + total, 0),
      payments.taken(),
    );
  });

  await t.test("what goes back of an order that is settled is learned, although nobody said so", async (t) => {
    const [order] = await opened(1);
    const { ref, id, team } = order as NonNullable<typeof order>;
    payments.pay(ref);
    await reconcile(later(DUE_MS));
    t.equal(await statusOf(id), "paid", "also one of which no message came, by asking");
    payments.refund(ref, PRICE);
    await reconcile(later(DUE_MS + MINUTE_MS));
    await work();
    t.match(await OrderModel.findById(id).lean(), { refunded: PRICE });
    t.match(await SubscriptionModel.findById(team).lean(), { status: "terminated" });
  });

  await t.test("a provider that goes away in the middle: nothing is lost, and the next run goes on", async (t) => {
    const orders = await opened(8);
    for (const { ref } of orders) payments.pay(ref);
    // Of nothing else does it know anything: the orders have to be asked about.
    payments.messages.length = 0;
    let left = 4;
    payments.port.find = async (ref) => {
      if (left-- <= 0) throw new PaymentsUnreachable("The provider is away.");
      return find(ref);
    };
    const first = later(DUE_MS);
    await t.rejects(reconcile(first), { code: "payments_unreachable" });
    t.equal(await paidOf(orders), 4);
    t.equal(left, -3, "the others are not asked about by then");
    payments.port.find = find;
    await reconcile(new Date(first.getTime() + 15 * MINUTE_MS));
    t.equal(await paidOf(orders), 8);

    payments.away();
    await t.rejects(reconcile(later(0)), { code: "payments_unreachable" }, "nor can it say what it has told");
  });

  await t.test("orders that cannot be asked about do not hold up the others for good", async (t) => {
    const bad = await opened(4);
    const good = await opened(2);
    for (const { ref } of [...bad, ...good]) payments.pay(ref);
    payments.messages.length = 0;
    const refused = new Set(bad.map(({ ref }) => ref));
    // Whatever goes wrong with one, a provider's adapter says that it did not answer.
    payments.port.find = async (ref) => {
      if (refused.has(ref)) throw new PaymentsUnreachable("It answers in a way that nobody knows.");
      return find(ref);
    };
    const first = later(DUE_MS);
    await t.rejects(reconcile(first), { code: "payments_unreachable" });
    await t.rejects(reconcile(new Date(first.getTime() + 15 * MINUTE_MS)), { code: "payments_unreachable" });
    t.equal(await paidOf(good), 2);
    // A fault of ours is told after all others were asked about.
    payments.port.find = async (ref) => {
      if (ref === bad[0]?.ref) throw new Error("broken");
      return find(ref);
    };
    await t.rejects(reconcile(new Date(first.getTime() + 30 * MINUTE_MS)), { message: "broken" });
    t.equal(await paidOf(bad), 3);
    payments.port.find = find;
    await reconcile(new Date(first.getTime() + 45 * MINUTE_MS));
    t.equal(await paidOf(bad), 4);
  });

  await t.test(
    "an order of which its provider has never heard comes to nothing, and not while it may be asked",
    async (t) => {
      const [team] = await teams(1);
      payments.next("away");
      await t.rejects(buy(team as Types.ObjectId), PaymentsUnreachable);
      const filter = { team: team as Types.ObjectId };
      await OrderModel.updateOne(filter, { askAt: new Date() });
      await reconcile(later(MINUTE_MS / 2));
      t.match(await OrderModel.findOne(filter).lean(), { status: "open", ref: null }, "its call may be on its way");
      await reconcile(later(DUE_MS));
      t.match(await OrderModel.findOne(filter).lean(), { status: "expired", ref: null, askAt: null });
      t.equal(await InvoiceModel.countDocuments(filter), 0);
    },
  );

  await t.test("an order whose answer was lost is found by its name, and given once", async (t) => {
    const [byMessage, byAsking] = await teams(2);
    for (const team of [byMessage, byAsking] as Types.ObjectId[]) {
      payments.next("lost");
      await t.rejects(buy(team), PaymentsUnreachable);
      const order = await OrderModel.findOne({ team }).lean();
      t.match(order, { status: "open", ref: null });
      payments.pay(payments.ofOrder(String(order?._id))?.ref ?? "");
    }
    await tell(payments.messages[0] as Message);
    await work();
    t.match(await OrderModel.findOne({ team: byMessage as Types.ObjectId }).lean(), { status: "paid", ref: /^pay-/ });
    payments.messages.length = 0;
    await reconcile(later(DUE_MS));
    t.match(await OrderModel.findOne({ team: byAsking as Types.ObjectId }).lean(), { status: "paid", ref: /^pay-/ });
    for (const team of [byMessage, byAsking] as Types.ObjectId[])
      t.equal(await InvoiceModel.countDocuments({ team }), 1);
  });

  await t.test("a renewal whose answer was lost is not charged again, one that was never asked for is", async (t) => {
    const orders = await opened(2);
    for (const { ref } of orders) payments.pay(ref);
    await reconcile(later(DUE_MS));
    const turns = ["lost", "away"] as const;
    for (const [at, { team }] of orders.entries()) {
      payments.next(turns[at] as (typeof turns)[number]);
      const { endsAt } = (await SubscriptionModel.findById(team).lean()) ?? {};
      const renewal = { kind: "renewal", isCharge: true, user: null, startsAt: endsAt as Date } as const;
      await t.rejects(buy(team, renewal), PaymentsUnreachable);
    }
    payments.messages.length = 0;
    const charges = () => payments.all().filter(({ url, status }) => url === null && status === "paid").length;
    const before = charges();
    await reconcile(later(DUE_MS + MINUTE_MS));
    t.equal(charges() - before, 1);
    for (const { team } of orders) {
      t.match(await OrderModel.find({ team, kind: "renewal" }).lean(), [{ status: "paid" }]);
      t.equal(await InvoiceModel.countDocuments({ team }), 2);
    }
  });

  await t.test("orders of another provider are left alone", async (t) => {
    const [order] = await opened(1);
    const { ref, id } = order as NonNullable<typeof order>;
    payments.pay(ref);
    await OrderModel.updateOne({ _id: id }, { provider: "stripe" });
    const before = await OrderModel.findById(id).lean();
    payments.calls.length = 0;
    t.match(await reconcile(later(DUE_MS)), { messages: 1, orders: 0 });
    await work();
    t.same(await OrderModel.findById(id).lean(), before);
    t.equal(await OrderModel.countDocuments({ team: order?.team as Types.ObjectId }), 1);
  });

  await t.test("more orders than one run asks about are done in several, the longest due first", async (t) => {
    const [first] = await teams(1);
    const template = await buy(first as Types.ObjectId);
    const { _id: _, ...values } = template;
    const ids = await teams(MAX_ORDERS + 40);
    const now = later(DUE_MS);
    // Their pages were never opened, and nobody waits for them any more.
    await OrderModel.deleteMany({ team: first as Types.ObjectId });
    await OrderModel.insertMany(
      ids.map((team, at) => ({ ...values, team, ref: null, url: null, askAt: new Date(now.getTime() - at * 1000) })),
    );
    const left = () => OrderModel.find({ status: "open" }, { team: 1 }).lean();
    t.match(await reconcile(now), { orders: MAX_ORDERS });
    const waiting = await left();
    t.same(waiting.map(({ team }) => String(team)).sort(), ids.slice(0, 40).map(String).sort());
    t.match(await reconcile(now), { orders: 40 });
    t.same(await left(), []);
    t.match(await reconcile(now), { orders: 0 });
  });

  await t.test("a thousand messages at once: each is taken once, what is of nobody as well", async (t) => {
    const [order] = await opened(1);
    payments.pay(order?.ref ?? "");
    const at = new Date();
    for (let count = 1; count < 1_000; count++)
      payments.messages.push({ id: randomUUID(), kind: "paid", at, payment: `nobody-${count}`, order: null });
    // Of something else that is sold by the same account there.
    payments.messages[500] = { id: randomUUID(), kind: "paid", at, payment: null, order: null };
    t.match(await reconcile(later(MINUTE_MS)), { messages: 999 });
    t.match(await reconcile(later(MINUTE_MS)), { messages: 0 });
    await work();
    t.equal(await statusOf(order?.id ?? ""), "paid");
    t.equal(await JobModel.countDocuments({ kind: "billing.message" }), 0);
  });
});
