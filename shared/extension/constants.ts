/** So long may pass between the press of the button and the extension's call. */
export const HAND_OVER_SECONDS = 60;
/** What a code is made of: 256 random bits. */
export const HAND_OVER_CODE = /^[\w-]{43}$/;
/** Mails of a person that are kept with what was counted of them; the oldest go. */
export const MAX_SENT_MAILS = 1_000;
/** So long a mail that was begun is waited for. */
export const UNSENT_MAIL_DAYS = 30;
/** Mails that one question may name. */
export const MAX_ASKED_MAILS = 60;
export const MAX_SUBJECT_LENGTH = 200;
/** A mail may have been sent so long before the site hears of it: the browser was offline. */
export const MAX_MAIL_AGE_MS = 7 * 86_400_000;
/** Of a browser extension: 32 letters from a to p in Chromium. */
export const CHROMIUM_ID = /^[a-p]{32}$/;
