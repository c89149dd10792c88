import { createHash, randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { ownText } from "../../http/ownText.ts";
import { addToMonth, type Batch, OPEN, writeBatch } from "./batches.ts";
import { keepClicks } from "./kept.ts";
import type { Clicks } from "./model.ts";

/** A click is written at most so long after it was answered … */
export const FLUSH_MS = 250;
/** … or as soon as so many wait … */
export const FLUSH_CLICKS = 500;
/** … but under a storm not more often than this: clicks of one person on one link then share a row. */
const MIN_PAUSE_MS = 175;
/** While the store is away clicks wait in memory, up to here; beyond, new ones are answered but not counted, and the log says so. */
const MAX_WAITING = 200_000;
/**
 * At the end of the process: tries of a store that is away, within so long; a last one may take as long as the deadline of
 * the store. Requests have ended by then, and the whole end has ten seconds.
 */
const DRAIN_MS = 2500;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;
/** Rows of one batch: far below the 16 MB of a document, and a transaction that ends in time. */
const MAX_ROWS = 2000;
const MAX_REFERRER = 200;
/** Of a header that tells who clicks: browsers and bots are known by less, and many clicks may have to wait. */
const MAX_HEADER = 500;
const DAY_MS = 86_400_000;
/** Mail providers that fetch pictures when their user opens a mail, and say who they are: a person, at one remove. */
const READING_PROXY = /GoogleImageProxy|YahooMailProxy|DuckDuckGo-Mail|ImageProxy/i;
/** How many recent visits of one link are looked through for the same person, before a row of its own is made. */
const MERGE_DEPTH = 4;

/** What a click's request tells. */
export type Visitor = { ip: string; userAgent: string; referrer: string; isHead: boolean };

export const visitorOf = ({ ip, raw: { headers, method } }: FastifyRequest): Visitor => ({
  ip,
  userAgent: cut(headers["user-agent"]),
  referrer: cut(headers.referer),
  isHead: method === "HEAD",
});

const cut = (header = "") => (header.length > MAX_HEADER ? ownText(header.slice(0, MAX_HEADER)) : header);

/** Clicks of one visitor on one link on one day: one row, however often they click. */
type Visit = Visitor & { signature: string; day: number; at: number[] };

/**
 * Collects clicks and writes them in batches: the raw clicks and the month rows they add to, in one transaction, so that
 * a batch that is written again after a doubtful answer adds nothing twice. Everything costly (who is a bot, the visitor's
 * hash) waits for the flush, after the answer.
 */
export class ClickBuffer {
  readonly #log: FastifyBaseLogger;
  readonly #keptFolder: string | null;
  readonly #visitors = new LRUCache<string, { visitor: string; isBot: boolean }>({ max: 10_000 });
  #saltDay = 0;
  #salt = "";
  #visits = new Map<string, Visit[]>();
  #count = 0;
  #dropped = 0;
  /** taken and not yet known to be written, oldest first */
  #batches: Batch[] = [];
  #timer: NodeJS.Timeout | null = null;
  #flushedAt = 0;
  #flushing: Promise<void> | null = null;
  #isDraining = false;

  /** @param keptFolder where clicks are kept that the store does not take before the end; null: nowhere */
  constructor(log: FastifyBaseLogger, keptFolder: string | null = null) {
    this.#log = log;
    this.#keptFolder = keptFolder;
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
    return this.#batches.reduce((total, { count }) => total + count, this.#count);
  }

  /** Writes what waits; one write at a time, the next one takes what came in between. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = null;
      if (this.waiting > 0 && !this.#isDraining) this.#flushIn(this.#count >= FLUSH_CLICKS ? MIN_PAUSE_MS : FLUSH_MS);
    });
    return this.#flushing;
  }

  #flushIn(ms: number) {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /**
   * Writes everything, for the end of the process. A store that is away is asked again with growing pauses; what it has
   * not taken is kept in a file as soon as the first try has failed, for the end may come before the store.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const end = Date.now() + DRAIN_MS;
    let kept: string | null = null;
    let refusal: unknown = "no folder";
    for (let pauseMs = FIRST_PAUSE_MS; this.waiting > 0; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const before = this.waiting;
      await this.flush();
      if (this.waiting < before) continue;
      kept ??= await this.#keep().catch((error) => {
        refusal = error;
        return null;
      });
      if (Date.now() + pauseMs > end) break;
      await sleep(pauseMs);
    }
    this.#isDraining = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const { waiting: count } = this;
    if (count === 0) {
      if (kept) await rm(kept, { force: true });
    } else if (kept)
      this.#log.warn({ count, file: kept }, "clicks that the store did not take are kept for the next start");
    else this.#log.error({ count, err: refusal }, "clicks are lost: neither the store nor the data folder took them");
  }

  /** @returns the file that holds all that waits now, null when there is no folder for it */
  async #keep(): Promise<string | null> {
    for (let batch = this.#takeBatch(); batch; batch = this.#takeBatch()) this.#batches.push(batch);
    return this.#keptFolder && keepClicks(this.#keptFolder, this.#batches);
  }

  async #write() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushedAt = Date.now();
    const batch = this.#batches[0] ?? this.#takeBatch();
    if (!batch) return;
    this.#batches[0] = batch;
    try {
      await writeBatch(batch);
      this.#batches.shift();
    } catch (error) {
      this.#log.warn({ err: error, waiting: this.waiting }, "clicks wait for the store");
    }
    if (this.#dropped > 0) this.#log.error({ dropped: this.#dropped }, "too many clicks waited: some are not counted");
    this.#dropped = 0;
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

const hostOf = (referrer: string) => URL.parse(referrer)?.host.slice(0, MAX_REFERRER) ?? "";
