import { MIN_IMAGE_WIDTH, SHAPES, type Variant } from "../../images/variant.ts";

export const MAX_SENDER_NAME_LENGTH = 60;
/** A logo in the header and in mails is no wider and no higher than that. */
export const LOGO_WIDTH_PX = 160;
export const LOGO_HEIGHT_PX = 32;
/** The copy of a logo that is shown, before it is made low enough. */
export const LOGO: Variant = { shape: SHAPES.square, widthPx: LOGO_WIDTH_PX, density: 2 };
/** Of something as high as a tower; narrower copies are not made. */
export const MIN_LOGO_WIDTH_PX = MIN_IMAGE_WIDTH;
