/** Sums as this installation charges them. */
import { type Sum, sumOf } from "#shared/billing/quote.ts";
import type { TeamRecord } from "../members/service.ts";
import { offers } from "../plans/service.ts";

/** With its tax, and the least that it charges. `credit`: of what was paid before */
export function sumNow(values: { price: number; credit?: number; percentOff?: number }): Sum {
  const { tax, minimumCharge } = offers();
  return sumOf({ ...values, taxPercent: tax?.percent ?? 0, minimumCharge });
}

/** Whether a plan has a place for each that is taken; one signature is bought for one. */
export const hasPlaces = (team: TeamRecord, plan: { count: number } | null): boolean =>
  usedOf(team) <= (plan?.count ?? 1) + team.bonusSignatures;

/** Places of a plan that are taken, by people or by signatures. */
export const usedOf = ({ used, signatureCount }: TeamRecord): number => Math.max(used, signatureCount);
