import * as z from "zod/mini";
import { LEAVING_REASONS } from "../constants.ts";

const count = z.int();
const Amount = z.strictObject({ currency: z.string(), cents: z.int() });

/** What the operator is told of money; a month is the calendar's, in UTC. */
export const Figures = z.strictObject({
  /** when it was counted; null: it is being counted for the first time */
  at: z.nullable(z.iso.datetime()),
  /** cents that the plans which renew bring a month (monthly recurring revenue) */
  mrr: z.array(Amount),
  active: count,
  trial: count,
  failed: count,
  cancelled: count,
  /** subscriptions that began and ended this month */
  begun: count,
  lost: count,
  /** why people cancelled, paused or deleted this month; null: they did not say */
  reasons: z.array(z.strictObject({ reason: z.nullable(z.enum(LEAVING_REASONS)), count })),
  couponsUsed: count,
  /** what went back this month */
  refunds: z.array(Amount),
});
export type Figures = z.output<typeof Figures>;
