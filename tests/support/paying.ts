/** What tests ask a payment provider for. */
import { Types } from "mongoose";
import type { ChargeInput, CheckoutInput } from "#server/ports/payments/payments.ts";

const HOUR_MS = 3_600_000;

export const newOrder = () => String(new Types.ObjectId());

/** A page of payment for a new order. */
export const checkoutOf = (values: Partial<CheckoutInput> = {}): CheckoutInput => ({
  order: newOrder(),
  cents: 12_600,
  currency: "USD",
  text: "Teams, 10 people, yearly",
  email: "ana@example.com",
  customer: null,
  keepsMethod: true,
  returnUrl: "http://localhost:3000/account/billing?order=1",
  cancelUrl: "http://localhost:3000/account/upgrade",
  expiresAt: new Date(Date.now() + HOUR_MS),
  language: "en",
  ...values,
});

/** The next payment by a method that was kept. */
export const chargeOf = (method: ChargeInput["method"], values: Partial<ChargeInput> = {}): ChargeInput => ({
  order: newOrder(),
  cents: 12_600,
  currency: "USD",
  text: "Teams, 10 people, yearly",
  method,
  ...values,
});
