import type { View } from "./catalog.ts";
import { overloaded, StoreError, TRANSIENT } from "./errors.ts";

/** A transaction ends by itself after this long, so that a forgotten one cannot keep the only writer. */
export const TRANSACTION_LIFETIME_MS = 5000;
/** How long a second transaction waits for the first before it is told to try again. */
const TRANSACTION_WAIT_MS = 1000;
/** How long a plain write waits: a forgotten transaction has ended by then, and its caller has given up. */
const WRITE_WAIT_MS = TRANSACTION_LIFETIME_MS + TRANSACTION_WAIT_MS;
/** Writes and transactions that may wait. Clients that hang up free their connection but leave their write here. */
const MAX_WAITING = 1000;

interface Batch {
  done: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** One that waits until no transaction runs. */
interface Waiter {
  enter: () => void;
  giveUp: () => void;
  timer: NodeJS.Timeout;
}

/**
 * The only writer. Commands that arrive together share one commit, and none is answered before it: one fsync serves
 * them all. A transaction holds the writer alone; readers are elsewhere and keep seeing the last commit.
 */
export class Writer {
  readonly view: View;
  readonly #onCommit: () => void;
  #batch: Batch | null = null;
  #transaction: Transaction | null = null;
  /** First in, first out: neither plain writes nor transactions can keep the others from their turn. */
  #waiting = new Set<Waiter>();

  constructor(view: View, onCommit: () => void) {
    this.view = view;
    this.#onCommit = onCommit;
  }

  /** Runs one command, alone and all or nothing, and resolves once it is on disk. @throws 462 when its turn does not come */
  async write<T>(command: (view: View) => T): Promise<T> {
    const tooBusy = () => overloaded("Transactions keep the writer busy. Please retry your operation");
    const { done, result } = await this.#inTurn(WRITE_WAIT_MS, tooBusy, () => {
      this.#batch ??= this.#open();
      return { done: this.#batch.done, result: this.#attempt(command) };
    });
    await done;
    return result;
  }

  /** Takes the writer for a transaction. @throws 112 when others do not end soon */
  begin(): Promise<Transaction> {
    const conflict = () =>
      new StoreError(112, "Another transaction is writing. Please retry your operation", { labels: [TRANSIENT] });
    return this.#inTurn(TRANSACTION_WAIT_MS, conflict, () => {
      this.#flush();
      this.view.io.begin();
      this.#transaction = new Transaction(this.view, (commit) => this.#end(commit));
      return this.#transaction;
    });
  }

  /** Acts as soon as no transaction runs and nobody waits in front; refuses when that takes too long. */
  async #inTurn<T>(waitMs: number, refusal: () => StoreError, act: () => T): Promise<T> {
    if (!this.#transaction && this.#waiting.size === 0) return act();
    if (this.#waiting.size >= MAX_WAITING) throw refusal();
    return new Promise<T>((resolve, reject) => {
      const enter = () => {
        try {
          resolve(act());
        } catch (error) {
          reject(error);
        }
      };
      const giveUp = () => {
        this.#leave(waiter);
        reject(refusal());
      };
      const waiter: Waiter = { enter, giveUp, timer: setTimeout(giveUp, waitMs) };
      this.#waiting.add(waiter);
    });
  }

  #admitWaiting() {
    for (const waiter of this.#waiting) {
      if (this.#transaction) return;
      this.#leave(waiter);
      waiter.enter();
    }
  }

  #leave(waiter: Waiter) {
    this.#waiting.delete(waiter);
    clearTimeout(waiter.timer);
  }

  /** Commits what is open and gives up a running transaction: the last act before closing. */
  close() {
    for (const waiter of this.#waiting) waiter.giveUp();
    this.#flush();
    this.#transaction?.abort();
  }

  #open(): Batch {
    this.view.io.begin();
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    // Nobody may be waiting any more when the one command of a batch has failed.
    done.catch(() => {});
    setImmediate(() => this.#flush());
    return { done, resolve, reject };
  }

  #attempt<T>(command: (view: View) => T): T {
    const { io, catalog } = this.view;
    io.savepoint();
    try {
      const result = command(this.view);
      io.release();
      return result;
    } catch (error) {
      if (io.inTransaction) io.rollbackToSavepoint();
      else this.#fail(error);
      if (catalog.changed) this.#reload();
      throw error;
    }
  }

  #flush() {
    const batch = this.#batch;
    if (!batch) return;
    try {
      this.view.io.commit();
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#batch = null;
    this.#onCommit();
    batch.resolve();
  }

  /** SQLite gave the whole batch up, as it does when the disk is full: nobody in it was written. */
  #fail(error: unknown) {
    this.view.io.rollback();
    this.#batch?.reject(error);
    this.#batch = null;
    this.#reload();
  }

  /** Forgets catalog changes that were not written; those of earlier commands in the batch are read back. */
  #reload() {
    this.view.catalog.load();
    this.view.catalog.changed = this.#batch !== null;
  }

  #end(commit: boolean) {
    try {
      if (commit) this.view.io.commit();
    } finally {
      this.view.io.rollback();
      this.#transaction = null;
      if (commit) this.#onCommit();
      this.view.catalog.load();
      this.#admitWaiting();
    }
  }
}

/** Several commands as one. Any error gives the whole up, as in MongoDB. */
export class Transaction {
  readonly #view: View;
  readonly #end: (commit: boolean) => void;
  readonly #timer: NodeJS.Timeout;
  open = true;

  constructor(view: View, end: (commit: boolean) => void) {
    this.#view = view;
    this.#end = end;
    this.#timer = setTimeout(() => this.abort(), TRANSACTION_LIFETIME_MS);
  }

  /** The writer's own view: a transaction reads what it wrote. */
  get view(): View {
    return this.#view;
  }

  /** @throws what the commit throws; then nothing was written */
  commit() {
    this.#close(true);
  }

  abort() {
    if (this.open) this.#close(false);
  }

  #close(commit: boolean) {
    this.open = false;
    clearTimeout(this.#timer);
    this.#end(commit);
  }
}
