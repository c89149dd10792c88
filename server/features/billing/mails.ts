/** Mails about money, each added in the transaction of what it tells of. They go to whoever owns the team and pays for it. */
import type { ClientSession, Types } from "mongoose";
import { t } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import type { MailInput, MailName } from "#shared/mail/schema.ts";
import { offeredPlan } from "#shared/plans/offers.ts";
import { pathTo } from "#shared/routes.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import * as members from "../members/service.ts";
import { offers } from "../plans/service.ts";
import { printedNumber } from "./invoiceNumbers.ts";
import type { BoughtPlan, InvoiceRecord } from "./model.ts";

type Person = Pick<account.UserRecord, "email" | "name">;
type Team = Types.ObjectId;

/** What is sold as people read it; null: a signature that is bought once. `Teams, yearly` */
export function planInWords(plan: Pick<BoughtPlan, "name" | "period"> | null): string {
  if (!plan) return t("PRO signature, bought once");
  const label = t(offeredPlan(offers(), plan.name)?.label ?? plan.name);
  return plan.period === "yearly" ? t("{plan}, yearly", { plan: label }) : t("{plan}, quarterly", { plan: label });
}

/** Something was paid: the invoice says what. */
export const tellReceipt = (
  invoice: Pick<InvoiceRecord, "team" | "series" | "number" | "total" | "currency" | "paidAt" | "isSandbox">,
  { plan, endsAt }: { plan: BoughtPlan | null; endsAt: Date | null },
  session: ClientSession,
) =>
  tell(invoice.team, session, "receipt", (name) => ({
    name,
    number: printedNumber(invoice),
    plan: planInWords(plan),
    count: plan?.count ?? 1,
    total: { cents: invoice.total, currency: invoice.currency },
    paidAt: (invoice.paidAt ?? new Date()).toISOString(),
    periodEndsAt: plan && endsAt ? endsAt.toISOString() : null,
    invoiceUrl: addressOf("account-billing"),
    isSandbox: invoice.isSandbox,
  }));

type Charge = { plan: BoughtPlan | null; cents: number; currency: string; isSandbox: boolean };

/** A payment was declined. `nextTryAt`: null: it is not tried again; `endsAt`: features stay until then */
export const tellProblem = (
  team: Team,
  { plan, cents, currency, isSandbox, nextTryAt, endsAt }: Charge & { nextTryAt: Date | null; endsAt: Date },
  session: ClientSession,
) =>
  tell(team, session, "paymentProblem", (name) => ({
    name,
    plan: planInWords(plan),
    total: { cents, currency },
    nextTryAt: nextTryAt?.toISOString() ?? null,
    endsAt: endsAt.toISOString(),
    url: addressOf("account-billing"),
    isSandbox,
  }));

/** What was cancelled, or tried, ends in some days. */
export const tellEnds = (
  team: Team,
  { plan, endsAt, isTrial }: { plan: BoughtPlan | null; endsAt: Date; isTrial: boolean },
  session: ClientSession,
) =>
  tell(team, session, "subscriptionEnds", (name) => ({
    name,
    plan: planInWords(plan),
    endsAt: endsAt.toISOString(),
    url: addressOf(isTrial ? "account-upgrade" : "account-billing"),
    isTrial,
  }));

/** Confirms a cancellation. `endsAt`: null where it ends at once. */
export const tellCancelled = (
  team: Team,
  { plan, cancelledAt, endsAt }: { plan: BoughtPlan | null; cancelledAt: Date; endsAt: Date | null },
  session: ClientSession,
) =>
  tell(team, session, "subscriptionCancelled", (name) => ({
    name,
    plan: planInWords(plan),
    cancelledAt: cancelledAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    url: addressOf("account-billing"),
    exportUrl: addressOf("account-privacy"),
  }));

/** Confirms a pause. `next`: the payment with which it goes on; null: not known yet */
export const tellPauses = (
  team: Team,
  dates: { plan: BoughtPlan | null; pausesAt: Date; resumesAt: Date; next: { cents: number; currency: string } | null },
  session: ClientSession,
) =>
  tell(team, session, "subscriptionPauses", (name) => ({
    name,
    plan: planInWords(dates.plan),
    pausesAt: dates.pausesAt.toISOString(),
    resumesAt: dates.resumesAt.toISOString(),
    total: dates.next,
    url: addressOf("account-billing"),
  }));

/** A cancellation was taken back, or a pause is over. `next`: the next payment; null: none is due */
export const tellResumed = (
  team: Team,
  {
    plan,
    renewsAt,
    next,
  }: { plan: BoughtPlan | null; renewsAt: Date | null; next: Omit<Charge, "plan" | "isSandbox"> | null },
  session: ClientSession,
) =>
  tell(team, session, "subscriptionResumed", (name) => ({
    name,
    plan: planInWords(plan),
    renewsAt: renewsAt?.toISOString() ?? null,
    total: next,
    url: addressOf("account-billing"),
  }));

/** Money goes back. */
export const tellRefunded = (
  team: Team,
  { plan, cents, currency, isSandbox, why, at }: Charge & { why: MailInput<"refunded">["why"]; at: Date },
  session: ClientSession,
) =>
  tell(team, session, "refunded", (name) => ({
    name,
    plan: planInWords(plan),
    total: { cents, currency },
    why,
    refundedAt: at.toISOString(),
    url: addressOf("account-billing"),
    isSandbox,
  }));

/** Whoever took the coupon is told how long it runs; after that the mail says nothing any more. */
export const tellCoupon = (
  { email, name }: Person,
  { percent, endsAt }: { percent: number; endsAt: Date },
  session: ClientSession,
) =>
  mail.send(
    "coupon",
    email,
    { name: oneLine(name), percent, endsAt: endsAt.toISOString(), url: addressOf("account-upgrade") },
    { until: endsAt, session },
  );

const addressOf = (route: "account-billing" | "account-upgrade" | "account-privacy") =>
  settings().PUBLIC_URL + pathTo(route);

/** Nobody is told of a team whose owner is gone. */
async function tell<N extends MailName>(
  id: Team,
  session: ClientSession,
  name: N,
  props: (name: string) => MailInput<N>,
): Promise<void> {
  const team = await members.findTeam(id);
  const owner = team && (await account.findById(String(members.ownerOf(team))));
  if (owner) await mail.send(name, owner.email, props(oneLine(owner.name)), { session });
}
