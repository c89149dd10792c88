import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import { ClickBatchModel, type ClickEvent, ClickMonthModel } from "./model.ts";

/** A click is written at most so long after it was answered … */
export const FLUSH_MS = 250;
/** … or as soon as so many wait. */
export const FLUSH_EVENTS = 500;
/** While the store is away clicks wait in memory, up to here; beyond, the oldest are dropped and counted in the log. */
const MAX_WAITING = 200_000;
const MAX_REFERRER = 200;

/** What the redirect hands over; the rest is worked out at the flush, after the answer. */
type Hit = {
  at: number;
  code: string;
  signature: string;
  ip: string;
  userAgent: string;
  referrer: string;
  isHead: boolean;
};
type Batch = { id: string; events: ClickEvent[] };

/**
 * Collects clicks and writes them in batches: the raw events and the month rows they add to, in one transaction, so that
 * a batch that is written again after a doubtful answer adds nothing twice.
 */
export class ClickBuffer {
  readonly #log: FastifyBaseLogger;
  readonly #visitors = new LRUCache<string, { visitor: string; isBot: boolean }>({ max: 10_000 });
  #day = "";
  #salt = "";
  #hits: Hit[] = [];
  #unsure: Batch | null = null;
  #timer: NodeJS.Timeout | null = null;
  #flushing: Promise<void> | null = null;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Notes a click; returns at once. */
  add(hit: Hit) {
    this.#hits.push(hit);
    if (this.#hits.length === FLUSH_EVENTS) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Clicks not yet written. */
  get waiting() {
    return this.#hits.length + (this.#unsure?.events.length ?? 0);
  }

  /** Writes what waits; one write at a time, the next one takes what came in between. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = null;
      if (this.waiting > 0) this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
    });
    return this.#flushing;
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
    const hits = this.#hits;
    if (!this.#unsure) {
      if (hits.length === 0) return;
      this.#hits = [];
      this.#unsure = { id: randomUUID(), events: hits.map((hit) => this.#eventOf(hit)) };
    }
    try {
      await writeBatch(this.#unsure);
      this.#unsure = null;
    } catch (error) {
      this.#log.warn({ err: error, waiting: this.waiting }, "clicks wait for the store");
      const surplus = this.#hits.length - MAX_WAITING;
      if (surplus > 0) {
        this.#hits.splice(0, surplus);
        this.#log.error({ dropped: surplus }, "clicks were dropped: the store is away for too long");
      }
    }
  }

  #eventOf({ at, code, signature, ip, userAgent, referrer, isHead }: Hit): ClickEvent {
    const date = new Date(at);
    const { visitor, isBot } = this.#visitorOf(date.toISOString().slice(0, 10), ip, userAgent);
    return { at: date, code, signature, visitor, referrer: hostOf(referrer), isBot: isBot || isHead };
  }

  /** A person is the same within a day and cannot be followed to the next: the salt is thrown away. */
  #visitorOf(day: string, ip: string, userAgent: string) {
    if (day !== this.#day) {
      this.#day = day;
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

const hostOf = (referrer: string) =>
  referrer ? (URL.parse(referrer.slice(0, 2000))?.host.slice(0, MAX_REFERRER) ?? "") : "";

/** One transaction: the batch, whose unique id refuses a second writing, and the month rows it adds to. */
async function writeBatch({ id, events }: Batch) {
  await unlessDuplicate(
    mongoose.connection.transaction(async (session) => {
      await ClickBatchModel.create([{ _id: id, at: new Date(), events }], { session });
      await ClickMonthModel.bulkWrite(monthUpdates(events), { session, ordered: false });
    }),
  );
}

/** One `$inc` a signature and month, however many clicks: a link that goes round the world is one write a flush. */
export function monthUpdates(events: readonly ClickEvent[]) {
  const rows = new Map<string, { signature: string; month: string; inc: Record<string, number> }>();
  for (const { at, signature, code, isBot } of events) {
    const iso = at.toISOString();
    const month = iso.slice(0, 7);
    const id = `${signature}:${month}`;
    const row = rows.get(id) ?? { signature, month, inc: {} };
    rows.set(id, row);
    const add = (key: string) => {
      row.inc[key] = (row.inc[key] ?? 0) + 1;
    };
    const kind = isBot ? "bots" : "people";
    add(kind);
    add(`links.${code}.${kind}`);
    if (!isBot) add(`days.${iso.slice(8, 10)}`);
  }
  return [...rows].map(([_id, { signature, month, inc }]) => ({
    updateOne: {
      filter: { _id },
      update: { $inc: inc, $setOnInsert: { signature, month } },
      upsert: true,
      timestamps: false,
    },
  }));
}
