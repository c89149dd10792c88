import { randomUUID } from "node:crypto";
import t, { type Test } from "tap";
import { transaction } from "#server/db/transactions.ts";
import { happen } from "#server/features/billing/happen.ts";
import {
  type BilledCompanies,
  HappenedModel,
  InvoiceModel,
  SubscriptionModel,
  storedInvoices,
} from "#server/features/billing/model.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import { settleByRef } from "#server/features/billing/orders/settle.ts";
import { sheetOf } from "#server/features/billing/sheet.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const BILLINGS = "/_/app/user/billings";

t.test("invoices of an agency say what each company had", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const key = () => ({ "idempotency-key": randomUUID() });
  async function person(): Promise<Person> {
    const one = await app.person();
    await make.confirm(one);
    return one;
  }
  const buy = async (who: Person, plan: string) => {
    const { basis } = (await who.get(`/_/app/plan/${plan}/change`)).json();
    const { id } = (await who.post(`/_/app/plan/${plan}/checkout`, { basis }, key())).json();
    app.payments.pay(app.payments.ofOrder(id)?.ref ?? "");
    return (await who.get(`/_/app/order/${id}`)).json();
  };
  const enlarge = async (who: Person, signatures: number) =>
    (await who.post("/_/reseller/group/signatures/add", { signatures }, key())).json();
  const company = async (who: Person, name: string, signatures: number) =>
    (await who.post("/_/reseller/company", { name, signatures })).json();
  const newest = async (who: Person) => {
    const stored = await InvoiceModel.findOne({ team: await make.teamOf(who) })
      .sort({ _id: -1 })
      .lean();
    const invoice = storedInvoices.read(stored);
    if (!invoice) throw new Error("There is no invoice.");
    return invoice;
  };
  const csvOf = async (who: Person, id: unknown, headers = {}) =>
    who.get(`${BILLINGS}/${id}/companies.csv`, undefined, headers);
  /** All of them together are the package, and what was paid for it to the cent. */
  function mustAddUp(t: Test, companies: BilledCompanies | null, signatures: number, net: number) {
    const all = companies ? [companies.own, ...companies.rows] : [];
    t.equal(
      all.reduce((sum, row) => sum + row.signatures, 0),
      signatures,
      "the package",
    );
    t.equal(
      all.reduce((sum, { cents }) => sum + cents, 0),
      net,
      "the net amount",
    );
  }
  const owner = await person();

  await t.test("the first one has no companies yet, and no table", async (t) => {
    t.match(await buy(owner, "agency-hub-yearly-25"), { status: "paid" });
    const { companies, subtotal, _id } = await newest(owner);
    t.strictSame(companies, { own: { signatures: 25, used: 0, cents: subtotal }, rows: [] });
    t.match((await owner.get(BILLINGS)).json().items, [{ hasCompanies: false }]);
    t.notOk("table" in sheetOf(await newest(owner)));
    t.equal((await csvOf(owner, _id)).statusCode, 200);
  });

  await t.test(
    "a package that is changed in between has them as they are then, and their share of what was paid",
    async (t) => {
      const acme = await company(owner, "Acme", 7);
      const bolt = await company(owner, "=HYPERLINK(1)", 3);
      await owner.post("/_/signatures", make.signature({ general: { name: "Ann" } }), { [COMPANY_HEADER]: acme.group });
      await owner.post("/_/signatures", make.signature({ general: { name: "Own" } }));
      const { order } = await enlarge(owner, 50);
      t.match(order, { status: "paid" });
      const invoice = await newest(owner);
      const { companies, subtotal, discount, lines } = invoice;
      t.ok(
        lines.some(({ kind, cents }) => kind === "credit" && cents < 0),
        "what was paid before comes off",
      );
      const net = subtotal - discount;
      t.ok(net > 0 && net < (lines[0]?.cents ?? 0));
      t.match(companies, {
        own: { signatures: 40, used: 1 },
        rows: [
          { group: bolt.group, name: "=HYPERLINK(1)", signatures: 3, used: 0, isArchived: false },
          { group: acme.group, name: "Acme", signatures: 7, used: 1, isArchived: false },
        ],
      });
      mustAddUp(t, companies, 50, net);
      for (const { signatures, cents } of companies?.rows ?? [])
        t.ok(Math.abs(cents - (net * signatures) / 50) < 1, "its part by its places");

      const [first] = (await owner.get(BILLINGS)).json().items;
      t.match(first, { id: String(invoice._id), hasCompanies: true });
      const sheet = sheetOf(invoice);
      t.match(
        sheet.table?.rows.map(({ text, quantity, price }) => [text, quantity, price]),
        [
          ["=HYPERLINK(1)", "3", "0"],
          ["Acme", "7", "1"],
          ["Your own signatures", "40", "1"],
          ["Package", "50", "2"],
        ],
      );
      t.equal(sheet.columns[1], "Signatures");
      const pdf = await owner.get(`${BILLINGS}/${invoice._id}/invoice.pdf`);
      t.equal(pdf.statusCode, 200);
      t.match(pdf.headers["content-type"], /pdf/);

      const file = await csvOf(owner, invoice._id);
      t.equal(file.statusCode, 200, file.body);
      t.match(file.headers, { "content-type": /text\/csv/, "content-disposition": /companies-.*\.csv/ });
      const [head, ...rows] = file.body.trim().split("\r\n");
      t.match(head, /^Invoice,Date,Company,Group,Signatures,Used,Net share,Currency,Archived$/);
      t.match(rows[0], /,'=HYPERLINK\(1\),/, "no spreadsheet calculates it");
      t.equal(rows.length, 3);
      const cents = rows.map((row) => Math.round(Number(row.split(",")[6]) * 100));
      t.equal(
        cents.reduce((sum, each) => sum + each, 0),
        net,
      );
    },
  );

  await t.test("stays as it was when companies change, leave, or are archived", async (t) => {
    const before = await newest(owner);
    const acme = await TeamModel.findOne({ name: "Acme" }).lean();
    const bolt = await TeamModel.findOne({ name: "=HYPERLINK(1)" }).lean();
    const body = { group: bolt?.group ?? "", v: bolt?.v ?? 0, name: "Bolt", signatures: 5, archived: true };
    t.equal((await owner.post("/_/reseller/company/update", body)).statusCode, 200);
    const ben = await person();
    const offered = { kind: "leave", group: acme?.group ?? "", email: ben.email, password: owner.password };
    t.equal((await owner.post("/_/reseller/offers", offered)).statusCode, 201);
    const mails = (await mailbox.read()).filter(({ text }) => text?.includes("/company-offer/"));
    const token = linkIn(mails.at(-1) ?? { text: "" }, "/company-offer/")
      .split("/")
      .at(-1);
    t.equal((await ben.post("/_/reseller/offer/accept", { token, password: ben.password })).statusCode, 200);

    t.strictSame((await newest(owner)).companies, before.companies, "it is a record");
    t.strictSame((await ben.get(BILLINGS)).json().items, [], "who left has no invoice of the agency");
    t.equal((await csvOf(ben, before._id)).statusCode, 404);

    t.match(await enlarge(owner, 100), { signatures: 100, order: { status: "paid" } });
    const after = await newest(owner);
    t.match(after.companies, {
      own: { signatures: 95 },
      rows: [{ name: "Bolt", signatures: 5, isArchived: true }],
    });
    t.equal(after.companies?.rows.length, 1, "who has left is not there");
    mustAddUp(t, after.companies, 100, after.subtotal - after.discount);
    t.match(sheetOf(after).table?.rows[0], { text: "Bolt", note: "Archived" });
  });

  await t.test("are the owner's, outside of companies", async (t) => {
    const { _id } = await newest(owner);
    const bolt = await TeamModel.findOne({ name: "Bolt" }).lean();
    await TeamModel.updateOne({ _id: bolt?._id }, { archivedAt: null });
    const place = { id: bolt?._id as never, group: bolt?.group ?? "" } as never;
    const admin = await make.hubAdmin(app, owner, null);
    const companyAdmin = await make.hubAdmin(app, owner, place);
    for (const one of [admin, companyAdmin, await person()]) t.equal((await csvOf(one, _id)).statusCode, 404);
    t.equal(
      (await csvOf(owner, _id, { [COMPANY_HEADER]: bolt?.group ?? "" })).statusCode,
      403,
      "a company pays nothing",
    );
    t.equal((await app.anyone.get(`${BILLINGS}/${_id}/companies.csv`)).statusCode, 401);
  });

  await t.test("other teams have none, and neither have records from before", async (t) => {
    const other = await person();
    t.match(await buy(other, "teams-yearly-10"), { status: "paid" });
    const invoice = await newest(other);
    t.equal(invoice.companies, null);
    t.notOk("table" in sheetOf(invoice));
    t.equal(sheetOf(invoice).columns[1], "People");
    t.equal((await csvOf(other, invoice._id)).statusCode, 404);
    await InvoiceModel.collection.updateOne({ _id: invoice._id }, { $unset: { companies: 1 } });
    t.equal((await newest(other)).companies, null);
    t.match((await other.get(BILLINGS)).json().items, [{ hasCompanies: false }]);
  });

  await t.test("money that comes for a company goes back, and gives it nothing", async (t) => {
    const hub = await person();
    await buy(hub, "agency-hub-yearly-25");
    const joining = await person();
    const team = await make.teamOf(joining);
    const { basis } = (await joining.get("/_/app/plan/teams-yearly-10/change")).json();
    const { id } = (await joining.post("/_/app/plan/teams-yearly-10/checkout", { basis }, key())).json();
    const { group } = (await hub.get("/_/reseller")).json();
    const asked = { kind: "join", group, email: joining.email, signatures: 3, password: hub.password };
    t.equal((await hub.post("/_/reseller/offers", asked)).statusCode, 201);
    const mails = (await mailbox.read()).filter(({ text }) => text?.includes("/company-offer/"));
    const token = linkIn(mails.at(-1) ?? { text: "" }, "/company-offer/")
      .split("/")
      .at(-1);
    const joined = await joining.post("/_/reseller/offer/accept", { token, password: joining.password });
    t.equal(joined.statusCode, 200, joined.body);
    const before = await TeamModel.findById(team).lean();

    // The page of payment was still open.
    const { ref } = app.payments.ofOrder(id) ?? { ref: "" };
    app.payments.pay(ref ?? "");
    t.equal(await settleByRef("sandbox", ref ?? "", new Date()), "settled");
    t.match(await OrderModel.findById(id).lean(), { status: "refunded", refunded: app.payments.ofOrder(id)?.amount });
    t.equal(await InvoiceModel.countDocuments({ team }), 0);
    t.equal(await SubscriptionModel.countDocuments({ _id: team }), 0);
    const { isPaid, plan, seats } = (await TeamModel.findById(team).lean()) ?? {};
    t.match({ isPaid, plan, seats }, { isPaid: before?.isPaid, plan: before?.plan, seats: 3 });

    // Whatever would be paid, tried or given: what it has comes from its agency.
    for (const event of ["paid", "onetime_paid", "trial_start", "licence_on", "reseller_on"] as const) {
      const happening = { team, event, key: `company:${event}` };
      const { kind } = await transaction((session) => happen(happening, new Date(), session));
      t.equal(kind, "refused", event);
    }
    t.equal(await SubscriptionModel.countDocuments({ _id: team }), 0);
    t.match(await HappenedModel.find({ team, key: /^company:/ } as never).lean(), Array(5).fill({ isRefused: true }));
  });

  await t.test("of more companies than a sheet has lines the rest is one line", async (t) => {
    const invoice = await newest(owner);
    const rows = Array.from({ length: 500 }, (_, at) => ({
      ...{ group: `c${at}`, name: `Company ${at}`, signatures: 2, used: 1, cents: 10, isArchived: false },
    }));
    const many = { ...invoice, companies: { own: { signatures: 0, used: 0, cents: 0 }, rows } };
    const table = sheetOf(many).table?.rows ?? [];
    t.equal(table.length, 200);
    t.match(table.at(-3), { text: "303 more companies", quantity: "606", price: "303", amount: "$30.30" });
    t.match(table.at(-1), { quantity: "1,000", amount: "$50.00" });
  });
});
