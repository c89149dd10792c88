import { deserialize, serialize } from "bson";
import { StoreError, unsupported } from "./errors.ts";
import { DamageError } from "./storage.ts";

/** A decoded BSON document. Numbers are JavaScript numbers, everything else keeps its bson class. */
export type Doc = { [key: string]: unknown };

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
export const MAX_DEPTH = 100;

/** Keys that could reach an object's prototype once a document is a JavaScript object, and bson's own type mark. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype", "_bsontype"]);

/** Types that no longer mean the same after a round trip through JavaScript values. */
const REFUSED_TYPES: Record<string, string> = {
  Long: "an integer beyond 2^53",
  Code: "JavaScript code",
  DBRef: "DBRef",
  BSONSymbol: "the BSON symbol type",
};

export const isPlain = (value: unknown): value is Doc =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const bsonType = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null ? (value as { _bsontype?: string })._bsontype : undefined;

export const isOperator = (key: string) => key.startsWith("$");

/** True for `{ $gt: 1 }`, false for `{}`, values and ordinary sub-documents. */
export function isOperatorObject(value: unknown): value is Doc {
  if (!isPlain(value)) return false;
  for (const key in value) return isOperator(key);
  return false;
}

export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, { bsonRegExp: true }) as Doc;

/** What we wrote ourselves. @throws DamageError */
export function decodeStored(bytes: Uint8Array): Doc {
  try {
    return decode(bytes);
  } catch (error) {
    throw new DamageError(`a document cannot be read: ${(error as Error).message}`);
  }
}

/** @throws 10334 over 16 MiB, 15 over 100 levels, 56 for keys that reach prototypes, 115 for types that are refused */
export function encode(doc: Doc): Uint8Array {
  checkDocument(doc);
  const bytes = serialize(doc, { ignoreUndefined: true });
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(bytes.length);
  return bytes;
}

/** For replies and internal records, whose content has been checked or is our own. */
export const encodeTrusted = (doc: Doc): Uint8Array => serialize(doc, { ignoreUndefined: true });

export const tooLarge = (bytes: number) =>
  new StoreError(10334, `Document of ${bytes} bytes is larger than the maximum of ${MAX_DOCUMENT_BYTES}`);

/** Walks a value that came from outside. The guard stands at the edge so that nothing behind it needs one. */
export function checkDocument(value: unknown, depth = MAX_DEPTH): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (depth <= 0) throw tooDeep();
    for (const item of value) checkDocument(item, depth - 1);
    return;
  }
  if (isPlain(value)) {
    if (depth <= 0) throw tooDeep();
    for (const key of Object.keys(value)) {
      checkKey(key);
      checkDocument(value[key], depth - 1);
    }
    return;
  }
  const refused = REFUSED_TYPES[bsonType(value) ?? ""];
  if (refused) throw unsupported(refused);
  if (value instanceof Date && Number.isNaN(value.getTime())) throw unsupported("a date beyond the year 275760");
}

/** @throws 56 */
export function checkKey(key: string): void {
  if (FORBIDDEN_KEYS.has(key)) throw new StoreError(56, `The field name '${key}' is not allowed`);
}

const tooDeep = () => new StoreError(15, `Document is nested deeper than ${MAX_DEPTH} levels`);

/** Splits a dotted path. @throws 56 for empty parts and for names that reach prototypes */
export function parsePath(path: string): string[] {
  const parts = path.split(".");
  for (const part of parts) {
    if (part === "") throw new StoreError(56, `The path '${path}' has an empty part`);
    if (FORBIDDEN_KEYS.has(part)) throw new StoreError(56, `The path '${path}' is not allowed`);
  }
  return parts;
}

export const isIndex = (part: string) => /^(0|[1-9]\d*)$/.test(part);

export const own = (doc: Doc, key: string): unknown => (Object.hasOwn(doc, key) ? doc[key] : undefined);

/** A copy that an update may change; dates and bson values are never changed in place, so they are shared. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isPlain(value)) return value;
  const copy: Doc = {};
  for (const key of Object.keys(value)) copy[key] = clone(value[key]);
  return copy as T;
}

/** Rough bytes of a value, cheap enough to ask for each. */
export const sizeOf = (value: unknown): number => {
  if (typeof value === "string") return 16 + value.length;
  if (typeof value !== "object" || value === null) return 8;
  if (Array.isArray(value)) return value.reduce((bytes: number, item) => bytes + sizeOf(item), 32);
  if (!isPlain(value)) return 48;
  return Object.keys(value).reduce((bytes, key) => bytes + 16 + key.length + sizeOf(value[key]), 48);
};
