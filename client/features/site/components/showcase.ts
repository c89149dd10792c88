/**
 * What the home page shows of the catalogues. Its pictures are files that `npm run samples` draws: twelve live signatures
 * would make the page several times heavier, and nothing of them could be seen without script.
 */

/** Ready designs by id: of every style, all free layouts among them, no face beside itself. */
export const DESIGNS = [
  "consultant-modern",
  "researcher-professional",
  "coach-creative",
  "real-estate-agent-friendly",
  "teacher-elegant",
  "designer-modern",
  "baker-creative",
  "recruiter-professional",
  "journalist-elegant",
  "musician-friendly",
  "founder-elegant",
  "marketer-creative",
] as const;

/** Banners by id. */
export const BANNERS = ["product-rocket", "hiring-shapes", "call-coffee", "charity-seedling"] as const;

/** CSS pixels of the pictures; their files have two for each. */
export const DESIGN_SIZE = { width: 360, height: 200 };
export const BANNER_SIZE = { width: 360, height: 90 };

export const designPicture = (id: string) => `/samples/design-${id}.webp`;
export const bannerPicture = (id: string) => `/samples/banner-${id}.webp`;
