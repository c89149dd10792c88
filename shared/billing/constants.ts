/** A page of payment stays open for so long. */
export const CHECKOUT_MINUTES = 60;
/** A plan can be paused for so long (the flow of cancelling). */
export const PAUSE_MONTHS = 3;
/** After a deletion was asked for, so long it can be taken back. */
export const DELETION_DAYS = 30;
/** What an answer to an Idempotency-Key is remembered for. */
export const KEY_HOURS = 24;
export const MAX_REASON_LENGTH = 1000;
/** Why somebody leaves: as words on the wire, in the order in which they are asked. */
export const LEAVING_REASONS = [
  "too_expensive",
  "missing_feature",
  "not_used",
  "too_hard",
  "does_not_work",
  "another_product",
  "other",
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];
