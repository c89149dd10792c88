/** Companies from files that are shown, the newest first. */
export const MAX_BULKS_SHOWN = 10;
/** A file and a name make one company: for so long that is known. */
export const BULK_KEPT_DAYS = 30;
/** Designs of the agency that are offered, and that one file names. */
export const MAX_BULK_MASTERS = 50;
