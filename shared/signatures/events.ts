import { percentEncoded } from "../lib/percent.ts";
/** The events of a saved signature's calendar addons, as files: one for each addon, by its key. */
export const EVENT_URL = "/signatures/:hash/events/:file";

/** Where the API serves the events of a saved signature: `https://host/api/signatures/<hash>/events`. */
export const eventsUrl = (publicUrl: string, hash: string): string =>
  `${publicUrl.replace(/\/$/, "")}/api/signatures/${hash}/events`;

/** An addon's key as it stands in the address; half a letter is stored as U+FFFD. `a/1` -> `a%2F1.ics` */
export const eventFile = (key: string): string => `${percentEncoded(key)}.ics`;
