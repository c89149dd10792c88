/** Short links that a signature may show at a time, and rows on one page of their list. A real signature has a dozen links. */
export const MAX_SHORT_LINKS = 100;
