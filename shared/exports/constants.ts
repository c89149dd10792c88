/** A copy of somebody's data can be fetched for so long. */
export const EXPORT_HOURS = 24;
/** A person may ask for so many a day. */
export const EXPORTS_PER_DAY = 5;
/** Of those that they asked for, the newest are shown. */
export const MAX_EXPORTS_SHOWN = 5;
/** A copy that is not there by then will not come. */
export const EXPORT_PATIENCE_MINUTES = 60;
/** What one file may hold; pictures that do not fit are named in it and left out. A zip of the old format ends at 4 GB. */
export const MAX_EXPORT_BYTES = 2 * 1024 ** 3;
export const MAX_EXPORT_ENTRIES = 60_000;
