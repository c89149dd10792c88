import t from "tap";
import { ProviderMessageModel } from "#server/features/billing/messages/model.ts";
import { sandboxPayments } from "#server/features/billing/sandbox/payments.ts";
import { JobModel } from "#server/jobs/model.ts";
import { paymentsOf } from "#server/ports/payments/choose.ts";
import { type Payment, payments } from "#server/ports/payments/payments.ts";
import { chargeOf, checkoutOf, newOrder } from "#tests/support/paying.ts";
import { startApp } from "#tests/support/startApp.ts";
import { stripeStandIn } from "#tests/support/stripe.ts";

const UNREACHABLE = { name: "PaymentsUnreachable" };
const DAY_S = 86_400;

t.test("Stripe", async (t) => {
  const standIn = await stripeStandIn(t);
  const app = await startApp(t, standIn.settings);
  const stripe = paymentsOf(app.config, { sandbox: sandboxPayments });
  payments.plug(stripe);
  const { troubles, asked } = standIn;
  const paid = async (script = "works", values = {}) => {
    const { ref } = await stripe.checkout(checkoutOf(values));
    standIn.pay(ref, { script });
    return (await stripe.find(ref)) as Payment & { method: NonNullable<Payment["method"]> };
  };
  const count = (call: string) => asked.filter((one) => one === call).length;

  await t.test("is chosen by its keys, and is no sandbox", async (t) => {
    t.match(stripe, { name: "stripe", isSandbox: false });
    t.equal(paymentsOf({ ...app.config, STRIPE_SECRET_KEY: undefined }, { sandbox: sandboxPayments }), sandboxPayments);
    t.equal((await app.anyone.get("/app/sandbox/sandbox_pay_of_nobody")).statusCode, 404);
    t.equal((await app.anyone.post("/app/payments/sandbox/webhook", {})).statusCode, 404);
  });

  await t.test("opens a page, once for an order, and knows what became of it", async (t) => {
    const input = checkoutOf();
    const page = await stripe.checkout(input);
    t.match(page, {
      status: "open",
      amount: 12_600,
      currency: "USD",
      order: input.order,
      refunded: 0,
      dispute: "none",
    });
    t.match(page.url, /^https:\/\/checkout\.stripe\.com\//);
    t.same(await stripe.checkout(input), page);
    t.same(await stripe.findByOrder(input.order), page, "as a lost answer would have told");
    standIn.pay(page.ref);
    t.match(await stripe.find(page.ref), {
      status: "paid",
      url: null,
      method: { brand: "Visa", last4: "4242", endsAt: { month: 11, year: 2030 } },
    });
    t.match(await stripe.checkout(input), { status: "paid" }, "asked again it is what it is now, not what it was");
    t.match(await stripe.checkout({ ...input, text: "Another" }), { ref: page.ref }, "nor is there a second one");
    t.equal(await stripe.find("cs_test_nobody"), null);
    t.equal(await stripe.find("declined_x"), null);
    t.equal(await stripe.findByOrder(newOrder()), null);
  });

  await t.test("keeps a method without a payment, none where none is wanted, and PayPal", async (t) => {
    t.match(await paid("works", { cents: 0 }), { status: "paid", amount: 0, method: { brand: "Visa" } });
    t.match(await paid("works", { keepsMethod: false }), { status: "paid", method: null });
    t.match(await paid("paypal"), { method: { brand: "PayPal", last4: "", endsAt: null } });
  });

  await t.test("a payment that takes its time is pending, a page whose time is over is expired", async (t) => {
    const { ref } = await stripe.checkout(checkoutOf());
    standIn.pay(ref, { status: "processing" });
    t.match(await stripe.find(ref), { status: "pending", method: null });
    t.match(await stripe.expire(ref), { status: "pending" }, "what is on its way is not closed");
    standIn.pay(ref, { status: "requires_payment_method" });
    t.match(await stripe.find(ref), { status: "declined" });
    standIn.pay(ref, { status: "a word of next year" });
    t.match(await stripe.find(ref), { status: "pending" });
    const open = await stripe.checkout(checkoutOf());
    t.match(await stripe.expire(open.ref), { status: "expired", url: null });
    await t.rejects(stripe.expire("cs_test_nobody"), UNREACHABLE);
  });

  await t.test("charges a method that was kept, once for an order", async (t) => {
    const { method } = await paid();
    const input = chargeOf(method);
    const charge = await stripe.charge(input);
    t.match(charge, { status: "paid", order: input.order, amount: 12_600, method: { ref: method.ref } });
    t.same(await stripe.charge(input), charge);
    t.same(await stripe.findByOrder(input.order), charge);
    standIn.searchIsLate(true);
    t.same(await stripe.findByOrder(input.order), charge, "a search does not find what was made a moment ago");
    standIn.searchIsLate(false);
    t.equal(standIn.intents.filter(({ metadata }) => (metadata as { order: string }).order === input.order).length, 1);
  });

  await t.test("a charge is declined, or has to be confirmed by its owner", async (t) => {
    const declining = chargeOf((await paid("declines")).method);
    t.match(await stripe.charge(declining), { status: "declined", url: null, method: null });
    t.match(await stripe.charge(declining), { status: "declined" }, "replayed");
    t.match(await stripe.charge(chargeOf((await paid("asks")).method)), { status: "action" });
  });

  await t.test("forgets a buyer: what was kept pays nothing any more", async (t) => {
    const { method } = await paid();
    await stripe.forget(method.customer);
    await stripe.forget(method.customer);
    const input = chargeOf(method);
    t.match(await stripe.charge(input), { status: "declined", order: input.order });
  });

  await t.test("pays back, once a key, also when Stripe has forgotten the key", async (t) => {
    const { ref } = await paid();
    t.match(await stripe.refund({ ref, cents: 4000, key: "a" }), { refunded: 4000 });
    standIn.forgetKeys();
    t.match(await stripe.refund({ ref, cents: 4000, key: "a" }), { refunded: 4000 });
    t.match(await stripe.refund({ ref, cents: 8600, key: "b" }), { refunded: 12_600 });
    t.match(await stripe.refund({ ref, cents: 1, key: "c" }), { refunded: 12_600 }, "it was all there is");
  });

  await t.test("says how a dispute stands", async (t) => {
    const { ref } = await paid();
    const intent = standIn.sessions.find(({ id }) => id === ref)?.payment_intent;
    for (const [status, dispute] of [
      ["warning_needs_response", "none"],
      ["needs_response", "open"],
      ["a word of next year", "open"],
      ["won", "won"],
      ["lost", "lost"],
    ]) {
      standIn.dispute(intent, status as string);
      t.match(await stripe.find(ref), { dispute }, String(status));
    }
  });

  await t.test("an answer that got lost is asked for again by the library, and nothing is done twice", async (t) => {
    const { method } = await paid();
    const before = standIn.intents.length;
    troubles.push("cut");
    t.match(await stripe.charge(chargeOf(method)), { status: "paid" });
    t.equal(standIn.intents.length, before + 1);
  });

  await t.test("whatever goes wrong there, we say that it cannot be reached", async (t) => {
    for (const trouble of [409, 429, 500] as const) {
      troubles.push(trouble);
      await t.rejects(stripe.checkout(checkoutOf()), UNREACHABLE, String(trouble));
    }
    troubles.push("cut", "cut", "cut", "cut");
    const input = checkoutOf();
    await t.rejects(stripe.checkout(input), UNREACHABLE, "lost each time");
    troubles.length = 0;
    t.match(await stripe.findByOrder(input.order), { status: "open" }, "and yet it is there");
    t.equal(standIn.sessions.filter(({ client_reference_id }) => client_reference_id === input.order).length, 1);
    await t.rejects(stripe.checkout(checkoutOf({ cents: 20 })), UNREACHABLE, "less than Stripe takes");
  });

  await t.test("an order of yesterday is looked up first: Stripe has forgotten its key", async (t) => {
    const { method } = await paid();
    const yesterday = Math.floor(Date.now() / 1000) - DAY_S;
    const order = yesterday.toString(16) + newOrder().slice(8);
    const input = chargeOf(method, { order });
    const first = await stripe.charge(input);
    standIn.forgetKeys();
    const calls = count("POST /v1/payment_intents");
    t.same(await stripe.charge(input), first);
    t.equal(count("POST /v1/payment_intents"), calls);
  });

  const post = ({ payload, header }: { payload: string; header: string }) =>
    app.inject({
      method: "POST",
      url: "/api/app/payments/stripe/webhook",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": header },
      payload,
    });
  const jobs = () => JobModel.find({ kind: "billing.message" }).sort({ _id: 1 }).lean();

  await t.test("takes signed messages, once, and asks about what they name", async (t) => {
    const input = checkoutOf();
    const { ref } = await stripe.checkout(input);
    const event = standIn.pay(ref);
    const sent = standIn.signed(event);
    const answers = await Promise.all([post(sent), post(sent), post(sent)]);
    t.same(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    t.match(
      (await jobs()).map(({ data }) => data),
      [{ provider: "stripe", payment: ref, order: input.order }],
    );
    t.equal(await ProviderMessageModel.countDocuments({ message: event.id }), 1);
    const intent = standIn.sessions.find(({ id }) => id === ref)?.payment_intent;
    t.equal((await post(standIn.signed(standIn.dispute(intent, "lost")))).statusCode, 200);
    t.match((await jobs()).at(-1)?.data, { payment: intent, order: null }, "a dispute names the payment alone");
    t.match(await stripe.find(String(intent)), { order: input.order }, "by which the order is found");
  });

  await t.test("messages about other things have no effect", async (t) => {
    const before = (await jobs()).length;
    for (const event of [
      standIn.tell("invoice.paid", { id: "in_1", object: "invoice", metadata: { order: newOrder() } }),
      standIn.tell("checkout.session.completed", { id: "x", object: "checkout.session", metadata: {} }),
    ])
      t.equal((await post(standIn.signed(event))).statusCode, 200);
    t.equal((await jobs()).length, before);
  });

  await t.test("refuses what is forged, old, from later, or was changed on its way", async (t) => {
    const event = standIn.tell("payment_intent.succeeded", { id: "pi_x", object: "payment_intent", metadata: {} });
    const seconds = Math.floor(Date.now() / 1000);
    const sent = standIn.signed(event);
    const before = (await jobs()).length;
    for (const refused of [
      standIn.signed(event, { secret: "whsec_another" }),
      standIn.signed(event, { at: seconds - 310 }),
      standIn.signed(event, { at: seconds + 310 }),
      standIn.signed(event, { at: seconds * 1000 }),
      { ...sent, payload: JSON.stringify(JSON.parse(sent.payload)) },
      { ...sent, header: "" },
    ])
      t.equal((await post(refused)).statusCode, 400);
    t.equal((await jobs()).length, before);
    t.equal((await post(sent)).statusCode, 200);
  });

  await t.test("is asked for what never arrived", async (t) => {
    const told = await stripe.recent(new Date(Date.now() - 60_000));
    t.ok(told.length > 5);
    t.notOk(told.some(({ kind }) => kind === "invoice.paid"));
    troubles.push(500);
    await t.rejects(stripe.recent(new Date()), UNREACHABLE);
  });
});
