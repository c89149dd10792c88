/** What money lives through, by a clock of the test's own: the services as calls and jobs use them, with the moment that they are told. */
import { type Types, trusted } from "mongoose";
import { transaction } from "#server/db/transactions.ts";
import { UserModel } from "#server/features/account/model.ts";
import type { Viewer } from "#server/features/auth/viewer.ts";
import { type Hands, sweep } from "#server/features/billing/clock.ts";
import * as leaving from "#server/features/billing/leaving.ts";
import { reconcile } from "#server/features/billing/messages/reconcile.ts";
import { InvoiceModel, SubscriptionModel } from "#server/features/billing/model.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import * as orders from "#server/features/billing/orders/service.ts";
import { renew } from "#server/features/billing/renewals.ts";
import { licensed } from "#server/features/billing/service.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { giveDeal, membershipOf } from "#server/features/members/service.ts";
import { PaymentsUnreachable } from "#server/ports/payments/payments.ts";
import type { Deal } from "#shared/members/deals.ts";
import { CARD } from "./payments.ts";
import type { TestApp } from "./startApp.ts";

type Team = Types.ObjectId;

export function livesOf({ payments }: Pick<TestApp, "payments">) {
  /** days before an end on which teams were told of it, and when they were to be charged */
  const told: { team: string; what: string; at: Date }[] = [];

  const viewerOf = async ({ email }: { email: string }): Promise<Viewer> => {
    const user = await UserModel.findOne({ email });
    if (!user) throw new Error(`Nobody has the address ${email}.`);
    return { ...(await membershipOf(user)), user: user.toObject(), id: String(user._id), roles: [] };
  };

  const order = async (person: { email: string }, plan: string, now: Date, isPaidOnPage = false) => {
    const viewer = await viewerOf(person);
    const { basis } = await orders.quote(viewer, plan, now);
    return orders.order(viewer, plan, { basis }, { isPaidOnPage, now });
  };

  /** Somebody comes back from a page of payment. */
  const back = async (person: { email: string }, id: string, now: Date) =>
    orders.readOrder(await viewerOf(person), id, now);

  /** Buys on a page, by a card that is kept. */
  const buy = async (person: { email: string }, plan: string, now: Date, card = CARD) => {
    const { id } = await order(person, plan, now, true);
    payments.pay(payments.ofOrder(id)?.ref ?? "", card);
    return back(person, id, now);
  };

  const hands: (now: Date) => Hands & { renewing: Team[] } = (now) => {
    const renewing: Team[] = [];
    return {
      renewing,
      async tell(notices) {
        for (const { team, days } of notices) told.push({ team, what: `end ${days}`, at: now });
      },
      async renew(teams) {
        for (const team of teams) told.push({ team: String(team), what: "charge", at: now });
        renewing.push(...teams);
      },
    };
  };

  /** What the jobs of a moment do: the clock looks, and what is due is charged. */
  const look = async (now: Date) => {
    const own = hands(now);
    await sweep(now, own);
    for (const team of own.renewing)
      await renew(team, now).catch((error: unknown) => {
        if (!(error instanceof PaymentsUnreachable)) throw error;
      });
  };

  return {
    told,
    viewerOf,
    order,
    back,
    buy,
    look,
    reconcile,
    cancel: async (person: { email: string }, now: Date) => leaving.cancel(await viewerOf(person), {}, now),
    resume: async (person: { email: string }, now: Date) => leaving.resume(await viewerOf(person), now),
    pause: async (person: { email: string }, now: Date) => leaving.pause(await viewerOf(person), {}, now),
    tryOut: async (person: { email: string }, plan: string, now: Date) =>
      leaving.startTrial(await viewerOf(person), plan, now),
    changeCard: async (person: { email: string }, now: Date) => orders.changeCard(await viewerOf(person), null, now),
    /** As an activation code does. @returns cents that go back */
    license: (team: Team, deal: Deal, key: string, now: Date) =>
      transaction(async (session) => {
        await giveDeal(team, deal, session);
        return licensed(team, key, now, session);
      }),
    subscription: (team: Team) => SubscriptionModel.findById(team).lean(),
    team: (team: Team) => TeamModel.findById(team).lean(),
    ordersOf: (team: Team) => OrderModel.find({ team }).sort({ _id: 1 }).lean(),
    invoicesOf: (team: Team) => InvoiceModel.find({ team }).sort({ number: 1 }).lean(),
    /** Cents of all invoices of a team, less what was credited. */
    async invoiced(team: Team) {
      return (await InvoiceModel.find({ team }).lean()).reduce((sum, { total }) => sum + total, 0);
    },
    /** Cents that a team has paid and not got back. */
    async taken(team: Team) {
      const ids = (await OrderModel.find({ team }, { _id: 1 }).lean()).map(({ _id }) => String(_id));
      return payments.takenFor(new Set(ids));
    },
    /** Orders that nobody has settled yet, although they need nobody's hands. */
    waiting: () => OrderModel.countDocuments({ askAt: trusted({ $ne: null }) }),
  };
}

export type Lives = ReturnType<typeof livesOf>;
