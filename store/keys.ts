import { Buffer } from "node:buffer";
import type { Binary, BSONRegExp, Decimal128, ObjectId, Timestamp } from "bson";
import { compareNumeric, doubleBeside, isNumeric, ORDER_BYTES, orderBytes } from "./decimals.ts";
import { bsonType, isPlain } from "./documents.ts";
import { unsupported } from "./errors.ts";

/**
 * Values as bytes whose plain byte order is MongoDB's sort order, so one encoding serves index order, in-memory sorts,
 * ranges, grouping and equality. Each value is a tag, then a self-delimiting body: no encoding is a prefix of another,
 * also when a descending field inverts every byte. The one exception are decimals that no double is equal to: they begin
 * with the double before them, go on with `BESIDE`, and so lie behind everything that begins with that double.
 */
export const TAG = {
  minKey: 0x10,
  emptyArray: 0x18,
  null: 0x20,
  number: 0x30,
  string: 0x40,
  object: 0x50,
  array: 0x58,
  binary: 0x60,
  objectId: 0x68,
  boolean: 0x70,
  date: 0x78,
  timestamp: 0x80,
  regex: 0x90,
  maxKey: 0xe0,
} as const;

const END = 0x03;
/** No key goes on with this byte behind a whole value: a tag, inverted or not, `END` and a record id's first are smaller. */
const BESIDE = 0xff;
/** What follows the characters of a string. */
export const STRING_END_BYTES = 2;

/** What an empty array is indexed as: MongoDB puts it below null. */
export const EMPTY_ARRAY = Symbol("empty array");

const BSON_TAGS: Record<string, number> = {
  Decimal128: TAG.number,
  ObjectId: TAG.objectId,
  Binary: TAG.binary,
  Timestamp: TAG.timestamp,
  BSONRegExp: TAG.regex,
  MinKey: TAG.minKey,
  MaxKey: TAG.maxKey,
};

/** The sort class of a value; comparisons such as `$gt` only hold inside one class. */
export function tagOf(value: unknown): number {
  switch (typeof value) {
    case "undefined":
      return TAG.null;
    case "number":
      return TAG.number;
    case "string":
      return TAG.string;
    case "boolean":
      return TAG.boolean;
    case "symbol":
      return TAG.emptyArray;
  }
  if (value === null) return TAG.null;
  if (Array.isArray(value)) return TAG.array;
  if (value instanceof Date) return TAG.date;
  if (isPlain(value)) return TAG.object;
  const tag = BSON_TAGS[bsonType(value) ?? ""];
  if (tag === undefined) throw unsupported(`the type ${bsonType(value) ?? typeof value} in a comparison`);
  return tag;
}

/** Builds one key at a time in a buffer that is kept between keys. */
export class KeyWriter {
  #bytes = Buffer.allocUnsafe(1024);
  #length = 0;
  /** The field being written will be inverted. */
  #descending = false;

  reset(): this {
    this.#length = 0;
    this.#descending = false;
    return this;
  }

  /** A copy of what was written so far. */
  take(): Uint8Array {
    return new Uint8Array(this.#bytes.subarray(0, this.#length));
  }

  /** What was written so far, as a string with one character per byte: a Map key. */
  takeString(): string {
    return this.#bytes.toString("latin1", 0, this.#length);
  }

  uint32(value: number): this {
    this.#room(4);
    this.#length = this.#bytes.writeUInt32BE(value, this.#length);
    return this;
  }

  /** A record id: 53 bits, big endian, so that keys with equal values stay in insertion order. */
  recordId(value: number): this {
    this.#room(8);
    this.#bytes.writeUInt32BE(Math.floor(value / 2 ** 32), this.#length);
    this.#length = this.#bytes.writeUInt32BE(value % 2 ** 32, this.#length + 4);
    return this;
  }

  /** One field of an index key; a descending field is the complement of the ascending one. */
  field(value: unknown, descending: boolean): this {
    const start = this.#length;
    this.#descending = descending;
    this.value(value);
    this.#descending = false;
    if (descending) for (let i = start; i < this.#length; i++) this.#bytes[i] = ~(this.#bytes[i] as number);
    return this;
  }

  raw(bytes: Uint8Array): this {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  value(value: unknown): this {
    const tag = tagOf(value);
    this.#byte(tag);
    switch (tag) {
      case TAG.number:
        return typeof value === "number" ? this.#double(value) : this.#decimal(value as Decimal128);
      case TAG.date:
        return this.#double((value as Date).getTime());
      case TAG.string:
        return this.#string(value as string);
      case TAG.objectId:
        return this.raw((value as ObjectId).id);
      case TAG.boolean:
        return this.#byte(value ? 1 : 0);
      case TAG.object:
        for (const key of Object.keys(value as object)) {
          const item = (value as Record<string, unknown>)[key];
          if (item === undefined) continue;
          this.#byte(tagOf(item)).#string(key).value(item);
        }
        return this.#byte(END);
      case TAG.array:
        for (const item of value as unknown[]) this.value(item);
        return this.#byte(END);
      case TAG.binary: {
        const binary = value as Binary;
        return this.uint32(binary.position).#byte(binary.sub_type).raw(binary.buffer.subarray(0, binary.position));
      }
      case TAG.timestamp:
        return this.uint32((value as Timestamp).t).uint32((value as Timestamp).i);
      case TAG.regex:
        return this.#string((value as BSONRegExp).pattern).#string((value as BSONRegExp).options);
    }
    return this;
  }

  #room(bytes: number) {
    if (this.#length + bytes <= this.#bytes.length) return;
    const bigger = Buffer.allocUnsafe((this.#length + bytes) * 2);
    this.#bytes.copy(bigger, 0, 0, this.#length);
    this.#bytes = bigger;
  }

  #byte(value: number): this {
    this.#room(1);
    this.#bytes[this.#length++] = value;
    return this;
  }

  /** IEEE bits with the sign turned, all bits for negatives: byte order is number order. NaN comes first. */
  #double(value: number): this {
    this.#room(8);
    const at = this.#length;
    this.#length += 8;
    if (Number.isNaN(value)) {
      this.#bytes.fill(0, at, at + 8);
      return this;
    }
    this.#bytes.writeDoubleBE(value === 0 ? 0 : value, at);
    if (value < 0) for (let i = at; i < at + 8; i++) this.#bytes[i] = ~(this.#bytes[i] as number);
    else this.#bytes[at] = (this.#bytes[at] as number) | 0x80;
    return this;
  }

  /** Equal numbers are one key, whatever their types. Next to a double means behind it in the field's own order. */
  #decimal(value: Decimal128): this {
    const { double, exact } = doubleBeside(value, this.#descending);
    this.#double(double);
    if (exact) return this;
    this.#room(1 + ORDER_BYTES);
    return this.#byte(this.#descending ? ~BESIDE : BESIDE).raw(orderBytes(value));
  }

  /** UTF-8 up to 0x00 0x01; a zero inside is 0x00 0xff, so that shorter strings come first and none begins another. */
  #string(value: string): this {
    this.#room(value.length * 3);
    if (value.includes("\0")) {
      for (const [i, part] of value.split("\0").entries()) {
        if (i > 0) this.#byte(0).#byte(0xff);
        this.#room(part.length * 3 + 3);
        this.#length += this.#bytes.write(part, this.#length);
      }
    } else this.#length += this.#bytes.write(value, this.#length);
    return this.#byte(0).#byte(1);
  }
}

const writer = new KeyWriter();

export const encodeValue = (value: unknown): Uint8Array => writer.reset().value(value).take();

/** Equal values give equal strings: for grouping and sets. */
export const valueKey = (value: unknown): string => writer.reset().value(value).takeString();

/** MongoDB's order over all types. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") {
    if (a < b) return -1;
    if (a > b) return 1;
    if (a === b) return 0;
  }
  if (a === b) return 0;
  if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
  if (isNumeric(a) && isNumeric(b)) return compareNumeric(a, b);
  const tagA = tagOf(a);
  const tagB = tagOf(b);
  if (tagA !== tagB) return tagA < tagB ? -1 : 1;
  return Buffer.compare(encodeValue(a), encodeValue(b));
}

export const equalValues = (a: unknown, b: unknown) => compareValues(a, b) === 0;

/** The end of all keys whose fields begin with these whole values; behind it lie decimals next to the last of them. */
export const afterValues = (bytes: Uint8Array): Uint8Array => Buffer.concat([bytes, BESIDE_BYTES]);

const BESIDE_BYTES = Uint8Array.of(BESIDE);

/** The first byte string after every one that starts with `prefix`. */
export function after(prefix: Uint8Array): Uint8Array {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  const bytes = new Uint8Array(prefix.subarray(0, end));
  bytes[end - 1] = (bytes[end - 1] as number) + 1;
  return bytes;
}
