/** Subscriptions as they are now, and what follows from that without anybody paying. */
import { createHash } from "node:crypto";
import type { ClientSession, Types } from "mongoose";
import type { SubscriptionStatus } from "#shared/billing/statuses.ts";
import { payments } from "../../ports/payments/payments.ts";
import * as members from "../members/service.ts";
import { untouched } from "./happen.ts";
import { SubscriptionModel, type SubscriptionRecord, storedSubscriptions } from "./model.ts";

/** Of a team without one: as before anything was bought. */
export async function subscriptionOf(
  team: members.TeamRecord,
  session: ClientSession | null = null,
): Promise<SubscriptionRecord> {
  const stored = await SubscriptionModel.findById(team._id).session(session).lean();
  const subscription = storedSubscriptions.read(stored);
  return subscription ? asHere(subscription) : untouched(team, new Date());
}

/** As the provider of today knows it: a method of payment is its provider's alone, and play money is none where real money is taken. */
function asHere(subscription: SubscriptionRecord): SubscriptionRecord {
  const { provider } = subscription;
  if (provider === null || provider === payments().name) return subscription;
  const here = { ...subscription, method: null };
  return provider === "sandbox" ? { ...here, paid: 0, credit: 0 } : here;
}

export type Both = { team: members.TeamRecord; subscription: SubscriptionRecord };

/** Both of a team, as they are at this moment; null when there is no such team. */
export async function findBoth(id: Types.ObjectId, session: ClientSession | null = null): Promise<Both | null> {
  const [team] = await members.findTeams([id], session);
  return team ? { team, subscription: await subscriptionOf(team, session) } : null;
}

/** In these a period is paid for, or was to be. */
const PERIODIC: readonly SubscriptionStatus[] = ["active", "payment_failed", "cancelled"];

/** A plan with a period that runs: what it becomes now takes what was paid for the rest of it into account. */
export function isRunning(subscription: SubscriptionRecord, at: Date): boolean {
  const { status, plan, startsAt, endsAt } = subscription;
  const isPaid = (status === "active" || status === "cancelled") && !isTrialLeft(subscription);
  return isPaid && plan !== null && startsAt !== null && endsAt !== null && endsAt > at;
}

/** A trial that was cancelled: nobody has paid for it, so that it is bought, and does not go on by itself. */
export const isTrialLeft = ({ status, startsAt, triedAt }: SubscriptionRecord): boolean =>
  status === "cancelled" && triedAt !== null && startsAt?.getTime() === triedAt.getTime();

/** Nothing is charged at the moment; it goes on by itself. */
export const isPaused = ({ status, plan, pausedUntil }: SubscriptionRecord): boolean =>
  status === "not_active" && plan !== null && pausedUntil !== null;

const STATE_LETTERS = 16;

/**
 * Stands for all of a subscription that a price follows from (fingerprint): while it is the same, so is the price. A cancellation
 * that is taken back by paying, or a trial that ends meanwhile, changes nothing of it.
 */
export function stateOf({ status, plan, startsAt, endsAt, paid, credit }: SubscriptionRecord): string {
  const period = PERIODIC.includes(status) && plan ? [plan.vendorId, startsAt, endsAt, paid] : null;
  return createHash("sha256")
    .update(JSON.stringify([period, credit]))
    .digest("base64url")
    .slice(0, STATE_LETTERS);
}
