/** Limits of a signature, used by the schemas, the editor's counters and the services. */
export const MAX_CUSTOM_FIELDS = 10;
export const MAX_CONTACTS = 20;
export const MAX_SOCIALS = 30;
export const MAX_ADDONS = 30;
/** Entries of one list or object inside an addon. */
export const MAX_ADDON_ENTRIES = 50;
/** One line of text: a name, a title, a contact. */
export const MAX_LINE_LENGTH = 200;
/** A paragraph: disclaimer, green message, custom HTML. */
export const MAX_TEXT_LENGTH = 4000;
export const MAX_CUSTOM_ICON_MB = 3;

/** Gmail refuses more than this many characters of HTML. */
export const MAX_HTML_CHARS = 10_000;
/** From here on we warn: long tracking links count too. */
export const WARN_HTML_CHARS = 8_000;
export const RECOMMENDED_WIDTH_PX = 600;
export const RECOMMENDED_HEIGHT_PX = 150;
export const RECOMMENDED_SOCIALS = 5;

/** Browser storage key for work that has no account yet. */
export const UNSAVED_SIGNATURE_KEY = "unsavedSignature";
