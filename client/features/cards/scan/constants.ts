/** More than the largest code holds. */
export const LARGEST_CODE_LENGTH = 8_000;
/** Longer side in pixels of what is looked at: a code that fills a tenth of it is read. */
export const FRAME_PX = 800;
export const PICTURE_PX = 2_000;
/** Between two looks at what the camera shows: often enough for a hand, and a phone stays cool. */
export const LOOK_EVERY_MS = 150;
/** How long a picture from a file is looked at. */
export const PICTURE_MS = 5_000;
/** Most cameras answer within a second; one that is kept by another program may never. */
export const CAMERA_MS = 15_000;
