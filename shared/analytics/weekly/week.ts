import { addDays, dateOf, numberOf } from "../days.ts";
import type { Range } from "../schema.ts";

/** 12:37 of UTC, when the Sunday of every place on Earth is over and has been counted as a whole. */
export const SENT_AT = { hour: 12, minute: 37 } as const;
const SENT_MS = (SENT_AT.hour * 60 + SENT_AT.minute) * 60_000;
/** 5 January 1970: the first one that is counted. */
const FIRST_MONDAY = 4;

/** The week, Monday to Sunday, that was over everywhere when its mail was due last. */
export function weekBefore(ms: number): Range {
  const today = numberOf(dateOf(Math.floor((ms - SENT_MS) / 86_400_000)));
  const monday = today - ((today - FIRST_MONDAY) % 7);
  return { startDate: addDays(dateOf(monday), -7), endDate: addDays(dateOf(monday), -1) };
}
