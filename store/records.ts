import { Buffer } from "node:buffer";
import { ObjectId } from "bson";
import type { Collection, View } from "./catalog.ts";
import { isDecimal } from "./decimals.ts";
import { bsonType, type Doc, decodeStored, encode, isOperator, isPlain } from "./documents.ts";
import { StoreError } from "./errors.ts";
import { getPath } from "./expressions.ts";
import { type Index, indexKeys } from "./indexes.ts";
import { RECORD_SPAN } from "./storage.ts";

interface StoredRow {
  rid: number;
  bytes: Uint8Array;
  doc: Doc;
}

/**
 * A document with its index keys, always written together. Nothing of it is left behind when a key is taken: the keys
 * that are already in are given back before the error is thrown.
 */
export function insertRecord(view: View, collection: Collection, doc: Doc): Doc {
  const complete = withId(doc);
  const bytes = encode(complete);
  const rid = view.catalog.nextRecordId(collection);
  addKeys(view, collection, collection.indexes, complete, rid);
  view.io.putDoc(rid, bytes);
  return complete;
}

/** Writes the changed document and only those index keys that differ. False when nothing changed. */
export function replaceRecord(view: View, collection: Collection, row: StoredRow, after: Doc): boolean {
  const { rid, doc: before } = row;
  const bytes = encode(after);
  if (Buffer.compare(bytes, row.bytes) === 0) return false;
  const added: [Index, Uint8Array][] = [];
  const removed: Uint8Array[] = [];
  for (const index of collection.indexes) {
    const old = keysOf(view, collection, index, before, rid);
    const fresh = keysOf(view, collection, index, after, rid);
    for (const key of fresh) if (!includes(old, key)) added.push([index, key]);
    for (const key of old) if (!includes(fresh, key)) removed.push(key);
  }
  putKeys(view, collection, added, after, rid);
  for (const key of removed) view.io.deleteKey(key, rid);
  view.io.putDoc(rid, bytes);
  return true;
}

export function removeRecord(view: View, collection: Collection, { rid, doc }: StoredRow): void {
  for (const index of collection.indexes)
    for (const key of keysOf(view, collection, index, doc, rid)) view.io.deleteKey(key, rid);
  view.io.deleteDoc(rid);
}

/** Fills a new index from the documents that are there, at once. @throws 11000 when they break its uniqueness */
export function buildIndex(view: View, collection: Collection, index: Index): void {
  let from: number | null = collection.id * RECORD_SPAN;
  while (from !== null) from = buildSome(view, collection, index, from, BUILD_ROWS);
}

/** Documents of a build that are read at once. */
const BUILD_ROWS = 256;

/**
 * Puts the next documents into an index that is being built.
 * @returns the first record that is not in it yet, null when all are @throws 11000
 */
export function buildSome(
  view: View,
  collection: Collection,
  index: Index,
  from: number,
  count: number,
): number | null {
  const rows = view.io.scanDocs(from, (collection.id + 1) * RECORD_SPAN, false, count);
  for (const [rid, bytes] of rows) addKeys(view, collection, [index], decodeStored(bytes), rid);
  const last = rows.at(-1);
  return last && rows.length === count ? last[0] + 1 : null;
}

/** The index keys that the documents ask for: `store check` compares them with those that are there. */
export const keysOf = (view: View, collection: Collection, index: Index, doc: Doc, rid: number): Uint8Array[] =>
  indexKeys(index, doc, rid, (path) => {
    if (index.multikey.has(path)) return;
    index.multikey.add(path);
    view.catalog.save(collection);
  });

function addKeys(view: View, collection: Collection, indexes: Index[], doc: Doc, rid: number): void {
  const added: [Index, Uint8Array][] = [];
  for (const index of indexes) for (const key of keysOf(view, collection, index, doc, rid)) added.push([index, key]);
  putKeys(view, collection, added, doc, rid);
}

function putKeys(view: View, collection: Collection, added: [Index, Uint8Array][], doc: Doc, rid: number): void {
  for (const [i, [index, key]] of added.entries()) {
    // In an index that is being built the key may be there already, written by a change of the document.
    if (view.io.putKey(key, rid) || view.io.getKey(key) === rid) continue;
    for (const [, given] of added.slice(0, i)) view.io.deleteKey(given, rid);
    throw duplicate(collection, index, doc);
  }
}

const includes = (keys: Uint8Array[], key: Uint8Array) => keys.some((other) => Buffer.compare(other, key) === 0);

function duplicate({ ns }: Collection, { spec, fields }: Index, doc: Doc): StoreError {
  const keyValue: Doc = {};
  for (const { path, parts } of fields) keyValue[path] = getPath(doc, parts, 0) ?? null;
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  return new StoreError(
    11000,
    `E11000 duplicate key error collection: ${ns} index: ${spec.name} dup key: { ${shown.join(", ")} }`,
    { extra: { keyPattern: spec.key, keyValue } },
  );
}

const show = (value: unknown) =>
  bsonType(value) === "ObjectId"
    ? `ObjectId('${value}')`
    : isDecimal(value)
      ? String(value)
      : JSON.stringify(value, (_, item) => item ?? null);

/** The document with its `_id` first, as MongoDB stores it. @throws 53, 52 for an `_id` that cannot be one */
export function withId(doc: Doc): Doc {
  const id = doc._id;
  if (id === undefined) {
    const { _id, ...rest } = doc;
    return { _id: new ObjectId(), ...rest };
  }
  if (Array.isArray(id) || bsonType(id) === "BSONRegExp")
    throw new StoreError(53, `The '_id' value cannot be of type ${Array.isArray(id) ? "array" : "regex"}`);
  if (isPlain(id) && Object.keys(id).some(isOperator))
    throw new StoreError(52, "_id fields may not contain '$'-prefixed fields");
  if (Object.keys(doc)[0] === "_id") return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}
