/** A signature by itself for the dashboard, and the card that chats and networks show of a shared preview. */
export const PICTURE_KINDS = ["thumbnail", "card"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** As a list shows it: so wide at most, in CSS pixels, drawn as densely as screens are. */
export const THUMBNAIL = { shownPx: 300, density: 2, maxBytes: 60_000 } as const;

/** Some chats show no picture of more than 300 kB. */
export const CARD = { maxBytes: 200_000 } as const;

/** Pictures inside a signature that are sent to be drawn, all together. What is beyond it is drawn as a blank. */
export const MAX_PICTURE_BYTES = 1024 * 1024;

/** HTML of a signature that is sent to be drawn; it is cut off there. Far more than a picture can show. */
export const MAX_PICTURE_HTML_CHARS = 200_000;

/** Where a signature's card is, below the public address. */
export const CARD_PATH = "/api/signatures/:hash/og.png";
