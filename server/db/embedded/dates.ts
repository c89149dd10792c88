import { type Doc, isPlain } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";

const MILLISECONDS: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const UTC = new Set(["UTC", "GMT", "Z", "+00:00"]);

/** A date some units later, in UTC. The last day of a month stays within the month it comes to. @throws 14, 2 */
export function addToDate({ startDate, unit, amount }: Doc, sign: 1 | -1): Date | null {
  if ([startDate, unit, amount].some((value) => value === null || value === undefined)) return null;
  if (!(startDate instanceof Date) || !Number.isInteger(amount))
    throw new StoreError(14, "a date is moved by a whole number of units");
  const count = (amount as number) * sign;
  if (!Object.hasOwn(MILLISECONDS, String(unit)) && !Object.hasOwn(MONTHS, String(unit)))
    throw new StoreError(9, `unknown time unit value: ${unit}`);
  const milliseconds = MILLISECONDS[String(unit)];
  if (milliseconds !== undefined) return new Date(startDate.getTime() + count * milliseconds);
  const months = MONTHS[String(unit)] as number;
  const moved = new Date(startDate);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count * months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(startDate.getUTCDate(), days));
  return moved;
}

/** Refuses what would come out wrong: days of zones with summer time, and weeks that belong to another year. @throws 115 */
export function checkDateOperator(operator: string, argument: unknown): void {
  if (!isPlain(argument)) return;
  const { timezone, binSize, format } = argument;
  if (
    ["$dateTrunc", "$dateAdd", "$dateSubtract"].includes(operator) &&
    timezone !== undefined &&
    !UTC.has(String(timezone))
  )
    throw unsupported(`${operator} with a timezone (bucket by $dateToString)`);
  if (operator === "$dateTrunc" && binSize !== undefined) throw unsupported("$dateTrunc with a binSize");
  if (operator === "$dateToString" && format !== undefined && !/^([^%$]|%[^GUVw])*$/.test(String(format)))
    throw unsupported("$dateToString with weeks or a computed format");
}
