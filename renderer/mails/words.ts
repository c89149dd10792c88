import type { Money } from "#shared/mail/schema.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** `"2026-11-21T13:00:00.000Z"` -> `21 November 2026` */
export const formatDate = (moment: string) => DATE.format(new Date(moment));
/** `"2026-11-21T13:00:00.000Z"` -> `21 November 2026 at 13:00 UTC`: a mail does not know where it is read */
export const formatMoment = (moment: string) => `${MOMENT.format(new Date(moment))} UTC`;
/** `{ cents: 7200, currency: "USD" }` -> `$72.00` */
export function formatMoney({ cents, currency }: Money): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** digits);
}
