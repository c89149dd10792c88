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
