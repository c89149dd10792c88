import * as z from "zod/mini";
import { msg } from "../languages/translate.ts";

/** What a team's subscription can be, in the specification's words. */
export const SUBSCRIPTION_STATUSES = [
  "not_active",
  "active",
  "payment_failed",
  "cancelled",
  "terminated",
  "unknown",
  "onetime",
  "lifetime",
  "reseller",
  "trial",
  "expired",
] as const;
export const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

export const INVOICE_STATUSES = ["paid", "pending", "failed"] as const;
export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.output<typeof InvoiceStatus>;

/** As people read them. */
export const SUBSCRIPTION_WORDS: Readonly<Record<SubscriptionStatus, string>> = {
  not_active: msg("Not active"),
  active: msg("Active"),
  payment_failed: msg("Active (payment failed)"),
  cancelled: msg("Cancelled (active to {date})"),
  terminated: msg("Terminated"),
  unknown: msg("Unknown"),
  onetime: msg("One-time purchase"),
  lifetime: msg("Lifetime"),
  reseller: msg("Agency Hub"),
  trial: msg("Trial"),
  expired: msg("Expired"),
};
export const INVOICE_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  paid: msg("Paid"),
  pending: msg("Pending"),
  failed: msg("Failed"),
};
