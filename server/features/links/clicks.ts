import { createHash, randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { dayAt, type LocalDay } from "#shared/analytics/days.ts";
import type { CountryOf } from "../../ports/countries/countryFile.ts";
import { type Agent, agentOf, isPictureProxy } from "./agents.ts";
import { addToMonth, type Batch, counterLine, writeBatch } from "./batches.ts";
import { type Counter, recentVisit } from "./counters.ts";
import { keepClicks } from "./kept.ts";
import { endOfLine, lineWith, OPEN } from "./lines.ts";
import { deviceOf } from "./origins.ts";
import { learnOwn } from "./own.ts";
import { knownSalt, learnSalt } from "./salts.ts";
import { tallySome } from "./tallies/write.ts";
import type { Ends, Visitor } from "./visitors.ts";
import { learnZones, zoneOf } from "./zones.ts";

/** A click is written at most so long after it was answered … */
export const FLUSH_MS = 250;
/** … or as soon as so many wait … */
export const FLUSH_CLICKS = 500;
/** … but under a storm not more often than this: clicks of one person on one link then share a line. */
const MIN_PAUSE_MS = 175;
/** While the store is away clicks wait in memory, up to here; beyond, new ones are answered but not counted, and the log says so. */
const MAX_WAITING = 200_000;
/**
 * At the end of the process: tries of a store that is away, within so long; a last one may take as long as the deadline of
 * the store. Requests have ended by then, and the whole end has ten seconds.
 */
const DRAIN_MS = 2500;
const FIRST_PAUSE_MS = 50;
/** Days are added to so often at most while clicks come in … */
const TALLY_PAUSE_MS = 500;
/** … with rests of so many times what it took, a twentieth of the time: in a storm answers come first, and days follow. */
const TALLY_REST = 19;
const LONGEST_PAUSE_MS = 500;
/** Lines of one batch: far below the 16 MB of a document, and a transaction that ends in time. */
const MAX_ROWS = 2000;
const MAX_REFERRER = 200;
/** What is worked out of an address and an agent, once a day; the address itself is not kept. */
type Seen = { visitor: string; link: Agent; picture: Agent; device: string; country: string };

/**
 * Collects clicks and writes them in batches: the raw clicks and the month rows they add to, in one transaction, so that
 * a batch that is written again after a doubtful answer adds nothing twice. Everything costly (who is a bot, the visitor's
 * hash) waits for the flush, after the answer.
 */
export class ClickBuffer {
  readonly #log: FastifyBaseLogger;
  readonly #keptFolder: string | null;
  readonly #countryOf: CountryOf;
  readonly #visitors = new LRUCache<string, Seen>({ max: 10_000 });
  /** of days whose shared salt the store could not tell in time */
  readonly #ownSalts = new LRUCache<number, string>({ max: 2 });
  /** those that have clicks which wait */
  #touched: Counter[] = [];
  /** clicks by somebody who is signed in, which may be of their own team */
  #signedIn: { visitor: Visitor; team: string }[] = [];
  /** the moment from which the clicks that wait are counted */
  #from = 0;
  /** of visitors and links, and of clicks */
  #rows = 0;
  #count = 0;
  #dropped = 0;
  /** taken and not yet known to be written, oldest first */
  #batches: Batch[] = [];
  #timer: NodeJS.Timeout | null = null;
  #flushedAt = 0;
  #flushing: Promise<void> | null = null;
  #isDraining = false;
  #tallying: NodeJS.Timeout | null = null;
  /** by `performance.now()` */
  #restsUntil = 0;

  /**
   * @param keptFolder where clicks are kept that the store does not take before the end; null: nowhere
   * @param countryOf where addresses are; nowhere, where nobody knows
   */
  constructor(log: FastifyBaseLogger, keptFolder: string | null = null, countryOf: CountryOf = () => "") {
    this.#log = log;
    this.#keptFolder = keptFolder;
    this.#countryOf = countryOf;
  }

  /** Notes a click; returns at once. */
  add(counter: Counter, visitor: Visitor) {
    if (this.#count >= MAX_WAITING) {
      this.#dropped++;
      return;
    }
    const at = Date.now();
    if (this.#count === 0) this.#from = at;
    const { latest } = counter;
    const visit = recentVisit(latest, visitor);
    if (visit) {
      visit.more ??= [];
      visit.more.push(at - this.#from);
    } else {
      if (!latest) this.#touched.push(counter);
      counter.latest = { visitor, first: at - this.#from, more: null, previous: latest };
      this.#rows++;
      if (visitor.token !== "" && counter.team) this.#signedIn.push({ visitor, team: counter.team });
    }

    this.#count++;
    if (this.#count === 1) this.#flushIn(FLUSH_MS);
    else if (this.#count === FLUSH_CLICKS) this.#flushIn(Math.max(0, MIN_PAUSE_MS - (at - this.#flushedAt)));
  }

  /** Clicks not yet written. */
  get waiting() {
    return this.#batches.reduce((total, { count }) => total + count, this.#count);
  }

  /**
   * Writes what waits; one write at a time, the next one takes what came in between. While more than a batch waits they
   * follow one another: with pauses a storm on thousands of links would come in faster than it leaves.
   */
  flush(): Promise<void> {
    this.#flushing ??= this.#writeFull().finally(() => {
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
    if (this.#tallying) clearTimeout(this.#tallying);
    this.#tallying = null;
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

  async #writeFull() {
    let isWritten = false;
    while (await this.#write()) {
      isWritten = true;
      if (this.#rows < MAX_ROWS) break;
    }
    if (isWritten) this.#tallySoon();
  }

  /** Adds what was written to the days that charts show. What is left then is found by the next one, or by a job. */
  #tallySoon() {
    const pauseMs = Math.max(TALLY_PAUSE_MS, this.#restsUntil - performance.now());
    this.#tallying ??= setTimeout(() => {
      if (this.#isDraining) this.#tallying = null;
      else void this.#tally();
    }, pauseMs).unref();
  }

  async #tally() {
    const start = performance.now();
    const isMore = await tallySome().catch((error) => {
      this.#log.warn({ err: error }, "clicks wait to be counted by day");
      return false;
    });
    const end = performance.now();
    this.#restsUntil = end + TALLY_REST * (end - start);
    this.#tallying = null;
    if (isMore) this.#tallySoon();
  }

  /** @returns whether the store took a batch */
  async #write(): Promise<boolean> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushedAt = Date.now();
    try {
      if (!this.#batches[0]) await this.#learn();
    } catch (error) {
      this.#log.warn({ err: error, waiting: this.waiting }, "clicks wait for the store");
      return false;
    }
    const batch = this.#batches[0] ?? this.#takeBatch();
    if (!batch) return false;
    this.#batches[0] = batch;
    try {
      await writeBatch(batch);
      this.#batches.shift();
      return true;
    } catch (error) {
      this.#log.warn({ err: error, waiting: this.waiting }, "clicks wait for the store");
      return false;
    } finally {
      if (this.#dropped > 0)
        this.#log.error({ dropped: this.#dropped }, "too many clicks waited: some are not counted");
      this.#dropped = 0;
    }
  }

  /**
   * Who has clicked is told by the salts of the days that clicks wait from, as their teams' zones have them, and by who is
   * signed in. @throws unavailable
   */
  async #learn() {
    if (this.#count === 0) return;
    const now = Date.now();
    // Clicks come in meanwhile: what they bring is learnt as well, before anything is taken.
    for (let known = 0; known < this.#touched.length || this.#signedIn.length > 0; ) {
      known = this.#touched.length;
      for (const zone of await learnZones(this.#touched.map(({ team }) => team)))
        for (let day = dayAt(this.#from, zone).number; day <= dayAt(now, zone).number; day++) await learnSalt(day);
      const some = [...this.#signedIn];
      await learnOwn(some);
      // Only who is known leaves: while the store is away they are asked for again.
      this.#signedIn.splice(0, some.length);
    }
  }

  #takeBatch(): Batch | null {
    if (this.#count === 0) return null;
    const lines: string[] = [];
    const counters: string[] = [];
    const batch: Batch = { id: randomUUID(), from: this.#from, lines: "", counters: "", months: new Map(), count: 0 };
    let emptied = 0;
    while (emptied < this.#touched.length && lines.length < MAX_ROWS) {
      const counter = this.#touched[emptied] as Counter;
      this.#take(counter, lines, batch);
      counters.push(counterLine(counter));
      if (!counter.latest) emptied++;
    }
    this.#touched = this.#touched.slice(emptied);
    this.#rows -= lines.length;
    this.#count -= batch.count;
    batch.lines = lines.join("\n");
    batch.counters = counters.join("\n");
    return batch;
  }

  /** Moves a counter's visits into a batch, the latest first, as many as it has room for. */
  #take(counter: Counter, lines: string[], batch: Batch) {
    const { code, team, mail, peopleAre } = counter;
    const zone = zoneOf(team);
    const kind = code.startsWith(OPEN) ? "pixel" : "link";
    let visit = counter.latest;
    let day = dayAt(this.#from + (visit?.first ?? 0), zone);
    const sums = { people: 0, bots: 0 };
    const addSums = () => {
      addToMonth(batch.months, counter, { day: day.number, ...sums });
      Object.assign(sums, { people: 0, bots: 0 });
    };
    for (; visit && lines.length < MAX_ROWS; visit = visit.previous) {
      const { visitor, first, more } = visit;
      for (const moments of byDay(this.#from, first, more, zone)) {
        const its = dayAt(this.#from + (moments[0] as number), zone);
        if (its.number !== day.number) addSums();
        day = its;
        const ends = this.#endsOf(visitor, day);
        const is = visitor.ownTeams?.has(team ?? "") ? ends.own : ends[kind];
        const { text, agent } = peopleAre !== null && is.agent === "person" ? ends[peopleAre] : is;
        const end = mail === null ? text : `${text}\t${mail}`;
        lines.push(lineWith(code, moments.length === 1 ? (moments[0] as number) : moments.join(","), end));
        // Who follows links of their own team counts nowhere but apart.
        if (agent !== "own") sums[agent === "person" ? "people" : "bots"] += moments.length;
        batch.count += moments.length;
      }
    }
    addSums();
    counter.latest = visit;
  }

  /** @param day of the team's zone */
  #endsOf(visitor: Visitor, day: LocalDay): Ends {
    if (visitor.ends?.day === day.number) return visitor.ends;
    const { ip, userAgent, referrer: from, isHead } = visitor;
    const { visitor: id, link, picture, device, country } = this.#visitorOf(day.number, ip, userAgent);
    const referrer = from && hostOf(from);
    const end = (agent: Agent) => ({ text: endOfLine({ visitor: id, agent, referrer, device, country }), agent });
    // Nobody reads what was not sent.
    visitor.ends = {
      day: day.number,
      link: end(isHead ? "prefetch" : link),
      pixel: end(isHead ? "prefetch" : picture),
      own: end("own"),
      scanner: end("scanner"),
    };
    return visitor.ends;
  }

  /** A person is the same within a day and cannot be followed to the next: the salt is thrown away. */
  #visitorOf(day: number, ip: string, userAgent: string) {
    const key = `${day} ${ip} ${userAgent}`;
    let known = this.#visitors.get(key);
    if (!known) {
      const visitor = createHash("sha256")
        .update(`${this.#saltOf(day)}:${ip} ${userAgent}`)
        .digest("base64url")
        .slice(0, 16);
      const [link, picture] = [agentOf(userAgent, "link"), agentOf(userAgent, "picture")];
      known = {
        visitor,
        link,
        picture,
        device: deviceOf(userAgent),
        country: isPictureProxy(userAgent) ? "" : this.#countryOf(ip),
      };
      this.#visitors.set(key, known);
    }
    return known;
  }

  /** At the end of a process whose store is away nobody can be asked: its last visitors are people of their own. */
  #saltOf(day: number): string {
    const shared = knownSalt(day);
    if (shared !== undefined) return shared;
    const own = this.#ownSalts.get(day) ?? randomBytes(16).toString("hex");
    this.#ownSalts.set(day, own);
    return own;
  }
}

/** The moments of a visit by the days of a zone that they lie in: nearly always one. */
function byDay(from: number, first: number, more: readonly number[] | null, zone: string): number[][] {
  if (!more) return [[first]];
  const days: number[][] = [[first]];
  let { endMs } = dayAt(from + first, zone);
  for (const moment of more) {
    if (from + moment >= endMs) {
      days.push([]);
      ({ endMs } = dayAt(from + moment, zone));
    }
    (days.at(-1) as number[]).push(moment);
  }
  return days;
}

const hostOf = (referrer: string) => URL.parse(referrer)?.host.slice(0, MAX_REFERRER) ?? "";
