/** What a change of plan costs on a day, to the cent: the one place that says so, for the preview and for the charge. */
import type { Period } from "../plans/plans.ts";
import { percentOf, prorated } from "./money.ts";

/** What runs now. `paid`: cents that were paid for the whole of its period, discounts taken off */
export type Running = { paid: number; startsAt: Date; endsAt: Date };

export type Quote = {
  /** for what is left of the period that runs, never more than was paid for it */
  credit: number;
  /** for the new period, which begins at once, discounts taken off */
  charge: number;
  /** what is paid at once */
  due: number;
  /** of the credit what is kept for the next invoices */
  left: number;
};

const SECOND_MS = 1000;

/**
 * A change that counts at once: what was paid for the rest of the period comes off the first payment of the new one.
 * @param charge cents of the new period
 * @param percentOff of a coupon
 */
export function quoteOf(running: Running | null, charge: number, at: Date, percentOff = 0): Quote {
  const whole = charge - percentOf(charge, percentOff);
  const credit = running ? creditOf(running, at) : 0;
  return { credit, charge: whole, due: Math.max(0, whole - credit), left: Math.max(0, credit - whole) };
}

/** What was paid for the rest of a period, by seconds. */
export function creditOf({ paid, startsAt, endsAt }: Running, at: Date): number {
  const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / SECOND_MS);
  return prorated(paid, seconds(at, endsAt), seconds(startsAt, endsAt));
}

/** More people, or a longer period, is more; the others begin when the period ends. */
export const isMore = (before: { count: number; period: Period }, after: { count: number; period: Period }): boolean =>
  after.count > before.count ||
  (after.count === before.count && before.period === "quarterly" && after.period === "yearly");
