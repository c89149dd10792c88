/** A letter that is written from right to left: Hebrew, Arabic and their relatives. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
