/**
 * Sentinels: private-use characters with which the editor marks parts of a signature, to find them in what the core drew.
 * They are nobody's letters: they go through untouched and take no room.
 */
export const FIRST_MARK = 0xe000;
export const LAST_MARK = 0xe3ff;
