/** Open handwriting fonts for typed signs. They are installed nowhere, so mails get pictures of them (font group 4). */
export const HANDWRITING_FONTS = [
  "Great Vibes",
  "Sacramento",
  "Allura",
  "Dancing Script",
  "Caveat",
  "Herr Von Muellerhoff",
  "Mrs Saint Delafield",
  "Homemade Apple",
  "Reenie Beanie",
  "Marck Script",
] as const;
/** After those of `FONT_GROUPS`. */
export const HANDWRITING_GROUP = 4;
export type HandwritingFont = (typeof HANDWRITING_FONTS)[number];
