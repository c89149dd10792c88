/** Short links that a signature may show at a time, and rows on one page of their list. A real signature has a dozen links. */
export const MAX_SHORT_LINKS = 100;
/** Between the code of a short link and the id of the mail that it stands in: no code and no address of one's own has it. */
export const MAIL_SEPARATOR = ".";
export const MAX_LINK_TITLE_LENGTH = 100;
export const MAX_LINK_TAGS = 10;
export const MAX_TAG_LENGTH = 40;
export const MAX_CLICK_LIMIT = 100_000_000;
/** Links that one call switches. */
export const MAX_LINKS_AT_ONCE = 100;
export const MAX_LINK_SEARCH_LENGTH = 100;
/** Rows of a file with links. */
export const MAX_IMPORTED_LINKS = 1_000;
export const MAX_LINK_IMPORT_BYTES = 1024 * 1024;
