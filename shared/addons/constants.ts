/** Sizes and numbers of the addons: no schemas here, because the drawing core takes them to the browser without one. */

/** What a number is drawn as: no less, no more, and what without one. */
export type Range = { min: number; max: number; usual: number };

/** How wide the pictures of addons are shown, in CSS pixels. */
export const ADDON_WIDTHS = {
  sign: { min: 40, max: 400, usual: 160 },
  badge: { min: 16, max: 300, usual: 120 },
  businessCard: { min: 48, max: 200, usual: 72 },
  page: { min: 48, max: 200, usual: 72 },
  videos: { min: 80, max: 300, usual: 160 },
} satisfies Record<string, Range>;

/** How many rows of a list are drawn. */
export const MAX_DRAWN = { badge: 4, social: 10, videos: 3 };

/** The type of a disclaimer or green message that is the person's own text; all others are ready ones. */
export const OWN_TEXT = 9;
export const MESSAGE_TYPES: Range = { min: 1, max: OWN_TEXT, usual: 1 };

/** 1 square, 2 rounded, 3 pill, 4 outline */
export const BUTTON_SHAPES: Range = { min: 1, max: 4, usual: 2 };
export const OUTLINE_SHAPE = 4;

/** Addons that lead to one person's page or card: by their type, the name of the value that says which one (a hash) */
export const OWN_WAYS = { page: "page", businessCard: "card" } as const;
export type OwnWay = keyof typeof OWN_WAYS;

/** How the way to a page or card is drawn: 1 as a link, 2 as a button */
export const OWN_LOOKS: Range = { min: 1, max: 2, usual: 1 };
export const BUTTON_LOOK = 2;

/** Numbers that are facts, so that none stands in for one that is missing or outside: stars of a rating, and how many gave them. */
export const RATING = { min: 0, max: 5 };
export const REVIEWS = { min: 1, max: 9_999_999 };

/** Whether a number is given, and no less and no more than it can be. */
export const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }): value is number =>
  typeof value === "number" && value >= min && value <= max;
