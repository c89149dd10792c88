/** Payments of the sandbox as they change: all of a change or nothing, and what is told of it stands in the payment itself. */
import { randomBytes } from "node:crypto";
import mongoose, { type ClientSession } from "mongoose";
import { webhook } from "#shared/billing/endpoints.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import { pathTo } from "#shared/routes.ts";
import { transaction } from "../../../db/transactions.ts";
import { delivery } from "../../../ports/payments/delivery.ts";
import type { Message, Payment } from "../../../ports/payments/payments.ts";
import { settings } from "../../../settings.ts";
import { SandboxPaymentModel, type SandboxPaymentRecord, storedPayments, type ToldRecord } from "./model.ts";
import { SEAL_HEADER, seal } from "./seal.ts";

/** What was told of one payment longer ago is forgotten. */
const MAX_TOLD = 100;

/** `sandbox_pay_q3…`: nobody guesses one. */
export const newRef = (what: "pay" | "card" | "buyer" | "msg"): string =>
  `sandbox_${what}_${randomBytes(18).toString("base64url")}`;

/** Of the address of its page. */
export const pageOf = (ref: string): string => settings().PUBLIC_URL + pathTo("sandbox-checkout", { ref });

export const findByRef = async (ref: string, session: ClientSession | null = null) =>
  storedPayments.read(await SandboxPaymentModel.findOne({ ref }).session(session).lean());

/** What becomes of a payment: fields that are others then, and what its provider tells of it. */
export type Change = { set: Partial<SandboxPaymentRecord>; tell: string };

/**
 * Changes a payment; of two at once the later one sees what the first has done.
 * @param next null: nothing changes
 * @returns the payment as it is then; null: there is none
 */
export async function change(
  ref: string,
  next: (payment: SandboxPaymentRecord, session: ClientSession) => Promise<Change | null> | Change | null,
): Promise<SandboxPaymentRecord | null> {
  const { payment, told } = await transaction(async (session) => {
    const before = await findByRef(ref, session);
    const change = before && (await next(before, session));
    if (!change) return { payment: before, told: null };
    const told = newTold(change.tell, new Date());
    const update = {
      $set: { ...change.set, toldAt: told.at },
      $push: { told: { $each: [told], $slice: -MAX_TOLD } },
    };
    const options = { returnDocument: "after", session } as const;
    return {
      payment: storedPayments.read(await SandboxPaymentModel.findOneAndUpdate({ ref }, update, options).lean()),
      told,
    };
  });
  if (payment && told) send(messageOf(payment, told));
  return payment;
}

export const newTold = (kind: string, at: Date): ToldRecord => ({ id: newRef("msg"), kind, at });

export const messageOf = ({ ref, order }: SandboxPaymentRecord, { id, kind, at }: ToldRecord): Message => ({
  id,
  kind,
  at,
  payment: ref,
  order,
});

/** Sends it on its way to our webhook, sealed. */
export function send(message: Message): void {
  const body = JSON.stringify(message);
  delivery().send({
    path: `/api${endpointPath(webhook, { provider: "sandbox" })}`,
    body,
    headers: async (at) => ({ [SEAL_HEADER]: await seal(body, at) }),
  });
}

/** What was told since then, the latest so many. */
export async function toldSince(since: Date, limit: number): Promise<Message[]> {
  const filter = { toldAt: mongoose.trusted({ $gte: since }) };
  const rows = await SandboxPaymentModel.find(filter).sort({ toldAt: -1 }).limit(limit).lean();
  return storedPayments
    .readAll(rows)
    .flatMap((payment) => payment.told.filter(({ at }) => at >= since).map((told) => messageOf(payment, told)))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit);
}

export const refundedOf = ({ refunds }: Pick<SandboxPaymentRecord, "refunds">): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** As a provider presents it. A page on which somebody is asked to confirm is still open. */
export function present(payment: SandboxPaymentRecord): Payment {
  const { ref, order, kind, status, amount, currency, dispute, method } = payment;
  const isOpen = status === "open" || status === "action";
  return {
    ref,
    order,
    status: kind === "checkout" && status === "action" ? "open" : status,
    amount,
    currency,
    refunded: refundedOf(payment),
    dispute,
    method: status === "paid" ? method : null,
    url: isOpen ? pageOf(ref) : null,
  };
}
