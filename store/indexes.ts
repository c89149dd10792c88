import { Buffer } from "node:buffer";
import { type Doc, isIndex, isOperator, isPlain, own, parsePath } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { EMPTY_ARRAY, KeyWriter } from "./keys.ts";
import { compileFilter, type Matcher } from "./match.ts";

export interface IndexField {
  path: string;
  parts: string[];
  descending: boolean;
}

/** One index: what was asked for (`spec`, as listIndexes shows it), and what was learnt from the documents. */
export interface Index {
  id: number;
  spec: Doc & { name: string; key: Doc };
  fields: IndexField[];
  unique: boolean;
  sparse: boolean;
  partial: Doc | null;
  covers: Matcher;
  expireAfterSeconds: number | null;
  /** Paths that led through an array in some document: their bounds cannot be combined. */
  multikey: Set<string>;
  /**
   * While the index is being built: the first record that is not in it yet. Every write keeps it right meanwhile, but it
   * answers no question. Null once it is whole.
   */
  buildingFrom: number | null;
}

const OPTIONS = new Set([
  "v",
  "key",
  "name",
  "unique",
  "sparse",
  "partialFilterExpression",
  "expireAfterSeconds",
  "background",
  "ns",
]);
const PARTIAL_OPERATORS = new Set(["$eq", "$exists", "$gt", "$gte", "$lt", "$lte", "$type", "$and", "$in", "$or"]);

/** Checks an index description and gives it its defaults. @throws 67 when it makes no sense, 115 when it is refused */
export function normalizeSpec(spec: Doc): Doc & { name: string; key: Doc } {
  const { key, sparse, unique, partialFilterExpression: partial, expireAfterSeconds: ttl } = spec;
  for (const option of Object.keys(spec)) if (!OPTIONS.has(option)) throw unsupported(`the index option '${option}'`);
  if (!isPlain(key) || Object.keys(key).length === 0) throw new StoreError(67, "Index keys cannot be an empty object");
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === "string") throw unsupported(`a ${direction} index`);
    if (typeof direction !== "number" || direction === 0 || Number.isNaN(direction))
      throw new StoreError(67, `Values in the index key pattern must be numbers other than 0, not ${direction}`);
    if (path.includes("$**")) throw unsupported("a wildcard index");
    if (parsePath(path).some(isIndex)) throw unsupported("a position in an index path");
    if (parsePath(path).some(isOperator))
      throw new StoreError(67, `Index key path '${path}' has a part that starts with $`);
  }
  if (sparse && partial) throw new StoreError(67, "cannot mix 'partialFilterExpression' and 'sparse'");
  if (partial !== undefined) checkPartial(partial);
  if (ttl !== undefined) {
    if (typeof ttl !== "number" || ttl < 0 || ttl > 2147483647)
      throw new StoreError(67, "expireAfterSeconds must be 0 to 2147483647");
    if (Object.keys(key).length > 1) throw new StoreError(67, "TTL indexes are single-field indexes");
  }
  const name = typeof spec.name === "string" && spec.name ? spec.name : Object.entries(key).flat().join("_");
  return {
    v: 2,
    key,
    name,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(partial === undefined ? {} : { partialFilterExpression: partial }),
    ...(ttl === undefined ? {} : { expireAfterSeconds: ttl }),
  };
}

function checkPartial(filter: unknown): void {
  if (!isPlain(filter)) throw new StoreError(67, "partialFilterExpression must be a document");
  compileFilter(filter);
  for (const [key, condition] of Object.entries(filter)) {
    if (isOperator(key) && !PARTIAL_OPERATORS.has(key))
      throw new StoreError(67, `Unsupported in a partial index: ${key}`);
    if (Array.isArray(condition) && isOperator(key)) condition.forEach(checkPartial);
    else if (isPlain(condition))
      for (const operator of Object.keys(condition).filter(isOperator))
        if (!PARTIAL_OPERATORS.has(operator) || (operator === "$exists" && !condition.$exists))
          throw new StoreError(67, `Unsupported in a partial index: ${operator}`);
  }
}

/** The fields of an index key or of a sort order. */
export const fieldsOf = (key: Doc): IndexField[] =>
  Object.entries(key).map(([path, direction]) => ({
    path,
    parts: path.split("."),
    descending: (direction as number) < 0,
  }));

export function makeIndex(
  id: number,
  spec: Doc & { name: string; key: Doc },
  { multikey = [], buildingFrom = null }: { multikey?: string[]; buildingFrom?: number | null } = {},
): Index {
  const partial = (spec.partialFilterExpression as Doc | undefined) ?? null;
  return {
    id,
    spec,
    fields: fieldsOf(spec.key),
    unique: spec.unique === true || spec.name === "_id_",
    sparse: spec.sparse === true,
    partial,
    covers: partial ? compileFilter(partial) : () => true,
    expireAfterSeconds: (spec.expireAfterSeconds as number | undefined) ?? null,
    multikey: new Set(multikey),
    buildingFrom,
  };
}

/** Only a whole index may answer questions. */
export const isWhole = ({ buildingFrom }: Index) => buildingFrom === null;

const writer = new KeyWriter();

/**
 * What a document sorts by, made as index keys are, so that both orders agree: of the rows its arrays give the first,
 * each row as one key. @throws 2 when two fields lead through different arrays
 */
export function sortKey(fields: IndexField[], doc: Doc): Uint8Array {
  let first: Uint8Array | null = null;
  for (const row of fieldRows(fields, doc, () => {}, 2)) {
    writer.reset();
    for (const [i, field] of fields.entries()) writer.field(row[i], field.descending);
    const key = writer.take();
    if (!first || Buffer.compare(key, first) < 0) first = key;
  }
  return first as Uint8Array;
}

/** The values of several fields, one row per element where they lead through an array. */
function fieldRows(fields: IndexField[], doc: Doc, learn: (path: string) => void, parallel: number): unknown[][] {
  const rows: unknown[][] = [];
  const cursors = fields.map(({ parts }) => ({ value: doc as unknown, parts, at: 0, fixed: false }));
  expand({ fields, rows, learn, parallel }, cursors);
  return rows;
}

/**
 * The keys under which a document stands in an index: none when a sparse or partial index leaves it out, several when a
 * field is an array. `learn` is told the paths that led through arrays.
 * @throws 171 when two fields lead through different arrays
 */
export function indexKeys(index: Index, doc: Doc, rid: number, learn: (path: string) => void): Uint8Array[] {
  if (!index.covers(doc)) return [];
  const rows = fieldRows(index.fields, doc, learn, 171);
  const keys: Uint8Array[] = [];
  const seen = rows.length > 1 ? new Set<string>() : null;
  for (const row of rows) {
    if (index.sparse && row.every((value) => value === undefined)) continue;
    writer.reset().uint32(index.id);
    for (const [i, field] of index.fields.entries()) writer.field(row[i], field.descending);
    if (!index.unique) writer.recordId(rid);
    if (seen) {
      const text = writer.takeString();
      if (seen.has(text)) continue;
      seen.add(text);
    }
    keys.push(writer.take());
  }
  return keys;
}

interface PathCursor {
  value: unknown;
  parts: string[];
  at: number;
  /** An element of an array that stands for itself: not looked into any further. */
  fixed: boolean;
}

interface Expansion {
  fields: IndexField[];
  rows: unknown[][];
  learn: (path: string) => void;
  /** The code of the error for parallel arrays. */
  parallel: number;
}

function expand(expansion: Expansion, cursors: PathCursor[]): void {
  const { fields, rows, learn, parallel } = expansion;
  const stops = cursors.map(advance);
  const array = stops.find((stop) => Array.isArray(stop.value) && !stop.fixed)?.value as unknown[] | undefined;
  if (!array) {
    rows.push(stops.map((stop) => stop.value));
    return;
  }
  for (const [i, stop] of stops.entries()) {
    if (!Array.isArray(stop.value) || stop.fixed) continue;
    if (stop.value !== array) throw new StoreError(parallel, "cannot index or sort by parallel arrays");
    learn((fields[i] as IndexField).path);
  }
  const elements = array.length > 0 ? array : [EMPTY_ARRAY];
  for (const element of elements)
    expand(
      expansion,
      stops.map((stop) => enter(stop, array, element)),
    );
}

/** Follows a path through sub-documents, up to its end or to an array. */
function advance({ value, parts, at, fixed }: PathCursor): PathCursor {
  while (!fixed && at < parts.length) {
    const part = parts[at] as string;
    if (Array.isArray(value)) break;
    if (!isPlain(value)) return { value: undefined, parts, at, fixed };
    value = own(value, part);
    at++;
  }
  return { value, parts, at, fixed };
}

function enter(stop: PathCursor, array: unknown[], element: unknown): PathCursor {
  if (stop.value !== array || stop.fixed) return { ...stop, fixed: true };
  if (stop.at === stop.parts.length) return { ...stop, value: element, fixed: true };
  return isPlain(element) ? { ...stop, value: element } : { ...stop, value: undefined, fixed: true };
}
