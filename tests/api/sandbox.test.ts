import mongoose from "mongoose";
import t from "tap";
import { ProviderMessageModel } from "#server/features/billing/messages/model.ts";
import { SandboxMethodModel, SandboxPaymentModel } from "#server/features/billing/sandbox/model.ts";
import { WINDOW_S } from "#server/features/billing/sandbox/seal.ts";
import { JobModel } from "#server/jobs/model.ts";
import { type Payment, type Payments, payments } from "#server/ports/payments/payments.ts";
import { chargeOf, checkoutOf, newOrder } from "#tests/support/paying.ts";
import { plugSandbox } from "#tests/support/sandbox.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const WEBHOOK = "/app/payments/sandbox/webhook";

t.test("the sandbox", async (t) => {
  const app = await startApp(t);
  const { anyone, inject, withToken } = app;
  const { letters, sandbox } = plugSandbox(app);
  // Each payment from an address of its own: playing is limited.
  let visitors = 0;
  const play = (ref: string, body: object) =>
    withToken(null, `10.1.0.${visitors++ % 250}`).post(`/app/sandbox/${ref}`, body);
  const find = async (ref: string) => (await sandbox.find(ref)) as Payment;
  /** A payment that was played so far. */
  const played = async (plays: readonly string[], values = {}) => {
    const payment = await sandbox.checkout(checkoutOf(values));
    for (const one of plays) t.equal((await play(payment.ref, { play: one })).statusCode, 200, one);
    return find(payment.ref);
  };
  const jobs = () => JobModel.countDocuments({ kind: "billing.message" });

  await t.test("opens a page, once for an order", async (t) => {
    const input = checkoutOf();
    const [payment, again] = await Promise.all([sandbox.checkout(input), sandbox.checkout(input)]);
    t.match(payment, { status: "open", amount: 12_600, refunded: 0, dispute: "none", method: null });
    t.equal(payment.url, `http://localhost:3000/sandbox/${payment.ref}`);
    t.same(again, payment);
    t.same(await sandbox.findByOrder(input.order), payment);
    t.match((await anyone.get(`/app/sandbox/${payment.ref}`)).json(), {
      text: input.text,
      amount: 12_600,
      status: "open",
      plays: ["succeed", "ask", "succeed_then_decline", "succeed_then_ask", "decline"],
      returnUrl: input.returnUrl,
      cancelUrl: input.cancelUrl,
    });
    const page = await inject({ url: `/sandbox/${payment.ref}` });
    t.equal(page.statusCode, 200);
    t.match(page.headers, { "referrer-policy": "no-referrer", "cache-control": "private, no-store" });
    t.match(page.body, /<meta[^>]+noindex/);
  });

  await t.test("knows no payment that there is not", async (t) => {
    t.equal((await anyone.get("/app/sandbox/sandbox_pay_of_nobody")).statusCode, 404);
    t.equal((await play("sandbox_pay_of_nobody", { play: "succeed" })).statusCode, 404);
    t.equal(await sandbox.find("sandbox_pay_of_nobody"), null);
    t.equal(await sandbox.findByOrder(newOrder()), null);
    await t.rejects(sandbox.refund({ ref: "nothing", cents: 1, key: "k" }), { name: "PaymentsUnreachable" });
    await t.rejects(sandbox.expire("nothing"), { name: "PaymentsUnreachable" });
  });

  await t.test("a payment that works keeps a card, and that pays the next one, once for an order", async (t) => {
    const { status, method, url } = await played(["succeed"]);
    t.same({ status, url }, { status: "paid", url: null });
    t.match(method, { brand: "Visa", last4: "4242", endsAt: { month: 12 } });
    const input = chargeOf(method as NonNullable<typeof method>);
    const [charge, again] = await Promise.all([sandbox.charge(input), sandbox.charge(input)]);
    t.match(charge, { status: "paid", amount: 12_600, order: input.order });
    t.same(again, charge);
    t.equal(await SandboxPaymentModel.countDocuments({ order: input.order }), 1);
  });

  await t.test("a payment that is declined is over", async (t) => {
    const { ref, status, method } = await played(["decline"]);
    t.same({ status, method }, { status: "declined", method: null });
    t.match((await play(ref, { play: "succeed" })).json(), { code: "change_refused" });
  });

  await t.test("3-D Secure asks first, and its page is open until then", async (t) => {
    const asked = await played(["ask"]);
    t.equal(asked.status, "open");
    t.ok(asked.url);
    t.match((await anyone.get(`/app/sandbox/${asked.ref}`)).json(), { status: "action", plays: ["confirm", "refuse"] });
    t.match(await played(["ask", "confirm"]), { status: "paid", method: { last4: "4242" } });
    t.match(await played(["ask", "refuse"]), { status: "declined", method: null });
  });

  await t.test("a card that works now is declined at the next payment, or its owner is asked", async (t) => {
    const { method } = await played(["succeed_then_decline"]);
    t.match(await sandbox.charge(chargeOf(method as NonNullable<typeof method>)), { status: "declined", url: null });
    const asking = await played(["succeed_then_ask"]);
    const charge = await sandbox.charge(chargeOf(asking.method as NonNullable<typeof method>));
    t.match(charge, { status: "action", method: null });
    t.ok(charge.url, "where its owner confirms it");
    t.equal((await play(charge.ref, { play: "confirm" })).statusCode, 200);
    t.match(await find(charge.ref), { status: "paid", method: asking.method });
  });

  await t.test("nothing is kept that was not to be kept, and a card alone costs nothing", async (t) => {
    t.match(await played(["succeed"], { keepsMethod: false }), { status: "paid", method: null });
    const card = await played(["succeed"], { cents: 0 });
    t.match(card, { status: "paid", amount: 0, method: { brand: "Visa" } });
    t.match((await anyone.get(`/app/sandbox/${card.ref}`)).json(), { plays: [] });
  });

  await t.test("pays back a part and the rest, once a key, and never more than was paid", async (t) => {
    const { ref } = await played(["succeed"]);
    const refund = (cents: number, key: string) => sandbox.refund({ ref, cents, key });
    const both = await Promise.all([refund(4000, "a"), refund(4000, "a")]);
    t.same(
      both.map(({ refunded }) => refunded),
      [4000, 4000],
    );
    t.match((await play(ref, { play: "refund", cents: 600 })).json(), { refunded: 4600 });
    t.match(await refund(20_000, "b"), { refunded: 12_600 });
    t.match(await refund(1, "c"), { refunded: 12_600 });
    t.match((await play(ref, { play: "refund" })).json(), { code: "change_refused" });
    t.match(await sandbox.refund({ ref: (await played(["decline"])).ref, cents: 1, key: "d" }), { refunded: 0 });
  });

  await t.test("is disputed, and that is won or lost", async (t) => {
    t.match(await played(["succeed", "dispute"]), { dispute: "open" });
    t.match(await played(["succeed", "dispute", "dispute_won"]), { dispute: "won" });
    const { ref, dispute } = await played(["succeed", "dispute", "dispute_lost"]);
    t.equal(dispute, "lost");
    t.match((await play(ref, { play: "refund" })).json(), { code: "change_refused" });
  });

  await t.test("a page is closed, or its time is over; what was paid stays paid", async (t) => {
    const { ref } = await sandbox.checkout(checkoutOf());
    t.match(await sandbox.expire(ref), { status: "expired", url: null });
    t.match((await play(ref, { play: "succeed" })).json(), { code: "change_refused" });
    const paid = await played(["succeed"]);
    t.match(await sandbox.expire(paid.ref), { status: "paid" });
    const late = await sandbox.checkout(checkoutOf({ expiresAt: new Date(Date.now() - 1) }));
    t.match(late, { status: "expired", url: null });
    t.match((await play(late.ref, { play: "succeed" })).json(), { code: "change_refused" });
  });

  await t.test("forgets a buyer and their cards", async (t) => {
    const { ref, method } = await played(["succeed"]);
    const kept = method as NonNullable<typeof method>;
    await sandbox.forget(kept.customer);
    t.equal((await find(ref)).method, null);
    t.equal(await SandboxMethodModel.countDocuments({ "method.customer": kept.customer }), 0);
    t.match(await sandbox.charge(chargeOf(kept)), { status: "declined" });
  });

  await t.test("of many who pay at once one does", async (t) => {
    const { ref } = await sandbox.checkout(checkoutOf());
    const answers = await Promise.all(
      ["succeed", "decline", "succeed", "decline", "succeed"].map((one) => play(ref, { play: one })),
    );
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409, 409, 409]);
  });

  await t.test(
    "tells of each change in a sealed message, which is answered at once and asked about by a job",
    async (t) => {
      await letters.arrived();
      const [before, jobsBefore] = [letters.sent.length, await jobs()];
      const { ref, order } = await played(["succeed", "dispute", "dispute_won"]);
      await letters.arrived();
      const sent = letters.sent.slice(before).map(({ body }) => JSON.parse(body));
      t.match(sent, [
        { kind: "payment.paid", payment: ref, order },
        { kind: "payment.disputed", payment: ref, order },
        { kind: "payment.dispute_won", payment: ref, order },
      ]);
      t.equal((await jobs()) - jobsBefore, 3);
      const kept = await ProviderMessageModel.find({
        message: mongoose.trusted({ $in: sent.map(({ id }) => id) }),
      }).lean();
      t.same(kept.map(({ kind }) => kind).sort(), sent.map(({ kind }) => kind).sort());
      const told = await sandbox.recent(new Date(Date.now() - 60_000));
      t.same(
        told
          .filter(({ payment }) => payment === ref)
          .map(({ id }) => id)
          .sort(),
        sent.map(({ id }) => id).sort(),
        "and it can be asked what it has told",
      );
      t.same(await sandbox.recent(new Date(Date.now() + 60_000)), []);
    },
  );

  await t.test("a message that comes again, or many times at once, has one effect", async (t) => {
    letters.isHeld = true;
    await played(["succeed"]);
    letters.isHeld = false;
    const letter = letters.sent.at(-1) as (typeof letters.sent)[number];
    const before = await jobs();
    const answers = await Promise.all(Array.from({ length: 10 }, () => letters.post(letter)));
    t.same([...new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))], ['200 {"received":true}']);
    t.equal((await letters.post(letter)).statusCode, 200);
    t.equal((await jobs()) - before, 1);
    t.equal(await ProviderMessageModel.countDocuments({ message: JSON.parse(letter.body).id }), 1);
  });

  await t.test("a message that is forged, old, from later, or cannot be read has none", async (t) => {
    await letters.arrived();
    const letter = letters.sent.at(-1) as (typeof letters.sent)[number];
    const forged = { ...letter, body: letter.body.replace("payment.", "payments.") };
    const now = Date.now();
    const fresh = { ...letter, body: letter.body.replace(/"id":"[^"]+"/, '"id":"another"') };
    const [before, kept] = [await jobs(), await ProviderMessageModel.countDocuments()];
    const refused = [
      letters.post({ ...forged, headers: letter.headers }),
      letters.post({ ...letter, headers: async () => ({}) }),
      letters.post({ ...letter, headers: async () => ({ "sandbox-signature": "t=1,v1=00" }) }),
      letters.post(letter, new Date(now - (WINDOW_S + 5) * 1000)),
      letters.post(letter, new Date(now + (WINDOW_S + 5) * 1000)),
      anyone.post(WEBHOOK, { id: "x" }),
    ];
    for (const answer of await Promise.all(refused)) {
      t.equal(answer.statusCode, 400);
      t.match(JSON.parse(answer.body), { code: "message_refused" });
    }
    t.ok(fresh);
    t.equal(await jobs(), before);
    t.equal(await ProviderMessageModel.countDocuments(), kept);
  });

  await t.test("the secret of before is honoured while it is replaced", async (t) => {
    letters.isHeld = true;
    await played(["succeed"]);
    letters.isHeld = false;
    const letter = letters.sent.at(-1) as (typeof letters.sent)[number];
    const headers = await letter.headers(new Date());
    const sealed = { ...letter, headers: async () => headers };
    await withSettings({ tokenSecrets: ["a new secret, of more than thirty-two."] }, async () => {
      t.equal((await letters.post(sealed)).statusCode, 400);
    });
    await withSettings({ tokenSecrets: ["a new secret, of more than thirty-two.", TOKEN_SECRET] }, async () => {
      t.equal((await letters.post(sealed)).statusCode, 200);
    });
  });

  await t.test("no other provider's messages are taken, nor other bodies", async (t) => {
    t.equal((await anyone.post("/app/payments/stripe/webhook", {})).statusCode, 404);
    t.equal((await anyone.post("/app/payments/nobody/webhook", {})).statusCode, 404);
    const text = await inject({
      method: "POST",
      url: `/api${WEBHOOK}`,
      payload: "x",
      headers: { "content-type": "text/plain" },
    });
    t.equal(text.statusCode, 415);
    const long = { method: "POST", url: `/api${WEBHOOK}`, payload: { x: "x".repeat(600_000) } } as const;
    t.equal((await inject(long)).statusCode, 413);
  });

  await t.test("playing is limited by address", async (t) => {
    const { ref } = await sandbox.checkout(checkoutOf());
    const visitor = withToken(null, "10.2.0.1");
    const answers = [];
    for (let count = 0; count <= 60; count++)
      answers.push(await visitor.post(`/app/sandbox/${ref}`, { play: "refund" }));
    t.equal(answers.at(0)?.statusCode, 409);
    t.match(answers.at(-1)?.json(), { code: "too_many_requests" });
  });

  await t.test("where real money is taken there is no such page", async (t) => {
    const { ref } = await sandbox.checkout(checkoutOf());
    payments.plug({ ...sandbox, isSandbox: false, name: "stripe" } as Payments);
    t.teardown(() => payments.plug(sandbox));
    t.equal((await anyone.get(`/app/sandbox/${ref}`)).statusCode, 404);
    t.equal((await play(ref, { play: "succeed" })).statusCode, 404);
    t.equal((await anyone.post(WEBHOOK, {})).statusCode, 404);
    payments.plug(sandbox);
    t.match(await find(ref), { status: "open" });
  });
});
