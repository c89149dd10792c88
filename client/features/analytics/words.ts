import type { Apart, Device, Event, Grouping, Referrer } from "#shared/analytics/constants.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { msg } from "#shared/languages/translate.ts";

export const EVENT_WORDS: Readonly<Record<Event, { label: string; definition: string }>> = {
  click: {
    label: msg("Clicks"),
    definition: msg("People who followed a short link. Own clicks, scanners and programs are not among them."),
  },
  open: {
    label: msg("Image loads"),
    definition: msg("Times the pixel of a signature was loaded for a person. Not every mail program loads images."),
  },
  view: {
    label: msg("Views"),
    definition: msg("Times people looked at a link page or a business card."),
  },
  save: {
    label: msg("Saved contacts"),
    definition: msg("Times people took a contact from a card or a page along."),
  },
};

export const GROUPING_WORDS: Readonly<Record<Exclude<Grouping, "team">, string>> = {
  signature: msg("Signature"),
  link: msg("Link"),
  page: msg("Link page"),
  card: msg("Business card"),
  member: msg("Member"),
  segment: msg("Group of people"),
};

/** `machine` is of image loads: mail programs load them before anybody reads. */
export const APART_WORDS: Readonly<Record<Exclude<Apart, "own">, string>> = {
  machine: msg("Loaded by mail programs"),
  scanner: msg("Link scanners"),
  prefetch: msg("Fetched in advance"),
  bot: msg("Bots"),
};

export const DEVICE_WORDS: Readonly<Record<Device, string>> = {
  computer: msg("Computer"),
  phone: msg("Smartphone"),
  tablet: msg("Tablet"),
  other: msg("Other"),
};

export const REFERRER_WORDS: Readonly<Record<Referrer, string>> = {
  direct: msg("Mail programs and direct"),
  mail: msg("Webmail"),
  search: msg("Search engines"),
  social: msg("Social networks"),
  own: msg("Own pages"),
  other: msg("Other websites"),
};

const SHORT = { day: "numeric", month: "short", timeZone: "UTC" } as const;
const LONG = { weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const MEDIUM = { dateStyle: "medium", timeZone: "UTC" } as const;
const at = (date: string) => new Date(`${date}T00:00:00Z`);

/** `2026-11-25` -> `25 Nov` */
export const shortDay = (date: string) => formatMoment(at(date), SHORT);
/** `2026-11-25` -> `Wed, 25 November 2026` */
export const longDay = (date: string) => formatMoment(at(date), LONG);
/** `2026-11-25` -> `25 Nov 2026` */
export const mediumDay = (date: string) => formatMoment(at(date), MEDIUM);
