import type { ObjectId, Timestamp } from "bson";
import { bsonType, type Doc, isPlain } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { typeName } from "./types.ts";
import { instantOf, offsetsOf } from "./zones.ts";

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

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** Bins are counted from here, on local clocks: a Saturday. */
const REFERENCE = Date.UTC(2000, 0, 1);
const REFERENCE_WEEKDAY = 6;
const MAX_BIN = 100_000_000_000;

/** The start of the bin of time that a date lies in, on the clocks of a zone. @throws 9, 40485, and 5439012 to 5439017 */
export function truncateDate(argument: Doc): Date | null {
  const { date, unit, binSize = 1, timezone = "UTC", startOfWeek = "sunday" } = argument;
  if ([date, unit, binSize, timezone].some((value) => value === null || value === undefined)) return null;
  if (unit === "week" && startOfWeek === null) return null;
  const instant = instantIn(date);
  const size = toBinSize(binSize);
  if (typeof timezone !== "string") throw new StoreError(40517, "timezone must be a string");
  const offset = offsetsOf(timezone);
  const wished = offset(instant);
  return new Date(instantOf(startOfBin(instant + wished, String(unit), size, startOfWeek), offset, wished));
}

function instantIn(date: unknown): number {
  if (date instanceof Date) return date.getTime();
  if (bsonType(date) === "ObjectId") return (date as ObjectId).getTimestamp().getTime();
  if (bsonType(date) === "Timestamp") return (date as Timestamp).t * 1000;
  throw new StoreError(5439012, `$dateTrunc requires 'date' to be a date, but got ${typeName(date)}`);
}

function toBinSize(size: unknown): number {
  if (!Number.isInteger(size)) throw new StoreError(5439017, "$dateTrunc requires 'binSize' to be a 64-bit integer");
  if ((size as number) <= 0 || (size as number) > MAX_BIN)
    throw new StoreError(5439018, "$dateTrunc requires 'binSize' to be greater than 0");
  return size as number;
}

/** All on local clocks, where a day has 24 hours. */
function startOfBin(local: number, unit: string, size: number, startOfWeek: unknown): number {
  const months = Object.hasOwn(MONTHS, unit) ? MONTHS[unit] : undefined;
  if (months !== undefined) {
    const day = new Date(local);
    const count = (day.getUTCFullYear() - 2000) * 12 + day.getUTCMonth();
    const start = new Date(REFERENCE);
    start.setUTCMonth(floorTo(count, months * size));
    return start.getTime();
  }
  const step = Object.hasOwn(MILLISECONDS, unit) ? MILLISECONDS[unit] : undefined;
  if (step === undefined) throw new StoreError(9, `unknown time unit value: ${unit}`);
  const first = unit === "week" ? REFERENCE + daysTo(weekday(startOfWeek)) * (MILLISECONDS.day as number) : REFERENCE;
  return first + floorTo(local - first, step * size);
}

/** From the reference to the first such day. */
const daysTo = (day: number) => (day - REFERENCE_WEEKDAY + 7) % 7;

function weekday(name: unknown): number {
  const wanted = String(name).toLowerCase();
  const found = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  if (found < 0) throw new StoreError(9, `unknown day of week value: ${name}`);
  return found;
}

const floorTo = (value: number, step: number) => Math.floor(value / step) * step;

/** Refuses what would come out wrong: days of zones with summer time, and weeks that belong to another year. @throws 115 */
export function checkDateOperator(operator: string, argument: unknown): void {
  if (!isPlain(argument)) return;
  const { timezone, format } = argument;
  if (["$dateAdd", "$dateSubtract"].includes(operator) && timezone !== undefined && !UTC.has(String(timezone)))
    throw unsupported(`${operator} with a timezone`);
  if (operator === "$dateToString" && format !== undefined && !/^([^%$]|%[^GUVw])*$/.test(String(format)))
    throw unsupported("$dateToString with weeks or a computed format");
}
