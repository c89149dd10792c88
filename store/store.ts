import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { IndexBuilds } from "./builds.ts";
import { Catalog, type View } from "./catalog.ts";
import { Cursors } from "./cursors.ts";
import { FolderLock } from "./lock.ts";
import { SESSION_LIFETIME_MS, Sessions } from "./sessions.ts";
import { isDamage, isDiskFailure, isFullDisk, Storage } from "./storage.ts";
import { removeExpired } from "./ttl.ts";
import { Writer } from "./writer.ts";

/** Connections beyond those of clients: monitors of drivers, our launcher's pings, and clients that are being refused. */
const WATCHING_CONNECTIONS = 32;

/** What is known of an open connection. */
export interface ConnectionState {
  id: number;
  authenticated: boolean;
  /** What a running SCRAM conversation keeps between its steps. */
  sasl: unknown;
  /** It has one of the places for clients that do more than say hello. */
  isPlaced: boolean;
  /** It was told that there is no place: its connection ends with that answer. */
  isRefused: boolean;
}

export const DATA_FILE = "store.sqlite";

/** A file up to this size is checked at every start: a tenth of a second. */
const CHECKED_BYTES = 128 * 1024 * 1024;

const damaged = (dataDir: string, damage: string) =>
  new Error(`The data in ${dataDir} is damaged (${damage}): restore a backup`);

/** Opens what a folder holds for reading only, as of its last commit, also while it is being served. */
export function openSnapshot(dataDir: string): { view: View; close: () => void } {
  const io = new Storage(join(dataDir, DATA_FILE), { readOnly: true });
  io.beginRead();
  return { view: { io, catalog: new Catalog(io) }, close: () => io.close() };
}

/** The open store: one writer, one reader that sees the last commit, and what clients hold open. */
export class Store {
  readonly writer: Writer;
  readonly reader: View;
  readonly builds: IndexBuilds;
  readonly cursors = new Cursors();
  readonly sessions = new Sessions();
  readonly startedAt = Date.now();
  readonly log: (text: string) => void;
  /** What clients have to know when the store listens on a port. */
  secret: string | null = null;
  address = "";
  readonly maxConnections = 64;
  /** What a client may leave us waiting for, in milliseconds: its first command, the rest of one, taking its answer. */
  silenceMs = 60_000;
  readonly #sockets = new Set<object>();
  readonly #places = new Set<ConnectionState>();
  readonly #lock: FolderLock;
  readonly #housekeeping: NodeJS.Timeout;
  #expirySeconds = 60;
  #expiryDue = Date.now() + 60_000;
  #closed = false;

  /** @throws an Error with one clear sentence when the folder is in use, or damaged after an unclean stop */
  constructor(dataDir: string, log: (text: string) => void) {
    this.log = log;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.#lock = new FolderLock(dataDir);
    const path = join(dataDir, DATA_FILE);
    const view = this.#open(path, dataDir);
    chmodSync(path, 0o600);
    const readerIo = new Storage(path, { readOnly: true });
    this.reader = { io: readerIo, catalog: new Catalog(readerIo) };
    this.writer = new Writer(view, () => {
      if (view.catalog.changed) this.reader.catalog.load();
      view.catalog.changed = false;
    });
    this.builds = new IndexBuilds(this.reader, this.writer, log);
    this.builds.resume();
    this.#housekeeping = setInterval(() => this.#tidy(), 500);
    this.#housekeeping.unref();
  }

  /** Clients at work here; those that only said hello are not counted. */
  get connections() {
    return this.#places.size;
  }

  /** Bulkhead: beside the clients there is room for those who only watch, or have to be told that there is no place. */
  open(socket: object): boolean {
    if (this.#sockets.size >= this.maxConnections + WATCHING_CONNECTIONS) return false;
    this.#sockets.add(socket);
    return true;
  }

  /** Gives a connection its place among the clients; false when all are taken. */
  admit(connection: ConnectionState): boolean {
    if (connection.isPlaced) return true;
    if (this.#places.size >= this.maxConnections) return false;
    this.#places.add(connection);
    connection.isPlaced = true;
    return true;
  }

  closed(socket: object, connection: ConnectionState) {
    this.#sockets.delete(socket);
    this.#places.delete(connection);
  }

  /** How often expired documents are looked for. */
  set expirySeconds(seconds: number) {
    this.#expirySeconds = seconds;
    this.#expiryDue = Date.now() + seconds * 1000;
  }

  get expirySeconds() {
    return this.#expirySeconds;
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#housekeeping);
    this.builds.close();
    this.writer.close();
    const { io } = this.writer.view;
    try {
      io.checkpoint();
    } catch (error) {
      this.log(`the write-ahead log stays as it is: ${(error as Error).message}`);
    }
    // The reader goes last: it leaves the (empty) log and its index in place, for which a full disk would have no room.
    io.close();
    this.reader.io.close();
    this.#lock.release();
  }

  /** Opens the data; after an unclean stop, and where it is quick, it is checked first. */
  #open(path: string, dataDir: string): View {
    try {
      // SQLite would take it for a new one. We never leave one behind: somebody lost what it held.
      const bytes = statSync(path, { throwIfNoEntry: false })?.size;
      if (bytes === 0)
        throw new Error(`The file ${path} is empty: restore a backup, or delete the file to start without data`);
      const io = new Storage(path);
      const [damage] = this.#lock.wasUnclean || io.fileBytes() <= CHECKED_BYTES ? io.problems(false) : [];
      if (damage !== undefined) throw damaged(dataDir, damage);
      const view = { io, catalog: new Catalog(io) };
      if (this.#lock.wasUnclean) this.log("the store was not closed cleanly; its data has been checked and is sound");
      return view;
    } catch (error) {
      this.#lock.abandon();
      const { message } = error as Error;
      if (isDamage(error)) throw damaged(dataDir, message);
      if (isFullDisk(error)) throw new Error(`The disk of ${dataDir} is full: make room and start again`);
      if (isDiskFailure(error)) throw new Error(`The disk of ${dataDir} fails (${message})`);
      throw error;
    }
  }

  #tidy() {
    this.cursors.closeIdle();
    this.sessions.endIdle();
    if (Date.now() < this.#expiryDue) return;
    this.#expiryDue = Date.now() + this.#expirySeconds * 1000;
    removeExpired(this.reader, this.writer)
      .then(() => this.writer.write(({ io }) => io.deleteSessionsBefore(Date.now() - SESSION_LIFETIME_MS)))
      .catch((error: unknown) => this.#closed || this.log(`expiry failed: ${error}`));
  }
}
