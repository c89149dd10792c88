import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Where the documents of one collection lie: record ids `[id * SPAN, (id + 1) * SPAN)`, in insertion order. */
export const RECORD_SPAN = 2 ** 33;

const FORMAT_VERSION = 1;

/** SQLite's primary result codes. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

const isOneOf =
  (...codes: number[]) =>
  (error: unknown): boolean =>
    codes.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** Somebody else holds the file. */
export const isBusy = isOneOf(SQLITE_BUSY, SQLITE_LOCKED);
/** A file whose pages make no sense, or that never was a database. */
export const isDamage = isOneOf(SQLITE_CORRUPT, SQLITE_NOTADB);
/** Something stored that makes no sense, below what SQLite itself can see. */
export class DamageError extends Error {
  readonly errcode = SQLITE_CORRUPT;
}

export const isFullDisk = isOneOf(SQLITE_FULL);
export const isDiskFailure = isOneOf(SQLITE_IOERR);

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS docs (rid INTEGER PRIMARY KEY, doc BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS keys (k BLOB PRIMARY KEY, rid INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS catalog (ns TEXT PRIMARY KEY, meta BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sessions (id BLOB PRIMARY KEY, txn INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL)
    WITHOUT ROWID;
`;

export type Entry = [key: Uint8Array, rid: number, doc: Uint8Array];
export type RecordRow = [rid: number, doc: Uint8Array];

/**
 * One SQLite connection, reduced to what the store needs: get, put, delete, scan, begin and commit. Nothing above knows
 * about SQL. Scans return arrays and leave no statement open, because an open statement would pin the connection to an
 * old snapshot and keep the write-ahead log from shrinking.
 */
export class Storage {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string, { readOnly = false, cacheKb = 16_000 } = {}) {
    this.#db = new DatabaseSync(path, { readOnly, timeout: 5000 });
    if (!readOnly) {
      this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864");
      const version = this.#one("PRAGMA user_version")?.[0];
      if (version !== 0 && version !== FORMAT_VERSION)
        throw new Error(`The data has format ${version}, not ${FORMAT_VERSION}`);
      // Opening what is there writes nothing, so that a full disk can be read from.
      if (version === 0) this.#db.exec(`${SCHEMA} PRAGMA user_version = ${FORMAT_VERSION}`);
    }
    this.#db.exec(`PRAGMA cache_size = -${cacheKb}`);
  }

  /**
   * The last act before `close`: moves everything from the write-ahead log into the file. Nobody who reads it meanwhile,
   * such as an export, is waited for: then the log stays, and the next start takes it up.
   */
  checkpoint = () => this.#db.exec("PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)");

  close() {
    this.#statements.clear();
    this.#db.close();
  }

  // Transactions

  begin = () => this.#run("BEGIN IMMEDIATE");
  commit = () => this.#run("COMMIT");
  savepoint = () => this.#run("SAVEPOINT command");
  release = () => this.#run("RELEASE command");
  /** A reader's snapshot: everything until `commit` is seen as of now. */
  beginRead = () => this.#run("BEGIN");

  /** Gives up what was written since `begin`; SQLite may have done so by itself when the disk was full. */
  rollback() {
    if (this.inTransaction) this.#run("ROLLBACK");
  }

  rollbackToSavepoint() {
    this.#run("ROLLBACK TO command");
    this.#run("RELEASE command");
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  // Documents

  getDoc = (rid: number) => this.#one("SELECT doc FROM docs WHERE rid = ?", rid)?.[0] as Uint8Array | undefined;
  putDoc = (rid: number, doc: Uint8Array) =>
    this.#run("INSERT INTO docs VALUES (?, ?) ON CONFLICT (rid) DO UPDATE SET doc = excluded.doc", rid, doc);
  deleteDoc = (rid: number) => this.#run("DELETE FROM docs WHERE rid = ?", rid);
  deleteDocs = (from: number, to: number) => this.#run("DELETE FROM docs WHERE rid >= ? AND rid < ?", from, to);
  lastDoc = (from: number, to: number) =>
    this.#one("SELECT max(rid) FROM docs WHERE rid >= ? AND rid < ?", from, to)?.[0] as number | null;

  scanDocs(from: number, to: number, reverse: boolean, limit: number): RecordRow[] {
    return this.#all(
      `SELECT rid, doc FROM docs WHERE rid >= ? AND rid < ? ORDER BY rid ${reverse ? "DESC" : ""} LIMIT ?`,
      from,
      to,
      limit,
    ) as RecordRow[];
  }

  /** Whether there are more documents than so many between two record ids. */
  hasMoreDocs = (from: number, to: number, than: number): boolean =>
    this.#one("SELECT 1 FROM docs WHERE rid >= ? AND rid < ? LIMIT 1 OFFSET ?", from, to, than) !== undefined;

  /** Bytes of the documents between two record ids. */
  docBytes = (from: number, to: number) =>
    this.#one("SELECT total(length(doc)) FROM docs WHERE rid >= ? AND rid < ?", from, to)?.[0] as number;

  // Index keys

  getKey = (key: Uint8Array) => this.#one("SELECT rid FROM keys WHERE k = ?", key)?.[0] as number | undefined;
  /** False when the key is taken. */
  putKey = (key: Uint8Array, rid: number): boolean =>
    this.#run("INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING", key, rid) === 1;
  /** Only the record's own key goes: while a unique index is built, another record may have come by it. */
  deleteKey = (key: Uint8Array, rid: number) => this.#run("DELETE FROM keys WHERE k = ? AND rid = ?", key, rid);
  deleteKeys = (from: Uint8Array, to: Uint8Array) => this.#run("DELETE FROM keys WHERE k >= ? AND k < ?", from, to);
  /** How many were removed, at most `count`. */
  deleteSomeKeys = (from: Uint8Array, to: Uint8Array, count: number) =>
    this.#run("DELETE FROM keys WHERE k IN (SELECT k FROM keys WHERE k >= ? AND k < ? LIMIT ?)", from, to, count);
  countKeys = (from: Uint8Array, to: Uint8Array) =>
    this.#one("SELECT count(*) FROM keys WHERE k >= ? AND k < ?", from, to)?.[0] as number;

  /** Keys in order together with their documents. */
  scanEntries(from: Uint8Array, to: Uint8Array, reverse: boolean, limit: number): Entry[] {
    return this.#all(
      `SELECT k, keys.rid, doc FROM keys CROSS JOIN docs ON docs.rid = keys.rid WHERE k >= ? AND k < ?
       ORDER BY k ${reverse ? "DESC" : ""} LIMIT ?`,
      from,
      to,
      limit,
    ) as Entry[];
  }

  // Catalog and sessions

  listCatalog = () => this.#all("SELECT meta FROM catalog ORDER BY ns") as [Uint8Array][];
  putCatalog = (ns: string, meta: Uint8Array) => this.#run("INSERT OR REPLACE INTO catalog VALUES (?, ?)", ns, meta);
  deleteCatalog = (ns: string) => this.#run("DELETE FROM catalog WHERE ns = ?", ns);

  getSession = (id: Uint8Array) =>
    this.#one("SELECT txn, reply FROM sessions WHERE id = ?", id) as [txn: number, reply: Uint8Array] | undefined;
  putSession = (id: Uint8Array, txn: number, reply: Uint8Array, at: number) =>
    this.#run("INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?)", id, txn, reply, at);
  deleteSessionsBefore = (at: number) => this.#run("DELETE FROM sessions WHERE at < ?", at);

  // Health

  /** SQLite's own check of the file; an empty list means sound. */
  problems(thorough: boolean): string[] {
    const rows = this.#all(thorough ? "PRAGMA integrity_check" : "PRAGMA quick_check") as [string][];
    // One row may list many pages, below a line that names the file.
    return rows.flatMap(([text]) => text.split("\n")).filter((text) => text !== "ok" && !text.startsWith("***"));
  }

  /** Bytes of the database file. */
  fileBytes = () => (this.#one("PRAGMA page_count")?.[0] as number) * (this.#one("PRAGMA page_size")?.[0] as number);

  /** Lets the file grow to this many pages at most: how tests make a disk full. */
  limitPages = (pages: number) => this.#db.exec(`PRAGMA max_page_count = ${pages}`);

  /** The connection for SQLite's online backup, which wants the driver's own object. */
  get database(): DatabaseSync {
    return this.#db;
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: (string | number | Uint8Array)[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #one(sql: string, ...values: (number | Uint8Array)[]): unknown[] | undefined {
    return this.#prepare(sql).get(...values) as unknown[] | undefined;
  }

  #all(sql: string, ...values: (number | Uint8Array)[]): unknown[][] {
    return this.#prepare(sql).all(...values) as unknown as unknown[][];
  }
}
