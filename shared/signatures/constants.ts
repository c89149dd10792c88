/** Limits of a signature, used by the schemas, the editor's counters and the services. */
export const MAX_CUSTOM_FIELDS = 10;
export const MAX_CONTACTS = 20;
export const MAX_SOCIALS = 30;
export const MAX_ADDONS = 30;
/** Entries of one list or object inside an addon. */
export const MAX_ADDON_ENTRIES = 50;
/** One line of text: a name, a title, a contact. */
export const MAX_LINE_LENGTH = 200;
/** What a contact is called: `Reception`. Longer ones would leave no room for the number. */
export const MAX_LABEL_LENGTH = 24;
/** A paragraph: disclaimer, green message, custom HTML. */
export const MAX_TEXT_LENGTH = 4000;
/** Of the text, in percent of 16 px. */
export const MIN_FONT_SIZE = 50;
export const MAX_FONT_SIZE = 150;
export const MAX_CUSTOM_ICON_MB = 3;

/** Gmail refuses more than this many characters of HTML, counted after they were pasted. */
export const MAX_HTML_CHARS = 10_000;
/** From here on the core leaves out what is only insurance, and we warn: long tracking links count too. */
export const WARN_HTML_CHARS = 8_500;
export const RECOMMENDED_WIDTH_PX = 600;
export const RECOMMENDED_HEIGHT_PX = 150;
export const RECOMMENDED_SOCIALS = 5;

/** What may be typed to find a signature. */
export const MAX_SEARCH_LENGTH = 100;

/** How a list of signatures can be in order: made last, changed last, by what they are called. */
export const SORTS = ["created", "edited", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** Of the key of an agency's company. */
export const MAX_GROUP_LENGTH = 64;
/** The group that stands for the own team. */
export const OWN_GROUP = "all";

/** Of the page that shows a signature, unless its owner chooses another. */
export const DEFAULT_PAGE_COLOR = "#00cfd6";

/** Browser storage key for work that has no account yet. */
export const UNSAVED_SIGNATURE_KEY = "unsavedSignature";

/** In the address of a new signature that begins with what somebody has already: `/editor?bring` */
export const BRING_QUERY = "bring";

/** Browser storage key for a sign that a public tool made, until the editor has put it into a signature. */
export const UNSAVED_SIGN_KEY = "unsavedSign";

/** The places a picture of a signature may have. */
export const IMAGE_TYPES = ["photo", "photo2", "banner"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What a team has a limited number of. */
export const ENTITIES = ["signature", "page", "card"] as const;
export type Entity = (typeof ENTITIES)[number];
