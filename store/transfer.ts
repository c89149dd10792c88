import {
  closeSync,
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { EJSON } from "bson";
import type { View } from "./catalog.ts";
import type { Doc } from "./documents.ts";
import { StoreError } from "./errors.ts";
import { normalizeSpec } from "./indexes.ts";
import { insertRecord } from "./records.ts";
import { select } from "./select.ts";
import type { Writer } from "./writer.ts";

const DOCUMENTS = ".jsonl";
const INDEXES = ".indexes.json";
const BATCH = 500;

export interface Transferred {
  ns: string;
  documents: number;
  indexes: number;
}

/**
 * Writes `<db>/<collection>.jsonl` (EJSON, one document a line, as mongoimport reads it) and
 * `<db>/<collection>.indexes.json` (what createIndexes takes).
 */
export function* exportTo(view: View, folder: string): Generator<Transferred> {
  for (const collection of view.catalog.list()) {
    mkdirSync(join(folder, collection.db), { recursive: true, mode: 0o700 });
    const path = join(folder, collection.db, encodeURIComponent(collection.name));
    const file = openSync(`${path}${DOCUMENTS}`, "w", 0o600);
    let documents = 0;
    for (const rows of select(view, collection, { filter: {} })) {
      writeSync(file, rows.map(({ doc }) => `${EJSON.stringify(doc, { relaxed: false })}\n`).join(""));
      documents += rows.length;
    }
    closeSync(file);
    const specs = collection.indexes.map(({ spec }) => spec);
    writeFileSync(`${path}${INDEXES}`, `${EJSON.stringify(specs, undefined, 2, { relaxed: true })}\n`, { mode: 0o600 });
    yield { ns: collection.ns, documents, indexes: specs.length };
  }
}

/** Reads what `exportTo` wrote. @throws 48 for a collection that is there already: an import adds, it never mixes */
export async function* importFrom(writer: Writer, folder: string): AsyncGenerator<Transferred> {
  for (const db of readdirSync(folder)) {
    for (const name of readdirSync(join(folder, db)).filter((file) => file.endsWith(DOCUMENTS))) {
      yield await importCollection(writer, join(folder, db), db, decodeURIComponent(name.slice(0, -DOCUMENTS.length)));
    }
  }
}

async function importCollection(writer: Writer, folder: string, db: string, name: string): Promise<Transferred> {
  const path = join(folder, encodeURIComponent(name));
  const specs = EJSON.parse(readFileSync(`${path}${INDEXES}`, "utf8"), { relaxed: true }) as Doc[];
  await writer.write(({ catalog }) => {
    if (catalog.find(db, name))
      throw new StoreError(48, `The collection ${db}.${name} is there already: drop it first or import elsewhere`);
    const collection = catalog.create(db, name);
    for (const spec of specs.map(normalizeSpec)) if (spec.name !== "_id_") catalog.addIndex(collection, spec);
  });
  const insertAll = (docs: Doc[]) =>
    writer.write((view) => {
      const collection = view.catalog.find(db, name);
      if (!collection) throw new StoreError(26, `${db}.${name} was dropped during the import`);
      for (const doc of docs) insertRecord(view, collection, doc);
    });
  let documents = 0;
  let batch: Doc[] = [];
  for await (const line of createInterface({ input: createReadStream(`${path}${DOCUMENTS}`) })) {
    if (line === "") continue;
    batch.push(EJSON.parse(line, { relaxed: true }) as Doc);
    documents++;
    if (batch.length < BATCH) continue;
    await insertAll(batch);
    batch = [];
  }
  await insertAll(batch);
  return { ns: `${db}.${name}`, documents, indexes: specs.length };
}
