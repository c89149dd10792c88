import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Collection, View } from "./catalog.ts";
import { keyRange } from "./catalog.ts";
import { TURN_MS } from "./cursors.ts";
import { asStoreError, isRetryable, StoreError } from "./errors.ts";
import { type Index, isWhole } from "./indexes.ts";
import { buildSome } from "./records.ts";
import { RECORD_SPAN } from "./storage.ts";
import type { Writer } from "./writer.ts";

/** How far a build has come is noted this often: what a new start has to do again. */
const NOTE_MS = 5000;
const MAX_ROWS = 1024;
/** Keys of a failed build that are removed at once. */
const KEYS_AT_ONCE = 2000;

interface Build {
  db: string;
  name: string;
  index: Index;
}

interface Waiter {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Online index builds. A build goes through the documents in turns of milliseconds, each a command among others on the
 * writer, and one build at a time. From the commit that made the index, every write keeps it right too, so that a
 * document is in it whether the build or a change of the document comes to it first. Planners do not see it before it is
 * whole. What was begun is gone on with by the next process.
 */
export class IndexBuilds {
  readonly #reader: View;
  readonly #writer: Writer;
  readonly #log: (text: string) => void;
  readonly #waiting = new Map<string, Waiter[]>();
  /** Milliseconds after which it is tried again where the trouble is not the index's fault, such as a full disk. */
  retryMs = 10_000;
  #isWorking = false;
  #isClosed = false;

  constructor(reader: View, writer: Writer, log: (text: string) => void) {
    this.#reader = reader;
    this.#writer = writer;
    this.#log = log;
  }

  /** Resolves when an index is whole, at once when it is. @throws what the build fails with: 11000, 276 when it is dropped */
  async finished(db: string, collection: string, index: string): Promise<void> {
    const isBuilding = this.#open().some((build) => keyOf(build) === keyOf({ db, name: collection, index }));
    if (!isBuilding) return;
    const key = keyOf({ db, name: collection, index });
    const outcome = new Promise<void>((resolve, reject) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), { resolve, reject }]);
    });
    this.resume();
    return outcome;
  }

  /** Sets to work on what is not whole. */
  resume() {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#work().catch((error: unknown) => this.#isClosed || this.#log(`building indexes ended: ${error}`));
  }

  close() {
    this.#isClosed = true;
  }

  #open = (): Build[] =>
    this.#reader.catalog
      .list()
      .flatMap(({ db, name, indexes }) =>
        indexes.filter((index) => !isWhole(index)).map((index) => ({ db, name, index })),
      );

  async #work() {
    try {
      for (let [build] = this.#open(); build && !this.#isClosed; [build] = this.#open()) await this.#attempt(build);
    } finally {
      this.#isWorking = false;
    }
  }

  /** Builds one index, or takes it away again when it cannot be built, and tells those who wait for it. */
  async #attempt(build: Build) {
    const troubleIn = (work: Promise<void>) =>
      work.then(
        () => null,
        (error: unknown) => asStoreError(error, this.#log),
      );
    const trouble = await troubleIn(this.#build(build));
    if (this.#isClosed) return;
    const isPassing = trouble !== null && isRetryable(trouble);
    const obstacle = trouble && !isPassing ? await troubleIn(this.#giveUp(build, trouble)) : trouble;
    const waiting = this.#waiting.get(keyOf(build)) ?? [];
    this.#waiting.delete(keyOf(build));
    for (const { resolve, reject } of waiting) trouble ? reject(trouble) : resolve();
    if (!obstacle) return;
    this.#log(`building the index ${titleOf(build)} has to wait: ${obstacle.message}`);
    await sleep(this.retryMs, undefined, { ref: false });
  }

  async #build(build: Build) {
    const startedAt = Date.now();
    this.#log(`building the index ${titleOf(build)}`);
    let from = build.index.buildingFrom;
    let notedAt = startedAt;
    for (let rows = 1; from !== null; ) {
      const isNoted = Date.now() - notedAt > NOTE_MS;
      if (isNoted) notedAt = Date.now();
      const start: number = from;
      const turn = await this.#writer.write((view) => {
        const before = performance.now();
        const [collection, index] = find(view, build);
        const next = buildSome(view, collection, index, start, rows);
        if (next === null || isNoted) {
          index.buildingFrom = next;
          view.catalog.save(collection);
        }
        return { next, ms: performance.now() - before };
      });
      from = turn.next;
      rows = Math.max(1, Math.min(MAX_ROWS, rows * 2, Math.floor((rows * TURN_MS) / turn.ms)));
      await setImmediate();
      if (this.#isClosed) return;
    }
    this.#log(`the index ${titleOf(build)} is ready after ${Math.round((Date.now() - startedAt) / 100) / 10} s`);
  }

  /** Takes an index that cannot be built away again, its keys in turns too. */
  async #giveUp(build: Build, reason: Error) {
    this.#log(`the index ${titleOf(build)} cannot be built: ${reason.message}`);
    const isThere = await this.#writer.write((view) => {
      const found = look(view, build);
      if (!found) return false;
      const [collection, index] = found;
      // Should we die meanwhile, the next process finds an index of which nothing is built yet.
      index.buildingFrom = collection.id * RECORD_SPAN;
      view.catalog.save(collection);
      return true;
    });
    for (let isLeft = isThere; isLeft && !this.#isClosed; await setImmediate())
      isLeft = await this.#writer.write((view) => {
        const found = look(view, build);
        if (!found) return false;
        const [collection, index] = found;
        if (view.io.deleteSomeKeys(...keyRange(index), KEYS_AT_ONCE) === KEYS_AT_ONCE) return true;
        view.catalog.dropIndex(collection, index);
        return false;
      });
  }
}

const keyOf = ({ db, name, index }: { db: string; name: string; index: Index | string }) =>
  `${db}.${name} ${typeof index === "string" ? index : index.spec.name}`;
const titleOf = ({ db, name, index }: Build) => `${index.spec.name} of ${db}.${name}`;

/** The index as it is now; it may have been dropped, or made anew, since the build began. */
function look(view: View, { db, name, index: { id, spec } }: Build): [Collection, Index] | null {
  const collection = view.catalog.find(db, name);
  const index = collection?.indexes.find((other) => other.id === id && other.spec.name === spec.name);
  return collection && index && !isWhole(index) ? [collection, index] : null;
}

/** @throws 276 */
function find(view: View, build: Build): [Collection, Index] {
  const found = look(view, build);
  if (!found) throw new StoreError(276, `The index ${titleOf(build)} was dropped while it was built`);
  return found;
}
