import { randomUUID } from "node:crypto";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { setPlans } from "#server/features/members/service.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the package of an agency", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const key = () => ({ "idempotency-key": randomUUID() });
  const person = await app.person();
  await make.confirm(person);
  const buy = async (who: Person, plan: string) => {
    const { basis } = (await who.get(`/_/app/plan/${plan}/change`)).json();
    const { id } = (await who.post(`/_/app/plan/${plan}/checkout`, { basis }, key())).json();
    app.payments.pay(app.payments.ofOrder(id)?.ref ?? "");
    return (await who.get(`/_/app/order/${id}`)).json();
  };
  const add = (signatures: number, more: object = {}) =>
    person.post("/_/reseller/group/signatures/add", { signatures, ...more }, key());
  const packageOf = async () => (await person.get("/_/reseller")).json().package;

  await t.test("is not there to try without a payment, as other plans are", async (t) => {
    const other = await app.person();
    await make.confirm(other);
    const tryOut = (plan: string) => other.post(`/_/app/plan/${plan}/trial`);
    t.match((await tryOut("agency-hub-yearly-25")).json(), { status: 409, code: "change_refused" });
    t.match((await other.get("/_/reseller")).json(), { code: "not_admin" });
    t.match((await tryOut("teams-yearly-10")).json(), { status: "trial" });
  });

  await t.test("is bought like every plan, and opens the agency with the payment", async (t) => {
    t.match((await person.get("/_/reseller")).json(), { code: "not_admin" });
    t.match(await buy(person, "agency-hub-yearly-25"), { status: "paid" });
    t.match((await person.get("/_/app/user")).json(), {
      isReseller: true,
      resellerData: { role: 1, isActive: true, availableSignatures: 25 },
    });
    t.strictSame(await packageOf(), { signatures: 25, given: 0 });
  });

  await t.test("is enlarged to the next size that is sold, prorated, by the kept method", async (t) => {
    await person.post("/_/reseller/company", { name: "Acme", signatures: 20 });
    const quote = (await person.get("/_/reseller/group/signatures/quote?signatures=40")).json();
    t.match(quote, { at: "now", plan: { name: "agency-hub", count: 50, period: "yearly" } });
    t.ok(quote.due > 0 && quote.due < quote.plan.price, "what was paid before comes off");
    t.match((await add(40, { basis: "made up" })).json(), { status: 409, code: "price_changed" });
    const answer = await add(40, { basis: quote.basis });
    t.match(answer.json(), { signatures: 50, order: { status: "paid", due: quote.due } }, answer.body);
    t.strictSame(await packageOf(), { signatures: 50, given: 20 });
    t.match((await add(80)).json(), { signatures: 100, order: { status: "paid" } }, "without a price it is today's");
    t.match((await add(80)).json(), { status: 409, code: "plan_same" });
    t.match((await add(201)).json(), { status: 409, code: "quote_needed" });
    t.match((await person.post("/_/reseller/group/signatures/add", { signatures: 150 })).json(), {
      code: "key_missing",
    });
  });

  await t.test("says whether its companies send by mail, however few signatures they have", async (t) => {
    const { group } = (await person.post("/_/reseller/company", { name: "Tiny", signatures: 1 })).json();
    const inside = { [COMPANY_HEADER]: group };
    const { hash } = (await person.post("/_/signatures", make.signature(), inside)).json();
    const send = () => person.post(`/_/signatures/${hash}/send`, { email: "ann@example.com" }, inside);
    t.match(await TeamModel.findOne({ group }).lean(), { packageSeats: 100 });
    const sent = await send();
    t.ok(sent.statusCode < 300, sent.body);
    // A record from before the package was noted has what it has itself.
    await TeamModel.collection.updateOne({ group }, { $unset: { packageSeats: 1 } });
    t.match((await send()).json(), { status: 403 });
    await TeamModel.deleteOne({ group });
    await TeamModel.updateOne({ _id: await make.teamOf(person) }, { $inc: { given: -1 } });
    // What the package becomes its companies have.
    t.match(await add(120), { statusCode: 200 });
    t.match(await TeamModel.findOne({ name: "Acme" }).lean(), { packageSeats: 150 });
  });

  await t.test("is never smaller than what companies have", async (t) => {
    t.match((await add(10)).json(), { status: 409, code: "plan_too_small" });
    t.match((await person.get("/_/app/plan/teams-yearly-100/change")).json(), { code: "plan_too_small" });
    t.match((await add(25)).json(), { signatures: 25, order: { status: "scheduled" } }, "from the next period on");
    t.strictSame(await packageOf(), { signatures: 150, given: 20 });
  });

  await t.test("that another plan has taken the place of makes a team as others have it", async (t) => {
    const other = await app.person();
    await make.confirm(other);
    t.match(await buy(other, "agency-hub-yearly-10"), { status: "paid" });
    t.match((await other.get("/_/app/user")).json(), { isReseller: true });
    const team = await make.teamOf(other);
    const bought = { isPaid: true, isTerminated: false, seats: 25, plan: NO_PLAN, hasHub: false };
    await transaction((session) => setPlans([{ team, plan: bought }], session));
    t.match((await other.get("/_/app/user")).json(), { isReseller: false, resellerData: null });
    t.match(await other.post("/_/app/team/invite", { email: "ann@example.com" }), { statusCode: 201 });
  });

  await t.test("is its owner's to pay for and to cancel", async (t) => {
    t.match((await person.get("/_/app/user/billings")).json().items.length, 4);
    const other = await app.person();
    const admin = await make.hubAdmin(app, person, null, { person: other });
    t.match((await admin.get("/_/app/user/billings")).json(), { items: [] }, "their own team has bought nothing");
    t.match((await admin.get("/_/app/user")).json().resellerData, { role: 2, ownerEmail: person.email });
    t.notOk("ownerEmail" in (await person.get("/_/app/user")).json().resellerData, "who owns it knows");
    t.match((await person.post("/_/app/user/subscription/pause", {}, key())).json(), { code: "change_refused" });
    t.match((await person.post("/_/app/user/subscription/cancel", {}, key())).json(), { status: "cancelled" });
    t.match(await TeamModel.findOne({ name: "Acme" }).lean(), { isPaid: true, isTerminated: false });
  });
});
