import type { BSONRegExp } from "bson";
import { isNotNumber } from "./decimals.ts";
import { bsonType, type Doc, isOperator, isOperatorObject, isPlain } from "./documents.ts";
import { after, afterValues, encodeValue, KeyWriter, STRING_END_BYTES, TAG, tagOf } from "./keys.ts";

/** A place between keys: before or after all keys that have this value, or that start with these bytes. */
export type Edge = { past: boolean } & ({ value: unknown } | { prefix: Uint8Array });

export interface Interval {
  low: Edge;
  high: Edge;
}

/** What a filter says about one path, as far as an index can use it. */
export interface Condition {
  /** The only values the path may have. */
  points: unknown[] | null;
  /** Each is a necessary condition; over arrays they may hold for different elements, so only one may be used there. */
  intervals: Interval[];
  /** Something about this path is left for the filter to decide. */
  partly: boolean;
}

export interface Conditions {
  paths: Map<string, Condition>;
  /** The alternatives of one `$or`, when the filter has one. */
  or: Doc[] | null;
  /** The filter holds conditions that are not about a single path. */
  other: boolean;
}

/** Reads out of a filter what can bound an index. The filter itself stays the judge: this may leave out, never invent. */
export function readConditions(filter: Doc): Conditions {
  const found: Conditions = { paths: new Map(), or: null, other: false };
  read(filter, found);
  return found;
}

function read(filter: Doc, found: Conditions): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === "$comment") continue;
    if (key === "$and" && Array.isArray(condition)) for (const part of condition) read(part as Doc, found);
    else if (key === "$or" && !found.or && Array.isArray(condition)) {
      found.or = condition as Doc[];
      found.other = true;
    } else if (isOperator(key)) found.other = true;
    else readPath(key, condition, found);
  }
}

function readPath(path: string, condition: unknown, found: Conditions): void {
  let entry = found.paths.get(path);
  if (!entry) {
    entry = { points: null, intervals: [], partly: false };
    found.paths.set(path, entry);
  }
  if (bsonType(condition) === "BSONRegExp") addPrefix(entry, condition as BSONRegExp);
  else if (!isOperatorObject(condition)) addPoints(entry, [condition]);
  else for (const [operator, argument] of Object.entries(condition)) addOperator(entry, operator, argument, condition);
}

function addOperator(entry: Condition, operator: string, argument: unknown, condition: Doc): void {
  if (operator === "$eq") addPoints(entry, [argument]);
  else if (operator === "$in") addPoints(entry, argument as unknown[]);
  else if (RANGES.has(operator)) addRange(entry, operator, argument);
  else {
    entry.partly = true;
    if (operator === "$regex" && !condition.$options) addRegex(entry, argument);
    // The operators of an $elemMatch hold for one element, so each alone is a necessary condition; those of a further
    // one below are about elements that have no key.
    if (operator === "$elemMatch" && isOperatorObject(argument))
      for (const [inner, value] of Object.entries(argument))
        if (inner !== "$elemMatch") addOperator(entry, inner, value, argument);
  }
}

const RANGES = new Set(["$gt", "$gte", "$lt", "$lte"]);

function addRegex(entry: Condition, argument: unknown): void {
  if (typeof argument === "string") addPrefix(entry, { pattern: argument, options: "" });
  else if (bsonType(argument) === "BSONRegExp") addPrefix(entry, argument as BSONRegExp);
}

const canBePoint = (value: unknown) => value !== undefined && !Array.isArray(value) && bsonType(value) !== "BSONRegExp";

function addPoints(entry: Condition, values: unknown[]): void {
  if (!entry.points && Array.isArray(values) && values.every(canBePoint)) entry.points = values;
  else entry.partly = true;
}

function addRange(entry: Condition, operator: string, bound: unknown): void {
  const tag = tagOf(bound);
  if (tag === TAG.array || tag === TAG.null || tag === TAG.minKey || tag === TAG.maxKey || isNotNumber(bound)) {
    entry.partly = true;
    return;
  }
  const prefix = Uint8Array.of(tag);
  // NaN stands below all numbers and is in no range.
  const bottom: Edge = tag === TAG.number ? { value: Number.NaN, past: true } : { prefix, past: false };
  if (operator.startsWith("$g"))
    entry.intervals.push({ low: { value: bound, past: operator === "$gt" }, high: { prefix, past: true } });
  else entry.intervals.push({ low: bottom, high: { value: bound, past: operator === "$lte" } });
}

/** `^literal` without flags is the range of strings that start with it. */
function addPrefix(entry: Condition, { pattern, options }: Pick<BSONRegExp, "pattern" | "options">): void {
  entry.partly = true;
  const literal = /^\^([^\\^$.*+?()[\]{}|]*)/.exec(pattern)?.[1];
  const rest = literal === undefined ? "" : pattern.slice(literal.length + 1);
  if (!literal || options || pattern.includes("|")) return;
  // A quantifier after the literal makes its last character optional.
  const prefix = /^[*?{]/.test(rest) ? [...literal].slice(0, -1).join("") : literal;
  if (!prefix) return;
  const bytes = encodeValue(prefix).slice(0, -STRING_END_BYTES);
  entry.intervals.push({ low: { prefix: bytes, past: false }, high: { prefix: bytes, past: true } });
}

const writer = new KeyWriter();

/**
 * Where an edge lies among the keys of a field. In a descending field the bytes are inverted, and what was past a value
 * now comes before it.
 */
export function position(edge: Edge, descending: boolean): Uint8Array {
  const past = edge.past !== descending;
  if ("value" in edge) {
    const bytes = writer.reset().field(edge.value, descending).take();
    return past ? afterValues(bytes) : bytes;
  }
  const bytes = descending ? edge.prefix.map((byte) => ~byte) : edge.prefix;
  return past ? after(bytes) : bytes;
}

/** Whether a document that satisfies the conditions is sure to satisfy a partial index's filter. */
export function implies(conditions: Conditions, filter: Doc, test: (filter: Doc, doc: Doc) => boolean): boolean {
  return Object.entries(filter).every(([path, wanted]) => {
    if (path === "$and") return (wanted as Doc[]).every((part) => implies(conditions, part, test));
    if (isOperator(path)) return false;
    const condition = conditions.paths.get(path);
    if (!condition) return false;
    // Null may also be a missing field, which the partial index may lack.
    if (condition.points)
      return (
        !path.includes(".") &&
        condition.points.every((point) => point !== null && test({ [path]: wanted }, { [path]: point }))
      );
    const onlyExists = isPlain(wanted) && Object.keys(wanted).every((operator) => operator === "$exists");
    const type = isPlain(wanted) && Object.keys(wanted).length === 1 ? wanted.$type : undefined;
    const low = condition.intervals[0]?.low;
    const ranged = low && ("value" in low ? tagOf(low.value) : low.prefix[0]);
    return ranged !== undefined && (onlyExists || (type === "string" && ranged === TAG.string));
  });
}
