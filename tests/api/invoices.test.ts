import type mongoose from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { bill, creditNote } from "#server/features/billing/invoices.ts";
import { InvoiceModel } from "#server/features/billing/model.ts";
import { CURRENCY } from "#shared/plans/plans.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const day = (text: string) => new Date(`${text}T09:00:00Z`);

t.test("invoices", async (t) => {
  const app = await startApp(t);
  const line = (cents: number) => ({
    kind: "plan" as const,
    text: "Teams",
    period: "yearly" as const,
    quantity: 10,
    cents,
    from: null,
    until: null,
  });
  const billOf = (team: mongoose.Types.ObjectId, cents: number, payment: string | null = null) =>
    transaction((session) =>
      bill(
        { team, currency: CURRENCY, lines: [line(cents)], discount: 0, tax: 0, payment, isPaid: payment !== null },
        day("2026-11-30"),
        session,
      ),
    );

  t.test("are numbered without a gap, whoever writes at once, and whatever fails", async (t) => {
    const team = await make.teamOf(await app.person());
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) =>
        at % 4 === 3
          ? transaction(async (session) => {
              await bill(
                { team, currency: CURRENCY, lines: [line(1)], discount: 0, tax: 0, payment: null, isPaid: false },
                day("2026-11-30"),
                session,
              );
              throw new Error("The payment was declined.");
            })
          : billOf(team, 5_200, `payment-${at}`),
      ),
    );
    t.equal(results.filter(({ status }) => status === "fulfilled").length, 30);
    const numbers = (await InvoiceModel.find({}).sort({ number: 1 }).lean()).map(({ number }) => number);
    t.same(
      numbers,
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
  });

  t.test("one a payment, however often it is told", async (t) => {
    const team = await make.teamOf(await app.person());
    const made = await Promise.all(
      Array.from({ length: 20 }, () => billOf(team, 5_200, "told-often").catch(() => null)),
    );
    t.equal(made.filter((one) => one !== null).length, 1);
    t.equal(await InvoiceModel.countDocuments({ payment: "told-often" }), 1);
  });

  t.test("no more goes back than came in", async (t) => {
    const team = await make.teamOf(await app.person());
    const invoice = await billOf(team, 5_200, "to-go-back");
    const back = (cents: number) =>
      transaction((session) =>
        creditNote({ series: "S", number: invoice?.number ?? 0 }, cents, day("2026-12-01"), session),
      );
    t.match(await back(1_200), { total: -1_200, credits: invoice?.number });
    t.equal(await back(4_001), null);
    const rest = await Promise.all(Array.from({ length: 10 }, () => back(4_000)));
    t.equal(rest.filter((one) => one !== null).length, 1);
    t.equal(await back(1), null);
    const all = await InvoiceModel.find({ team }).lean();
    t.equal(
      all.reduce((sum, { total }) => sum + total, 0),
      0,
    );
  });
});
