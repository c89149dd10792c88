/** The log forgets what is older. */
export const AUDIT_DAYS = 400;
/** What one file of the log holds, the newest first. */
export const MAX_AUDIT_CSV_ROWS = 5_000;
export const MAX_AUDIT_SEARCH_LENGTH = 100;
/** Of the names of acts that a search may ask for besides its text. */
export const MAX_AUDIT_ACTS_LENGTH = 2_000;
