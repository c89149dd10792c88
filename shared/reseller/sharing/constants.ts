/** Designs of one agency that are shared at a time. */
export const MAX_SHARES = 50;
/** Companies that one is shared with by name; all of them, however many, is another choice. */
export const MAX_CHOSEN_COMPANIES = 1_000;
/** Designs in one answer, and signatures that can become one. */
export const SHARES_SHOWN = 20;
export const CANDIDATES_SHOWN = 30;
/** Companies in one answer unless asked otherwise, and at most. */
export const SHARED_SHOWN = 50;
export const MAX_SHARED_SHOWN = 200;
