import { isDeepStrictEqual } from "node:util";
import mongoose, { type Types } from "mongoose";
import type * as z from "zod/mini";
import { refuse } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_SHORT_LINKS } from "#shared/links/constants.ts";
import type { LinkOf } from "#shared/links/schema.ts";
import type { ShortLinkPair } from "#shared/signatures/schema.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { basedOf, baseOf, underBase } from "./bases.ts";
import type { ClickBuffer } from "./clicks.ts";
import { newCodes } from "./codes.ts";
import { type Counter, openCounter, saveCounter, viewCounter } from "./counters.ts";
import { type Count, countOpened, countOpens, countsOf, countVisits, listClicks } from "./counts.ts";
import { announce, findTarget, forget, hearSwitched, type Target, warmTarget } from "./known.ts";
import { linksOfThings } from "./listed.ts";
import {
  beginMail,
  findMail,
  forgetMails,
  hearMails,
  type KnownMail,
  listMails,
  mailOpenCounter,
  mailsOf,
  partOfMails,
  sendMail,
} from "./mails/service.ts";
import { type Forward, ShortLinkModel, type ShortLinkRecord, storedLinks } from "./model.ts";
import { knowDomains, knowThings } from "./own/beside.ts";
import { isChain } from "./own/chains.ts";
import { freeOfSlugs } from "./own/slugs.ts";
import { partOfOwn } from "./own/whole.ts";
import { mayMake, type Whose, whoseOf } from "./room.ts";
import { serveLinks } from "./serve.ts";
import { rebuild } from "./tallies/jobs.ts";
import type { Whole } from "./tallies/model.ts";
import { byDay, detailsOf, type Series, seriesOf, seriesOfSome } from "./tallies/read.ts";
import { tallyNew } from "./tallies/write.ts";
import { mayLeadTo } from "./targets.ts";
import { type Visitor, visitorOf } from "./visitors.ts";

// For pixels, which are counted as links are.
// For what is shown of counts.
export type { ClickBuffer, Count, Counter, KnownMail, Series, Visitor, Whole };
export {
  basedOf,
  baseOf,
  beginMail,
  byDay,
  countOpened,
  countOpens,
  countsOf,
  countVisits,
  detailsOf,
  findMail,
  findTarget,
  forgetMails,
  hearMails,
  hearSwitched,
  knowDomains,
  knowThings,
  linksOfThings,
  listClicks,
  listMails,
  mailOpenCounter,
  mailsOf,
  openCounter,
  partOfMails,
  partOfOwn,
  rebuild,
  saveCounter,
  sendMail,
  seriesOf,
  seriesOfSome,
  serveLinks,
  type Target,
  tallyNew,
  underBase,
  viewCounter,
  visitorOf,
  warmTarget,
  whoseOf,
};

type Pair = z.output<typeof ShortLinkPair>;
const MAX_CODE_TRIES = 5;
/** Codes in one message, and links switched by one write. */
const SWITCHED_AT_ONCE = 1_000;

/** The links of one signature: as `webLinks` lists them, and those that it has from an earlier call. */
type Linked = {
  signature: string;
  /** normalised http(s) addresses */
  urls: readonly string[];
  /** links are never unmade, so the store is asked for the others only */
  linked: readonly Pair[];
  type: number;
  name: string;
  /** what they are made for; a signature, unless it is said */
  of?: LinkOf;
};

/**
 * Short links for the web links of a signature: known ones are kept, new ones are made in one write. Addresses that a
 * short link may not lead to have none, nor those for which the team has no room left.
 * @throws invalid_input when new ones would make it more than `MAX_SHORT_LINKS`
 */
export async function ensureLinks({ whose, ...one }: Linked & { whose: Whose }): Promise<Pair[]> {
  const [pairs] = await ensureLinksOfMany([one], whose);
  const count = one.urls.filter(mayLeadTo).length;
  return (
    pairs ??
    refuse(
      "hasShortLink",
      t(
        "A signature can have up to {most} short links, and this one has {count} links. Take some out, or switch short links off.",
        { most: MAX_SHORT_LINKS, count },
      ),
    )
  );
}

/** Of some addresses those that are short links already: nobody is led to one by another. */
async function chainsIn(urls: readonly string[]): Promise<ReadonlySet<string>> {
  const chains = new Set<string>();
  for (const url of new Set(urls)) if (await isChain(url)) chains.add(url);
  return chains;
}

/**
 * The same for several signatures of a team, with no more questions than for one.
 * @returns the links of each; null for one that would have more than `MAX_SHORT_LINKS`
 */
export async function ensureLinksOfMany(list: readonly Linked[], whose: Whose): Promise<(Pair[] | null)[]> {
  const base = await baseOf(whose);
  const chains = await chainsIn(list.flatMap(({ urls }) => urls.filter(mayLeadTo)));
  const all = list.map((one) => {
    const wanted = one.urls.filter((url) => mayLeadTo(url) && !chains.has(url));
    return { ...one, wanted, codes: codesIn(one.linked, wanted, base) };
  });
  const short = all.filter(({ codes, wanted }) => codes.size < wanted.length);
  const known = await codesOf(short.map(({ signature, wanted }) => ({ signature, urls: wanted })));
  for (const { signature, codes } of short) for (const [url, code] of known.get(signature) ?? []) codes.set(url, code);

  const lacking = short.map((one) => ({ ...one, missing: one.wanted.filter((url) => !one.codes.has(url)) }));
  const tooMany = new Set(
    lacking
      .filter(({ missing, wanted }) => missing.length > 0 && wanted.length > MAX_SHORT_LINKS)
      .map(({ signature }) => signature),
  );
  const wanting = lacking.filter(({ missing, signature }) => missing.length > 0 && !tooMany.has(signature));
  const count = wanting.reduce((sum, { missing }) => sum + missing.length, 0);
  if (count > 0 && (await mayMake(count, whose))) await makeLinks(wanting, whose);
  return all.map(({ signature, wanted, codes }) =>
    tooMany.has(signature)
      ? null
      : wanted.flatMap((url) =>
          codes.has(url) ? [{ url, shortUrl: `${base}${codes.get(url)}`, isPressedOnly: true }] : [],
        ),
  );
}

/** The codes in what a signature has, where they stand under today's address. */
function codesIn(linked: readonly Pair[], urls: readonly string[], base: string): Map<string, string> {
  const wanted = new Set(urls);
  const known = linked.filter(({ url, shortUrl }) => wanted.has(url) && shortUrl.startsWith(base));
  return new Map(known.map(({ url, shortUrl }) => [url, shortUrl.slice(base.length)]));
}

type Addresses = { signature: string; urls: readonly string[] };

/** The codes of signatures' links by their targets. */
async function codesOf(list: readonly Addresses[]): Promise<Map<string, Map<string, string>>> {
  const codes = new Map<string, Map<string, string>>();
  if (list.length === 0) return codes;
  const wanted = new Map(list.map(({ signature, urls }) => [signature, new Set(urls)]));
  const [one] = list;
  // Of several all that they have: each asks for addresses of its own, and few have others.
  const filter =
    list.length === 1 && one
      ? { signature: one.signature, url: mongoose.trusted({ $in: [...one.urls] }) }
      : { signature: mongoose.trusted({ $in: [...wanted.keys()] }) };
  for (const { signature, url, code } of storedLinks.readAll(await ShortLinkModel.find(filter).lean())) {
    if (!wanted.get(signature)?.has(url)) continue;
    const its = codes.get(signature) ?? new Map<string, string>();
    codes.set(signature, its.set(url, code));
  }
  return codes;
}

type Wanting = Pick<Linked, "signature" | "type" | "name" | "of"> & {
  missing: readonly string[];
  codes: Map<string, string>;
};

/** Makes links in one write, and again for those whose code was taken. Notes the code of each. */
async function makeLinks(wanting: readonly Wanting[], { owner, team }: Whose): Promise<void> {
  for (let tries = 0, left = wanting; left.length > 0; tries++) {
    if (tries === MAX_CODE_TRIES) throw new Error("No free short code was found.");
    const made = [];
    for (const { signature, type, name, of = "signature", missing, codes } of left) {
      const urls = missing.filter((url) => !codes.has(url));
      const its = await newCodes(urls.length, type, name);
      made.push(...urls.map((url, at) => ({ code: its[at] as string, url, signature, owner, team, of })));
    }
    // Those that somebody has as an address of their own are left out, and tried again with others.
    const free = new Set(await freeOfSlugs(made.map(({ code }) => code)));
    const links = made.filter(({ code }) => free.has(code));
    await unlessDuplicate(ShortLinkModel.insertMany(links, { ordered: false }));
    // A refused one has a code that is taken, or another save of this signature has just made it.
    const known = await codesOf(left.map(({ signature, missing }) => ({ signature, urls: missing })));
    for (const { signature, codes } of left)
      for (const [url, code] of known.get(signature) ?? []) {
        codes.set(url, code);
        forget(code);
      }
    left = left.filter(({ missing, codes }) => missing.some((url) => !codes.has(url)));
  }
}

/** Which links: one, those of a signature, those that a person has saved, or all of a team. */
export type WhichLinks =
  | { code: string }
  | { signature: string }
  | { owner: Types.ObjectId }
  | { team: Types.ObjectId };

/**
 * Switches links off or on again: at once in this process and in those that share its messages, within a minute in
 * all others.
 * @returns how many it were
 */
export async function switchLinks(which: WhichLinks, isDisabled: boolean): Promise<number> {
  const change = isDisabled ? { $set: { disabledAt: new Date() } } : { $unset: { disabledAt: 1 } };
  const others = { ...which, disabledAt: mongoose.trusted({ $exists: !isDisabled }) };
  for (let count = 0; ; ) {
    const links = await ShortLinkModel.find(others, { code: 1 }).limit(SWITCHED_AT_ONCE).lean();
    if (links.length === 0) return count;
    const codes = links.map(({ code }) => code);
    const ids = links.map(({ _id }) => _id);
    await ShortLinkModel.updateMany({ _id: mongoose.trusted({ $in: ids }) }, change as object);
    await announce(codes);
    count += codes.length;
  }
}

/**
 * Has the links of a signature lead elsewhere, or with null to their targets again: as soon as `switchLinks`. What leads where it
 * should is not written.
 */
export async function forwardLinks(signature: string, wayOf: (url: string) => Forward | null): Promise<void> {
  for (let after: Types.ObjectId | null = null; ; ) {
    const filter: object = { signature, ...(after && { _id: mongoose.trusted({ $gt: after }) }) };
    const page: Lean[] = await ShortLinkModel.find(filter).sort({ _id: 1 }).limit(SWITCHED_AT_ONCE).lean();
    const last = page.at(-1);
    if (!last) return;
    after = last._id;
    const moved = storedLinks.readAll(page).flatMap(({ code, url, forward = null }) => {
      const way = wayOf(url);
      return isDeepStrictEqual(way, forward) ? [] : [{ code, way }];
    });
    if (moved.length === 0) continue;
    await ShortLinkModel.bulkWrite(
      moved.map(({ code, way }) => ({
        updateOne: { filter: { code }, update: way ? { $set: { forward: way } } : { $unset: { forward: 1 } } },
      })),
    );
    await announce(moved.map(({ code }) => code));
  }
}

type Lean = ShortLinkRecord & { _id: Types.ObjectId };

/** How many links some teams have. */
export const countOf = (teams: readonly Types.ObjectId[]) =>
  ShortLinkModel.countDocuments({ team: mongoose.trusted({ $in: [...teams] }) });
