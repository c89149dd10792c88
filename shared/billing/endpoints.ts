import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { StoredId } from "../lib/storedId.ts";
import { BUYING, KNOWN, OPEN, PAYING } from "../members/callPolicies.ts";
import { CURRENT_PLANS } from "../plans/schema.ts";
import { PROVIDERS } from "./providers.ts";
import {
  BackPath,
  Buyer,
  Discount,
  Invoice,
  Leaving,
  Order,
  OrderInput,
  PlanId,
  Quote,
  Subscription,
} from "./schema.ts";

const ByPlan = z.strictObject({ planId: PlanId });
const costly = ["key_missing", "key_reused", "payments_unreachable", "billing_off", "too_many_requests"] as const;
const ordering = [...costly, "plan_unknown", "quote_needed", "plan_too_small", "plan_same", "change_refused"] as const;

/** What the viewer's team has, and what it may change to. */
export const change = endpoint({
  method: "GET",
  url: "/_/app/plans/change",
  policy: PAYING,
  summary: "The own plan, and those that it can become",
  refusals: ["billing_off"],
  schema: {
    response: { 200: z.strictObject({ subscription: Subscription, isSandbox: z.boolean(), ...CURRENT_PLANS }) },
  },
});

/** What a plan would cost today, prorated, to the cent. It is what `order` and `checkout` charge for the same `basis`. */
export const quote = endpoint({
  method: "GET",
  url: "/_/app/plan/:planId/change",
  policy: PAYING,
  summary: "What a change of plan costs",
  refusals: ["billing_off", "plan_unknown", "quote_needed", "plan_too_small", "plan_same", "change_refused"],
  schema: { params: ByPlan, response: { 200: Quote } },
});

/** Changes the plan: paid with the kept method, or scheduled for the end of the period; else a page of payment is opened. */
export const order = endpoint({
  method: "POST",
  url: "/_/app/plan/:planId/change",
  policy: PAYING,
  isOnce: true,
  summary: "Change the plan",
  refusals: [...ordering, "price_changed", "payment_open", "payment_declined"],
  schema: { params: ByPlan, body: OrderInput, response: { 200: Order } },
});

/** Opens a page of payment for a plan, or answers the one that is open for it. */
export const checkout = endpoint({
  method: "POST",
  url: "/_/app/plan/:planId/checkout",
  policy: PAYING,
  isOnce: true,
  summary: "Open a page of payment",
  refusals: [...ordering, "price_changed", "payment_open"],
  schema: { params: ByPlan, body: OrderInput, response: { 200: Order } },
});

/** What became of an order of the viewer's team: asked when somebody is back from paying. The provider is asked if nobody knows yet. */
export const readOrder = endpoint({
  method: "GET",
  url: "/_/app/order/:id",
  policy: PAYING,
  summary: "What became of an order",
  refusals: ["billing_off", "not_found"],
  schema: { params: z.strictObject({ id: StoredId }), response: { 200: Order } },
});

/** Opens a page on which another method of payment is kept; where a payment has failed it is paid there. */
export const changeCard = endpoint({
  method: "POST",
  url: "/_/app/user/billings/card",
  policy: PAYING,
  isOnce: true,
  summary: "Change the method of payment",
  refusals: [...costly, "change_refused"],
  schema: { body: z.strictObject({ back: z.optional(BackPath) }), response: { 200: Order } },
});

export const startTrial = endpoint({
  method: "POST",
  url: "/_/app/plan/:planId/trial",
  policy: BUYING,
  summary: "Try a plan without paying",
  refusals: ["billing_off", "plan_unknown", "plan_too_small", "change_refused", "trial_used", "too_many_requests"],
  schema: { params: ByPlan, response: { 200: Subscription } },
});

/** Invoices and credit notes of the viewer's team, the newest first. */
export const billings = endpoint({
  method: "GET",
  url: "/_/app/user/billings",
  policy: PAYING,
  summary: "The own invoices",
  refusals: ["billing_off"],
  schema: {
    querystring: z.strictObject({ page: z._default(PageNumber, 1) }),
    response: { 200: z.strictObject({ ...pageOf(Invoice).shape, buyer: Buyer }) },
  },
});

export const changeBuyer = endpoint({
  method: "PUT",
  url: "/_/app/user/billings/buyer",
  policy: PAYING,
  summary: "Who buys, for the next invoices",
  refusals: ["billing_off"],
  schema: { body: Buyer, response: { 200: Buyer } },
});

export const invoicePdf = endpoint({
  method: "GET",
  url: "/_/app/user/billings/:id/invoice.pdf",
  policy: PAYING,
  summary: "An invoice as a PDF",
  produces: ["application/pdf"],
  refusals: ["billing_off", "not_found"],
  schema: { params: z.strictObject({ id: StoredId }), response: { 200: z.custom<Uint8Array>() } },
});

/** Everything stays until the end of what was paid for. Never refused; done twice it is done once. */
export const cancel = endpoint({
  method: "POST",
  url: "/_/app/user/subscription/cancel",
  policy: PAYING,
  isOnce: true,
  summary: "Cancel the plan",
  refusals: ["key_missing", "key_reused", "billing_off"],
  schema: { body: Leaving, response: { 200: Subscription } },
});

/** Takes a cancellation back, or ends a pause: that one is paid for with the kept method. */
export const resume = endpoint({
  method: "POST",
  url: "/_/app/user/subscription/resume",
  policy: PAYING,
  isOnce: true,
  summary: "Go on with the plan",
  refusals: [...costly, "change_refused", "payment_declined"],
  schema: { response: { 200: Subscription } },
});

/** From the end of what was paid for nothing is charged for three months, and the team is as on the free plan. */
export const pause = endpoint({
  method: "POST",
  url: "/_/app/user/subscription/pause",
  policy: PAYING,
  isOnce: true,
  summary: "Pause the plan",
  refusals: [...costly, "change_refused"],
  schema: { body: Leaving, response: { 200: Subscription } },
});

export const discount = endpoint({
  method: "GET",
  url: "/app/discount",
  policy: KNOWN,
  summary: "The discount that is offered, and where it stands for the account that asks",
  schema: { response: { 200: Discount } },
});

/** Takes the discount: from now on its hours run, once for an account. */
export const takeDiscount = endpoint({
  method: "POST",
  url: "/_/app/user/discount",
  policy: BUYING,
  isOnce: true,
  summary: "Take the discount",
  refusals: ["key_missing", "key_reused", "billing_off", "coupon_used", "coupon_expired"],
  schema: { response: { 200: Discount } },
});

/** What a provider tells. Its bytes are read as they came; it is answered before anything is done about it. */
export const webhook = endpoint({
  method: "POST",
  url: "/app/payments/:provider/webhook",
  policy: OPEN,
  summary: "Messages of a payment provider",
  refusals: ["billing_off", "message_refused", "not_found", "unsupported_media_type", "body_too_big"],
  schema: {
    params: z.strictObject({ provider: z.enum(PROVIDERS) }),
    response: { 200: z.strictObject({ received: z.boolean() }) },
  },
});
