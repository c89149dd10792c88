import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import {
  ClickBatchModel,
  type ClickBatchRecord,
  ClickMonthModel,
  type ClickMonthRecord,
  type Clicks,
} from "./model.ts";

/** A click is written at most so long after it was answered … */
export const FLUSH_MS = 250;
/** … or as soon as so many wait … */
export const FLUSH_CLICKS = 500;
/** … but under a storm not more often than this: clicks of one person on one link then share a row. */
const MIN_PAUSE_MS = 125;
/** While the store is away clicks wait in memory, up to here; beyond, new ones are answered but not counted, and the log says so. */
const MAX_WAITING = 200_000;
/** Rows of one batch: far below the 16 MB of a document, and a transaction that ends in time. */
const MAX_ROWS = 2000;
const MAX_REFERRER = 200;
const DAY_MS = 86_400_000;
/** How many recent visits of one link are looked through for the same person, before a row of its own is made. */
const MERGE_DEPTH = 4;

/** What a click's request tells. */
type Visitor = { ip: string; userAgent: string; referrer: string; isHead: boolean };
/** Clicks of one visitor on one link on one day: one row, however often they click. */
type Visit = Visitor & { signature: string; day: number; at: number[] };
type Batch = { id: string; rows: Clicks[]; count: number };

/**
 * Collects clicks and writes them in batches: the raw clicks and the month rows they add to, in one transaction, so that
 * a batch that is written again after a doubtful answer adds nothing twice. Everything costly (who is a bot, the visitor's
 * hash) waits for the flush, after the answer.
 */
export class ClickBuffer {
  readonly #log: FastifyBaseLogger;
  readonly #visitors = new LRUCache<string, { visitor: string; isBot: boolean }>({ max: 10_000 });
  #saltDay = 0;
  #salt = "";
  #visits = new Map<string, Visit[]>();
  #count = 0;
  #dropped = 0;
  #unsure: Batch | null = null;
  #timer: NodeJS.Timeout | null = null;
  #flushedAt = 0;
  #flushing: Promise<void> | null = null;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Notes a click; returns at once. */
  add(code: string, signature: string, visitor: Visitor) {
    if (this.#count >= MAX_WAITING) {
      this.#dropped++;
      return;
    }
    const at = Date.now();
    const day = Math.floor(at / DAY_MS);
    const visits = this.#visits.get(code) ?? [];
    if (visits.length === 0) this.#visits.set(code, visits);
    const visit = recentVisit(visits, day, visitor);
    if (visit) visit.at.push(at);
    else visits.push({ signature, day, at: [at], ...visitor });

    this.#count++;
    if (this.#count === 1) this.#flushIn(FLUSH_MS);
    else if (this.#count === FLUSH_CLICKS) this.#flushIn(MIN_PAUSE_MS - (at - this.#flushedAt));
  }

  /** Clicks not yet written. */
  get waiting() {
    return this.#count + (this.#unsure?.count ?? 0);
  }

  /** Writes what waits; one write at a time, the next one takes what came in between. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = null;
      if (this.waiting > 0) this.#flushIn(this.#count >= FLUSH_CLICKS ? MIN_PAUSE_MS : FLUSH_MS);
    });
    return this.#flushing;
  }

  #flushIn(ms: number) {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Writes everything, for the end of the process. Gives up when the store stays away. */
  async drain(): Promise<void> {
    for (let tries = 0; this.waiting > 0 && tries < 20; tries++) await this.flush();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #write() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushedAt = Date.now();
    this.#unsure ??= this.#takeBatch();
    if (!this.#unsure) return;
    try {
      await writeBatch(this.#unsure);
      this.#unsure = null;
    } catch (error) {
      this.#log.warn({ err: error, waiting: this.waiting, dropped: this.#dropped }, "clicks wait for the store");
    }
  }

  #takeBatch(): Batch | null {
    if (this.#count === 0) return null;
    const batch: Batch = { id: randomUUID(), rows: [], count: 0 };
    for (const [code, visits] of this.#visits) {
      const taken = visits.splice(0, MAX_ROWS - batch.rows.length);
      if (visits.length === 0) this.#visits.delete(code);
      for (const visit of taken) {
        batch.rows.push(this.#rowOf(code, visit));
        batch.count += visit.at.length;
      }
      if (batch.rows.length >= MAX_ROWS) break;
    }
    this.#count -= batch.count;
    return batch;
  }

  #rowOf(code: string, { signature, ip, userAgent, referrer, isHead, day, at }: Visit): Clicks {
    const { visitor, isBot } = this.#visitorOf(day, ip, userAgent);
    return { code, signature, visitor, referrer: hostOf(referrer), isBot: isBot || isHead, at };
  }

  /** A person is the same within a day and cannot be followed to the next: the salt is thrown away. */
  #visitorOf(day: number, ip: string, userAgent: string) {
    if (day !== this.#saltDay) {
      this.#saltDay = day;
      this.#salt = randomBytes(16).toString("hex");
      this.#visitors.clear();
    }
    const key = `${ip} ${userAgent}`;
    let known = this.#visitors.get(key);
    if (!known) {
      const visitor = createHash("sha256").update(`${this.#salt}:${key}`).digest("base64url").slice(0, 16);
      known = { visitor, isBot: userAgent === "" || isbot(userAgent) };
      this.#visitors.set(key, known);
    }
    return known;
  }
}

/** The same person's visit among the last few of a link. A plain loop: this runs in every redirect. */
function recentVisit(
  visits: readonly Visit[],
  day: number,
  { ip, userAgent, referrer, isHead }: Visitor,
): Visit | null {
  for (let i = visits.length - 1; i >= 0 && i >= visits.length - MERGE_DEPTH; i--) {
    const visit = visits[i] as Visit;
    if (
      visit.day === day &&
      visit.ip === ip &&
      visit.userAgent === userAgent &&
      visit.referrer === referrer &&
      visit.isHead === isHead
    )
      return visit;
  }
  return null;
}

const hostOf = (referrer: string) =>
  referrer ? (URL.parse(referrer.slice(0, 2000))?.host.slice(0, MAX_REFERRER) ?? "") : "";

// Straight to the driver: casting thousands of rows that we made ourselves would cost more than writing them.
const rawCollection = <T extends { _id: string }>({ collection }: { collection: { name: string } }) =>
  mongoose.connection.collection<T>(collection.name);

/** One transaction: the batch, whose unique id refuses a second writing, and the month rows it adds to. */
async function writeBatch({ id, rows }: Batch) {
  await unlessDuplicate(
    mongoose.connection.transaction(async (session) => {
      await rawCollection<ClickBatchRecord>(ClickBatchModel).insertOne({ _id: id, at: new Date(), rows }, { session });
      const updates = monthUpdates(rows);
      await rawCollection<ClickMonthRecord>(ClickMonthModel).bulkWrite(updates, { session, ordered: false });
    }),
  );
}

/** One `$inc` a signature and month, however many clicks: a link that goes round the world is one write a flush. */
export function monthUpdates(rows: readonly Clicks[]) {
  const months = new Map<string, { signature: string; month: string; inc: Record<string, number> }>();
  for (const { at, signature, code, isBot } of rows) {
    // All of a row's clicks are of one day.
    const date = new Date(at[0] ?? 0).toISOString();
    const month = date.slice(0, 7);
    const id = `${signature}:${month}`;
    const { inc } = months.get(id) ?? { inc: {} as Record<string, number> };
    months.set(id, { signature, month, inc });
    const add = (key: string) => {
      inc[key] = (inc[key] ?? 0) + at.length;
    };
    const kind = isBot ? "bots" : "people";
    add(kind);
    add(`links.${code}.${kind}`);
    if (!isBot) add(`days.${date.slice(8, 10)}`);
  }
  return [...months].map(([_id, { signature, month, inc }]) => ({
    updateOne: { filter: { _id }, update: { $inc: inc, $setOnInsert: { signature, month } }, upsert: true },
  }));
}
