/** When pictures were loaded last by mail programs: from that, it is seen which state of a signature is in use. */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { ownText } from "../../http/ownText.ts";
import { fromSettings } from "../../settings.ts";
import { baseOf } from "./cache.ts";
import { PictureUseModel, storedUses } from "./model.ts";

/** More than that nobody has to know, and a picture that goes round the world is one write an hour. */
const NOTED_EVERY_MS = 3_600_000;
const FLUSH_MS = 5_000;
const MAX_WAITING = 20_000;
/** Pictures of one question. */
const ASKED_AT_ONCE = 1_000;

const noted = new LRUCache<string, number>({ maxSize: 50_000, sizeCalculation: () => 1 });
const waiting = new Map<string, number>();
let timer: NodeJS.Timeout | null = null;

/** Our own pages show pictures as well: whoever loads them there has no mail before them. */
const ownOrigins = fromSettings(
  ({ PUBLIC_URL, PAGES_HOST, IMAGE_HOST }) =>
    new Set([PUBLIC_URL, PAGES_HOST, IMAGE_HOST].flatMap((url) => (url ? [new URL(url).origin] : []))),
);

/** Notes that a picture, which is there, was loaded; returns at once. @param name of a copy of it */
export function noteLoad(name: string, headers: IncomingHttpHeaders, now = Date.now()): void {
  if (now - (noted.get(name) ?? 0) < NOTED_EVERY_MS) return;
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "same-site" || isOwn(headers.referer)) return;
  if (waiting.size >= MAX_WAITING) return;
  const kept = ownText(name);
  noted.set(kept, now);
  waiting.set(baseOf(kept), now);
  timer ??= setTimeout(() => void flushLoads(), FLUSH_MS).unref();
}

const isOwn = (referrer = "") => referrer !== "" && ownOrigins().has(URL.parse(referrer)?.origin ?? "");

/** Writes what waits. While the store is away it is lost: a load after `NOTED_EVERY_MS` tells the same. */
export async function flushLoads(): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  const loads = [...waiting];
  waiting.clear();
  if (loads.length === 0) return;
  const updates = loads.map(([_id, at]) => ({
    updateOne: { filter: { _id }, update: { $max: { loadedAt: new Date(at) } } },
  }));
  await PictureUseModel.collection.bulkWrite(updates as never, { ordered: false }).catch(() => undefined);
}

/** When some pictures were loaded last, by what all copies of one have in common. Those that never were are left out. */
export async function loadsOf(pictures: readonly string[]): Promise<Map<string, Date>> {
  await flushLoads();
  const loads = new Map<string, Date>();
  for (let at = 0; at < pictures.length; at += ASKED_AT_ONCE) {
    const some = pictures.slice(at, at + ASKED_AT_ONCE);
    const rows = await PictureUseModel.find({ _id: mongoose.trusted({ $in: some }) }).lean();
    for (const { _id, loadedAt } of storedUses.readAll(rows)) if (loadedAt) loads.set(_id, loadedAt);
  }
  return loads;
}
