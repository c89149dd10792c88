import { Buffer } from "node:buffer";
import type { Collection, View } from "./catalog.ts";
import { type Doc, decodeStored } from "./documents.ts";
import { StoreError } from "./errors.ts";
import type { Variables } from "./expressions.ts";
import { fieldsOf, type Index, type IndexField, sortKey } from "./indexes.ts";
import { compileFilter } from "./match.ts";
import { type IndexScan, type Plan, plan, type Question, type Range, sameKey } from "./planner.ts";
import { RECORD_SPAN } from "./storage.ts";

/** A stored document, decoded when someone looks. */
export class Row {
  readonly rid: number;
  readonly bytes: Uint8Array;
  #doc: Doc | null = null;

  constructor(rid: number, bytes: Uint8Array) {
    this.rid = rid;
    this.bytes = bytes;
  }

  get doc(): Doc {
    this.#doc ??= decodeStored(this.bytes);
    return this.#doc;
  }

  /** Keeps the bytes only: rows that wait in a sort would otherwise hold both. */
  release(): this {
    this.#doc = null;
    return this;
  }
}

/** What a command read, as `explain` and the tests count it. */
export interface Work {
  keysExamined: number;
  docsExamined: number;
}

export const noWork = (): Work => ({ keysExamined: 0, docsExamined: 0 });

export interface Selection extends Question {
  skip?: number;
  limit?: number;
  variables?: Variables;
}

/** In-memory sorts beyond this are refused, as MongoDB refuses them beyond 100 MB. */
export const MAX_SORT_BYTES = 32 * 1024 * 1024;
const MAX_CHUNK_ROWS = 512;
const CHUNK_BYTES = 512 * 1024;

/**
 * Finds documents in chunks. Between chunks no statement is open, so the caller may pause as long as it likes; it then
 * goes on behind the last key it saw. Chunks may be empty: they are the points where a long command lets others in.
 */
export function* select(view: View, collection: Collection, selection: Selection, work = noWork()): Generator<Row[]> {
  const chosen = plan(collection, selection);
  const { filter, sort, skip = 0, limit = 0, variables } = selection;
  const matches = chosen.exact ? null : compileFilter(filter, variables);
  const wanted = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const ordered = chosen.sorted || !sort;
  const firstChunk = ordered && wanted < MAX_CHUNK_ROWS ? wanted : 128;
  let rows = standing(view, collection, chosen, scan(view, collection, chosen, firstChunk, work));
  if (matches) rows = filtered(rows, (row) => matches(row.doc));
  if (!ordered) rows = sorted(rows, sort, wanted);
  yield* sliced(rows, skip, wanted);
}

/**
 * Ends a scan whose collection or index has been dropped between two chunks: what it held is gone, and its place may be
 * another's by now. @throws 175
 */
function* standing(view: View, collection: Collection, plan: Plan, chunks: Generator<Row[]>): Generator<Row[]> {
  const scans = plan.kind === "union" ? plan.branches : plan.kind === "index" ? [plan] : [];
  const { catalog } = view;
  for (let version = catalog.version; ; ) {
    const { value, done } = chunks.next();
    if (done) return;
    yield value;
    if (catalog.version === version) continue;
    version = catalog.version;
    const now = catalog.find(collection.db, collection.name);
    if (!now?.uuid.equals(collection.uuid)) throw new StoreError(175, "The collection was dropped while it was read");
    const gone = scans.find(({ index }) => !now.indexes.some((other) => sameIndex(other, index)));
    if (gone) throw new StoreError(175, `The index ${gone.index.spec.name} was dropped while it was read`);
  }
}

const sameIndex = (a: Index, b: Index) => a.id === b.id && sameKey(a.spec.key, b.spec.key);

function* filtered(chunks: Generator<Row[]>, keep: (row: Row) => boolean): Generator<Row[]> {
  for (const chunk of chunks) yield chunk.filter(keep);
}

function* sliced<T>(chunks: Generator<T[]>, skip: number, end: number): Generator<T[]> {
  let at = 0;
  for (const chunk of chunks) {
    const from = Math.max(0, skip - at);
    const part = chunk.slice(from, end - at);
    at += chunk.length;
    yield part;
    if (at >= end) return;
  }
}

function scan(view: View, collection: Collection, plan: Plan, firstChunk: number, work: Work): Generator<Row[]> {
  if (plan.kind === "full") return scanAll(view, collection, plan.reverse, firstChunk, work);
  if (plan.kind === "index") return scanIndex(view, plan, firstChunk, work);
  return scanUnion(view, plan.branches, firstChunk, work);
}

/** Grows chunks from few rows to many, and keeps them small where documents are large. */
class ChunkSize {
  rows: number;

  constructor(first: number) {
    this.rows = first;
  }

  learn(rows: { length: number }, bytes: number) {
    const fitting = Math.floor(CHUNK_BYTES / Math.max(1, bytes / Math.max(1, rows.length)));
    this.rows = Math.max(1, Math.min(MAX_CHUNK_ROWS, this.rows * 2, fitting));
  }
}

function* scanAll({ io }: View, { id }: Collection, reverse: boolean, firstChunk: number, work: Work) {
  let from = id * RECORD_SPAN;
  let to = (id + 1) * RECORD_SPAN;
  const size = new ChunkSize(firstChunk);
  for (;;) {
    const found = io.scanDocs(from, to, reverse, size.rows).map(([rid, bytes]) => new Row(rid, bytes));
    const asked = size.rows;
    work.docsExamined += found.length;
    const last = found.at(-1)?.rid ?? 0;
    const bytes = found.reduce((sum, row) => sum + row.bytes.length, 0);
    yield found;
    if (found.length < asked) return;
    if (reverse) to = last;
    else from = last + 1;
    size.learn(found, bytes);
  }
}

function* scanIndex(view: View, { index, ranges, reverse }: IndexScan, firstChunk: number, work: Work) {
  const seen = index.multikey.size > 0 ? new Set<number>() : null;
  const size = new ChunkSize(firstChunk);
  for (const range of ranges) yield* scanRange(view, range, reverse, size, seen, work);
}

const ZERO = Uint8Array.of(0);

function* scanRange(
  { io }: View,
  [from, to]: Range,
  reverse: boolean,
  size: ChunkSize,
  seen: Set<number> | null,
  work: Work,
) {
  for (;;) {
    const asked = size.rows;
    const entries = io.scanEntries(from, to, reverse, asked);
    work.keysExamined += entries.length;
    const fresh = seen ? entries.filter(([, rid]) => !seen.has(rid) && seen.add(rid)) : entries;
    work.docsExamined += fresh.length;
    const bytes = entries.reduce((sum, [, , doc]) => sum + doc.length, 0);
    yield fresh.map(([, rid, doc]) => new Row(rid, doc));
    const last = entries.at(-1);
    if (entries.length < asked || !last) return;
    if (reverse) to = last[0];
    else from = Buffer.concat([last[0], ZERO]);
    size.learn(entries, bytes);
  }
}

function* scanUnion(view: View, branches: IndexScan[], firstChunk: number, work: Work) {
  const seen = new Set<number>();
  for (const branch of branches)
    for (const chunk of scanIndex(view, branch, firstChunk, work))
      yield chunk.filter((row) => !seen.has(row.rid) && seen.add(row.rid));
}

/** Keeps no more than the caller wants; without a limit, no more than the memory bound. @throws 292 beyond it */
function* sorted(chunks: Generator<Row[]>, sort: Doc, wanted: number): Generator<Row[]> {
  const sorter = new Sorter<Row>(sort, wanted);
  for (const chunk of chunks) {
    for (const row of chunk) sorter.add(row.doc, row.release(), row.bytes.length);
    yield [];
  }
  yield sorter.take();
}

/** Sorts by index encoding, so that the order is the same with and without an index. Equal rows keep their order. */
export class Sorter<T> {
  readonly #fields: IndexField[];
  readonly #wanted: number;
  #items: { key: Uint8Array; order: number; item: T; bytes: number }[] = [];
  #bytes = 0;
  #added = 0;

  constructor(sort: Doc, wanted = Number.POSITIVE_INFINITY) {
    this.#fields = fieldsOf(sort);
    this.#wanted = wanted;
  }

  add(doc: Doc, item: T, bytes: number) {
    const key = sortKey(this.#fields, doc);
    this.#items.push({ key, order: this.#added++, item, bytes });
    this.#bytes += bytes + key.length;
    if (this.#items.length >= 2 * this.#wanted + 64) this.#trim();
    if (this.#bytes > MAX_SORT_BYTES) {
      this.#trim();
      if (this.#bytes > MAX_SORT_BYTES)
        throw new StoreError(292, `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes: add an index for this order`);
    }
  }

  take(): T[] {
    this.#trim();
    return this.#items.map(({ item }) => item);
  }

  #trim() {
    this.#items.sort((a, b) => Buffer.compare(a.key, b.key) || a.order - b.order);
    if (this.#items.length <= this.#wanted) return;
    this.#items.length = this.#wanted;
    this.#bytes = this.#items.reduce((sum, { key, bytes }) => sum + key.length + bytes, 0);
  }
}

/** Checks a sort order. @throws 2 */
export function checkSort(sort: Doc): Doc | undefined {
  for (const [path, direction] of Object.entries(sort)) {
    if (typeof direction === "object") throw new StoreError(2, "$meta sorts need a text index");
    if (direction !== 1 && direction !== -1)
      throw new StoreError(15975, `$sort key ordering must be 1 or -1 (${path})`);
  }
  return Object.keys(sort).length > 0 ? sort : undefined;
}
