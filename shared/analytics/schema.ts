import * as z from "zod/mini";
import { MESSAGES } from "../errors/messages.ts";
import { isTimeZone } from "../lib/timeZone.ts";
import { APART, DEFAULT_RANGE_DAYS, EVENTS, GROUPINGS, MAX_NAMED, MAX_RANGE_DAYS, MAX_ROWS } from "./constants.ts";
import { addDays, datesBetween, numberOf } from "./days.ts";
import { RANGE_MESSAGES } from "./messages.ts";

/** A date of the team's zone: `2026-11-25` */
export const LocalDate = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, MESSAGES.unknownTime),
  z.refine((date) => !Number.isNaN(numberOf(date)), MESSAGES.unknownTime),
);

const MAX_NAME_LENGTH = 64;
/** What `of=abc,def` names. */
export const namesIn = (of: string): string[] => of.split(",").filter(Boolean);
const areNames = (of: string) => {
  const names = namesIn(of);
  return names.length <= MAX_NAMED && names.every(({ length }) => length <= MAX_NAME_LENGTH);
};

/** What is asked: of what, by what, and when. Days are the team's; the last `DEFAULT_RANGE_DAYS` where none are named. */
const question = {
  event: z._default(z.enum(EVENTS), "click"),
  startDate: z.optional(LocalDate),
  endDate: z.optional(LocalDate),
  /** how many days until the last one, where the first is not named */
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_RANGE_DAYS))),
  /** some of those that a question could be about, by `namesIn`; all, where it is left out */
  of: z.optional(z.string().check(z.maxLength((MAX_NAME_LENGTH + 1) * MAX_NAMED), z.refine(areNames))),
};
export const DetailsQuery = z.strictObject({ ...question, by: z._default(z.enum(GROUPINGS), "team") });
export type DetailsQuery = z.output<typeof DetailsQuery>;

export const SeriesQuery = z.strictObject({
  ...question,
  by: z._default(z.enum(GROUPINGS), "signature"),
  compare: z._default(z.enum(["true", "false"]), "false"),
});
export type SeriesQuery = z.output<typeof SeriesQuery>;

/** Both dates are counted. */
export const Range = z.strictObject({ startDate: LocalDate, endDate: LocalDate });
export type Range = z.output<typeof Range>;

/** The range of a question on a day. */
export const rangeOf = (
  { startDate, endDate, days = DEFAULT_RANGE_DAYS }: Partial<Range> & { days?: number | undefined },
  today: string,
): Range => {
  const end = endDate ?? (startDate !== undefined && startDate > today ? startDate : today);
  return { startDate: startDate ?? addDays(end, 1 - days), endDate: end };
};

/** What is wrong with a range, and with which end of it; null: nothing. */
export function rangeProblem({ startDate, endDate }: Range): { field: keyof Range; message: string } | null {
  const days = datesBetween(startDate, endDate).length;
  if (days === 0) return { field: "endDate", message: RANGE_MESSAGES.backwards };
  return days > MAX_RANGE_DAYS ? { field: "startDate", message: RANGE_MESSAGES.tooLong } : null;
}

/** As many days, just before. */
export const rangeBefore = ({ startDate, endDate }: Range): Range => ({
  startDate: addDays(startDate, numberOf(startDate) - numberOf(endDate) - 1),
  endDate: addDays(startDate, -1),
});

const counts = z.array(z.int());
/** `visitors` are a sum of days: nobody can be told from one day to the next. */
const Sums = z.strictObject({ total: z.int(), visitors: z.int() });

export const SeriesRow = z.strictObject({
  /** hash, code, or a member's address */
  id: z.string(),
  name: z.string(),
  /** where a link leads, or whose a signature is */
  detail: z.nullable(z.string()),
  /** of a signature: the address of its photo; null: none, and of all else */
  photo: z.nullable(z.string()),
  /** people of each day of the range */
  days: counts,
  ...Sums.shape,
});
export type SeriesRow = z.output<typeof SeriesRow>;

export const Series = z.strictObject({
  ...Range.shape,
  timeZone: z.string(),
  /** from which day on numbers may still change: programs are told from people when a day is over */
  provisionalFrom: z.string(),
  rows: z.array(SeriesRow).check(z.maxLength(MAX_ROWS)),
  total: z.extend(Sums, { days: counts }),
  /** the same of as many days just before; null: not asked for */
  before: z.nullable(Sums),
});
export type Series = z.output<typeof Series>;

const byName = z.record(z.string(), z.int());
export const Details = z.strictObject({
  ...Range.shape,
  timeZone: z.string(),
  /** who was no person, by their kind */
  apart: z.partialRecord(z.enum(APART), z.int()),
  devices: byName,
  referrers: byName,
  countries: byName,
  hours: byName,
});
export type Details = z.output<typeof Details>;

export const TimeZoneInput = z.strictObject({
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, MESSAGES.unknownTimeZone)),
});
