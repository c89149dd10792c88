import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import mongoose, { type Types } from "mongoose";
import type * as z from "zod/mini";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_SHORT_LINKS } from "#shared/links/constants.ts";
import { linkStateOf, nextLinkChange } from "#shared/links/rules.ts";
import type { LinkClicks, LinkOf } from "#shared/links/schema.ts";
import type { Entitlements } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import type { ShortLinkPair } from "#shared/signatures/schema.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { mayTake } from "../../db/cache/limit.ts";
import { hot } from "../../db/cache/seam.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { storedReader } from "../../db/stored.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import {
  type ClickBuffer,
  Counter,
  FLUSH_MS,
  openCounter,
  saveCounter,
  type Visitor,
  viewCounter,
  visitorOf,
} from "./clicks.ts";
import { newCodes } from "./codes.ts";
import {
  ClickMonthModel,
  type ClickMonthRecord,
  type Forward,
  ShortLinkModel,
  type ShortLinkRecord,
  storedLinks,
  storedMonths,
} from "./model.ts";
import { noteOn } from "./own/noted.ts";
import { codeOfSlug, freeOfSlugs, keysOf } from "./own/slugs.ts";
import { isThreat, mayLeadTo } from "./targets.ts";

// For pixels, which are counted as links are.
export type { ClickBuffer, Counter, Visitor };
export { openCounter, saveCounter, viewCounter, visitorOf };

type Pair = z.output<typeof ShortLinkPair>;
/** What a redirect needs of a link. */
export type Target = { url: string; counter: Counter };
/**
 * Why a link that exists leads nowhere by itself. `off`: it was switched off, or may not lead there. `waiting`, `over`: it is not its
 * time. `flagged`: its target is known to be dangerous. `reported`: somebody says so, and nobody knows whose link it is.
 */
export type Halt = "off" | "waiting" | "over" | "flagged" | "reported";
/** A code and where it leads; with a `halt` it has no target, and `url` is where it would lead. */
export type Known = { target: Target | null; halt: Halt | null; url?: string; isOwnPage?: boolean; freshUntil: number };

/** A link that is switched off, in whichever process, leads nowhere after so long at most. */
const FRESH_MS = 60_000;
/** How long a code that does not exist is believed not to. */
const MISSING_MS = 5_000;
const MAX_CODE_TRIES = 5;
const DAY_MS = 86_400_000;
/** Links were switched off or on: an array of their codes. */
const SWITCHED = "links:switched";
/** Codes in one message, and links switched by one write. */
const SWITCHED_AT_ONCE = 1_000;

/** Stale links are kept: while the store is away a hot link still works. Counted, not reserved by `max`. */
const targets = new LRUCache<string, Known>({ maxSize: 100_000, sizeCalculation: () => 1 });

/** Who has links made, for which team, and how many it may have. */
export type Whose = { owner: Types.ObjectId; team: Types.ObjectId } & Pick<Entitlements, "maxLinks" | "maxLinksPerDay">;

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

/**
 * The same for several signatures of a team, with no more questions than for one.
 * @returns the links of each; null for one that would have more than `MAX_SHORT_LINKS`
 */
export async function ensureLinksOfMany(list: readonly Linked[], whose: Whose): Promise<(Pair[] | null)[]> {
  const all = list.map((one) => {
    const wanted = one.urls.filter(mayLeadTo);
    return { ...one, wanted, codes: codesIn(one.linked, wanted) };
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
          codes.has(url) ? [{ url, shortUrl: `${shortBase()}${codes.get(url)}`, isPressedOnly: true }] : [],
        ),
  );
}

export const shortBase = () => `${settings().shortLinkBase}/`;

/** The codes in what a signature has, where they stand under today's address. */
function codesIn(linked: readonly Pair[], urls: readonly string[]): Map<string, string> {
  const base = shortBase();
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

export async function mayMake(count: number, { team, maxLinks, maxLinksPerDay }: Whose): Promise<boolean> {
  if ((await ShortLinkModel.countDocuments({ team })) + count > maxLinks) return false;
  return mayTake({ [`links:team:${team}`]: { limit: maxLinksPerDay, windowMs: DAY_MS, cost: count } });
}

type Wanting = Pick<Linked, "signature" | "type" | "name" | "of"> & {
  missing: readonly string[];
  codes: Map<string, string>;
};

/** Makes links in one write, and again for those whose code was taken. Notes the code of each. */
async function makeLinks(wanting: readonly Wanting[], { owner, team }: Whose): Promise<void> {
  for (let tries = 0, left = wanting; left.length > 0; tries++) {
    if (tries === MAX_CODE_TRIES) throw new Error("No free short code was found.");
    const links = [];
    for (const { signature, type, name, of = "signature", missing, codes } of left) {
      const urls = missing.filter((url) => !codes.has(url));
      // Those that somebody has as an address of their own are left out, and tried again with others.
      const made = await freeOfSlugs(await newCodes(urls.length, type, name));
      links.push(...made.map((code, i) => ({ code, url: urls[i] as string, signature, owner, team, of })));
    }
    await unlessDuplicate(ShortLinkModel.insertMany(links, { ordered: false }));
    // A refused one has a code that is taken, or another save of this signature has just made it.
    const known = await codesOf(left.map(({ signature, missing }) => ({ signature, urls: missing })));
    for (const { signature, codes } of left)
      for (const [url, code] of known.get(signature) ?? []) {
        codes.set(url, code);
        targets.delete(code);
      }
    left = left.filter(({ missing, codes }) => missing.some((url) => !codes.has(url)));
  }
}

/** Where a code leads when it is in memory and fresh; undefined and null send the caller to `findTarget`. */
export function warmTarget(code: string): Target | null | undefined {
  const entry = targets.get(code);
  return entry && entry.freshUntil > Date.now() ? entry.target : undefined;
}

/** A domain of a team's own, under which only its links are found. */
export type LinkDomain = { host: string; team: Types.ObjectId };

/**
 * What is known of a code, or of an address of somebody's own: from memory, also while the store is away. `target` and `halt` are
 * null when there is no such link.
 * @param domain under which it is asked for; null: ours
 */
export async function findKnown(text: string, domain: LinkDomain | null = null): Promise<Known> {
  const key = domain ? `${domain.host}/${text}` : text;
  let known = targets.get(key);
  if (!known || known.freshUntil <= Date.now())
    try {
      known = (domain ? undefined : await fromCache(text)) ?? (await fromStore(text, domain));
      if (known.target && !known.isOwnPage) known = stopped(known, known.target);
      targets.set(key, known);
    } catch (error) {
      if (!known?.target && !known?.halt) throw error;
    }
  return known;
}

/** Lists of this version say more than those by which it was made. */
function stopped(known: Known, { url }: Target): Known {
  const halt = isThreat(url) ? "flagged" : mayLeadTo(url) ? null : "off";
  return halt === null ? known : { ...known, target: null, halt, url };
}

/**
 * Where a code leads, null when nowhere. Answers from memory while the store is away.
 * @throws link_disabled when it was switched off, or leads where no short link may lead, link_waiting, link_over, link_flagged
 */
export async function findTarget(code: string): Promise<Target | null> {
  const { target, halt } = await findKnown(code);
  if (halt) fail(HALTS[halt]);
  return target;
}

/** The error that says so. */
export const HALTS = {
  off: "link_disabled",
  waiting: "link_waiting",
  over: "link_over",
  flagged: "link_flagged",
  reported: "link_flagged",
} as const satisfies Record<Halt, string>;

/**
 * What the processes share of a link. `team`: null when it is not known; `isOwnPage`: leads to a preview of ours, as somebody has left
 */
type Shared = { url: string; signature: string; team: string | null; isOwnPage: boolean };

/** An address as headers can carry it: one that came in as it was typed may have letters that end the answer with an error. */
const targetOf = (code: string, { url, signature, team }: Shared): Target => ({
  url: URL.parse(url)?.href ?? url,
  counter: new Counter(code, signature, team),
});

/** What the processes share: it is no fresher for being read again. */
async function fromCache(code: string): Promise<Known | undefined> {
  const value = (await hot().cache.get(`link:${code}`)) as
    | { url: unknown; signature: unknown; team: unknown; isOwnPage?: unknown; freshUntil: number }
    | undefined;
  if (typeof value?.url !== "string" || typeof value.signature !== "string" || !(value.freshUntil > Date.now()))
    return undefined;
  const { url, signature, team, isOwnPage: isOurs, freshUntil } = value;
  const isOwnPage = isOurs === true;
  const shared = { url, signature, team: typeof team === "string" ? team : null, isOwnPage };
  return { target: targetOf(code, shared), halt: null, isOwnPage, freshUntil };
}

const readByCode = batchedRead<ShortLinkRecord>(ShortLinkModel, "code");

/** A link by its code, or by an address of its own; null when there is none, or not under this domain. */
async function linkAt(text: string, domain: LinkDomain | null): Promise<ShortLinkRecord | null> {
  const byCode = storedLinks.read(await readByCode(text));
  const code = byCode ? null : await codeOfSlug(text, domain?.host ?? null);
  const link = byCode ?? (code === null ? null : storedLinks.read(await readByCode(code)));
  if (!link || link.deletedAt || (domain && !(link.team && domain.team.equals(link.team)))) return null;
  return link;
}

async function fromStore(text: string, domain: LinkDomain | null): Promise<Known> {
  const now = Date.now();
  const link = await linkAt(text, domain);
  if (!link) return { target: null, halt: null, freshUntil: now + MISSING_MS };
  const owner = link.owner ? await account.findById(String(link.owner)) : null;
  const { halt, isFallback, isCounted, until } = await stateAt(link, owner?.isEnabled !== false, now);
  const { code, signature, team, forward } = link;
  const isOwnPage = !isFallback && forward !== undefined && forward.url === null;
  const url = isFallback
    ? (link.fallback as string)
    : isOwnPage
      ? previewOf(forward.signature)
      : (forward?.url ?? link.url);
  // What it does next is known: this is forgotten then, so that a redirect has nothing to compare.
  const freshUntil = Math.min(now + FRESH_MS, until);
  if (halt) return { target: null, halt, freshUntil };
  const note = isOwnPage ? null : await noteOn(url);
  if (note === "flagged" || (note === "reported" && !(owner && account.isEmailVerified(owner))))
    return { target: null, halt: note, url, freshUntil };
  const shared = { url, signature, team: team ? String(team) : null, isOwnPage };
  if (!domain && !isCounted && text === code)
    await hot().cache.set(`link:${code}`, { ...shared, freshUntil }, Math.max(1, freshUntil - now));
  return { target: targetOf(code, shared), halt: null, isOwnPage, freshUntil };
}

/** What a link does now, and until when that holds; `isCounted`: while its clicks are looked at, again with each flush of them. */
async function stateAt(link: ShortLinkRecord, isEnabled: boolean, now: number) {
  const { clickLimit = null } = link;
  const startsAt = link.startsAt?.getTime() ?? null;
  const endsAt = link.endsAt?.getTime() ?? null;
  const clicks = clickLimit === null ? 0 : ((await clicksOf([link])).get(link.code)?.people ?? 0);
  const isDisabled = link.disabledAt !== undefined || !isEnabled;
  const isOn = link.offAt === undefined;
  const state = linkStateOf({ isDisabled, isOn, startsAt, endsAt, clickLimit, clicks }, now);
  const next = nextLinkChange({ startsAt, endsAt }, now) ?? Number.POSITIVE_INFINITY;
  const isCounted = clickLimit !== null && state === "on";
  const until = isCounted ? Math.min(next, now + FLUSH_MS) : next;
  if (state === "on") return { halt: null, isFallback: false, isCounted, until };
  const isOut = state === "waiting" || state === "ended" || state === "full";
  if (isOut && link.fallback) return { halt: null, isFallback: true, isCounted, until };
  const halt: Halt = state === "waiting" ? "waiting" : isOut ? "over" : "off";
  return { halt, isFallback: false, isCounted, until };
}

const previewOf = (hash: string) => settings().PUBLIC_URL + pathTo("signature-preview", { hash });

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

/** Has all processes ask the store for links again. @param also other keys under which they are known: addresses that were theirs */
export async function announce(codes: readonly string[], also: readonly string[] = []): Promise<void> {
  for (const code of codes) await hot().cache.delete(`link:${code}`);
  await hot().publish(SWITCHED, [...codes, ...also, ...(await keysOf(codes))]);
}

/** Forgets links that were switched, here or elsewhere. @returns the way to stop it */
export const hearSwitched = () =>
  hot().subscribe(SWITCHED, (codes) => {
    if (Array.isArray(codes)) for (const code of codes) targets.delete(String(code));
  });

/** How many links some teams have. */
export const countOf = (teams: readonly Types.ObjectId[]) =>
  ShortLinkModel.countDocuments({ team: mongoose.trusted({ $in: [...teams] }) });

/** A page of a signature's links with their clicks, the oldest first. */
export async function listClicks(signature: string, page: number) {
  const [links, months] = await Promise.all([
    ShortLinkModel.find({ signature })
      .sort({ _id: 1 })
      .skip((page - 1) * MAX_SHORT_LINKS)
      .limit(MAX_SHORT_LINKS + 1)
      .lean(),
    readMonths(signature),
  ]);
  const { shortLinkBase } = settings();
  const sum = (code: string, kind: "people" | "bots") =>
    months.reduce((total, { links }) => total + (links?.[code]?.[kind] ?? 0), 0);
  const items: LinkClicks[] = storedLinks.readAll(links.slice(0, MAX_SHORT_LINKS)).map(({ code, url }) => ({
    code,
    url,
    shortUrl: `${shortLinkBase}/${code}`,
    clicks: sum(code, "people"),
    botClicks: sum(code, "bots"),
  }));
  return { items, page, hasMore: links.length > MAX_SHORT_LINKS };
}

/** Signatures whose months are read by one question. */
const MONTHS_AT_ONCE = 500;

/** How often people and programs have followed some links. */
export async function clicksOf(links: readonly Pick<ShortLinkRecord, "code" | "signature">[]) {
  const counts = new Map(links.map(({ code }) => [code, { people: 0, bots: 0 }]));
  const signatures = [...new Set(links.map(({ signature }) => signature))];
  for (let at = 0; at < signatures.length; at += MONTHS_AT_ONCE) {
    const some = signatures.slice(at, at + MONTHS_AT_ONCE);
    const months = await ClickMonthModel.find({ signature: mongoose.trusted({ $in: some }) }, LINKED).lean();
    for (const { links: byCode = {} } of storedLinked.readAll(months))
      for (const [code, { people = 0, bots = 0 }] of Object.entries(byCode)) {
        const known = counts.get(code);
        if (known) counts.set(code, { people: known.people + people, bots: known.bots + bots });
      }
  }
  return counts;
}

const LINKED = ["signature", "links"] as const;
const storedLinked = storedReader<ClickMonthRecord, "_id" | (typeof LINKED)[number]>(ClickMonthModel, LINKED);

const readMonths = async (signature: string) =>
  storedMonths.readAll(await ClickMonthModel.find({ signature }).sort({ month: 1 }).lean());

/** How often mails with a signature's pixel were opened: by people, and by programs. */
export async function countOpens(signature: string): Promise<{ opens: number; botOpens: number }> {
  const months = await readMonths(signature);
  const sum = (kind: "people" | "bots") => months.reduce((total, { opens }) => total + (opens?.[kind] ?? 0), 0);
  return { opens: sum("people"), botOpens: sum("bots") };
}

/** So many people and programs came in so many days: by a short link in a month, or by any link of a signature on a day. */
export type Count = {
  signature: string;
  from: string;
  to: string;
  shortUrl: string | null;
  url: string | null;
  people: number;
  bots: number | null;
};

/** All that was counted of some signatures: the days of each, and the months of each of its links. Programs are counted by month. */
export async function countsOf(signatures: readonly string[]): Promise<Count[]> {
  const filter = { signature: mongoose.trusted({ $in: [...signatures] }) };
  const months = storedMonths.readAll(await ClickMonthModel.find(filter).sort({ signature: 1, month: 1 }).lean());
  if (months.length === 0) return [];
  const links = storedLinks.readAll(await ShortLinkModel.find(filter).lean());
  const addresses = new Map(links.map(({ code, url }) => [code, url]));
  return months.flatMap(({ signature, month, days = {}, links: byCode = {} }) => {
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    return [
      ...Object.entries(days)
        .toSorted()
        .map(([day, people]) => {
          const date = `${month}-${day}`;
          return { signature, from: date, to: date, shortUrl: null, url: null, people, bots: null };
        }),
      ...Object.entries(byCode).map(([code, { people = 0, bots = 0 }]) => {
        const url = addresses.get(code) ?? null;
        return { signature, from: first, to: last, shortUrl: `${shortBase()}${code}`, url, people, bots };
      }),
    ];
  });
}

/** `2028-02` -> `2028-02-29` */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const COUNTED = ["signature", "people", "opens"] as const;
const storedCounted = storedReader<ClickMonthRecord, "_id" | (typeof COUNTED)[number]>(ClickMonthModel, COUNTED);

/** How often people opened links of each of some signatures, or mails with its pixel: one question, however many they are. */
export async function countOpened(signatures: readonly string[]): Promise<Map<string, number>> {
  if (signatures.length === 0) return new Map();
  const filter = { signature: mongoose.trusted({ $in: signatures }) };
  const months = await ClickMonthModel.find(filter, ["signature", "people", "opens.people"]).lean();
  const counts = new Map<string, number>();
  for (const { signature, people = 0, opens } of storedCounted.readAll(months))
    counts.set(signature, (counts.get(signature) ?? 0) + people + (opens?.people ?? 0));
  return counts;
}

const VISITED = ["signature", "people", "views", "saves"] as const;
const storedVisited = storedReader<ClickMonthRecord, "_id" | (typeof VISITED)[number]>(ClickMonthModel, VISITED);

type VisitCounts = { views: number; saves: number; clicks: number };

/** How often people looked at each of some cards and pages, took its contact, and followed its links: one question, however many they are. */
export async function countVisits(cards: readonly string[]): Promise<Map<string, VisitCounts>> {
  const counts = new Map<string, VisitCounts>();
  if (cards.length === 0) return counts;
  const filter = { signature: mongoose.trusted({ $in: [...cards] }) };
  const months = await ClickMonthModel.find(filter, ["signature", "people", "views.people", "saves.people"]).lean();
  for (const { signature, people = 0, views, saves } of storedVisited.readAll(months)) {
    const known = counts.get(signature) ?? { views: 0, saves: 0, clicks: 0 };
    counts.set(signature, {
      views: known.views + (views?.people ?? 0),
      saves: known.saves + (saves?.people ?? 0),
      clicks: known.clicks + people,
    });
  }
  return counts;
}
