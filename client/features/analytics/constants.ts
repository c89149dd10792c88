/** Lines that a chart has at most, those with the most. */
export const MAX_LINES = 50;
/** Lines that are drawn before somebody chooses: as many as the palette has colours. */
export const LINES_AT_FIRST = 10;
export const TOP_LINKS = 10;
