/** When what was paid for ends: counted from the day on which it began, in UTC. */

/**
 * The end of the so-manieth period after a beginning: never counted from an end before, which months of different lengths
 * would move. 30 November, quarterly -> 28 February, 30 May
 */
export function periodEnd(anchor: Date, months: number, count: number): Date {
  const month = anchor.getUTCMonth() + months * count;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(month);
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}

/** The period that holds a moment, and the how-manieth it is; the end belongs to the next one. */
export function periodAt(anchor: Date, months: number, at: Date): { count: number; startsAt: Date; endsAt: Date } {
  const away = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.max(0, Math.floor(away / months) - 1);
  while (periodEnd(anchor, months, count + 1) <= at) count += 1;
  return { count, startsAt: periodEnd(anchor, months, count), endsAt: periodEnd(anchor, months, count + 1) };
}
