import { createRequire } from "node:module";
import type { Context } from "mingo/core";
import { addToDate, checkDateOperator } from "./dates.ts";
import { bsonType, checkKey, type Doc, isOperator, isPlain, own, parsePath } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { compareValues, valueKey } from "./keys.ts";
import { isTrue, toRegExp, typeName } from "./types.ts";

export type Variables = Record<string, unknown>;
export type Evaluator = (doc: unknown) => unknown;

/** Expression operators taken from mingo as they are; each has its case in tests/store/operators.test.ts. */
const FROM_MINGO = [
  ...["$abs", "$add", "$ceil", "$divide", "$floor", "$mod", "$multiply", "$pow", "$sqrt", "$subtract"],
  ...["$arrayElemAt", "$concatArrays", "$filter", "$first", "$isArray", "$last", "$map", "$range"],
  ...["$reduce", "$reverseArray", "$size", "$slice", "$objectToArray", "$mergeObjects", "$getField", "$setField"],
  ...["$unsetField", "$and", "$not", "$or", "$cond", "$ifNull", "$let", "$literal"],
  ...["$dateToString", "$dateTrunc", "$year", "$month", "$dayOfMonth", "$dayOfWeek", "$hour", "$minute"],
  ...["$second", "$concat", "$split", "$strLenCP", "$substrCP", "$toLower", "$toUpper", "$trim", "$replaceAll"],
  ...["$toBool", "$toDate", "$toDouble", "$toInt", "$isNumber"],
] as const;

type Options = Parameters<Mingo["evalExpr"]>[2];
type Operator = (scope: unknown, argument: unknown, options: Options) => unknown;

/** Own versions of operators whose meaning depends on MongoDB's order, equality or types, where mingo differs. */
const OWN: Record<string, Operator> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $in: (scope, argument, options) => {
    const [value, list] = pair("$in", scope, argument, options);
    if (!Array.isArray(list)) throw new StoreError(40081, "$in requires an array as a second argument");
    return list.some((item) => compare(item, value) === 0);
  },
  $setUnion: setOperator((sets) => new Map(sets.flatMap((set) => [...set]))),
  $setIntersection: setOperator((sets) => sets.reduce((all, set) => pick(all, (key) => set.has(key)))),
  $setDifference: setOperator((sets) => pick(sets[0] ?? new Map(), (key) => !sets[1]?.has(key))),
  $sum: reducer((values) => numbers(values).reduce((sum, value) => sum + value, 0)),
  $avg: reducer((values) => mean(numbers(values))),
  $min: reducer((values) => extreme(values, -1)),
  $max: reducer((values) => extreme(values, 1)),
  $round: rounding(roundHalfEven),
  $trunc: rounding(Math.trunc),
  $arrayToObject: (scope, argument, options) => {
    const single = Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;
    const entries = mingo().evalExpr(scope, single, options);
    if (entries === null || entries === undefined) return null;
    if (!Array.isArray(entries)) throw new StoreError(40386, "$arrayToObject requires an array input");
    return Object.fromEntries(entries.map((entry) => toEntry(entry)));
  },
  $dateAdd: (scope, argument, options) => addToDate(mingo().evalExpr(scope, argument, options) as Doc, 1),
  $dateSubtract: (scope, argument, options) => addToDate(mingo().evalExpr(scope, argument, options) as Doc, -1),
  $switch: (scope, argument, options) => {
    const { branches, default: otherwise } = argument as { branches?: Doc[]; default?: unknown };
    for (const { case: condition, then: result } of branches ?? [])
      if (isTrue(mingo().evalExpr(scope, condition, options))) return mingo().evalExpr(scope, result, options);
    if (otherwise === undefined) throw new StoreError(40066, "$switch found no branch that matches and has no default");
    return mingo().evalExpr(scope, otherwise, options);
  },
  $toString: (scope, argument, options) => toText(mingo().evalExpr(scope, argument, options)),
  $type: (scope, argument, options) => typeName(mingo().evalExpr(scope, argument, options)),
  $regexMatch: (scope, argument, options) => {
    const { input, regex, options: flags } = argument as Doc;
    const text = mingo().evalExpr(scope, input, options);
    const pattern = bsonType(regex) === "BSONRegExp" ? regex : mingo().evalExpr(scope, regex, options);
    return typeof text === "string" && toRegExp(pattern, flags).test(text);
  },
};

/** Every expression operator this store answers for. */
export const EXPRESSION_OPERATORS: string[] = [...FROM_MINGO, ...Object.keys(OWN)];
const KNOWN = new Set(EXPRESSION_OPERATORS);

/** Missing is below null inside expressions, unlike in filters. */
function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

function pair(name: string, scope: unknown, argument: unknown, options: Options): [unknown, unknown] {
  if (!Array.isArray(argument) || argument.length !== 2)
    throw new StoreError(16020, `${name} takes exactly 2 arguments`);
  return mingo().evalExpr(scope, argument, options) as [unknown, unknown];
}

function comparison(judge: (order: number) => unknown): Operator {
  return (scope, argument, options) => {
    const [a, b] = pair("a comparison", scope, argument, options);
    return judge(compare(a, b));
  };
}

type ValueSet = Map<string, unknown>;
const pick = (set: ValueSet, keep: (key: string) => boolean): ValueSet =>
  new Map([...set].filter(([key]) => keep(key)));

function setOperator(combine: (sets: ValueSet[]) => ValueSet): Operator {
  return (scope, argument, options) => {
    const lists = mingo().evalExpr(scope, argument, options) as unknown[];
    if (lists.some((list) => list === null || list === undefined)) return null;
    if (!lists.every(Array.isArray)) throw new StoreError(17043, "All operands of a set operator must be arrays");
    return [...combine(lists.map((list) => new Map(list.map((item) => [valueKey(item), item])))).values()];
  };
}

function reducer(reduce: (values: unknown[]) => unknown): Operator {
  return (scope, argument, options) => {
    const single = Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;
    const value = mingo().evalExpr(scope, single, options);
    return reduce(Array.isArray(value) ? value : [value]);
  };
}

const numbers = (values: unknown[]) => values.filter((value) => typeof value === "number");
const mean = (values: number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

function rounding(round: (value: number) => number): Operator {
  return (scope, argument, options) => {
    const [value, place = 0] = [mingo().evalExpr(scope, argument, options)].flat() as [unknown, number?];
    if (value === null || value === undefined) return null;
    if (typeof value !== "number" || !Number.isInteger(place))
      throw new StoreError(51081, "only numbers can be rounded");
    return round(value * 10 ** place) / 10 ** place;
  };
}

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const above = value - floor;
  return above > 0.5 || (above === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object" || bsonType(value) === "ObjectId") return String(value);
  throw new StoreError(241, `Unsupported conversion from ${typeName(value)} to string`);
}

function toEntry(entry: unknown): [string, unknown] {
  const [key, value] = Array.isArray(entry) ? entry : isPlain(entry) ? [entry.k, entry.v] : [];
  if (typeof key !== "string")
    throw new StoreError(40393, "$arrayToObject needs pairs or { k, v }, with a string as key");
  checkKey(key);
  return [key, value];
}

function extreme(values: unknown[], direction: 1 | -1): unknown {
  let best: unknown = null;
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (best === null || Math.sign(compareValues(value, best)) === direction) best = value;
  }
  return best;
}

interface Mingo {
  evalExpr: typeof import("mingo/core").evalExpr;
  context: Context;
}

let loaded: Mingo | undefined;

/** mingo is loaded at the first expression: a store that only reads and writes stays small. */
function mingo(): Mingo {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const core: typeof import("mingo/core") = require("mingo/core");
  const all: Record<string, unknown> = require("mingo/operators/expression");
  const operators = Object.fromEntries(FROM_MINGO.map((name) => [name, all[name] as Operator]));
  const missing = FROM_MINGO.filter((name) => typeof operators[name] !== "function");
  if (missing.length) throw new Error(`mingo no longer has ${missing.join(", ")}`);
  const expression = { ...operators, ...OWN } as NonNullable<Parameters<typeof core.Context.init>[0]>["expression"];
  loaded = { evalExpr: core.evalExpr, context: core.Context.init({ expression }) };
  return loaded;
}

/**
 * Compiles an aggregation expression; paths and constants never touch mingo.
 * @throws 115 for operators outside the list, 2 when evaluation fails
 */
export function compileExpression(expression: unknown, variables: Variables = {}): Evaluator {
  checkExpression(expression);
  if (typeof expression === "string" && /^\$[^$]/.test(expression)) return pathGetter(expression.slice(1).split("."));
  if (typeof expression === "string" && !expression.startsWith("$")) return () => expression;
  if (isPlain(expression) && "$literal" in expression) return () => expression.$literal;
  if (!isPlain(expression) && !Array.isArray(expression) && typeof expression !== "string") return () => expression;
  const { evalExpr, context } = mingo();
  const options = { context, variables, scriptEnabled: false } as Options;
  return (doc) => {
    try {
      return evalExpr(doc, expression, options);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { message } = error as Error;
      throw new StoreError(/undefined variable/.test(message) ? 17276 : 2, `Expression failed: ${message}`);
    }
  };
}

/** `let` values are computed first and bound as values, so that a value that looks like a path stays a value. */
export function bindVariables(definitions: unknown, outer: Variables = {}, doc: Doc = {}): Variables {
  if (definitions === undefined) return outer;
  if (!isPlain(definitions)) throw new StoreError(14, "let must be a document");
  const bound: Variables = { ...outer };
  for (const [name, expression] of Object.entries(definitions)) {
    if (!/^[a-z][\w]*$/.test(name)) throw new StoreError(9, `'${name}' is not a valid variable name`);
    bound[name] = compileExpression(expression, outer)(doc) ?? null;
  }
  return bound;
}

/** `$a.b` of a document: arrays on the way give the list of what their elements have. */
function pathGetter(parts: string[]): Evaluator {
  return (doc) => getPath(doc, parts, 0);
}

export function getPath(value: unknown, parts: string[], at: number): unknown {
  if (at === parts.length) return value;
  if (isPlain(value)) return getPath(own(value, parts[at] as string), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => getPath(item, parts, at)).filter((item) => item !== undefined);
}

const SYSTEM_VARIABLES = new Set(["ROOT", "CURRENT", "REMOVE", "NOW"]);

function checkExpression(expression: unknown): void {
  if (typeof expression === "string" && expression.startsWith("$")) checkReference(expression);
  else if (Array.isArray(expression)) for (const item of expression) checkExpression(item);
  else if (isPlain(expression)) checkOperator(expression);
}

function checkOperator(expression: Doc): void {
  const keys = Object.keys(expression);
  const operator = keys.find(isOperator);
  if (operator === undefined) {
    for (const key of keys) checkExpression(expression[key]);
    return;
  }
  if (keys.length > 1) throw new StoreError(15983, "An object with an operator must have exactly one field");
  if (!KNOWN.has(operator)) throw unsupported(operator);
  if (operator === "$literal") return;
  const argument = expression[operator];
  checkDateOperator(operator, argument);
  checkExpression(argument);
}

function checkReference(reference: string): void {
  const path = reference.startsWith("$$") ? reference.slice(2) : reference.slice(1);
  const parts = parsePath(path);
  if (reference.startsWith("$$") && /^[A-Z]/.test(path) && !SYSTEM_VARIABLES.has(parts[0] as string))
    throw unsupported(`the variable $$${parts[0]}`);
  if (parts.some((part) => /^\d+$/.test(part))) throw unsupported(`the numeric path '${reference}' in an expression`);
}
