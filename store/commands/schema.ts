import { Buffer } from "node:buffer";
import { type Collection, checkNames, type View } from "../catalog.ts";
import { type Doc, encodeTrusted, isPlain } from "../documents.ts";
import { StoreError, unsupported } from "../errors.ts";
import { type Index, isWhole, normalizeSpec } from "../indexes.ts";
import { compileFilter } from "../match.ts";
import { countMatches, newScope } from "../pipeline.ts";
import { sameKey } from "../planner.ts";
import { buildIndex } from "../records.ts";
import { RECORD_SPAN } from "../storage.ts";
import { encodeCursorReply } from "../wire.ts";
import { type Call, type Command, collectionName, documentField, documentsField } from "./command.ts";

/** Lists are short: they fit into one batch. */
const listReply = (ns: string, docs: Doc[]) =>
  encodeCursorReply({ field: "firstBatch", id: 0n, ns, docs: docs.map(encodeTrusted) });

function existing(call: Call, view: View): Collection {
  const collection = view.catalog.find(call.db, collectionName(call));
  if (!collection) throw new StoreError(26, `ns not found ${call.db}.${collectionName(call)}`);
  return collection;
}

function create(call: Call, view: View): Doc {
  const name = collectionName(call);
  if (call.body.capped) throw unsupported("a capped collection");
  if (view.catalog.find(call.db, name)) throw new StoreError(48, `Collection ${call.db}.${name} already exists.`);
  view.catalog.create(call.db, name);
  return { ok: 1 };
}

function drop(call: Call, view: View): Doc {
  const collection = view.catalog.find(call.db, collectionName(call));
  if (!collection) return { ok: 1 };
  view.catalog.drop(collection);
  return { nIndexesWas: collection.indexes.length, ns: collection.ns, ok: 1 };
}

function dropDatabase({ db }: Call, view: View): Doc {
  for (const collection of view.catalog.list(db)) view.catalog.drop(collection);
  return { dropped: db, ok: 1 };
}

function listCollections({ db, body }: Call, view: View) {
  const matches = compileFilter(documentField(body, "filter") ?? {});
  const docs = view.catalog.list(db).map(({ name, uuid, indexes }): Doc => {
    const idIndex = indexes[0]?.spec;
    return body.nameOnly
      ? { name, type: "collection" }
      : { name, type: "collection", options: {}, info: { readOnly: false, uuid }, idIndex };
  });
  return listReply(`${db}.$cmd.listCollections`, docs.filter(matches));
}

function listDatabases({ body }: Call, view: View): Doc {
  const matches = compileFilter(documentField(body, "filter") ?? {});
  const names = [...new Set(view.catalog.list().map(({ db }) => db))].sort();
  const databases = names.map(
    (name): Doc => (body.nameOnly ? { name } : { name, sizeOnDisk: sizeOf(view, name), empty: false }),
  );
  const totalSize = body.nameOnly
    ? {}
    : { totalSize: view.io.fileBytes(), totalSizeMb: Math.ceil(view.io.fileBytes() / 2 ** 20) };
  return { databases: databases.filter(matches), ...totalSize, ok: 1 };
}

const sizeOf = (view: View, db?: string) =>
  view.catalog.list(db).reduce((sum, collection) => sum + bytesOf(view, collection), 0);
const bytesOf = ({ io }: View, { id }: Collection) => io.docBytes(id * RECORD_SPAN, (id + 1) * RECORD_SPAN);
const countOf = (view: View, collection: Collection) =>
  [...countMatches(newScope(view, ""), collection, {})].at(-1) ?? 0;

/** Documents of a collection whose index is made in the command itself; that of a larger one is built beside. */
const BUILT_AT_ONCE = 500;

function createIndexes(call: Call, view: View): Doc {
  const name = collectionName(call);
  const specs = documentsField(call.body, "indexes").map(normalizeSpec);
  checkNames(call.db, name);
  const found = view.catalog.find(call.db, name);
  const collection = found ?? view.catalog.create(call.db, name);
  const before = collection.indexes.length;
  for (const spec of specs) {
    if (isThere(collection, spec)) continue;
    const first = collection.id * RECORD_SPAN;
    const isGrown = view.io.hasMoreDocs(first, first + RECORD_SPAN, BUILT_AT_ONCE);
    if (isGrown && call.owner)
      throw new StoreError(263, `Cannot create new indexes on existing collection ${collection.ns} in a transaction`);
    const index = view.catalog.addIndex(collection, spec, isGrown ? first : null);
    if (!isGrown) buildIndex(view, collection, index);
  }
  const after = collection.indexes.length;
  const note = before === after ? { note: "all indexes already exist" } : {};
  return { numIndexesBefore: before, numIndexesAfter: after, createdCollectionAutomatically: !found, ...note, ok: 1 };
}

/** The answer comes when all that was asked for is whole, whoever asked for it first. */
async function awaitIndexes(call: Call): Promise<void> {
  const names = documentsField(call.body, "indexes").map((spec) => normalizeSpec(spec).name);
  await Promise.all(names.map((name) => call.store.builds.finished(call.db, collectionName(call), name)));
}

/** @throws 85, 86 when an index of this name or key is there and differs */
function isThere(collection: Collection, spec: Doc & { name: string; key: Doc }): boolean {
  const same = (index: Index) => Buffer.compare(encodeTrusted(index.spec), encodeTrusted(spec)) === 0;
  const named = collection.indexes.find((index) => index.spec.name === spec.name);
  const keyed = collection.indexes.find((index) => sameKey(index.spec.key, spec.key));
  if (keyed?.spec.name === "_id_") return true;
  if (named && !same(named))
    throw new StoreError(86, `An existing index has the same name as the requested index: ${spec.name}`);
  if (keyed && !named && sameOptions(keyed.spec, spec))
    throw new StoreError(85, `Index already exists with a different name: ${keyed.spec.name}`);
  return named !== undefined;
}

function sameOptions(a: Doc, b: Doc): boolean {
  const filter = (spec: Doc) => JSON.stringify(spec.partialFilterExpression ?? null);
  return filter(a) === filter(b);
}

function listIndexes(call: Call, view: View) {
  const { ns, indexes } = existing(call, view);
  return listReply(
    ns,
    indexes.filter(isWhole).map(({ spec }) => spec),
  );
}

function dropIndexes(call: Call, view: View): Doc {
  const collection = existing(call, view);
  const { index: wanted } = call.body;
  const before = collection.indexes.length;
  const chosen = (Array.isArray(wanted) ? wanted : [wanted]).flatMap((one) => indexesNamed(collection, one));
  for (const index of chosen) view.catalog.dropIndex(collection, index);
  return { nIndexesWas: before, ok: 1 };
}

/** @throws 27 for unknown indexes, 72 for the one on `_id` */
function indexesNamed({ indexes }: Collection, wanted: unknown): Index[] {
  if (wanted === "*") return indexes.filter(({ spec }) => spec.name !== "_id_");
  if (typeof wanted !== "string" && !isPlain(wanted)) throw new StoreError(14, "'index' must be a name or a key");
  const index = indexes.find(({ spec }) =>
    typeof wanted === "string" ? spec.name === wanted : sameKey(spec.key, wanted),
  );
  if (!index)
    throw new StoreError(
      27,
      `index not found with name [${typeof wanted === "string" ? wanted : JSON.stringify(wanted)}]`,
    );
  if (index.spec.name === "_id_") throw new StoreError(72, "cannot drop _id index");
  return [index];
}

function collStats(call: Call, view: View): Doc {
  const collection = view.catalog.find(call.db, collectionName(call));
  const ns = `${call.db}.${collectionName(call)}`;
  if (!collection) return { ns, count: 0, size: 0, nindexes: 0, ok: 1 };
  const [count, size] = [countOf(view, collection), bytesOf(view, collection)];
  const avgObjSize = count > 0 ? Math.round(size / count) : 0;
  return { ns, count, size, avgObjSize, storageSize: size, nindexes: collection.indexes.length, capped: false, ok: 1 };
}

function dbStats({ db }: Call, view: View): Doc {
  const collections = view.catalog.list(db);
  const objects = collections.reduce((sum, collection) => sum + countOf(view, collection), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  return { db, collections: collections.length, views: 0, objects, dataSize: sizeOf(view, db), indexes, ok: 1 };
}

export const schemaCommands: Record<string, Command> = {
  create: { kind: "write", fields: ["capped"], inTransaction: true, run: create },
  drop: { kind: "write", fields: [], run: drop },
  dropDatabase: { kind: "write", fields: [], run: dropDatabase },
  createIndexes: {
    kind: "write",
    fields: ["indexes", "commitQuorum"],
    inTransaction: true,
    run: createIndexes,
    settle: awaitIndexes,
  },
  dropIndexes: { kind: "write", fields: ["index"], run: dropIndexes },
  listCollections: {
    kind: "read",
    fields: ["filter", "nameOnly", "authorizedCollections", "cursor"],
    run: listCollections,
  },
  listDatabases: { kind: "read", fields: ["filter", "nameOnly", "authorizedDatabases"], run: listDatabases },
  listIndexes: { kind: "read", fields: ["cursor"], run: listIndexes },
  collStats: { kind: "read", fields: ["scale"], run: collStats },
  dbStats: { kind: "read", fields: ["scale"], run: dbStats },
};
