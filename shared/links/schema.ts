import * as z from "zod/mini";
import { MESSAGES } from "../errors/messages.ts";
import { eachOf } from "../lib/eachOf.ts";
import { LocalTime, TimeZone } from "../lib/localTime.ts";
import { isOneLine } from "../lib/text.ts";
import { isWebUrl, MAX_LINK_LENGTH, safeUrl } from "../lib/url.ts";
import {
  MAX_CLICK_LIMIT,
  MAX_LINK_SEARCH_LENGTH,
  MAX_LINK_TAGS,
  MAX_LINK_TITLE_LENGTH,
  MAX_LINKS_AT_ONCE,
  MAX_TAG_LENGTH,
} from "./constants.ts";
import { LINK_MESSAGES } from "./messages.ts";
import { LINK_STATES } from "./rules.ts";
import { linkSlugProblem } from "./slug.ts";

/** A short code under `/l/`: letters, digits and inner hyphens. */
export const Code = z.string().check(z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?$/));
export const ByCode = z.strictObject({ code: Code });

/** What a link was made for: a signature, a page, or by itself. */
export const LINK_OF = ["signature", "page", "own"] as const;
export type LinkOf = (typeof LINK_OF)[number];

const isTarget = (text: string) => {
  const url = safeUrl(text);
  return url !== null && isWebUrl(url);
};
/** A web address, as somebody types it. */
export const Target = z
  .string()
  .check(z.trim(), z.maxLength(MAX_LINK_LENGTH), z.refine(isTarget, LINK_MESSAGES.target));

export const Tag = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_TAG_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));
const Tags = z.array(Tag).check(z.maxLength(MAX_LINK_TAGS));
const Title = z.string().check(z.trim(), z.maxLength(MAX_LINK_TITLE_LENGTH), z.refine(isOneLine, MESSAGES.oneLine));

/** An address of one's own. Capitals are the same address. */
export const LinkSlug = z.string().check(z.trim(), z.toLowerCase(), ({ value, issues }) => {
  const message = linkSlugProblem(value);
  if (message) issues.push({ code: "custom", input: value, message });
});

const fields = {
  url: Target,
  title: Title,
  tags: Tags,
  /** null: the code that was made for it */
  slug: z.nullable(LinkSlug),
  /** a verified domain of the team that its address is under; null: ours */
  host: z.nullable(z.string().check(z.maxLength(253))),
  isOn: z.boolean(),
  /** from when until when it leads to its target, by the clock of `timeZone`; null: always */
  from: z.nullable(LocalTime),
  until: z.nullable(LocalTime),
  timeZone: TimeZone,
  /** after so many clicks of people it leads there no more. The last ones are counted up to half a second late */
  clickLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_CLICK_LIMIT))),
  /** where it leads before, after and beyond those; null: nowhere */
  fallback: z.nullable(Target),
} as const;

/** A new link of one's own. */
export const LinkInput = z.strictObject({
  url: fields.url,
  title: z._default(fields.title, ""),
  tags: z._default(fields.tags, []),
  slug: z._default(fields.slug, null),
  host: z._default(fields.host, null),
  isOn: z._default(fields.isOn, true),
  from: z._default(fields.from, null),
  until: z._default(fields.until, null),
  timeZone: z._default(fields.timeZone, "UTC"),
  clickLimit: z._default(fields.clickLimit, null),
  fallback: z._default(fields.fallback, null),
});
export type LinkInput = z.output<typeof LinkInput>;

/** Some of it: what is left out stays as it is. */
export const LinkChanges = z.strictObject({
  url: z.optional(fields.url),
  title: z.optional(fields.title),
  tags: z.optional(fields.tags),
  slug: z.optional(fields.slug),
  host: z.optional(fields.host),
  isOn: z.optional(fields.isOn),
  from: z.optional(fields.from),
  until: z.optional(fields.until),
  timeZone: z.optional(fields.timeZone),
  clickLimit: z.optional(fields.clickLimit),
  fallback: z.optional(fields.fallback),
} satisfies Record<keyof LinkInput, unknown>);
export type LinkChanges = z.output<typeof LinkChanges>;

/** A short link of a team, as the API answers it. */
export const ShortLink = z.strictObject({
  /** never changes; what counts are kept under */
  code: z.string(),
  shortUrl: z.string(),
  url: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  slug: z.nullable(z.string()),
  host: z.nullable(z.string()),
  of: z.enum(LINK_OF),
  /** the signature or page; null: its own, or it is not there any more */
  thing: z.nullable(z.strictObject({ hash: z.string(), name: z.string() })),
  state: z.enum(LINK_STATES),
  isOn: z.boolean(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  timeZone: z.string(),
  clickLimit: z.nullable(z.int()),
  fallback: z.nullable(z.string()),
  clicks: z.int(),
  botClicks: z.int(),
  createdAt: z.string(),
});
export type ShortLink = z.output<typeof ShortLink>;

export const LINK_SORTS = ["newest", "oldest", "clicks"] as const;
export const LinkFilter = z.strictObject({
  search: z._default(z.string().check(z.maxLength(MAX_LINK_SEARCH_LENGTH)), ""),
  tag: z.optional(Tag),
  of: z.optional(z.enum(LINK_OF)),
  state: z.optional(z.enum(LINK_STATES)),
  sort: z._default(z.enum(LINK_SORTS), "newest"),
});
export type LinkFilter = z.output<typeof LinkFilter>;

export const Switching = z.strictObject({
  codes: z.array(Code).check(z.minLength(1), z.maxLength(MAX_LINKS_AT_ONCE)),
  isOn: z.boolean(),
});

/**
 * What would become of a row. `new`: is made, with the address it had. `renamed`: with another one, as its own is taken or may not be.
 * `same`: the team has a link of its own to that target under that address. `twice`: an earlier row has the address. `refused`: no short
 * link may lead there. `invalid`: there is no web address in it. `noRoom`: the team has as many as it can have.
 */
export const LINK_VERDICTS = ["new", "renamed", "same", "twice", "refused", "invalid", "noRoom"] as const;
export type LinkVerdict = (typeof LINK_VERDICTS)[number];

export const CheckedLink = z.strictObject({
  /** of the file, the first one is 1 */
  line: z.int(),
  url: z.string(),
  /** the address it had, or has */
  slug: z.string(),
  title: z.string(),
  verdict: z.enum(LINK_VERDICTS),
});
export type CheckedLink = z.output<typeof CheckedLink>;

/** A file with links as it was read, and what becomes of each row. `made`: how many were made; 0 when it was only looked at. */
export const CheckedLinks = z.strictObject({
  rows: z.array(CheckedLink),
  counts: eachOf(LINK_VERDICTS, z.int()),
  made: z.int(),
});
export type CheckedLinks = z.output<typeof CheckedLinks>;
