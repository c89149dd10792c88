import { UUID } from "bson";
import { type Doc, decodeStored, encodeTrusted } from "./documents.ts";
import { StoreError } from "./errors.ts";
import { type Index, makeIndex, normalizeSpec } from "./indexes.ts";
import { after, KeyWriter } from "./keys.ts";
import { RECORD_SPAN, type Storage } from "./storage.ts";

export interface Collection {
  ns: string;
  db: string;
  name: string;
  id: number;
  uuid: UUID;
  indexes: Index[];
  /** The next record id of this collection, once it has been looked up. */
  next: number | null;
}

interface StoredCollection {
  db: string;
  name: string;
  id: number;
  uuid: UUID;
  /** `buildingFrom` is missing in indexes that are whole, and in all that were stored before builds could be interrupted. */
  indexes: { id: number; spec: Doc & { name: string; key: Doc }; multikey: string[]; buildingFrom?: number }[];
}

/** Names that MongoDB refuses too. @throws 73 */
export function checkNames(db: string, name: string): void {
  if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(db)) throw new StoreError(73, `Invalid database name: '${db}'`);
  if (name === "" || name.includes("$") || name.includes("\0") || name.startsWith(".") || name.startsWith("system."))
    throw new StoreError(73, `Invalid collection name: '${name}'`);
  if (db.length + name.length > 254) throw new StoreError(73, "The namespace is longer than 255 characters");
}

/** The collections and indexes as one connection sees them. The table is small, so after a rollback it is read again. */
export class Catalog {
  readonly #io: Storage;
  #collections = new Map<string, Collection>();
  /** Set by every change, cleared by `load`: tells whether others must look again. */
  changed = false;
  /** Counts changes and loads, so that a long scan sees when it has to look again. */
  version = 0;

  constructor(io: Storage) {
    this.#io = io;
    this.load();
  }

  load() {
    this.changed = false;
    this.version++;
    this.#collections = new Map();
    for (const [meta] of this.#io.listCatalog()) {
      const { db, name, id, uuid, indexes } = decodeStored(meta) as unknown as StoredCollection;
      this.#collections.set(`${db}.${name}`, {
        ...{ ns: `${db}.${name}`, db, name, id, uuid, next: null },
        indexes: indexes.map((index) => makeIndex(index.id, index.spec, index)),
      });
    }
  }

  find = (db: string, name: string) => this.#collections.get(`${db}.${name}`) ?? null;
  list = (db?: string) =>
    [...this.#collections.values()].filter((collection) => db === undefined || collection.db === db);

  create(db: string, name: string): Collection {
    checkNames(db, name);
    const id = this.#unusedId((collection) => [collection.id]);
    const collection: Collection = { ns: `${db}.${name}`, db, name, id, uuid: new UUID(), indexes: [], next: null };
    this.#collections.set(collection.ns, collection);
    this.addIndex(collection, { v: 2, key: { _id: 1 }, name: "_id_" });
    return collection;
  }

  drop(collection: Collection): void {
    this.#io.deleteDocs(collection.id * RECORD_SPAN, (collection.id + 1) * RECORD_SPAN);
    for (const index of collection.indexes) this.#io.deleteKeys(...keyRange(index));
    this.#io.deleteCatalog(collection.ns);
    this.#collections.delete(collection.ns);
    this.changed = true;
    this.version++;
  }

  /** An index without keys; `buildingFrom` when its documents come later. */
  addIndex(collection: Collection, spec: Doc, buildingFrom: number | null = null): Index {
    const id = this.#unusedId(({ indexes }) => indexes.map((index) => index.id));
    const index = makeIndex(id, normalizeSpec(spec), { buildingFrom });
    collection.indexes.push(index);
    this.save(collection);
    return index;
  }

  dropIndex(collection: Collection, index: Index): void {
    this.#io.deleteKeys(...keyRange(index));
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.save(collection);
  }

  save(collection: Collection): void {
    const { db, name, id, uuid } = collection;
    const indexes = collection.indexes.map((index) => ({
      id: index.id,
      spec: index.spec,
      multikey: [...index.multikey],
      ...(index.buildingFrom === null ? {} : { buildingFrom: index.buildingFrom }),
    }));
    this.#io.putCatalog(collection.ns, encodeTrusted({ db, name, id, uuid, indexes }));
    this.changed = true;
  }

  nextRecordId(collection: Collection): number {
    const first = collection.id * RECORD_SPAN;
    collection.next ??= (this.#io.lastDoc(first, first + RECORD_SPAN) ?? first - 1) + 1;
    return collection.next++;
  }

  /** The lowest number that no collection uses: ids stay small however often collections come and go. */
  #unusedId(ids: (collection: Collection) => number[]): number {
    const used = new Set(this.list().flatMap(ids));
    let id = 1;
    while (used.has(id)) id++;
    return id;
  }
}

/** What a command works on: a connection and the catalog as that connection sees it. */
export interface View {
  io: Storage;
  catalog: Catalog;
}

/** Where the keys of an index lie. */
export function keyRange(index: Index): [from: Uint8Array, to: Uint8Array] {
  const prefix = new KeyWriter().uint32(index.id).take();
  return [prefix, after(prefix)];
}
