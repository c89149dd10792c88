/** Sums as this installation charges them. */
import { type Sum, sumOf } from "#shared/billing/quote.ts";
import type { PlanName } from "#shared/plans/plans.ts";
import type { TeamRecord } from "../members/service.ts";
import { offers } from "../plans/service.ts";

/** With its tax, and the least that it charges. `credit`: of what was paid before */
export function sumNow(values: { price: number; credit?: number; percentOff?: number }): Sum {
  const { tax, minimumCharge } = offers();
  return sumOf({ ...values, taxPercent: tax?.percent ?? 0, minimumCharge });
}

/** Whether a plan has a place for each that is taken, and for companies where there are some; one signature is bought for one. */
export const hasPlaces = (team: TeamRecord, plan: { count: number; name?: PlanName } | null): boolean =>
  usedOf(team) <= (plan?.count ?? 1) + team.bonusSignatures && (team.given === 0 || plan?.name === "agency-hub");

/** Places of a plan that are taken, by people or by signatures, those that an agency's companies have among these. */
export const usedOf = ({ used, signatureCount, given }: TeamRecord): number => Math.max(used, signatureCount + given);
