/** The guides by their ids, in the order of the picker: apart from their words, for whoever only names one. */
export const GUIDE_IDS = [
  "gmail",
  "outlook-windows",
  "outlook-mac",
  "outlook-ios",
  "office365",
  "apple-mail",
  "apple-device",
  "thunderbird",
  "yahoo",
  "spark",
  "source",
] as const;
export type GuideId = (typeof GUIDE_IDS)[number];
