/** What links lead to, from memory, from what processes share, and from the store. */
import { LRUCache } from "lru-cache";
import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { linkStateOf, nextLinkChange } from "#shared/links/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { hot } from "../../db/cache/seam.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import { FLUSH_MS } from "./clicks.ts";
import { Counter } from "./counters.ts";
import { clicksOf } from "./counts.ts";
import { ShortLinkModel, type ShortLinkRecord, storedLinks } from "./model.ts";
import { domainsBeside } from "./own/beside.ts";
import { noteOn } from "./own/noted.ts";
import { codeOfSlug, keysOf } from "./own/slugs.ts";
import { scheduleOf } from "./schedules.ts";
import { isThreat, mayLeadTo } from "./targets.ts";

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
export const FRESH_MS = 60_000;
/** How long a code that does not exist is believed not to. */
const MISSING_MS = 5_000;

/** Links were switched off or on: an array of their codes. */
const SWITCHED = "links:switched";

/** Stale links are kept: while the store is away a hot link still works. Counted, not reserved by `max`. */
const targets = new LRUCache<string, Known>({ maxSize: 100_000, sizeCalculation: () => 1 });

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
export async function linkAt(text: string, domain: LinkDomain | null): Promise<ShortLinkRecord | null> {
  const bySlug = async () => {
    const code = await codeOfSlug(text, domain?.host ?? null);
    return code === null ? null : storedLinks.read(await readByCode(code));
  };
  const byCode = async () => storedLinks.read(await readByCode(text));
  // Among ours no address is a code as well; a domain has addresses of its own, and codes are made up without them.
  const [first, second] = domain ? [bySlug, byCode] : [byCode, bySlug];
  for (const find of [first, second]) {
    const link = await find();
    if (link && !link.deletedAt && (!domain || (link.team && domain.team.equals(link.team)))) return link;
  }
  return null;
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
  const clicks = clickLimit === null ? 0 : ((await clicksOf([link])).get(link.code)?.people ?? 0);
  const schedule = scheduleOf(link, clicks, isEnabled);
  const state = linkStateOf(schedule, now);
  const next = nextLinkChange(schedule, now) ?? Number.POSITIVE_INFINITY;
  const isCounted = clickLimit !== null && state === "on";
  const until = isCounted ? Math.min(next, now + FLUSH_MS) : next;
  if (state === "on") return { halt: null, isFallback: false, isCounted, until };
  const isOut = state === "waiting" || state === "ended" || state === "full";
  if (isOut && link.fallback) return { halt: null, isFallback: true, isCounted, until };
  const halt: Halt = state === "waiting" ? "waiting" : isOut ? "over" : "off";
  return { halt, isFallback: false, isCounted, until };
}

const previewOf = (hash: string) => settings().PUBLIC_URL + pathTo("signature-preview", { hash });

/** Has all processes ask the store for links again. @param also other keys under which they are known: addresses that were theirs */
export async function announce(codes: readonly string[], also: readonly string[] = []): Promise<void> {
  await Promise.all(codes.map((code) => hot().cache.delete(`link:${code}`)));
  await hot().publish(SWITCHED, [...codes, ...also, ...(await keysOf(codes)), ...(await underDomains(codes))]);
}

/** The keys of codes under the domains of their teams. */
async function underDomains(codes: readonly string[]): Promise<string[]> {
  const rows = await ShortLinkModel.find({ code: mongoose.trusted({ $in: [...codes] }) }, { code: 1, team: 1 }).lean();
  const teams = new Map(rows.flatMap(({ team }) => (team ? [[String(team), team] as const] : [])));
  const hosts = new Map<string, readonly string[]>();
  for (const [id, team] of teams) hosts.set(id, await domainsBeside().hosts(team));
  return rows.flatMap(({ code, team }) => (hosts.get(String(team)) ?? []).map((host) => `${host}/${code}`));
}

let switches = 0;
/** A number that is another one after each message that links were made, changed or switched, here or elsewhere. */
export const switchesHeard = (): number => switches;

/** Forgets links that were switched, here or elsewhere. @returns the way to stop it */
export const hearSwitched = () =>
  hot().subscribe(SWITCHED, (codes) => {
    switches++;
    if (Array.isArray(codes)) for (const code of codes) targets.delete(String(code));
  });

/** Has this process ask the store for a link again. */
export const forget = (code: string): void => void targets.delete(code);
