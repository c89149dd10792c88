import type { SampleSize } from "../images/samples.ts";

/** Pixels of the pictures in ready designs, which stand in their names. They are drawn in `renderer/images/samples`. */
export const FACE_SIZE: SampleSize = [480, 480];
export const MARK_SIZE: SampleSize = [240, 240];
/** Of a logo's mark, and so of every logo that has its name beside it. */
export const LOGO_HEIGHT_PX = 160;
export const LOGO_SIZES = {
  "adler-in-motion": [388, 160],
  "atelier-rivera": [498, 160],
  "boyle-hart": [432, 258],
  brightloop: [580, 160],
  "city-library": [457, 160],
  "clear-steps": [521, 160],
  "diallo-practice": [447, 160],
  "fleurs-laurent": [383, 267],
  hirewell: [498, 160],
  "kita-university": [393, 160],
  "krugs-bakery": [462, 160],
  "lakeside-clinic": [466, 160],
  "larsen-pictures": [388, 160],
  "mayer-lind": [695, 160],
  "northwind-labs": [523, 160],
  "oakfield-school": [286, 271],
  "osei-partners": [361, 160],
  "petrova-homes": [427, 160],
  "quartet-martin": [421, 160],
  "rossi-dental": [393, 160],
  "studio-chen": [539, 160],
  "studio-haddad": [441, 160],
  "verde-foods": [435, 160],
  "weekly-field": [596, 151],
} as const satisfies Record<string, SampleSize>;
