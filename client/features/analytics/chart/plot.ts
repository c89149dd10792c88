/** Where the parts of a chart of days stand. Pure: the server draws the same as the browser. */
import { line } from "d3-shape";

/** Of the drawing, which is stretched to its place: strokes and words are not. */
export const WIDTH = 1000;
export const HEIGHT = 300;

/** Steps between counts: 1, 2 or 5 of a power of ten, whole numbers only. `(7, 4)` -> `[0, 2, 4, 6, 8]` */
export function countTicks(highest: number, most: number): number[] {
  const rough = Math.max(1, highest) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

const STEPS = [1, 2, 7, 14] as const;
const MONTHS = [1, 2, 3, 6, 12] as const;

/**
 * The days that have a word below the chart: every one, every second, Mondays, every second Monday, or firsts of months, so
 * that there are at most so many. They are stepped as dates: a day of 23 hours is a day.
 * @param dates without a gap, in order: `2026-03-28`
 * @returns their places
 */
export function dayTicks(dates: readonly string[], most: number): number[] {
  const places = dates.map((_, i) => i);
  for (const step of STEPS) {
    const found = step < 7 ? places.filter((i) => i % step === 0) : mondays(dates, step);
    if (found.length > 0 && found.length <= most) return found;
  }
  for (const months of MONTHS) {
    const found = places.filter((i) => isFirst(dates[i] as string, months));
    if (found.length > 0 && found.length <= most) return found;
  }
  return places.slice(0, 1);
}

/** Every first or second Monday. */
const mondays = (dates: readonly string[], step: number) =>
  dates
    .flatMap((date, i) => (new Date(`${date}T00:00:00Z`).getUTCDay() === 1 ? [i] : []))
    .filter((_, i) => i % (step / 7) === 0);

const isFirst = (date: string, months: number) => date.endsWith("-01") && (Number(date.slice(5, 7)) - 1) % months === 0;

/** From the left, 0 to 1, of a day's place; the middle where there is one day. */
export const shareAt = (place: number, days: number): number => (days < 2 ? 0.5 : place / (days - 1));

/** The day that is nearest to a place from the left, 0 to 1. */
export const placeNear = (share: number, days: number): number =>
  Math.min(days - 1, Math.max(0, Math.round(share * (days - 1))));

/** The path of a line, in the units of the drawing. @param top the count at its upper edge */
export function pathOf(counts: readonly number[], top: number): string {
  const days = counts.length;
  const y = (count: number) => HEIGHT * (1 - count / Math.max(1, top));
  // A single day is a stroke across, or it would not be seen.
  if (days === 1) return `M0,${round(y(counts[0] ?? 0))}H${WIDTH}`;
  const draw = line<number>()
    .x((_, place) => WIDTH * shareAt(place, days))
    .y(y)
    .digits(1);
  return draw([...counts]) ?? "";
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Above so many points lines are one pixel wide … */
const FINE_POINTS = 1_500;
/** … and above so many unbroken. */
const DENSE_POINTS = 7_300;

/**
 * How lines are stroked. Software rasterisers have a fast way for hairlines: 50 of a year take 40 ms so, and 1.3 s with wide
 * dashes, which nobody could tell apart in such a crowd.
 * @param points of all lines together
 */
export const strokeOf = (points: number): { width: number; isDashed: boolean } => ({
  width: points > FINE_POINTS ? 1 : 2,
  isDashed: points <= DENSE_POINTS,
});
