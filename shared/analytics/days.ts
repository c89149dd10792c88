/** Days as a place has them: 23 hours long when its clocks go forward, some of them beginning at one o'clock. */

export const DAY_MS = 86_400_000;

/**
 * A day of a time zone: `2026-03-29` from `startMs` on until just before `endMs`, milliseconds since 1970. `number`: days
 * from 1 January 1970 to this date, so that dates can be stepped and compared in whichever zone they are.
 */
export type LocalDay = { number: number; date: string; startMs: number; endMs: number };

/** `20656` -> `2026-07-22` */
export const dateOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
/** `2026-07-22` -> `20656`; NaN for a date that does not exist. */
export function numberOf(date: string): number {
  const number = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return Number.isNaN(number) || dateOf(number) !== date ? Number.NaN : number;
}
/** The date so many days later; earlier for less than 0. `("2026-02-28", 1)` -> `2026-03-01` */
export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days);
/** All dates from one to another, both among them. */
export function datesBetween(from: string, to: string): string[] {
  const first = numberOf(from);
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, i) => dateOf(first + i));
}

/** Formats are costly to make, days to find; both are asked for again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, LocalDay[]>();
const KEPT_DAYS = 8;
const KEPT_ZONES = 600;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
  if (formats.size >= KEPT_ZONES) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** `2026-07-22` and the hour, 0 to 23. */
function clockAt(ms: number, timeZone: string): { date: string; hour: number } {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(ms)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
}

/** The minute that was asked for last in each zone: clicks come in minute by minute, and no hour ends within one. */
const hours = new Map<string, { minute: number; hour: number }>();

/** The hour that clocks of a place show, 0 to 23. */
export function hourAt(ms: number, timeZone: string): number {
  if (timeZone === "UTC") return Math.floor((ms % DAY_MS) / 3_600_000);
  const minute = Math.floor(ms / 60_000);
  const latest = hours.get(timeZone);
  if (latest?.minute === minute) return latest.hour;
  const { hour } = clockAt(ms, timeZone);
  if (hours.size >= KEPT_ZONES) hours.clear();
  hours.set(timeZone, { minute, hour });
  return hour;
}

/** The day of a place in which a moment lies. @throws RangeError for a zone that does not exist */
export function dayAt(ms: number, timeZone: string): LocalDay {
  const known = days.get(timeZone) ?? [];
  const found = known.find(({ startMs, endMs }) => startMs <= ms && ms < endMs);
  if (found) return found;
  const day = timeZone === "UTC" ? utcDay(Math.floor(ms / DAY_MS)) : findDay(clockAt(ms, timeZone).date, timeZone);
  if (days.size >= KEPT_ZONES) days.clear();
  days.set(timeZone, [day, ...known].slice(0, KEPT_DAYS));
  return day;
}

/** A day of a place by its date. */
export function dayOf(date: string, timeZone: string): LocalDay {
  if (timeZone === "UTC") return utcDay(numberOf(date));
  return days.get(timeZone)?.find((day) => day.date === date) ?? findDay(date, timeZone);
}

const utcDay = (number: number): LocalDay => ({
  number,
  date: dateOf(number),
  startMs: number * DAY_MS,
  endMs: (number + 1) * DAY_MS,
});

function findDay(date: string, timeZone: string): LocalDay {
  const number = numberOf(date);
  return { number, date, startMs: startOf(number, timeZone), endMs: startOf(number + 1, timeZone) };
}

/** Zones are at most 14 hours ahead of UTC and 12 behind it. */
const MARGIN_MS = 16 * 3_600_000;

/** The first moment of a date, found by halving: no rule of a zone has to be known. A date that a place has skipped begins where the next does. */
function startOf(number: number, timeZone: string): number {
  let before = number * DAY_MS - MARGIN_MS;
  let after = number * DAY_MS + MARGIN_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (numberOf(clockAt(middle, timeZone).date) >= number) after = middle;
    else before = middle;
  }
  return after;
}
