/** When the clock has something to do with a subscription, and what. */
import type { SubscriptionEvent } from "./machine.ts";
import type { SubscriptionStatus } from "./statuses.ts";

/** Days before an end on which people are told of it. */
export const NOTICE_DAYS = [14, 7, 1] as const;
/** Days after a payment has failed on which people are asked for another one. */
export const REMINDER_DAYS = [0, 3, 5, 7] as const;
/** Features stay for so long after a payment has failed. */
export const GRACE_PERIOD_DAYS = 14;
/** A signature that was bought once can be edited for so long. */
export const EDITABLE_DAYS = 7;

const DAY_MS = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

type Subscription = {
  status: SubscriptionStatus;
  /** null: nothing that is paid for again */
  plan: object | null;
  endsAt: Date | null;
  failedAt: Date | null;
  graceEndsAt: Date | null;
  /** at the end of the period it is paused, not paid for */
  isPausing: boolean;
  pausedUntil: Date | null;
  editableUntil: Date | null;
  noticed: readonly number[];
};

/**
 * `event`: that happens; `renew`: the next period is paid for; `notice`: people are told, so many days before an end or after a failure;
 * `lock`: editing ends.
 */
export type Task =
  | { kind: "event"; event: SubscriptionEvent; at: Date }
  | { kind: "renew"; at: Date }
  | { kind: "notice"; of: "end" | "failure"; days: number; at: Date }
  | { kind: "lock"; at: Date };

const ENDS: Readonly<Partial<Record<SubscriptionStatus, SubscriptionEvent>>> = {
  cancelled: "period_end",
  trial: "trial_end",
};

/** When what somebody has ends, or is paid for again. Whoever has cancelled after a failed payment keeps it until the end of the grace. */
export function endOf(
  subscription: Pick<Subscription, "status" | "endsAt" | "graceEndsAt" | "pausedUntil">,
): Date | null {
  const { status, endsAt, graceEndsAt, pausedUntil } = subscription;
  if (status === "not_active") return pausedUntil;
  return status === "cancelled" && graceEndsAt ? graceEndsAt : endsAt;
}

/** What is to be done, the earliest first. What was told once is not told again. */
export function tasksOf(subscription: Subscription): Task[] {
  const { status, plan, failedAt, graceEndsAt, isPausing, editableUntil, noticed } = subscription;
  const tasks: Task[] = [];
  const tell = (of: "end" | "failure", days: readonly number[], at: (day: number) => Date) => {
    for (const day of days) if (!noticed.includes(day)) tasks.push({ kind: "notice", of, days: day, at: at(day) });
  };
  const event = status === "active" && plan && isPausing ? "pause" : ENDS[status];
  const end = endOf(subscription);
  const isPaused = status === "not_active" && plan !== null;
  // Also before a pause is over: something is paid for then.
  if (end && (event || isPaused)) tell("end", NOTICE_DAYS, (day) => daysAfter(end, -day));
  if (end && event) tasks.push({ kind: "event", event, at: end });
  else if (end && (isPaused || (status === "active" && plan))) tasks.push({ kind: "renew", at: end });
  if (status === "payment_failed" && failedAt && graceEndsAt) {
    tell("failure", REMINDER_DAYS, (day) => daysAfter(failedAt, day));
    tasks.push({ kind: "event", event: "grace_end", at: graceEndsAt });
  }
  if (status === "onetime" && editableUntil && !noticed.includes(LOCKED))
    tasks.push({ kind: "lock", at: editableUntil });
  return tasks.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Stands among the notices once editing has ended. */
export const LOCKED = -1;

/** When the next of them is due; null: nothing is to be done. */
export const dueAt = (subscription: Subscription): Date | null => tasksOf(subscription)[0]?.at ?? null;
