/** Limits of an uploaded picture, enforced while it streams in and again by the decoder. */
export const MAX_IMAGE_MB = 5;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 24_000_000;
export const MAX_IMAGE_SIDE_PX = 8000;
/** Frames of an animation; thousands are a bomb, or a film. */
export const MAX_IMAGE_FRAMES = 200;
/** Pixels of all frames together, which are all in memory at once: 48 frames of 500 by 500. */
export const MAX_ANIMATION_PIXELS = 12_000_000;
/** Told apart by content, never by name or declared type. */
export const IMAGE_FORMATS = ["png", "jpeg", "webp", "gif"] as const;
/** Longest side of the copy we keep: enough for 300 CSS pixels at density 4. */
export const MAX_STORED_SIDE_PX = 1200;
/** Pixels of all frames of the copy that we keep of an animation: each weighs, and takes its time to draw. */
export const MAX_STORED_ANIMATION_PIXELS = 4_000_000;
/** Corner radius of the rounded shape, in per cent of the shorter side. */
export const ROUNDED_RADIUS_PCT = 12;
/** Room between a logo and the edge of the plate behind it, in per cent of the whole width. */
export const PLATE_PADDING_PCT = 6;
/** Thickness of the light outline around a logo, in CSS pixels. */
export const OUTLINE_PX = 2;
/** Weight that a shaped copy of usual size (100 CSS pixels wide) should not exceed. */
export const TARGET_BYTES = 15_000;

/** Steps from black to white in which the ink of a logo is measured. */
export const INK_STEPS = 16;
