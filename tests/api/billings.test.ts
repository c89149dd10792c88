import { randomUUID } from "node:crypto";
import type mongoose from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { type Billed, bill, billOrder, creditNote } from "#server/features/billing/invoices.ts";
import { InvoiceModel, type InvoiceRecord } from "#server/features/billing/model.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { CURRENCY } from "#shared/plans/plans.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const day = (text: string) => new Date(`${text}T09:00:00Z`);
const BUYER = {
  name: "Zażółć Sp. z o.o.",
  address: "ul. Święty Marcin 29\n61-806 Poznań",
  country: "Polska",
  taxId: "PL1",
};

t.test("billing", async (t) => {
  const app = await startApp(t);
  const line = {
    kind: "plan" as const,
    text: "Teams",
    period: "yearly" as const,
    quantity: 10,
    cents: 46_800,
    from: day("2026-11-30"),
    until: day("2027-11-30"),
  };
  const write = async (team: mongoose.Types.ObjectId, part: Partial<Billed> = {}) => {
    const billed = {
      team,
      currency: CURRENCY,
      lines: [line],
      discount: 0,
      tax: 0,
      payment: randomUUID(),
      isPaid: true,
    };
    const invoice = await transaction((session) => bill({ ...billed, ...part }, day("2026-11-30"), session));
    return invoice as InvoiceRecord;
  };
  const back = (invoice: InvoiceRecord, cents: number) =>
    transaction((session) => creditNote(invoice, cents, day("2026-12-10"), session));
  type Person = Awaited<ReturnType<typeof app.person>>;
  const list = async (person: Person, page = 1) => (await person.get(`/_/app/user/billings?page=${page}`)).json();
  const idOf = (invoice: InvoiceRecord) => String(invoice._id);
  const pdf = (person: Pick<Person, "get">, id: string, language = "en") =>
    person.get(`/_/app/user/billings/${id}/invoice.pdf?lang=${language}`);

  t.test("who buys stands on the next invoices, and those that there are stay as they are", async (t) => {
    const person = await app.person({ name: "Ana Person" });
    const team = await make.teamOf(person);
    const before = await write(team);
    t.match(before.buyer, { name: "Ana Person", address: "" }, "nobody has to say it");
    t.same((await list(person)).buyer, { name: "", address: "", country: "", taxId: "" });
    const answer = await person.put("/_/app/user/billings/buyer", {
      ...BUYER,
      address: BUYER.address.replace("\n", "\r\n"),
    });
    t.same(answer.json(), BUYER);
    t.same((await list(person)).buyer, BUYER);
    t.same((await write(team)).buyer, BUYER);
    t.match(await InvoiceModel.findById(before._id).lean(), { buyer: { name: "Ana Person" } });
    for (const wrong of [{ ...BUYER, name: "a\nb" }, { ...BUYER, address: "a\n".repeat(7) }, { name: "a" }])
      t.equal((await person.put("/_/app/user/billings/buyer", wrong)).statusCode, 422);
  });

  t.test("invoices and credit notes, the newest first, a page at a time", async (t) => {
    const person = await app.person();
    const team = await make.teamOf(person);
    const first = await write(team);
    await back(first, 1_800);
    for (let count = 0; count < PAGE_SIZE; count++) await write(team);
    const page = await list(person);
    t.equal(page.items.length, PAGE_SIZE);
    t.ok(page.hasMore);
    const { items, hasMore } = await list(person, 2);
    t.notOk(hasMore);
    t.match(items, [
      { isCreditNote: true, amount: -1_800, text: "Teams, yearly" },
      { isCreditNote: false, amount: 46_800, refunded: 1_800, status: "paid", id: idOf(first), currency: CURRENCY },
    ]);
    t.match(items[1].number, /^S-\d{6}$/);
    t.equal(items[1].url, `/api/_/app/user/billings/${first._id}/invoice.pdf`);
    t.same((await list(await app.person())).items, [], "and nobody else's");
  });

  t.test("what is sandbox has numbers of its own, and the real ones no gap", async (t) => {
    const team = await make.teamOf(await app.person());
    const numbers: Record<string, number[]> = { S: [], SANDBOX: [] };
    for (const isSandbox of [false, true, false, true, false]) {
      const { series, number } = await write(team, { isSandbox });
      numbers[series]?.push(number);
    }
    const [first = 0] = numbers.S ?? [];
    t.same(numbers, { S: [first, first + 1, first + 2], SANDBOX: [1, 2] });
  });

  t.test("an order is billed as it was reckoned: lines and tax are the total, which is what was paid", async (t) => {
    const team = await make.teamOf(await app.person());
    const plan = { name: "teams", count: 10, period: "yearly", vendorId: "teams-yearly-10" } as const;
    const order = {
      ...{ team, plan, oneTime: false, currency: CURRENCY, provider: "sandbox" as const, ref: randomUUID() },
      sum: { price: 46_800, discount: 7_020, credit: 14_700, tax: 4_766, due: 29_846, left: 0 },
      ...{ startsAt: day("2026-11-30"), endsAt: day("2027-11-30") },
    };
    const billOnce = () =>
      transaction((session) => billOrder(order, { paidBy: "Visa 4242", percentOff: 15 }, day("2026-11-30"), session));
    const invoice = await billOnce();
    t.match(invoice, {
      total: order.sum.due,
      paid: order.sum.due,
      discount: 7_020,
      series: "SANDBOX",
      isSandbox: true,
    });
    t.same(
      invoice?.lines.map(({ kind, cents }) => [kind, cents]),
      [
        ["plan", 46_800],
        ["credit", -14_700],
      ],
    );
    t.equal(await billOnce(), null, "told twice it is billed once");
  });

  t.test("what goes back has its part of the tax, and all of it together is what came in", async (t) => {
    const team = await make.teamOf(await app.person());
    const invoice = await write(team, { tax: 8_893 });
    t.equal(invoice.total, 55_693);
    for (const cents of [10_000, 333, 45_360]) await back(invoice, cents);
    const notes = await InvoiceModel.find({ team, credits: invoice.number }).lean();
    const sum = (of: (note: (typeof notes)[number]) => number) => notes.reduce((total, note) => total + of(note), 0);
    t.same([sum(({ total }) => total), sum(({ tax }) => tax)], [-invoice.total, -invoice.tax]);
    for (const note of notes) t.equal(note.subtotal + note.tax, note.total);
  });

  t.test("as a PDF, in the language of the call, the same bytes each time, and nobody else's", async (t) => {
    const person = await app.person();
    await person.put("/_/app/user/billings/buyer", BUYER);
    const id = idOf(await write(await make.teamOf(person), { isSandbox: true, paidBy: "Visa 4242" }));
    const [one, two, german] = await Promise.all([pdf(person, id), pdf(person, id), pdf(person, id, "de")]);
    t.equal(one.statusCode, 200);
    t.equal(one.headers["content-type"], "application/pdf");
    t.match(one.headers["content-disposition"], /attachment; filename="?SANDBOX-\d{6}\.pdf/);
    t.ok(one.rawPayload.subarray(0, 5).equals(Buffer.from("%PDF-")));
    t.ok(one.rawPayload.equals(two.rawPayload));
    t.notOk(one.rawPayload.equals(german.rawPayload));
    t.match(german.rawPayload.toString("latin1"), /\/Lang \(de\)/);
    t.equal((await pdf(await app.person(), id)).statusCode, 404);
    t.equal((await pdf(person, "0".repeat(24))).statusCode, 404);
    t.equal((await pdf(app.anyone, id)).statusCode, 401);
  });

  t.test(
    "one that was written before there were sellers and buyers on them shows today's seller and no buyer",
    async (t) => {
      const person = await app.person();
      const { _id } = await write(await make.teamOf(person));
      const missing = {
        seller: 1,
        buyer: 1,
        series: 1,
        isSandbox: 1,
        paidBy: 1,
        percentOff: 1,
        taxPercent: 1,
        taxLabel: 1,
      };
      const lines = [{ text: "Teams, 10 people", quantity: 10, cents: 46_800, from: null, until: null }];
      await InvoiceModel.collection.updateOne({ _id }, { $unset: missing, $set: { lines } });
      t.match((await list(person)).items, [{ text: "Teams, 10 people", amount: 46_800 }]);
      t.equal((await pdf(person, String(_id))).statusCode, 200);
    },
  );
});
