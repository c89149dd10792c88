/** Drawings are made at this many pixels per CSS pixel. */
export const DRAWING_DENSITY = 2;

export const MAX_HANDWRITING_CHARS = 60;

/** More than a hand writes in a minute on the fastest of screens. */
export const MAX_STROKES = 200;
export const MAX_STROKE_POINTS = 4000;
/** Of all strokes together, in CSS pixels: ten times a long name. */
export const MAX_INK_PX = 40_000;
/** Side of the pad a sign may be drawn on, in CSS pixels. */
export const MAX_PAD_PX = 800;

export const MAX_QR_CHARS = 500;
export const MAX_QR_PX = 600;
/** Of a code in a signature: shown larger than this it would blur. */
export const SIGNATURE_QR_PX = 200;
/** Dark on light and at least this contrast, or phones do not find the code. */
export const MIN_QR_CONTRAST = 4.5;

/** Shown width of a video's thumbnail, in CSS pixels; it is 16 to 9. */
export const VIDEO_WIDTH_PX = 320;
/** Of an own picture in a JSON body. */
export const MAX_VIDEO_PICTURE_MB = 3;
