/** Limits of a page, used by the schemas, the editor's counters and the services. */
export const MAX_BLOCKS = 40;
/** Rows of one block: buttons, messengers, icons. */
export const MAX_ROWS = 30;
export const MAX_TITLE_LENGTH = 80;
export const MAX_BIO_LENGTH = 400;
/** A button, a caption, a line of the contact details. */
export const MAX_LABEL_LENGTH = 80;
/** A text block. */
export const MAX_TEXT_LENGTH = 2_000;
/** Opening hours, an address: several lines. */
export const MAX_LINES_LENGTH = 300;
/** What search engines show of each. */
export const MAX_META_TITLE_LENGTH = 70;
export const MAX_META_DESCRIPTION_LENGTH = 160;

/** Of the title, CSS pixels. */
export const MIN_TITLE_PX = 18;
export const MAX_TITLE_PX = 44;
export const MAX_RADIUS_PX = 28;
/** Of the picture behind a page, CSS pixels. */
export const MAX_BLUR_PX = 24;

/** From which age on a page is for; 0: for everybody. */
export const WARNINGS = [0, 18, 21, 25] as const;
export type Warning = (typeof WARNINGS)[number];

/** The places a picture of a page may have. */
export const PAGE_IMAGE_TYPES = ["image", "background", "picture", "button"] as const;
export type PageImageType = (typeof PAGE_IMAGE_TYPES)[number];

/** How the edges of the profile's picture are. */
export const PICTURE_SHAPES = ["circle", "rounded", "square"] as const;

export const SHADOWS = ["none", "soft", "hard"] as const;
export const BUTTON_STYLES = ["fill", "outline", "soft"] as const;

/** How a list of pages can be in order: made last, changed last, by what they are called. */
export const PAGE_STATES = ["published", "unpublished", "expired"] as const;
export type PageState = (typeof PAGE_STATES)[number];
