import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel, type Clicks } from "./model.ts";

/** A click is written at most so long after it was answered … */
export const FLUSH_MS = 250;
/** … or as soon as so many wait … */
export const FLUSH_CLICKS = 500;
/** … but under a storm not more often than this: clicks of one person on one link then share a row. */
const MIN_PAUSE_MS = 175;
/** While the store is away clicks wait in memory, up to here; beyond, new ones are answered but not counted, and the log says so. */
const MAX_WAITING = 200_000;
/** Rows of one batch: far below the 16 MB of a document, and a transaction that ends in time. */
const MAX_ROWS = 2000;
const MAX_REFERRER = 200;
const DAY_MS = 86_400_000;
/** Stands before a signature's hash where a link's code would be: somebody has seen the signature's pixel. No code has a colon. */
const OPEN = "open:";
/** Mail providers that fetch pictures when their user opens a mail, and say who they are: a person, at one remove. */
const READING_PROXY = /GoogleImageProxy|YahooMailProxy|DuckDuckGo-Mail|ImageProxy/i;
/** How many recent visits of one link are looked through for the same person, before a row of its own is made. */
const MERGE_DEPTH = 4;

/** What a click's request tells. */
type Visitor = { ip: string; userAgent: string; referrer: string; isHead: boolean };

export const visitorOf = ({ ip, raw: { headers, method } }: FastifyRequest): Visitor => ({
  ip,
  userAgent: headers["user-agent"] ?? "",
  referrer: headers.referer ?? "",
  isHead: method === "HEAD",
});

/** Clicks of one visitor on one link on one day: one row, however often they click. */
type Visit = Visitor & { signature: string; day: number; at: number[] };
/** What one flush adds to a signature's month: paths of the month's document and numbers. */
type MonthChange = { signature: string; month: string; inc: Record<string, number> };
type Batch = { id: string; rows: Clicks[]; months: Map<string, MonthChange>; count: number };

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

  /** Notes that a mail with the signature's pixel was opened; returns at once. */
  addOpen(signature: string, visitor: Visitor) {
    this.add(OPEN + signature, signature, visitor);
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
    else if (this.#count === FLUSH_CLICKS) this.#flushIn(Math.max(0, MIN_PAUSE_MS - (at - this.#flushedAt)));
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
    const batch: Batch = { id: randomUUID(), rows: [], months: new Map(), count: 0 };
    for (const [code, visits] of this.#visits) {
      const taken = visits.splice(0, MAX_ROWS - batch.rows.length);
      if (visits.length === 0) this.#visits.delete(code);
      for (const visit of taken) {
        const row = this.#rowOf(code, visit);
        batch.rows.push(row);
        addToMonth(batch.months, visit.signature, row);
        batch.count += visit.at.length;
      }
      if (batch.rows.length >= MAX_ROWS) break;
    }
    this.#count -= batch.count;
    return batch;
  }

  #rowOf(code: string, { ip, userAgent, referrer, isHead, day, at }: Visit): Clicks {
    const { visitor, isBot: isRobot } = this.#visitorOf(day, ip, userAgent);
    const isBot = isRobot && !(code.startsWith(OPEN) && READING_PROXY.test(userAgent));
    return {
      code,
      visitor,
      at,
      ...(referrer && { referrer: hostOf(referrer) }),
      ...((isBot || isHead) && { isBot: true }),
    };
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

const hostOf = (referrer: string) => URL.parse(referrer.slice(0, 2000))?.host.slice(0, MAX_REFERRER) ?? "";

/**
 * Adds a row to what its signature's month gets: one `$inc` a signature and month, however many clicks, so that a link
 * that goes round the world is one write a flush. All of a row's clicks are of one day.
 */
function addToMonth(months: Map<string, MonthChange>, signature: string, { code, at, isBot }: Clicks) {
  const date = new Date(at[0] ?? 0).toISOString();
  const month = date.slice(0, 7);
  const id = `${signature}:${month}`;
  const change = months.get(id) ?? { signature, month, inc: {} };
  months.set(id, change);
  const kind = isBot ? "bots" : "people";
  const day = date.slice(8, 10);
  const paths = code.startsWith(OPEN)
    ? [`opens.${kind}`, ...(isBot ? [] : [`opens.days.${day}`])]
    : [kind, `links.${code}.${kind}`, ...(isBot ? [] : [`days.${day}`])];
  for (const path of paths) change.inc[path] = (change.inc[path] ?? 0) + at.length;
}

/**
 * One transaction: the batch, whose unique id refuses a second writing, and the month rows it adds to. Straight to the
 * driver: casting thousands of rows that we made ourselves would cost more than writing them.
 */
async function writeBatch({ id, rows, months }: Batch) {
  const batches = mongoose.connection.collection<ClickBatchRecord>(ClickBatchModel.collection.name);
  const updates = [...months].map(([_id, { signature, month, inc }]) => ({
    q: { _id },
    u: { $inc: inc, $setOnInsert: { signature, month } },
    upsert: true,
  }));
  await unlessDuplicate(
    transaction(async (session) => {
      await batches.insertOne({ _id: id, at: new Date(), rows }, { session });
      const answer = await mongoose.connection.db?.command(
        { update: ClickMonthModel.collection.name, updates, ordered: false },
        { session },
      );
      if (answer?.writeErrors) throw new Error(`A month of clicks was refused: ${answer.writeErrors[0].errmsg}`);
    }),
  );
}
