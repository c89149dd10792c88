import { formatMoney as inCents, formatMoment as inWords } from "#shared/languages/format.ts";
import type { Money } from "#shared/mail/schema.ts";

const DATE = { dateStyle: "long", timeZone: "UTC" } as const;
const MOMENT = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;

/** `"2026-11-21T13:00:00.000Z"` -> `21 November 2026` */
export const formatDate = (moment: string) => inWords(new Date(moment), DATE);
/** `"2026-11-21T13:00:00.000Z"` -> `21 November 2026 at 13:00 UTC`: a mail does not know where it is read */
export const formatMoment = (moment: string) => `${inWords(new Date(moment), MOMENT)} UTC`;
/** `{ cents: 7200, currency: "USD" }` -> `$72.00` */
export const formatMoney = ({ cents, currency }: Money) => inCents(cents, currency);
