/** What somebody plays at the page of a payment. */
import type { ClientSession } from "mongoose";
import { type Play, playsOf } from "#shared/billing/sandbox/rules.ts";
import type { SandboxPage } from "#shared/billing/sandbox/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { payments } from "../../../ports/payments/payments.ts";
import { SandboxMethodModel, type SandboxPaymentRecord, type Script } from "./model.ts";
import { type Change, change, findByRef, newRef, refundedOf } from "./records.ts";

/** By what a card does when it is charged: those of Stripe's tests, which people know. */
const LAST4: Record<Script, string> = { works: "4242", declines: "0341", asks: "3184" };
const CARD_YEARS = 3;

/** @throws not_found: no such payment, or real money is taken here */
export async function read(ref: string): Promise<SandboxPage> {
  if (!payments().isSandbox) return fail("not_found");
  // The provider's own look: a page whose time is over is over.
  if (!(await payments().find(ref))) return fail("not_found");
  return present((await findByRef(ref)) ?? fail("not_found"));
}

/** @param cents of a refund @throws not_found, change_refused: it is too late for that */
export async function play(
  ref: string,
  { play, cents }: { play: Play; cents?: number | undefined },
): Promise<SandboxPage> {
  await read(ref);
  const payment = await change(ref, (before, session) => {
    if (!playsOf(inShort(before)).includes(play)) return fail("change_refused");
    return played(before, play, { cents, session });
  });
  return present(payment ?? fail("not_found"));
}

type With = { cents: number | undefined; session: ClientSession };

async function played(payment: SandboxPaymentRecord, play: Play, { cents, session }: With): Promise<Change> {
  const paid = async (script: Script): Promise<Change> => {
    const method = payment.keepsMethod ? await keep(payment, script, session) : payment.method;
    return { set: { status: "paid", method }, tell: "payment.paid" };
  };
  switch (play) {
    case "succeed":
    case "confirm":
      return paid("works");
    case "succeed_then_decline":
      return paid("declines");
    case "succeed_then_ask":
      return paid("asks");
    case "ask":
      return { set: { status: "action" }, tell: "payment.action" };
    case "decline":
    case "refuse":
      return { set: { status: "declined" }, tell: "payment.declined" };
    case "refund": {
      const left = payment.amount - refundedOf(payment);
      const refund = { key: newRef("msg"), cents: Math.min(cents ?? left, left) };
      return { set: { refunds: [...payment.refunds, refund] }, tell: "payment.refunded" };
    }
    case "dispute":
      return { set: { dispute: "open" }, tell: "payment.disputed" };
    case "dispute_won":
      return { set: { dispute: "won" }, tell: "payment.dispute_won" };
    case "dispute_lost":
      return { set: { dispute: "lost" }, tell: "payment.dispute_lost" };
  }
}

async function keep({ customer }: SandboxPaymentRecord, script: Script, session: ClientSession) {
  const endsAt = { month: 12, year: new Date().getUTCFullYear() + CARD_YEARS };
  const method = { customer, ref: newRef("card"), brand: "Visa", last4: LAST4[script], endsAt };
  await SandboxMethodModel.create([{ ref: method.ref, script, method }], { session });
  return method;
}

const inShort = (payment: SandboxPaymentRecord) => ({ ...payment, refunded: refundedOf(payment) });

function present(payment: SandboxPaymentRecord): SandboxPage {
  const { text, amount, currency, status, dispute, returnUrl, cancelUrl } = payment;
  const plays = playsOf(inShort(payment));
  return { text, amount, currency, status, refunded: refundedOf(payment), dispute, plays, returnUrl, cancelUrl };
}
