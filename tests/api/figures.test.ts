import { randomUUID } from "node:crypto";
import { pino } from "pino";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { countFigures } from "#server/features/billing/figures/count.ts";
import { figuresHandler } from "#server/features/billing/figures/service.ts";
import { type Happening, happen } from "#server/features/billing/happen.ts";
import { bill, creditNote } from "#server/features/billing/invoices.ts";
import { noteLeaving } from "#server/features/billing/leavings.ts";
import { SubscriptionModel } from "#server/features/billing/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { CURRENCY } from "#shared/plans/plans.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the operator's figures", async (t) => {
  const app = await startApp(t);
  const { UserModel } = await import("#server/features/account/model.ts");
  const operator = await app.person();
  await UserModel.updateOne({ email: operator.email }, { $addToSet: { roles: SUPER_ADMIN } });
  const login = await app.anyone.post("/security/login", { email: operator.email, password: operator.password });
  const admin = app.withToken(login.json().token);
  const show = async () => (await admin.get("/_/admin/money")).json();
  const worker = new JobWorker({ handlers: [figuresHandler], log: pino({ level: "silent" }) });

  const now = new Date();
  const yearly = { name: "teams", count: 10, period: "yearly", vendorId: "teams-yearly-10" } as const;
  const old = { ...yearly, period: "quarterly", vendorId: "sold-no-more" } as const;
  const begin = async (plan: typeof yearly | typeof old, ...events: Happening["event"][]) => {
    const team = await make.teamOf(await app.person());
    for (const event of ["paid" as const, ...events])
      await transaction((session) =>
        happen({ team, event, key: randomUUID(), change: () => ({ plan, price: 18_000, paid: 15_000 }) }, now, session),
      );
    return team;
  };

  await t.test("are nobody else's", async (t) => {
    t.match((await (await app.person()).get("/_/admin/money")).json(), { code: "not_admin" });
    t.equal((await app.anyone.get("/_/admin/money")).statusCode, 401);
  });

  await t.test("are counted by a job, and a call only reads what it has counted", async (t) => {
    t.match(await show(), { at: null, active: 0, mrr: [] });
    await begin(yearly);
    await begin(old);
    await begin(yearly, "payment_failed");
    const leaving = await begin(yearly, "cancel");
    await begin(yearly, "cancel", "period_end");
    await begin(yearly, "paid");
    await transaction(async (session) => {
      await noteLeaving(leaving, { reason: "too_expensive" }, "cancel", now, session);
      await noteLeaving(leaving, {}, "pause", now, session);
      await noteLeaving(leaving, { reason: "too_expensive" }, "cancel", new Date("2020-01-01"), session);
    });
    const rest = { kind: "plan", text: "Teams", period: "yearly", quantity: 1, from: null, until: null } as const;
    const billed = { team: leaving, currency: CURRENCY, lines: [{ ...rest, cents: 900 }], discount: 0, tax: 0 };
    const invoice = await transaction((session) => bill({ ...billed, payment: "figures", isPaid: true }, now, session));
    if (invoice) await transaction((session) => creditNote(invoice, 250, now, session));
    t.match(await show(), { at: null }, "nothing is counted by a call");
    await worker.runDue();
    const figures = await show();
    t.ok(figures.at);
    t.match(figures, {
      // Three at the price of today, one at what three months have cost before its discount.
      mrr: [{ currency: CURRENCY, cents: 3 * 3_900 + 6_000 }],
      ...{ active: 3, failed: 1, cancelled: 1, trial: 0, begun: 6, lost: 1, couponsUsed: 0 },
      reasons: [
        { reason: "too_expensive", count: 1 },
        { reason: null, count: 1 },
      ].sort((a) => (a.reason === figures.reasons[0].reason ? -1 : 1)),
      refunds: [{ currency: CURRENCY, cents: 250 }],
    });
    await SubscriptionModel.updateMany({}, { status: "terminated" });
    t.same(await show(), figures, "as they were counted");
  });

  await t.test("count nothing that was played where real money is taken", async (t) => {
    const team = await make.teamOf(await app.person());
    const line = {
      kind: "plan",
      text: "Teams",
      period: "yearly",
      quantity: 1,
      cents: 900,
      from: null,
      until: null,
    } as const;
    const played = { team, currency: CURRENCY, lines: [line], discount: 0, tax: 0, isPaid: true, isSandbox: true };
    const invoice = await transaction((session) => bill({ ...played, payment: "played" }, now, session));
    if (invoice) await transaction((session) => creditNote(invoice, 400, now, session));
    t.match(await countFigures(now), { refunds: [{ currency: CURRENCY, cents: 650 }] });
    Object.assign(app.payments.port, { isSandbox: false });
    t.match(await countFigures(now), { refunds: [{ currency: CURRENCY, cents: 250 }] });
  });
});
