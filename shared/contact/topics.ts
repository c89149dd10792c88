import { msg } from "../languages/translate.ts";

/** What one can ask about; the keys are the variants of the form's address (`/contact-us?topic=sales`). */
export const TOPICS = {
  support: msg("Support"),
  sales: msg("Sales"),
  demo: msg("Demo"),
  nonProfit: msg("Non-profit/Education"),
  affiliate: msg("Agencies and Resellers"),
  other: msg("Other"),
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];

/** Each choice by the name under which it is sent. */
export const EMAIL_CLIENTS = {
  gmail: "Gmail",
  outlookWindows: msg("Outlook for Windows"),
  outlookMac: msg("Outlook for Mac"),
  outlookMobile: msg("Outlook on a phone"),
  office365: "Office 365",
  appleMail: "Apple Mail",
  appleDevice: msg("iPhone or iPad"),
  thunderbird: "Thunderbird",
  yahoo: "Yahoo Mail",
  spark: "Spark",
  several: msg("Several"),
  other: msg("Another one"),
} as const;

export const COMPANY_SIZES = {
  "1": msg("Only me"),
  "2-5": "2–5",
  "6-20": "6–20",
  "21-50": "21–50",
  "51-100": "51–100",
  "101-200": "101–200",
  "201-500": "201–500",
  "501-": msg("More than 500"),
} as const;

/** The size that so many people belong to. `150` -> `"101-200"` */
export function companySizeOf(people: number): keyof typeof COMPANY_SIZES {
  const sizes = Object.keys(COMPANY_SIZES) as (keyof typeof COMPANY_SIZES)[];
  return sizes.find((size) => people <= Number(size.split("-").at(-1) || Number.POSITIVE_INFINITY)) ?? "501-";
}

/** Nobody has more people. */
const MAX_PEOPLE = 1_000_000;
/** So many people as an address says; null where that is no number of people. */
export function peopleIn(text: string | null): number | null {
  const people = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : null;
}

/** How signatures are managed so far. */
export const PRIOR_MANAGEMENT = {
  none: msg("Not at all"),
  byHand: msg("Everybody writes their own"),
  template: msg("A template that everybody copies"),
  server: msg("Rules on the mail server"),
  tool: msg("Another tool"),
} as const;

export const TIMINGS = {
  now: msg("As soon as possible"),
  month: msg("Within a month"),
  quarter: msg("Within three months"),
  later: msg("Later"),
  unknown: msg("Not decided yet"),
} as const;

/** Fields that only some topics ask for. */
export const TOPIC_FIELDS = [
  "subject",
  "companySize",
  "emailClient",
  "businessEmail",
  "phone",
  "companyWebsite",
  "priorManagement",
  "timing",
] as const;
export type TopicField = (typeof TOPIC_FIELDS)[number];

const COMPANY: readonly TopicField[] = TOPIC_FIELDS.filter((field) => field !== "subject");

/** `required` cannot be left empty. */
const FIELDS: Readonly<Record<Topic, { shown: readonly TopicField[]; required: readonly TopicField[] }>> = {
  support: { shown: ["subject", "emailClient"], required: ["subject", "emailClient"] },
  sales: { shown: COMPANY, required: ["companySize", "emailClient"] },
  demo: { shown: COMPANY, required: ["companySize", "emailClient"] },
  nonProfit: {
    shown: ["phone", "companySize", "companyWebsite", "emailClient"],
    required: ["companySize", "emailClient"],
  },
  affiliate: {
    shown: ["businessEmail", "phone", "companySize", "companyWebsite", "priorManagement", "timing"],
    required: ["companySize"],
  },
  other: { shown: ["subject", "phone"], required: ["subject"] },
};

/** In the order in which they are asked. */
export const fieldsOf = (topic: Topic): TopicField[] =>
  TOPIC_FIELDS.filter((field) => FIELDS[topic].shown.includes(field));
export const isRequired = (topic: Topic, field: TopicField): boolean => FIELDS[topic].required.includes(field);
export const isTopic = (text: string): text is Topic => Object.hasOwn(TOPICS, text);

/** The topic that an address names, in whatever case, also as the specification's variants have it (`NonProfit`); null for none. */
export const topicOf = (text: string | null): Topic | null =>
  TOPIC_NAMES.find((topic) => topic.toLowerCase() === text?.toLowerCase().replaceAll("-", "")) ?? null;
