/** Pages as visitors see them. */
import { createHash } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { isBlocked } from "#shared/members/rules.ts";
import { isShowing, nextChange } from "#shared/pages/schedule.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { type Drawn, type PublicState, publicCache } from "../../http/publicCache.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import { type Counter, viewCounter } from "../links/service.ts";
import { brandLineOf, findTeam, ownerOf, teamWrites, writesOfHubs } from "../members/service.ts";
import { beside, writesBeside } from "./beside.ts";
import { htmlOf, policyOf, reportedOf } from "./draw.ts";
import { PageModel, type PageRecord, pageWrites, slugWrites, storedPages } from "./model.ts";
import { asAllowed, urlOf } from "./present.ts";
import { findSlug } from "./slugs.ts";

/**
 * A page at an address. `domain`: under which of a team's own domains it is asked for; null: under ours. Without a slug: what
 * stands at the root of the domain.
 */
export type Where = { slug: string; domain: { host: string; team: Types.ObjectId } | null };

/** What stands in front of a page: that it is not for everybody, or that somebody has reported it. */
type Gate = "age" | "reported" | null;
type State = PublicState & {
  record: PageRecord;
  content: PageContent;
  gate: Gate;
  isIndexed: boolean;
  url: string;
  words: Words;
  branding: BrandLine | null;
  cards: Awaited<ReturnType<ReturnType<typeof beside>["cards"]>>;
  signatures: Awaited<ReturnType<ReturnType<typeof beside>["signatures"]>>;
};
/** What the picture says that networks show of a page. */
type Words = { title: string; description: string };
export type ShownPage = { hash: string; gate: Gate; counter: Counter; words: Words; picture: string; url: string };

/** Where a page is now that was found by an address that it has no more. */
export class Moved extends Error {
  readonly url: string;
  constructor(url: string) {
    super("moved");
    this.url = url;
  }
}

const ADMITTED = "admitted ";
const readByHash = batchedRead<PageRecord>(PageModel, "hash");

const keyOf = ({ slug, domain }: Where, isAdmitted: boolean) =>
  `${isAdmitted ? ADMITTED : ""}${domain ? `${domain.team}@${domain.host}` : ""}/${slug}`;

function whereOf(key: string): Where {
  const [, team, host = "", slug = ""] = /^(?:admitted )?(?:([0-9a-f]{24})@([^/]*))?\/(.*)$/.exec(key) ?? [];
  return { slug, domain: team ? { host, team: new mongoose.Types.ObjectId(team) } : null };
}

/** The bytes of all public pages of this process. */
const cache = publicCache<State, ShownPage>({
  read: (key) => readState(whereOf(key)),
  draw: (state, key) => drawState(state, key.startsWith(ADMITTED)),
  extra: ({ record, gate, words, url }) => ({
    hash: record.hash,
    gate,
    counter: viewCounter(record.hash, String(record.team)),
    words,
    picture: pictureOf(record.slug, words),
    url,
  }),
  writes: () =>
    pageWrites.count + slugWrites.count + teamWrites.count + account.userWrites.count + writesBeside() + writesOfHubs(),
});

/** A page that is in memory and fresh; undefined sends the caller to `findPage`. */
export const warmPage = (where: Where, isAdmitted = false) => cache.warm(keyOf(where, isAdmitted));
/** @throws page_missing, page_expired, unavailable, and `Moved` for an old address */
export const findPage = (where: Where, isAdmitted = false) => cache.find(keyOf(where, isAdmitted));

async function readState({ slug, domain }: Where): Promise<State> {
  const record = slug === "" ? await findHome(domain) : await findBySlug(slug);
  if (!record?.isPublished || (domain && !domain.team.equals(record.team))) return fail("page_missing");
  const team = await findTeam(record.team);
  const owner = team && (await account.findById(String(ownerOf(team))));
  // An account that was switched off shows nothing.
  if (!team || owner?.isEnabled === false) return fail("page_missing");
  if (slug !== "" && record.slug !== slug) throw new Moved(addressOf(record, domain));
  if (isBlocked(team)) fail("page_expired");
  const isVerified = owner !== null && account.isEmailVerified(owner);
  const content = asAllowed(record.content, team);
  const gate: Gate = record.reports > 0 && !isVerified ? "reported" : content.warning > 0 ? "age" : null;
  const [branding, cards, signatures] = await Promise.all([
    brandLineOf(team),
    beside().cards(record.team, hashesIn(content, "card"), domain?.host ?? null),
    beside().signatures(record.team, hashesIn(content, "signature")),
  ]);
  const url = addressOf(record, domain);
  const isIndexed = isVerified && gate === null;
  const now = Date.now();
  const shown = content.blocks.map((block) => isShowing(block, now));
  const { title, bio } = content.profile;
  const words = { title: content.meta.title || title || record.slug, description: content.meta.description || bio };
  const version = digest(
    JSON.stringify([
      ...[record._id, content, record.shortLinks, gate, isIndexed, url, shown],
      ...[branding, [...cards], [...signatures]],
    ]),
  );
  const changesAt = nextChange(content.blocks, now);
  return { version, changesAt, record, content, gate, isIndexed, url, words, branding, cards, signatures };
}

async function findBySlug(slug: string): Promise<PageRecord | null> {
  const row = await findSlug(slug);
  return row && storedPages.read(await readByHash(row.page));
}

/** What stands at the root of a team's domain: the first page that was made of those that are published. */
async function findHome(domain: Where["domain"]): Promise<PageRecord | null> {
  if (!domain) return null;
  const first = PageModel.findOne({ team: domain.team, isPublished: true }).sort({ createdAt: 1 });
  return storedPages.read(await first.lean());
}

const addressOf = (record: PageRecord, domain: Where["domain"]): string => urlOf(record, domain?.host) ?? "";

const hashesIn = ({ blocks }: PageContent, type: "card" | "signature"): string[] => [
  ...new Set(
    blocks.flatMap((block) => (block.type === type && block.isOn && block.data.hash ? [block.data.hash] : [])),
  ),
];

function drawState(state: State, isAdmitted: boolean): Drawn {
  const { record, content, gate, isIndexed, url, words, branding, cards, signatures } = state;
  const standIns = new Map(record.shortLinks.map(({ url, shortUrl }) => [url, shortUrl]));
  const headers = { "content-security-policy": policyOf(), ...(!isIndexed && { "x-robots-tag": "noindex" }) };
  if (gate === "reported" && !isAdmitted)
    return { status: 200, html: reportedOf(content, url), headers, isPrivate: true };
  const html = htmlOf(
    content,
    {
      now: Date.now(),
      url,
      imageHost: settings().IMAGE_HOST,
      linkOf: (link) => standIns.get(link) ?? link,
      cards,
      signatures,
      isIndexed,
      ogImage: gate === null ? settings().PUBLIC_URL + pictureOf(record.slug, words) : null,
      isAdmitted,
    },
    branding,
  );
  return { status: 200, html, headers, isPrivate: gate !== null || isAdmitted };
}

/** A new picture has a new address. */
const pictureOf = (slug: string, words: Words) => `/p/${slug}/og-${digest(JSON.stringify(words)).slice(0, 16)}.png`;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);
