import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import mongoose, { type SchemaType } from "mongoose";
import * as z from "zod/mini";
import { readStored } from "#shared/lib/stored.ts";

type Schema = z.core.$ZodType;

/** What a model's field may say of itself besides what mongoose knows. */
export type StoredField = {
  /** what fits it, and perhaps what it means when it is missing; without it, any value of its type does. A Mixed needs it */
  shape?: Schema;
  /** what it means in a record written before there was one, where that is not its `default`; undefined: that nothing is known */
  whenMissing?: unknown;
  /** what something that does not fit means, where `null` would allow more than it does: rights fail closed */
  whenWrong?: unknown;
};

/** Records that were said to be out of shape. One that comes back after so many others is said again. */
const MAX_SAID = 10_000;
/** Fields named in one line of the log. */
const MAX_NAMED = 20;

/** Counted, not reserved by `max`: a server without such records holds no room for them. */
const said = new LRUCache<string, true>({ maxSize: MAX_SAID, sizeCalculation: () => 1 });
let log: Pick<FastifyBaseLogger, "warn" | "error"> | null = null;

/** Who hears of records that are out of shape; null: nobody. */
export function logStored(to: typeof log): void {
  log = to;
  said.clear();
}

export type StoredReader<R> = {
  /** The record as it is meant; null when there is none or it cannot be read, which the log says. */
  read(stored: unknown): R | null;
  /** A list without the rows that cannot be read. */
  readAll(stored: readonly unknown[]): R[];
};

/**
 * The way to read a model's records, of whatever age: what a record lacks means what the model says it means (`whenMissing`,
 * the `shape`'s default, `default`), what does not fit is read as if it was missing, and a record that lacks a required
 * field cannot be read. Both are logged, once a record. `createdAt` follows from the id, and `updatedAt` from that.
 * @param only the fields of a projection, for records that are read in part
 */
export function storedReader<R extends object, K extends keyof R = keyof R>(
  model: AnyModel,
  only?: readonly K[],
): StoredReader<Pick<R, K>> {
  const schema = compiled(schemaOf(model, only as readonly string[] | undefined));
  const { collectionName } = model.collection;
  const hasTimes = only === undefined && "createdAt" in model.schema.paths;
  const closing = closingOf(model, only as readonly string[] | undefined);

  function read(stored: unknown): Pick<R, K> | null {
    if (stored === null || stored === undefined) return null;
    let wrong: string[] = [];
    const record = readStored(schema, stored, {
      onWrong: (fields) => {
        wrong = fields;
      },
    }) as (R & Times) | null;
    if (record === null || wrong.length > 0) say(collectionName, stored, wrong, record === null);
    if (record && wrong.length > 0) close(record, stored as R, closing);
    if (record && hasTimes) fillTimes(record);
    return record;
  }

  return {
    read,
    readAll: (rows) => rows.map(read).filter((record) => record !== null),
  };
}

type AnyModel = { schema: { paths: Record<string, SchemaType> }; collection: { collectionName: string } };
type Times = { _id: unknown; createdAt?: Date; updatedAt?: Date };

function fillTimes(record: Times): void {
  if (record._id instanceof mongoose.Types.ObjectId) record.createdAt ??= record._id.getTimestamp();
  record.updatedAt ??= record.createdAt;
}

/** The fields that have a `whenWrong`, with it. */
const closingOf = ({ schema: { paths } }: AnyModel, only: readonly string[] | undefined): [string, unknown][] =>
  Object.entries(paths)
    .filter(([name, { options }]) => "whenWrong" in options && (only?.includes(name) ?? true))
    .map(([name, { options }]) => [name, (options as StoredField).whenWrong]);

/** Where something stood that is read as nothing. */
function close<R extends object>(record: R, stored: R, closing: readonly [string, unknown][]): void {
  for (const [name, value] of closing) {
    const field = name as keyof R;
    if (record[field] === null && (stored[field] ?? null) !== null) record[field] = structuredClone(value) as never;
  }
}

function say(collection: string, stored: unknown, wrong: readonly string[], isLost: boolean): void {
  const id = String((stored as { _id?: unknown })._id);
  const key = `${collection} ${id}`;
  if (!log || said.has(key)) return;
  said.set(key, true);
  const fields = { operation: "stored.read", collection, id, fields: wrong.slice(0, MAX_NAMED) };
  if (isLost) log.error(fields, "a stored record cannot be read and is left out");
  else log.warn(fields, "fields of a stored record do not fit and are read as if they were missing");
}

function schemaOf(model: AnyModel, only: readonly string[] | undefined): z.ZodMiniObject {
  const { paths } = model.schema;
  const names = only ? ["_id", ...only] : Object.keys(paths).filter((name) => name !== "__v");
  return z.object(Object.fromEntries(names.map((name) => [name, fieldOf(name, paths[name])])) as z.core.$ZodShape);
}

/** @throws Error for a field that does not say what fits it: a mistake of the program */
function fieldOf(name: string, path: SchemaType | undefined): Schema {
  const options = (path?.options ?? {}) as StoredField & { default?: unknown; required?: unknown };
  const shape = options.shape ?? TYPES[path?.instance ?? ""]?.(path as SchemaType);
  if (!shape) throw new Error(`The stored field "${name}" needs a shape.`);
  const has = (key: keyof typeof options) => key in options;
  const missing = has("whenMissing") ? options.whenMissing : options.default;
  if (missing === null) return z._default(z.nullable(shape), null);
  if (missing !== undefined) return z._default(shape, defaultOf(missing) as never);
  if (has("whenMissing") && options.default === null) return z.optional(z.nullable(shape));
  if (name === "_id" || options.required || shape._zod.optin !== undefined) return shape;
  return z.optional(shape);
}

/** Made anew for each record, so that none shares its lists with another. */
const defaultOf = (value: unknown) => (typeof value === "function" ? value : () => structuredClone(value));

const TYPES: Record<string, (path: SchemaType) => Schema | undefined> = {
  String: () => z.string(),
  Number: () => z.number(),
  Boolean: () => z.boolean(),
  Date: () => z.date(),
  ObjectId: () => z.instanceof(mongoose.Types.ObjectId),
  Array: (path) => {
    const { embeddedSchemaType: row } = path as SchemaType & { embeddedSchemaType?: SchemaType };
    const shape = row && TYPES[row.instance]?.(row);
    return shape && z.array(shape);
  },
};

/** A strict object whose missing fields, at any depth, are those of `defaults`: a part of a record that has no model of its own. */
export function filledFrom<T extends z.ZodMiniObject>(schema: T, defaults: z.output<T>): Schema {
  const shape: Record<string, Schema> = {};
  for (const [name, field] of Object.entries<Schema>(schema.shape)) {
    const value = (defaults as Record<string, unknown>)[name] as never;
    shape[name] = field instanceof z.ZodMiniObject ? filledFrom(field, value) : z._default(field, value);
  }
  return z.prefault(z.strictObject(shape as z.core.$ZodShape), {});
}

/**
 * The same schema with objects whose parser is compiled (zod's own, as outside its mini edition, which is made for browsers
 * that forbid that): a signature is read in a bit more than half the time.
 */
export function compiled<S extends Schema>(schema: S): S {
  const def = schema._zod.def as Def;
  const again = (change: object) =>
    new (schema._zod.constr as new (def: object) => Schema)(
      Object.defineProperties(
        {},
        { ...Object.getOwnPropertyDescriptors(def), ...Object.getOwnPropertyDescriptors(change) },
      ),
    ) as S;
  switch (def.type) {
    case "object": {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compiled(field)]));
      return new z.core.$ZodObjectJIT({ ...def, shape } as never) as unknown as S;
    }
    case "array":
      return again({ element: compiled(def.element) });
    case "union":
      return again({ options: def.options.map(compiled) });
    case "default":
    case "prefault":
    case "nullable":
    case "optional":
      return again({ innerType: compiled(def.innerType) });
    default:
      return schema;
  }
}

type Def =
  | { type: "object"; shape: Record<string, Schema> }
  | { type: "array"; element: Schema }
  | { type: "union"; options: Schema[] }
  | { type: "default" | "prefault" | "nullable" | "optional"; innerType: Schema }
  | { type: "other" };
