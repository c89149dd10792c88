import { randomBytes } from "node:crypto";
import { StoreError } from "./errors.ts";

const IDLE_MS = 10 * 60_000;
const MAX_CURSORS = 1000;
/** A reply holds at most 16 MiB of documents, whatever batch size was asked for. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** How long a long command works before others get their turn. */
export const TURN_MS = 10;

export interface Batch {
  docs: Uint8Array[];
  done: boolean;
}

/** Results as they are asked for: BSON documents in chunks, taken batch by batch. */
export class Results {
  readonly #chunks: Iterator<Uint8Array[]>;
  #pending: Uint8Array[] = [];
  #at = 0;

  constructor(chunks: Iterator<Uint8Array[]>) {
    this.#chunks = chunks;
  }

  /** Up to `count` documents. Others get their turn in between; `check` may then throw to end it. */
  async take(count: number, check: () => void): Promise<Batch> {
    const docs: Uint8Array[] = [];
    let bytes = 0;
    let turnEnds = Date.now() + TURN_MS;
    while (docs.length < count) {
      const doc = this.#pending[this.#at];
      if (!doc) {
        if (!this.#refill()) return { docs, done: true };
        if (Date.now() > turnEnds) {
          await new Promise(setImmediate);
          check();
          turnEnds = Date.now() + TURN_MS;
        }
        continue;
      }
      if (docs.length > 0 && bytes + doc.length > MAX_BATCH_BYTES) return { docs, done: false };
      docs.push(doc);
      bytes += doc.length;
      this.#at++;
    }
    // Looks one chunk ahead, so that a result which ends with a batch needs no further call.
    return { docs, done: count > 0 && this.#at >= this.#pending.length && !this.#refill() };
  }

  #refill(): boolean {
    const { value, done } = this.#chunks.next();
    if (done) return false;
    this.#pending = value;
    this.#at = 0;
    return true;
  }
}

export interface Cursor {
  id: bigint;
  ns: string;
  results: Results;
  /** Cursors of a transaction end with it. */
  owner: object | null;
  usedAt: number;
}

export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  add(ns: string, results: Results, owner: object | null): bigint {
    if (this.#open.size >= MAX_CURSORS) this.#dropOldest();
    const id = randomBytes(8).readBigInt64BE() & 0x7fff_ffff_ffff_ffffn;
    this.#open.set(id, { id, ns, results, owner, usedAt: Date.now() });
    return id;
  }

  /** @throws 43 */
  get(id: bigint, ns: string): Cursor {
    const cursor = this.#open.get(id);
    if (!cursor || cursor.ns !== ns) throw new StoreError(43, `cursor id ${id} not found`);
    cursor.usedAt = Date.now();
    return cursor;
  }

  close = (id: bigint): boolean => this.#open.delete(id);
  get count() {
    return this.#open.size;
  }

  closeOwned(owner: object) {
    for (const cursor of this.#open.values()) if (cursor.owner === owner) this.#open.delete(cursor.id);
  }

  closeIdle(now = Date.now()) {
    for (const cursor of this.#open.values()) if (now - cursor.usedAt > IDLE_MS) this.#open.delete(cursor.id);
  }

  #dropOldest() {
    const [oldest] = [...this.#open.values()].sort((a, b) => a.usedAt - b.usedAt);
    if (oldest) this.#open.delete(oldest.id);
  }
}
