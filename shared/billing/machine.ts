/** The one place that moves a subscription from one status to another: whoever learns of something that happened asks here. */
import type { SubscriptionStatus } from "./statuses.ts";

/** What can happen to a subscription, whoever says so: its owner, the clock, a payment provider, the marketplace, the operator. */
export const SUBSCRIPTION_EVENTS = [
  "paid",
  "payment_failed",
  "grace_end",
  "trial_start",
  "trial_end",
  "cancel",
  "resume",
  "pause",
  "period_end",
  "change",
  "onetime_paid",
  "licence_on",
  "licence_off",
  "refund_full",
  "dispute_lost",
  "reseller_on",
  "reseller_off",
  "unmapped",
  "terminate",
] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

/** `refused`: it must not happen here; money that came with it goes back. */
export type Move = SubscriptionStatus | "refused";

/** What is not named stays as it is: the event is noted, and that is all. */
type Row = Readonly<Partial<Record<SubscriptionStatus, Move>>>;

/** To one status from each of some. */
const all = (to: Move, ...from: SubscriptionStatus[]): Row => Object.fromEntries(from.map((status) => [status, to]));

const TABLE: Readonly<Record<SubscriptionEvent, Row>> = {
  paid: {
    ...all("active", "not_active", "payment_failed", "terminated", "unknown", "onetime", "trial", "expired"),
    ...all("refused", "lifetime", "reseller"),
  },
  payment_failed: all("payment_failed", "active", "trial"),
  grace_end: all("expired", "payment_failed"),
  trial_start: {
    ...all("trial", "not_active"),
    ...all("refused", "active", "payment_failed", "cancelled", "terminated", "unknown", "onetime", "lifetime"),
    ...all("refused", "reseller", "expired"),
  },
  trial_end: all("expired", "trial"),
  cancel: {
    ...all("cancelled", "active", "payment_failed", "unknown", "reseller", "trial"),
    // Nothing runs that could go on to an end.
    ...all("terminated", "not_active"),
  },
  resume: { ...all("active", "cancelled"), ...all("refused", "not_active", "terminated", "expired") },
  pause: {
    ...all("not_active", "active"),
    ...all("refused", "payment_failed", "cancelled", "terminated", "unknown", "onetime", "lifetime", "reseller"),
    ...all("refused", "trial", "expired"),
  },
  period_end: all("terminated", "cancelled", "reseller"),
  change: {
    ...all("refused", "not_active", "payment_failed", "cancelled", "terminated", "unknown", "onetime", "lifetime"),
    ...all("refused", "reseller", "expired"),
  },
  onetime_paid: all("onetime", "not_active", "terminated", "expired"),
  licence_on: {
    ...all("lifetime", "not_active", "active", "payment_failed", "cancelled", "terminated", "unknown", "onetime"),
    ...all("lifetime", "trial", "expired"),
    ...all("refused", "reseller"),
  },
  licence_off: all("terminated", "lifetime"),
  refund_full: all("terminated", "active", "payment_failed", "cancelled", "onetime"),
  dispute_lost: all("terminated", "active", "payment_failed", "cancelled", "unknown", "onetime", "reseller"),
  reseller_on: {
    ...all("reseller", "not_active", "active", "payment_failed", "cancelled", "terminated", "unknown", "onetime"),
    ...all("reseller", "trial", "expired"),
    ...all("refused", "lifetime"),
  },
  reseller_off: all("terminated", "reseller"),
  unmapped: all("unknown", "not_active", "active", "payment_failed", "cancelled", "trial"),
  terminate: {
    ...all("terminated", "not_active", "active", "payment_failed", "cancelled", "unknown", "onetime", "lifetime"),
    ...all("terminated", "reseller", "trial", "expired"),
  },
};

/** What a subscription is after something happened to it. */
export const moved = (status: SubscriptionStatus, event: SubscriptionEvent): Move => TABLE[event][status] ?? status;

/** Whether it may happen at all; a cancellation always may. */
export const mayHappen = (status: SubscriptionStatus, event: SubscriptionEvent): boolean =>
  moved(status, event) !== "refused";

/** In these the team has what it has paid for; in `unknown` it keeps what it had before. */
export const RUNNING: readonly SubscriptionStatus[] = [
  "active",
  "payment_failed",
  "cancelled",
  "lifetime",
  "reseller",
  "trial",
];
/** In these nothing of the team shows any more. */
export const ENDED: readonly SubscriptionStatus[] = ["terminated", "expired"];
