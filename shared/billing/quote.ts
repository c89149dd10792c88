/** What a change of plan costs on a day, to the cent: the one place that says so, for the preview and for the charge. */
import type { Period } from "../plans/plans.ts";
import { percentOf, prorated } from "./money.ts";

/** What runs now. `paid`: cents that were paid for the whole of its period, discounts taken off */
export type Running = { paid: number; startsAt: Date; endsAt: Date };

/** A payment, line by line: `due` = price - discount - credit + tax. */
export type Sum = {
  /** of the period that is bought, before anything comes off */
  price: number;
  discount: number;
  /** of what was paid before, used up by this */
  credit: number;
  /** on the rest: what the credit is for was taxed when it was paid */
  tax: number;
  /** what is paid at once */
  due: number;
  /** of the credit what is kept for the next payments */
  left: number;
};

const SECOND_MS = 1000;

/**
 * What is paid for a period, and of what it consists.
 * @param credit cents, before tax, that were paid before and not used up
 * @param minimumCharge less than that is not worth a payment, and taken off
 */
export function sumOf({
  price,
  percentOff = 0,
  credit = 0,
  taxPercent = 0,
  minimumCharge = 0,
}: {
  price: number;
  percentOff?: number;
  credit?: number;
  taxPercent?: number;
  minimumCharge?: number;
}): Sum {
  const discount = percentOf(price, percentOff);
  const used = Math.min(credit, price - discount);
  const tax = percentOf(price - discount - used, taxPercent);
  const due = price - discount - used + tax;
  const rest = { price, credit: used, left: credit - used };
  if (due > 0 && due < minimumCharge) return { ...rest, discount: price - used, tax: 0, due: 0 };
  return { ...rest, discount, tax, due };
}

/** What was paid for the rest of a period, by seconds. */
export function creditOf({ paid, startsAt, endsAt }: Running, at: Date): number {
  const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / SECOND_MS);
  return prorated(paid, seconds(at, endsAt), seconds(startsAt, endsAt));
}

type Size = { count: number; period: Period; price?: number };

/** More people, a longer period, or a dearer plan of the same, is more; the others begin when the period ends. */
export function isMore(before: Size, after: Size): boolean {
  if (after.count !== before.count) return after.count > before.count;
  if (after.period !== before.period) return after.period === "yearly";
  return (after.price ?? 0) > (before.price ?? 0);
}

/** A payment that came in: cents before tax and with it, and how many of these went back already. */
export type CameIn = { net: number; due: number; gone: number };

/**
 * Shares what was paid before, and not used up, among the payments that it came in by: none gets back more than it brought, and each
 * its part of the tax. A period that was bought with the rest of another one was paid by both.
 * @param net cents before tax
 * @param payments the latest first
 * @returns cents for each of them, with tax
 */
export function backOf(net: number, payments: readonly CameIn[]): number[] {
  let left = net;
  return payments.map((payment) => {
    const { due, gone } = payment;
    const there = payment.net - prorated(payment.net, gone, due);
    const part = Math.min(left, there);
    if (part <= 0 || gone >= due) return 0;
    left -= part;
    return part === there ? due - gone : Math.min(due - gone, prorated(due, part, payment.net));
  });
}
