import { randomUUID } from "node:crypto";
import t from "tap";
import { HappenedModel, InvoiceModel, SubscriptionModel } from "#server/features/billing/model.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import { settleByRef } from "#server/features/billing/orders/settle.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { settings } from "#server/settings.ts";
import * as make from "#tests/support/make.ts";
import { CARD } from "#tests/support/payments.ts";
import { startApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startApp>>["person"]>>;
const key = () => ({ "idempotency-key": randomUUID() });
const YEAR_OF_ONE = 7_200;
const YEAR_OF_TWO = 12_960;

t.test("buying and changing a plan", async (t) => {
  const app = await startApp(t);
  const { payments } = app;

  const quoteOf = async (person: Person, plan: string) => (await person.get(`/_/app/plan/${plan}/change`)).json();
  const checkout = async (person: Person, plan: string, values: Record<string, unknown> = {}, headers = key()) => {
    const { basis } = await quoteOf(person, plan);
    return person.post(`/_/app/plan/${plan}/checkout`, { basis, ...values }, headers);
  };
  const change = async (person: Person, plan: string, headers = key()) => {
    const { basis } = await quoteOf(person, plan);
    return person.post(`/_/app/plan/${plan}/change`, { basis }, headers);
  };
  const paymentOf = (id: string) => {
    const payment = payments.ofOrder(id);
    if (!payment) throw new Error(`There is no payment for ${id}.`);
    return payment;
  };
  const settle = (ref: string) => settleByRef("sandbox", ref, new Date());
  /** Somebody who has bought a plan, by a card that is kept. */
  const buyer = async (plan = "professional-yearly-1") => {
    const person = await app.person();
    const { id } = (await checkout(person, plan)).json();
    payments.pay(payments.ofOrder(id)?.ref ?? "");
    await person.get(`/_/app/order/${id}`);
    return { person, team: await make.teamOf(person), order: id as string };
  };
  const cents = async (team: unknown) => {
    const rows = await InvoiceModel.find({ team: team as never }).lean();
    return rows.reduce((sum, { total }) => sum + total, 0);
  };
  const takenOf = async (team: unknown) => {
    const ids = new Set((await OrderModel.find({ team: team as never }).lean()).map(({ _id }) => String(_id)));
    return payments
      .all()
      .filter(({ order, status }) => ids.has(order) && status === "paid")
      .reduce((sum, { amount, refunded, dispute }) => sum + (dispute === "lost" ? 0 : amount - refunded), 0);
  };

  t.test("is shown to the cent, paid on a page, and had at once", async (t) => {
    const person = await app.person();
    const quote = await quoteOf(person, "professional-yearly-2");
    t.match(quote, { at: "now", due: YEAR_OF_TWO, left: 0, renewal: YEAR_OF_TWO, paysWith: null, percentOff: 0 });
    t.match(quote.lines, [{ kind: "plan", cents: YEAR_OF_TWO }]);
    const answer = await checkout(person, "professional-yearly-2", { back: "/editor" });
    t.match(answer.json(), { status: "open", kind: "plan", due: YEAR_OF_TWO, url: /^https:/, back: "/editor" });
    const { id } = answer.json();
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "open" });
    payments.pay(paymentOf(id).ref);
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "paid", url: null });
    const team = await make.teamOf(person);
    t.match(await TeamModel.findById(team).lean(), { isPaid: true, seats: 2 });
    t.match((await person.get("/_/app/plans/change")).json(), {
      isSandbox: true,
      subscription: {
        status: "active",
        plan: { planId: "professional-yearly-2", price: YEAR_OF_TWO },
        renewal: YEAR_OF_TWO,
        card: { brand: "Visa", last4: "4242", endsAt: "11/2028" },
        possible: { buy: false, change: true, cancel: true, resume: false, pause: true, trial: false, card: true },
        used: 1,
      },
    });
    t.equal(await cents(team), YEAR_OF_TWO);
    t.equal(await takenOf(team), YEAR_OF_TWO);
    t.match(await InvoiceModel.findOne({ team }).lean(), { status: "paid", paidBy: "Visa 4242" });
  });

  t.test("a declined payment can be tried again on the page; a page that has closed is over", async (t) => {
    const person = await app.person();
    const { id } = (await checkout(person, "professional-yearly-1")).json();
    const { ref } = paymentOf(id);
    payments.decline(ref);
    t.equal(await settle(ref), "open");
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "open", url: /^https:/ });
    payments.pay(ref);
    t.equal(await settle(ref), "settled");
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "paid" });
    const other = await app.person();
    const closed = (await checkout(other, "professional-yearly-1")).json();
    payments.close(paymentOf(closed.id).ref);
    t.match((await other.get(`/_/app/order/${closed.id}`)).json(), { status: "expired", url: null });
    t.notOk(await InvoiceModel.exists({ team: await make.teamOf(other) }));
  });

  t.test("what becomes of a payment is told often, and happens once", async (t) => {
    const person = await app.person();
    const { id } = (await checkout(person, "professional-yearly-1")).json();
    const { ref } = paymentOf(id);
    payments.pay(ref);
    await Promise.all(Array.from({ length: 20 }, () => settle(ref)));
    const team = await make.teamOf(person);
    t.equal(await InvoiceModel.countDocuments({ team }), 1);
    t.equal(await HappenedModel.countDocuments({ team }), 1);
    t.equal(await cents(team), YEAR_OF_ONE);
    t.equal(await settleByRef("sandbox", "nobody's", new Date()), "unknown");
    t.equal(await settleByRef("stripe", ref, new Date()), "unknown");
  });

  t.test("more is paid now with the kept method, less the rest of what was paid; less begins at the end", async (t) => {
    const { person, team } = await buyer();
    const quote = await quoteOf(person, "professional-yearly-2");
    // Bought some seconds ago.
    t.ok(quote.due >= YEAR_OF_TWO - YEAR_OF_ONE && quote.due <= YEAR_OF_TWO - YEAR_OF_ONE + 1);
    t.match(quote.paysWith, { last4: "4242" });
    const { basis } = quote;
    const answer = await person.post("/_/app/plan/professional-yearly-2/change", { basis }, key());
    t.match(answer.json(), { status: "paid", kind: "change", due: quote.due, url: null });
    t.match(await TeamModel.findById(team).lean(), { seats: 2 });
    t.equal(await cents(team), await takenOf(team));
    t.equal(await takenOf(team), YEAR_OF_ONE + quote.due);

    const less = await quoteOf(person, "professional-quarterly-1");
    t.match(less, { at: "period_end", due: 0, lines: [] });
    t.match((await change(person, "professional-quarterly-1")).json(), { status: "scheduled", due: 0 });
    const { subscription } = (await person.get("/_/app/plans/change")).json();
    t.match(subscription, { plan: { count: 2 }, next: { planId: "professional-quarterly-1" }, renewal: 2_400 });
    // There and back costs nothing.
    t.match(await quoteOf(person, "professional-yearly-2"), { at: "period_end", due: 0 });
    t.match((await change(person, "professional-yearly-2")).json(), { status: "scheduled" });
    t.match((await person.get("/_/app/plans/change")).json(), { subscription: { next: null, renewal: YEAR_OF_TWO } });
    t.equal(await takenOf(team), YEAR_OF_ONE + quote.due);
  });

  t.test("a method that is declined, or has to be confirmed, gives nothing before it pays", async (t) => {
    const { person, team } = await buyer();
    payments.next("declined");
    t.match((await change(person, "professional-yearly-2")).json(), { code: "payment_declined", status: 402 });
    t.match(await TeamModel.findById(team).lean(), { seats: 1 });
    payments.next("action");
    const answer = (await change(person, "professional-yearly-3")).json();
    t.match(answer, { status: "open", url: /^https:/ });
    payments.pay(paymentOf(answer.id).ref, null);
    t.match((await person.get(`/_/app/order/${answer.id}`)).json(), { status: "paid" });
    t.match(await SubscriptionModel.findById(team).lean(), { method: CARD, plan: { count: 3 } });
    t.equal(await cents(team), await takenOf(team));
  });

  t.test("an answer that gets lost is asked for again, and nothing is paid twice", async (t) => {
    const { person, team } = await buyer();
    payments.next("lost");
    const { basis } = await quoteOf(person, "professional-yearly-2");
    const send = () => person.post("/_/app/plan/professional-yearly-2/change", { basis }, key());
    t.match((await send()).json(), { code: "payments_unreachable", status: 503 });
    t.match((await send()).json(), { status: "paid" });
    t.equal(await cents(team), await takenOf(team));
    t.equal(await OrderModel.countDocuments({ team, kind: "change" }), 1);
    payments.next("away");
    const away = await change(person, "professional-yearly-3");
    t.match(away.json(), { code: "payments_unreachable" });
    t.match((await change(person, "professional-yearly-3")).json(), { status: "paid" });
    t.equal(await cents(team), await takenOf(team));
  });

  t.test("of a hundred at once one is made and paid", async (t) => {
    const person = await app.person();
    const team = await make.teamOf(person);
    const { basis } = await quoteOf(person, "professional-yearly-1");
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => person.post("/_/app/plan/professional-yearly-1/checkout", { basis }, key())),
    );
    t.equal(new Set(answers.map((answer) => answer.json().id)).size, 1);
    t.equal(await OrderModel.countDocuments({ team }), 1);
    const [{ id }] = answers.map((answer) => answer.json());
    payments.pay(paymentOf(id).ref);
    await person.get(`/_/app/order/${id}`);

    const two = await quoteOf(person, "professional-yearly-2");
    const changes = await Promise.all(
      Array.from({ length: 100 }, () =>
        person.post("/_/app/plan/professional-yearly-2/change", { basis: two.basis }, key()),
      ),
    );
    t.same([...new Set(changes.map(({ statusCode }) => statusCode))], [200]);
    t.same([...new Set(changes.map((answer) => answer.json().status))], ["paid"]);
    t.equal(await OrderModel.countDocuments({ team, kind: "change" }), 1);
    t.equal(await takenOf(team), YEAR_OF_ONE + two.due);
    t.equal(await cents(team), await takenOf(team));
  });

  t.test("what was shown is what is paid, or is refused", async (t) => {
    const { person, team } = await buyer();
    const { basis } = await quoteOf(person, "professional-yearly-2");
    const [seconds, seal] = basis.split(".");
    // As a renewal is kept, of which nobody was shown the price: it is no answer to who sends none.
    await OrderModel.updateMany({ team }, { basis: "" });
    t.match((await person.post("/_/app/plan/professional-yearly-1/change", { basis: "" }, key())).json(), {
      code: "plan_same",
    });
    const earlier = (Number.parseInt(seconds, 36) - 1000).toString(36);
    for (const forged of ["", "x", `${earlier}.${seal}`, `${seconds}.${seal.slice(1)}A`, `${seconds}.`, "NaN.NaN"])
      t.match((await person.post("/_/app/plan/professional-yearly-2/change", { basis: forged }, key())).json(), {
        code: "price_changed",
      });
    // For something else.
    t.match((await person.post("/_/app/plan/professional-yearly-3/change", { basis }, key())).json(), {
      code: "price_changed",
    });
    await change(person, "professional-yearly-3");
    t.match((await person.post("/_/app/plan/professional-yearly-2/change", { basis }, key())).json(), {
      code: "price_changed",
    });
  });

  t.test("says what cannot be bought", async (t) => {
    const person = await app.person();
    const code = async (plan: string, who = person) => (await quoteOf(who, plan)).code;
    t.equal(await code("nothing"), "plan_unknown");
    t.equal(await code("teams-yearly-101"), "quote_needed");
    t.equal(await code("agency-hub-yearly-500"), "quote_needed");
    t.equal(await code("teams-yearly-7"), "plan_unknown");
    const many = await make.paid(app, { isPaid: false });
    await make.changeTeam(many, { used: 3, signatureCount: 7 });
    t.equal(await code("teams-yearly-6", many), "plan_too_small");
    t.equal(await code("teams-yearly-8", many), undefined);
    const bought = await buyer();
    t.equal(await code("professional-yearly-1", bought.person), "plan_same");
    const lifetime = await make.paid(app, {
      plan: { type: "product", data: { product_id: "signoff_tier1", type: null } } as never,
    });
    t.equal(await code("teams-yearly-20", lifetime), "change_refused");
  });

  t.test("two pages of one team: the earlier one closes, and what was paid on it is given", async (t) => {
    const person = await app.person();
    const team = await make.teamOf(person);
    const first = (await checkout(person, "professional-yearly-1")).json();
    const second = (await checkout(person, "professional-yearly-2")).json();
    t.not(first.id, second.id);
    t.match(paymentOf(first.id), { status: "expired" });
    payments.pay(paymentOf(second.id).ref);
    t.match((await checkout(person, "professional-yearly-3")).json(), { code: "payment_open", status: 409 });
    t.match(await TeamModel.findById(team).lean(), { isPaid: true, seats: 2 });
    t.equal(await cents(team), await takenOf(team));
  });

  t.test("what is paid and cannot be given goes back, all of it", async (t) => {
    const person = await app.person();
    const team = await make.teamOf(person);
    const { id } = (await checkout(person, "professional-yearly-1")).json();
    const { ref } = paymentOf(id);
    // The marketplace was faster.
    const { licensed } = await import("#server/features/billing/service.ts");
    const { transaction } = await import("#server/db/transactions.ts");
    await transaction((session) => licensed(team, "test", new Date(), session));
    payments.pay(ref);
    payments.next("lost");
    await t.rejects(settle(ref));
    t.equal(await settle(ref), "settled");
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "refunded" });
    t.match(paymentOf(id), { refunded: YEAR_OF_ONE });
    t.equal(await takenOf(team), 0);
    t.equal(await cents(team), 0);
    t.match(await SubscriptionModel.findById(team).lean(), { status: "lifetime" });
  });

  t.test("what goes back is credited; all of it, or a lost dispute, ends the plan", async (t) => {
    const ends = async (play: (ref: string) => void, status: string) => {
      const { team, order } = await buyer();
      const { ref } = paymentOf(order);
      payments.refund(ref, 200);
      await Promise.all([settle(ref), settle(ref), settle(ref)]);
      t.match(await SubscriptionModel.findById(team).lean(), { status: "active", paid: YEAR_OF_ONE - 200 });
      t.equal(await cents(team), YEAR_OF_ONE - 200);
      play(ref);
      await settle(ref);
      await settle(ref);
      t.match(await SubscriptionModel.findById(team).lean(), { status });
      t.equal(await cents(team), await takenOf(team));
      t.equal(await cents(team), 0);
    };
    await ends((ref) => payments.refund(ref, YEAR_OF_ONE - 200), "terminated");
    await ends((ref) => payments.dispute(ref, "lost"), "terminated");
    const { team, order } = await buyer();
    payments.dispute(paymentOf(order).ref, "open");
    await settle(paymentOf(order).ref);
    t.match(await SubscriptionModel.findById(team).lean(), { status: "active" });
  });

  t.test("one signature is bought once, and edited for seven days", async (t) => {
    const person = await app.person();
    t.match(await quoteOf(person, "one_time"), { due: 2_900, renewal: null, endsAt: null, editableDays: 7 });
    const { id } = (await checkout(person, "one_time")).json();
    payments.pay(paymentOf(id).ref, null);
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "paid", kind: "onetime", plan: null });
    const { subscription } = (await person.get("/_/app/plans/change")).json();
    t.match(subscription, { status: "onetime", plan: null, renewal: null, possible: { buy: true, oneTime: true } });
    t.equal(new Date(subscription.editableUntil).getTime() - Date.now() > 6.9 * 86_400_000, true);
    t.match((await person.post("/_/app/user/subscription/cancel", {}, key())).json(), { status: "onetime" });
  });

  t.test("tax is added to what is left", async (t) => {
    const { offers } = await import("#server/features/plans/service.ts");
    offers().tax = { label: "VAT", percent: 19 };
    t.teardown(() => {
      offers().tax = null;
    });
    const { person, team } = await buyer();
    const quote = await quoteOf(person, "professional-yearly-2");
    const net = quote.lines.filter(({ kind }: { kind: string }) => kind !== "tax");
    const sum = (lines: { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0);
    t.equal(sum(quote.lines), quote.due);
    t.equal(quote.due - sum(net), Math.round(sum(net) * 0.19));
    await change(person, "professional-yearly-2");
    t.equal(await cents(team), await takenOf(team));
  });

  t.test("another card: on a page where nothing is paid", async (t) => {
    const { person, team } = await buyer();
    const answer = (await person.post("/_/app/user/billings/card", { back: "/account/billing" }, key())).json();
    t.match(answer, { kind: "card", due: 0, status: "open", url: /^https:/, plan: null });
    payments.pay(paymentOf(answer.id).ref, { ...CARD, ref: "other", last4: "1111" });
    t.match((await person.get(`/_/app/order/${answer.id}`)).json(), { status: "paid" });
    t.match(await SubscriptionModel.findById(team).lean(), { method: { last4: "1111" } });
    t.equal(await InvoiceModel.countDocuments({ team }), 1);
    t.match((await (await app.person()).post("/_/app/user/billings/card", {}, key())).json(), {
      code: "change_refused",
    });
  });

  t.test("an order is its team's, and comes back to where it was made", async (t) => {
    const { order } = await buyer();
    t.match((await (await app.person()).get(`/_/app/order/${order}`)).json(), { code: "not_found" });
    t.match((await (await app.person()).get("/_/app/order/none")).json(), { code: "not_found" });
    t.ok(settings().PUBLIC_URL);
    const person = await app.person();
    for (const back of ["https://evil.example", "//evil.example", "/\\evil.example"])
      t.equal((await checkout(person, "professional-yearly-1", { back })).statusCode, 422);
  });
});
