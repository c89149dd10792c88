export const MAX_CARD_LINE_LENGTH = 80;
export const MAX_CARD_CONTACTS = 12;
export const MAX_CARD_SOCIALS = 12;
export const MAX_CARD_NOTE_LENGTH = 400;
/** Where the code on the card leads: to the linked page, or into the address book. */
export const QR_TYPES = ["page", "contact"] as const;
export type QrType = (typeof QR_TYPES)[number];
/** The places a picture of a card may have. */
export const CARD_IMAGE_TYPES = ["logo", "photo", "banner"] as const;
export type CardImageType = (typeof CARD_IMAGE_TYPES)[number];

/** How a card is: visitors see it, or the plan of its team has ended. */
export const CARD_STATES = ["active", "expired"] as const;
