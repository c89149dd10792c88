/** What is counted: a short link that was followed, a signature's pixel that was loaded, a page or card that was looked at, a contact that was taken. */
export const EVENTS = ["click", "open", "view", "save"] as const;
export type Event = (typeof EVENTS)[number];

/** Who is behind a request and is counted apart, never among people. Names are what stored counts hold: never rename one. */
export const APART = ["own", "machine", "scanner", "prefetch", "bot"] as const;
export type Apart = (typeof APART)[number];

/** On what people look. Stored names, as those below. */
export const DEVICES = ["computer", "phone", "tablet", "other"] as const;
export type Device = (typeof DEVICES)[number];

/** Where people come from: `direct` tells nothing of it, as mail programs and most apps do. */
export const REFERRERS = ["direct", "mail", "search", "social", "own", "other"] as const;
export type Referrer = (typeof REFERRERS)[number];

/** The days of a team that has chosen no zone, and of teams from before there was a choice. */
export const DEFAULT_TIME_ZONE = "UTC";

/** By what counts are put together: `team` is one row of all, `segment` one of each of the team's groups of people. */
export const GROUPINGS = ["team", "signature", "page", "card", "link", "member", "segment"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Days of one answer: a year and its last month again, so that a year can be compared. */
export const MAX_RANGE_DAYS = 400;
/** The range that is shown first (specification, section 9). */
export const DEFAULT_RANGE_DAYS = 28;
/** Things that one question may name. */
export const MAX_NAMED = 200;
/** Rows of one answer, those with the most first; what the others have is in the total. */
export const MAX_ROWS = 500;
