/**
 * Who takes the money. Signoff reckons what is due, when and for what; a provider opens a page on which somebody pays, charges a
 * method of payment that was kept, and pays back. Whatever it tells us afterwards is a hint to ask it again: messages come late,
 * twice, out of order or not at all.
 */
import type { ProviderName } from "#shared/billing/providers.ts";
import { seam } from "../../seam.ts";

/** A method of payment that was kept for later, at its provider. */
export type Method = {
  /** what the buyer, and the method, are called there */
  customer: string;
  ref: string;
  /** what people read: `Visa`, `PayPal`, the last digits (empty: none), and when a card ends */
  brand: string;
  last4: string;
  endsAt: { month: number; year: number } | null;
};

/** `action`: its owner has to confirm it (3-D Secure); `pending`: nobody knows yet, ask again. */
export type PaymentStatus = "open" | "pending" | "action" | "paid" | "declined" | "expired";

/** A payment as its provider knows it now. */
export type Payment = {
  ref: string;
  /** the order that it is for, as we called it */
  order: string;
  status: PaymentStatus;
  /** cents */
  amount: number;
  currency: string;
  refunded: number;
  dispute: "none" | "open" | "won" | "lost";
  /** kept for later; null: nothing was, or not yet */
  method: Method | null;
  /** where its owner goes on with it; null: nowhere */
  url: string | null;
};

/** `cents` 0: nothing is paid, a method of payment is kept. */
export type CheckoutInput = {
  order: string;
  cents: number;
  currency: string;
  /** what it is for, as the buyer reads it */
  text: string;
  email: string;
  /** known there from an earlier payment; null: new */
  customer: string | null;
  keepsMethod: boolean;
  /** where the buyer comes back to, in any case */
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  language: string;
};

export type ChargeInput = {
  order: string;
  cents: number;
  currency: string;
  text: string;
  method: Pick<Method, "customer" | "ref">;
};

/** What a provider has told: an id of its own that is the same when it is told again, and what it is about. */
export type Message = { id: string; kind: string; at: Date; payment: string | null; order: string | null };

/** The provider did not answer, or not in time: what was asked for may have happened. Ask again with the same order. */
export class PaymentsUnreachable extends Error {
  override readonly name = "PaymentsUnreachable";
}
/** The message is not the provider's, too old, or cannot be read. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}

/** Every call has a deadline, and is idempotent by its order (and `key`): asked again it answers what there is. */
export type Payments = {
  readonly name: ProviderName;
  /** nothing of it is real money */
  readonly isSandbox: boolean;
  /** Opens a page for an order, or answers the one that is open. @throws PaymentsUnreachable */
  checkout(input: CheckoutInput): Promise<Payment>;
  /** Takes money by a method that was kept, without its owner. @throws PaymentsUnreachable */
  charge(input: ChargeInput): Promise<Payment>;
  /** What became of a payment; null: there is none. @throws PaymentsUnreachable */
  find(ref: string): Promise<Payment | null>;
  /** Payments that there are for an order, by its id: what a lost answer would have told. @throws PaymentsUnreachable */
  findByOrder(order: string): Promise<Payment | null>;
  /** Pays back so many cents; `key`: once, however often it is asked for. @throws PaymentsUnreachable */
  refund(input: { ref: string; cents: number; key: string }): Promise<Payment>;
  /** Closes a page on which nobody has paid; a payment that has come in meanwhile is answered. @throws PaymentsUnreachable */
  expire(ref: string): Promise<Payment>;
  /** Forgets a buyer and their methods of payment. @throws PaymentsUnreachable */
  forget(customer: string): Promise<void>;
  /** Reads what was sent to the webhook: the bytes as they came. @throws MessageRefused */
  read(body: Buffer, headers: Record<string, string | string[] | undefined>, now: Date): Promise<Message>;
  /** What it has told since then, the latest 1,000 at most: for those that never arrived. @throws PaymentsUnreachable */
  recent(since: Date): Promise<Message[]>;
};

/** The provider that the settings name. */
export const payments = seam<Payments>("payments");
