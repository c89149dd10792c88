import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import type * as z from "zod/mini";
import type { LinkClicks } from "#shared/links/schema.ts";
import type { ShortLinkPair } from "#shared/signatures/schema.ts";
import { hot } from "../../db/hot/seam.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { newCode } from "./codes.ts";
import { ClickMonthModel, ShortLinkModel } from "./model.ts";

type Pair = z.output<typeof ShortLinkPair>;
/** What a redirect needs of a link. */
export type Target = { url: string; signature: string };

const FRESH_MS = 60_000;
/** How long a code that does not exist is believed not to. */
const MISSING_MS = 5_000;
const MAX_CODE_TRIES = 5;

/** Stale links are kept: while the store is away a hot link still works. Counted, not reserved by `max`. */
const targets = new LRUCache<string, { target: Target | null; freshUntil: number }>({
  maxSize: 100_000,
  sizeCalculation: () => 1,
});

/**
 * Short links for the web links of a signature: known ones are kept, new ones are made.
 * @param urls normalised http(s) addresses, as `webLinks` lists them
 */
export async function ensureLinks({
  signature,
  urls,
  type,
  name,
  base,
}: {
  signature: string;
  urls: string[];
  type: number;
  name: string;
  base: string;
}): Promise<Pair[]> {
  const known = await ShortLinkModel.find({ signature, url: mongoose.trusted({ $in: urls }) }).lean();
  const codes = new Map(known.map(({ url, code }) => [url, code]));
  for (const url of urls) if (!codes.has(url)) codes.set(url, await createLink(signature, url, type, name));
  return urls.map((url) => ({ url, shortUrl: `${base}/${codes.get(url)}` }));
}

async function createLink(signature: string, url: string, type: number, name: string): Promise<string> {
  for (let tries = 0; tries < MAX_CODE_TRIES; tries++) {
    const code = await newCode(type, name);
    if (await unlessDuplicate(ShortLinkModel.create({ code, url, signature }))) {
      targets.delete(code);
      return code;
    }
    // Either the code is taken, or another save of this signature has just made the link.
    const made = await ShortLinkModel.findOne({ signature, url }).lean();
    if (made) return made.code;
  }
  throw new Error("No free short code was found.");
}

/** Where a code leads when it is in memory and fresh; undefined sends the caller to `findTarget`. */
export function warmTarget(code: string): Target | null | undefined {
  const entry = targets.get(code);
  return entry && entry.freshUntil > Date.now() ? entry.target : undefined;
}

/** Where a code leads, null when nowhere. Answers from memory while the store is away. */
export async function findTarget(code: string): Promise<Target | null> {
  const stale = targets.get(code);
  try {
    const target = (await fromCache(code)) ?? (await fromStore(code));
    targets.set(code, { target, freshUntil: Date.now() + (target ? FRESH_MS : MISSING_MS) });
    return target;
  } catch (error) {
    if (stale?.target) return stale.target;
    throw error;
  }
}

async function fromCache(code: string): Promise<Target | undefined> {
  const value = (await hot().cache.get(`link:${code}`)) as Target | undefined;
  return typeof value?.url === "string" && typeof value.signature === "string" ? value : undefined;
}

async function fromStore(code: string): Promise<Target | null> {
  const link = await ShortLinkModel.findOne({ code }).lean();
  if (!link) return null;
  const target = { url: link.url, signature: link.signature };
  await hot().cache.set(`link:${code}`, target, FRESH_MS);
  return target;
}

/** The links of a signature with their clicks, oldest first. */
export async function listClicks(signature: string, base: string): Promise<LinkClicks[]> {
  const [links, months] = await Promise.all([
    ShortLinkModel.find({ signature }).sort({ _id: 1 }).lean(),
    ClickMonthModel.find({ signature }).sort({ month: 1 }).lean(),
  ]);
  const sum = (code: string, kind: "people" | "bots") =>
    months.reduce((total, { links }) => total + (links?.[code]?.[kind] ?? 0), 0);
  return links.map(({ code, url }) => ({
    code,
    url,
    shortUrl: `${base}/${code}`,
    clicks: sum(code, "people"),
    botClicks: sum(code, "bots"),
  }));
}

/** How often mails with a signature's pixel were opened: by people, and by programs. */
export async function countOpens(signature: string): Promise<{ opens: number; botOpens: number }> {
  const months = await ClickMonthModel.find({ signature }, { opens: 1 }).lean();
  const sum = (kind: "people" | "bots") => months.reduce((total, { opens }) => total + (opens?.[kind] ?? 0), 0);
  return { opens: sum("people"), botOpens: sum("bots") };
}
