/** A signature by itself for the dashboard, and the card that chats and networks show of a shared preview. */
export const PICTURE_KINDS = ["thumbnail", "card"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Pictures inside a signature that are sent to be drawn, all together. What is beyond it is drawn as a blank. */
export const MAX_PICTURE_BYTES = 1024 * 1024;

/** HTML of a signature that is sent to be drawn; it is cut off there. Far more than a picture can show. */
export const MAX_PICTURE_HTML_CHARS = 200_000;

/** Where a signature's card is, below the public address. */
export const CARD_PATH = "/api/signatures/:hash/og.png";
