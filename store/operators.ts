import { Decimal128 } from "bson";
import type { Context } from "mingo/core";
import { addToDate, truncateDate } from "./dates.ts";
import {
  absolute,
  atPlace,
  divide,
  isDecimal,
  isNumeric,
  isZero,
  multiply,
  type Numeric,
  nearestDouble,
  subtract,
  Total,
  toDecimal,
  truncate,
} from "./decimals.ts";
import { bsonType, checkKey, type Doc, isPlain } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { compareValues, valueKey } from "./keys.ts";
import { evaluate, mingo, type Operator, type Options, original } from "./mingo.ts";
import { isTrue, toRegExp, typeName } from "./types.ts";

/** Expression operators taken from mingo as they are; each has its case in store/tests/operators.test.ts. */
const FROM_MINGO = [
  ...["$concatArrays", "$filter", "$first", "$isArray", "$last", "$map"],
  ...["$reduce", "$reverseArray", "$objectToArray", "$getField", "$setField"],
  ...["$unsetField", "$ifNull", "$let", "$literal"],
  ...["$dateToString"],
  ...["$concat", "$strLenCP", "$trim", "$replaceAll"],
];

/** Those of mingo's that know doubles alone: a decimal among their operands is refused. */
const OF_DOUBLES = [
  ...["$ceil", "$floor", "$pow", "$sqrt", "$arrayElemAt", "$range", "$slice", "$substrCP", "$toDate"],
];

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
  // What is true decides isTrue alone: mingo takes "" and NaN for false in places.
  $and: (scope, argument, options) => listOf(argument).every((part) => isTrue(evaluate(scope, part, options))),
  $or: (scope, argument, options) => listOf(argument).some((part) => isTrue(evaluate(scope, part, options))),
  $not: (scope, argument, options) => {
    const [operand, ...others] = listOf(argument);
    if (others.length > 0) throw new StoreError(16020, "$not takes exactly 1 argument");
    return !isTrue(evaluate(scope, operand, options));
  },
  $cond: (scope, argument, options) => {
    const parts = isPlain(argument) ? [argument.if, argument.then, argument.else] : listOf(argument);
    if (parts.length !== 3 || parts.includes(undefined)) throw new StoreError(17080, "$cond needs if, then and else");
    return evaluate(scope, isTrue(evaluate(scope, parts[0], options)) ? parts[1] : parts[2], options);
  },
  $toBool: (scope, argument, options) => {
    const value = evaluate(scope, argument, options);
    return value === null || value === undefined ? null : isTrue(value);
  },
  $add: arithmetic("$add", (values) => totalOf(values).value),
  $multiply: arithmetic("$multiply", (values) =>
    values.reduce((product, value) =>
      typeof product === "number" && typeof value === "number"
        ? product * value
        : multiply(toDecimal(product), toDecimal(value)),
    ),
  ),
  $subtract: arithmetic("$subtract", (values) => {
    const [a, b] = two("$subtract", values);
    return typeof a === "number" && typeof b === "number" ? a - b : subtract(toDecimal(a), toDecimal(b));
  }),
  $divide: arithmetic("$divide", (values) => {
    const [a, b] = two("$divide", values);
    if (isZero(b)) throw new StoreError(2, "can't $divide by zero");
    return typeof a === "number" && typeof b === "number" ? a / b : divide(toDecimal(a), toDecimal(b));
  }),
  $abs: arithmetic("$abs", ([value]) => (typeof value === "number" ? Math.abs(value) : absolute(value as Decimal128))),
  $isNumber: (scope, argument, options) => isNumeric(evaluate(scope, argument, options)),
  $toInt: (scope, argument, options) => {
    const value = evaluate(scope, argument, options);
    if (value === null || value === undefined) return null;
    const number = typeof value === "string" && !/^[+-]?\d+$/.test(value) ? Number.NaN : toNumber(value);
    const whole = isDecimal(value) ? Number(truncate(value) ?? Number.NaN) : Math.trunc(number);
    if (whole !== (whole | 0)) throw new StoreError(241, `Failed to convert ${typeName(value)} to int`);
    return whole;
  },
  $toDouble: (scope, argument, options) => {
    const value = evaluate(scope, argument, options);
    if (value === null || value === undefined) return null;
    return value instanceof Date ? value.getTime() : toNumber(value);
  },
  $toDecimal: (scope, argument, options) => {
    const value = evaluate(scope, argument, options);
    if (value === null || value === undefined) return null;
    if (isNumeric(value)) return toDecimal(value);
    return typeof value === "string" ? textToDecimal(value) : toDecimal(toNumber(value));
  },
  $setUnion: setOperator((sets) => new Map(sets.flatMap((set) => [...set]))),
  $setIntersection: setOperator((sets) => sets.reduce((all, set) => pick(all, (key) => set.has(key)))),
  $setDifference: setOperator((sets) => pick(sets[0] ?? new Map(), (key) => !sets[1]?.has(key))),
  $sum: reducer((values) => totalOf(values.filter(isNumeric)).value),
  $avg: reducer((values) => mean(values.filter(isNumeric))),
  $min: reducer((values) => extreme(values, -1)),
  $max: reducer((values) => extreme(values, 1)),
  $round: rounding(roundHalfEven, true),
  $trunc: rounding(Math.trunc, false),
  $arrayToObject: (scope, argument, options) => {
    const entries = evaluate(scope, argument, options);
    if (entries === null || entries === undefined) return null;
    if (!Array.isArray(entries)) throw new StoreError(40386, "$arrayToObject requires an array input");
    return Object.fromEntries(entries.map((entry) => toEntry(entry)));
  },
  $mergeObjects: (scope, argument, options) => {
    const parts = listOf(evaluate(scope, argument, options)).filter((part) => part !== null && part !== undefined);
    if (!parts.every(isPlain)) throw new StoreError(40400, "$mergeObjects requires object inputs");
    return Object.assign({}, ...parts);
  },
  $size: (scope, argument, options) => {
    const list = evaluate(scope, argument, options);
    if (!Array.isArray(list)) throw new StoreError(17124, "The argument to $size must be an array");
    return list.length;
  },
  $mod: (scope, argument, options) => {
    const [value, by] = pair("$mod", scope, argument, options);
    if (value === null || value === undefined || by === null || by === undefined) return null;
    refuseDecimals("$mod", [value, by]);
    if (typeof value !== "number" || typeof by !== "number") throw new StoreError(16611, "$mod only supports numbers");
    if (by === 0) throw new StoreError(16610, "can't $mod by zero");
    return value % by;
  },
  $split: (scope, argument, options) => {
    if (pair("$split", scope, argument, options)[1] === "")
      throw new StoreError(40087, "$split requires a non-empty separator");
    return original("$split")(scope, argument, options);
  },
  $toLower: (scope, argument, options) => (toText(evaluate(scope, argument, options)) ?? "").toLowerCase(),
  $toUpper: (scope, argument, options) => (toText(evaluate(scope, argument, options)) ?? "").toUpperCase(),
  ...Object.fromEntries(["$year", "$month", "$dayOfMonth", "$dayOfWeek", "$hour", "$minute", "$second"].map(datePart)),
  $dateAdd: (scope, argument, options) => addToDate(evaluate(scope, argument, options) as Doc, 1),
  $dateTrunc: (scope, argument, options) => truncateDate(evaluate(scope, argument, options) as Doc),
  $dateSubtract: (scope, argument, options) => addToDate(evaluate(scope, argument, options) as Doc, -1),
  $switch: (scope, argument, options) => {
    const { branches, default: otherwise } = argument as { branches?: Doc[]; default?: unknown };
    for (const { case: condition, then: result } of branches ?? [])
      if (isTrue(evaluate(scope, condition, options))) return evaluate(scope, result, options);
    if (otherwise === undefined) throw new StoreError(40066, "$switch found no branch that matches and has no default");
    return evaluate(scope, otherwise, options);
  },
  $toString: (scope, argument, options) => toText(evaluate(scope, argument, options)),
  $type: (scope, argument, options) => typeName(evaluate(scope, argument, options)),
  $regexMatch: (scope, argument, options) => {
    const { input, regex, options: flags } = argument as Doc;
    const text = evaluate(scope, input, options);
    const pattern = bsonType(regex) === "BSONRegExp" ? regex : evaluate(scope, regex, options);
    if (text === null || text === undefined) return false;
    if (typeof text !== "string") throw new StoreError(51104, "$regexMatch needs a string as 'input'");
    return toRegExp(pattern, flags).test(text);
  },
};

/** Every expression operator this store answers for. */
export const EXPRESSION_OPERATORS: string[] = [...FROM_MINGO, ...OF_DOUBLES, ...Object.keys(OWN)];

/** Takes one operand, which may also be given as a list of one. */
const UNARY = new Set([
  ...[
    "$abs",
    "$ceil",
    "$floor",
    "$sqrt",
    "$size",
    "$isArray",
    "$first",
    "$last",
    "$reverseArray",
    "$toLower",
    "$toUpper",
  ],
  ...[
    "$strLenCP",
    "$toBool",
    "$toDate",
    "$toDecimal",
    "$toDouble",
    "$toInt",
    "$toString",
    "$isNumber",
    "$objectToArray",
    "$year",
    "$month",
  ],
  ...["$dayOfMonth", "$dayOfWeek", "$hour", "$minute", "$second", "$type", "$arrayToObject"],
]);
/** Takes a list of operands, which may also be a single one. */
const VARIADIC = new Set([
  "$and",
  "$or",
  "$not",
  "$concat",
  "$add",
  "$multiply",
  "$setUnion",
  "$concatArrays",
  "$round",
  "$trunc",
]);

/** The named arguments of operators that have some; others are refused, so that none is silently ignored. */
const NAMED: Record<string, string[]> = {
  $filter: ["input", "as", "cond", "limit"],
  $map: ["input", "as", "in"],
  $reduce: ["input", "initialValue", "in"],
  $let: ["vars", "in"],
  $cond: ["if", "then", "else"],
  $switch: ["branches", "default"],
  $trim: ["input", "chars"],
  $replaceAll: ["input", "find", "replacement"],
  $regexMatch: ["input", "regex", "options"],
  $dateToString: ["date", "format", "timezone", "onNull"],
  $dateTrunc: ["date", "unit", "binSize", "timezone", "startOfWeek"],
  $dateAdd: ["startDate", "unit", "amount", "timezone"],
  $dateSubtract: ["startDate", "unit", "amount", "timezone"],
  $setField: ["field", "input", "value"],
  $unsetField: ["field", "input"],
};

/** @throws 9 for a named argument that the operator does not have */
function checkNames(operator: string, argument: unknown): void {
  const known = NAMED[operator];
  if (!known || !isPlain(argument)) return;
  const unknown = Object.keys(argument).find((name) => !known.includes(name));
  if (unknown) throw new StoreError(9, `Unrecognized argument to ${operator}: ${unknown}`);
}

/**
 * An operator's argument in the one form that the operator expects.
 * @throws 16020 for too many operands, 9 for unknown named ones
 */
export function normalizeArgument(operator: string, argument: unknown): unknown {
  checkNames(operator, argument);
  if (VARIADIC.has(operator)) return Array.isArray(argument) ? argument : [argument];
  if (!UNARY.has(operator) || !Array.isArray(argument)) return argument;
  if (argument.length !== 1) throw new StoreError(16020, `${operator} takes exactly 1 argument`);
  return argument[0];
}

let context: Context | undefined;

/** The operators as mingo looks them up: nothing but those listed here. */
export function operatorContext(): Context {
  if (context) return context;
  const expression = {
    ...Object.fromEntries(FROM_MINGO.map((name) => [name, original(name)])),
    ...Object.fromEntries(OF_DOUBLES.map(ofDoubles)),
    ...OWN,
  };
  context = mingo().core.Context.init({ expression } as Parameters<typeof Context.init>[0]);
  return context;
}

/** Missing is below null inside expressions, unlike in filters. */
function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

function pair(name: string, scope: unknown, argument: unknown, options: Options): [unknown, unknown] {
  if (!Array.isArray(argument) || argument.length !== 2)
    throw new StoreError(16020, `${name} takes exactly 2 arguments`);
  return evaluate(scope, argument, options) as [unknown, unknown];
}

/** @throws 115 */
function refuseDecimals(operator: string, operands: unknown[]): void {
  if (operands.some(isDecimal)) throw unsupported(`Decimal128 in ${operator}`);
}

/** Operands that have been evaluated, for an operator of mingo's that would evaluate them. */
const evaluated = (operands: unknown): unknown =>
  Array.isArray(operands) ? operands.map(($literal) => ({ $literal })) : { $literal: operands };

function ofDoubles(name: string): [string, Operator] {
  const operator = original(name);
  return [
    name,
    (scope, argument, options) => {
      const operands = evaluate(scope, argument, options);
      refuseDecimals(name, listOf(operands));
      return operator(scope, evaluated(operands), options);
    },
  ];
}

/** An operator on numbers of both types; mingo's version sees to dates, nulls and errors. */
function arithmetic(name: string, calculate: (operands: Numeric[]) => Numeric): Operator {
  return (scope, argument, options) => {
    const operands = evaluate(scope, argument, options);
    const list = listOf(operands);
    if (list.length > 0 && list.every(isNumeric)) return calculate(list);
    if (list.some(isDecimal) && list.some((operand) => operand === null || operand === undefined)) return null;
    refuseDecimals(name, list);
    return original(name)(scope, evaluated(operands), options);
  };
}

function two(name: string, operands: Numeric[]): [Numeric, Numeric] {
  if (operands.length !== 2) throw new StoreError(16020, `${name} takes exactly 2 arguments`);
  return operands as [Numeric, Numeric];
}

function textToDecimal(text: string): Decimal128 {
  try {
    return Decimal128.fromStringWithRounding(text);
  } catch {
    throw new StoreError(241, `Failed to parse number '${text}' in $convert`);
  }
}

/** @throws 241 beyond the largest double */
function toDouble(value: Decimal128): number {
  const double = nearestDouble(value);
  if (Number.isFinite(double) || truncate(value) === null) return double;
  throw new StoreError(241, `Conversion would overflow target type: ${value}`);
}

/** Numbers, booleans and texts that are numbers. @throws 241 for anything else */
function toNumber(value: unknown): number {
  if (isDecimal(value)) return toDouble(value);
  if (typeof value === "number" || typeof value === "boolean") return Number(value);
  if (typeof value === "string" && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return Number(value);
  throw new StoreError(241, `Failed to convert ${typeName(value)} to a number`);
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
    const lists = evaluate(scope, argument, options) as unknown[];
    if (lists.some((list) => list === null || list === undefined)) return null;
    if (!lists.every(Array.isArray)) throw new StoreError(17043, "All operands of a set operator must be arrays");
    return [...combine(lists.map((list) => new Map(list.map((item) => [valueKey(item), item])))).values()];
  };
}

function reducer(reduce: (values: unknown[]) => unknown): Operator {
  return (scope, argument, options) => {
    const single = Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;
    const value = evaluate(scope, single, options);
    return reduce(Array.isArray(value) ? value : [value]);
  };
}

function totalOf(values: Numeric[]): Total {
  const total = new Total();
  for (const value of values) total.add(value);
  return total;
}

const mean = (values: Numeric[]) => (values.length ? totalOf(values).average(values.length) : null);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The part of a missing date is null; anything else that is no date is an error, texts included. */
function datePart(name: string): [string, Operator] {
  const operator: Operator = (scope, argument, options) => {
    const date = evaluate(scope, isPlain(argument) && "date" in argument ? argument.date : argument, options);
    if (date === null || date === undefined) return null;
    if (!(date instanceof Date)) throw new StoreError(16006, `can't convert from ${typeName(date)} to Date`);
    return original(name)(scope, argument, options);
  };
  return [name, operator];
}

function rounding(round: (value: number) => number, toEven: boolean): Operator {
  return (scope, argument, options) => {
    const [value, place = 0] = [evaluate(scope, argument, options)].flat() as [unknown, number?];
    if (value === null || value === undefined) return null;
    if (isDecimal(value) && Number.isInteger(place)) return atPlace(value, place, toEven);
    refuseDecimals(toEven ? "$round" : "$trunc", [value, place]);
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
  if (typeof value !== "object" || bsonType(value) === "ObjectId" || isDecimal(value)) return String(value);
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
