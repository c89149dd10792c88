import type { PickedPlan, Subscription } from "#shared/billing/schema.ts";
import { SUBSCRIPTION_WORDS, type SubscriptionStatus } from "#shared/billing/statuses.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

// In the time zone that periods are counted in: the day is the same on the page, in mails and on invoices.
const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** `2026-11-30T00:00:00.000Z` -> `30 November 2026` */
export const dayOf = (at: string) => formatMoment(Date.parse(at), DAY);

type Kind = "success" | "info" | "warning" | "danger" | "neutral";

/** The colours of statuses (design, section 2). */
export const STATUS_KINDS: Readonly<Record<SubscriptionStatus, Kind>> = {
  active: "success",
  lifetime: "success",
  onetime: "success",
  trial: "info",
  reseller: "info",
  payment_failed: "warning",
  cancelled: "warning",
  terminated: "danger",
  expired: "danger",
  not_active: "neutral",
  unknown: "neutral",
};

/** What stands in the pill. */
export const statusWords = ({ status, endsAt }: Pick<Subscription, "status" | "endsAt">): string =>
  t(SUBSCRIPTION_WORDS[status], { date: endsAt ? dayOf(endsAt) : "" });

/** `Teams, for up to 10 people, paid yearly` */
export function planWords({ label, count, period }: Pick<PickedPlan, "label" | "count" | "period">): string {
  if (period === null) return t("One signature, bought once");
  return period === "yearly"
    ? t("{plan}, for up to {count, plural, one {# person} other {# people}}, paid yearly", { plan: label, count })
    : t("{plan}, for up to {count, plural, one {# person} other {# people}}, paid quarterly", { plan: label, count });
}
