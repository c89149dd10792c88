/** Columns of a list of people. */
export const MAX_IMPORT_COLUMNS = 60;
/** Values of a column that are shown before somebody says what it is. */
export const MAX_SAMPLES = 3;
/** A run of a directory that would remove more of its people than this asks first. */
export const MAX_REMOVED_PCT = 20;
/** People that a directory may have. */
export const MAX_DIRECTORY_PEOPLE = 20_000;
/** How long a list that was brought in can be looked up, and is not brought in once more. */
export const IMPORT_KEPT_DAYS = 30;
