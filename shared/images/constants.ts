/** Limits of an uploaded picture, enforced while it streams in and again by the decoder. */
export const MAX_IMAGE_MB = 5;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 24_000_000;
export const MAX_IMAGE_SIDE_PX = 8000;
/** Of an animation only the first frame is kept; reading thousands of others would be wasted work. */
export const MAX_IMAGE_FRAMES = 200;
/** Told apart by content, never by name or declared type. */
export const IMAGE_FORMATS = ["png", "jpeg", "webp", "gif"] as const;
/** Longest side of the copy we keep: enough for 300 CSS pixels at density 4. */
export const MAX_STORED_SIDE_PX = 1200;
/** Corner radius of the rounded shape, in per cent of the shorter side. */
export const ROUNDED_RADIUS_PCT = 12;
