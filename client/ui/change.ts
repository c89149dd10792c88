import { formatNumber } from "#shared/languages/format.ts";

export type Change = {
  direction: "up" | "down" | "same" /** `+12`, `−5`; null where nothing was there to compare with */;
  percent: string | null;
};

/** How a count differs from an earlier one. `(112, 100)` -> up, `+12` */
export function changeOf(value: number, before: number): Change {
  const direction = value > before ? "up" : value < before ? "down" : "same";
  if (before === 0) return { direction, percent: null };
  const percent = Math.round((100 * (value - before)) / before);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return { direction, percent: `${sign}${formatNumber(Math.abs(percent))}` };
}
