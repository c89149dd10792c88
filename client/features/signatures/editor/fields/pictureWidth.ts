/** Widths a picture of an addon may be shown at, in CSS pixels, and how tall a new one is at most. */
export type WidthRange = { minPx: number; maxPx: number; usualPx: number; usualHeightPx: number };

/**
 * The width a new picture is shown at: its own size, but not wider than usual nor higher than usual, and within the range.
 * `{ widthPx: 900, heightPx: 900 }`, usually 160 wide and 80 high -> 80
 */
export function shownWidth(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { minPx, maxPx, usualPx, usualHeightPx }: WidthRange,
): number {
  const fitting = Math.min(widthPx, usualPx, (usualHeightPx * widthPx) / heightPx);
  return Math.round(Math.min(maxPx, Math.max(minPx, fitting)));
}
