import { Quote } from "../../billing/schema.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { HUB_PAYING } from "../../members/callPolicies.ts";
import { PackageChange, PackageOrder, PackageQuery } from "./schema.ts";

const refusals = ["hub_inactive", "not_found", "too_many_requests"] as const;
const costly = ["payments_unreachable", "billing_off"] as const;
const sizing = ["plan_unknown", "quote_needed", "plan_too_small", "plan_same", "change_refused"] as const;

/** What a package of so many signatures would cost today, prorated, to the cent. */
export const quote = endpoint({
  method: "GET",
  url: "/_/reseller/group/signatures/quote",
  policy: HUB_PAYING,
  summary: "What a package of that size costs",
  refusals: [...refusals, "billing_off", ...sizing],
  schema: { querystring: PackageQuery, response: { 200: Quote } },
});

/** Changes the package to the size that has so many signatures: paid with the kept method, or on a page of payment. */
export const change = endpoint({
  method: "POST",
  url: "/_/reseller/group/signatures/add",
  policy: HUB_PAYING,
  isOnce: true,
  summary: "Change the size of the package",
  refusals: [
    ...refusals,
    ...costly,
    ...sizing,
    "key_missing",
    "key_reused",
    "price_changed",
    "payment_open",
    "payment_declined",
  ],
  schema: { body: PackageChange, response: { 200: PackageOrder } },
});
