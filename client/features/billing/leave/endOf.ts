import type { Subscription } from "#shared/billing/schema.ts";

/** When what there is ends for whoever cancels now: what was paid for, the days of grace, or at once (null). */
export function endOf({ status, endsAt, graceEndsAt }: Pick<Subscription, "status" | "endsAt" | "graceEndsAt">) {
  if (status === "not_active") return null;
  return status === "payment_failed" ? (graceEndsAt ?? endsAt) : endsAt;
}
