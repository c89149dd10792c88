/** So long may pass between the press of the button and the extension's call. */
export const HAND_OVER_SECONDS = 60;
/** What a code is made of: 256 random bits. */
export const HAND_OVER_CODE = /^[\w-]{43}$/;
/** Of a browser extension: 32 letters from a to p in Chromium. */
export const CHROMIUM_ID = /^[a-p]{32}$/;
