import { formatMoment } from "#shared/languages/format.ts";

const MOMENT = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** Until when an offer can be answered, in the reader's time. */
export const untilOf = (expiresAt: string): string => formatMoment(Date.parse(expiresAt), MOMENT);
