import type { BSONRegExp } from "bson";
import { isDecimal, isNumeric, isZero } from "./decimals.ts";
import { bsonType, isPlain } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";

export type Test = (value: unknown) => boolean;

/** What an expression's value means as a condition: zero, false, null and missing are false, everything else is true. */
export const isTrue = (value: unknown) => value !== false && value !== null && value !== undefined && !isZero(value);

/** A BSON regex or pattern as a JavaScript one. @throws 115 for options that JavaScript has not, 51091 for bad syntax */
export function toRegExp(source: unknown, options?: unknown): RegExp {
  const regex = bsonType(source) === "BSONRegExp" ? (source as BSONRegExp) : undefined;
  const pattern = regex ? regex.pattern : source;
  const flags = options ?? regex?.options ?? "";
  if (typeof pattern !== "string" || typeof flags !== "string") throw new StoreError(2, "$regex has to be a string");
  if (/[^imsu]/.test(flags)) throw unsupported(`the regex option '${flags.replace(/[imsu]/g, "")}'`);
  try {
    return new RegExp(pattern, [...new Set(flags)].join(""));
  } catch (error) {
    throw new StoreError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

const TYPE_TESTS: Record<string, Test> = {
  double: (value) => typeof value === "number" && !isInt32(value),
  string: (value) => typeof value === "string",
  object: isPlain,
  array: Array.isArray,
  binData: (value) => bsonType(value) === "Binary",
  objectId: (value) => bsonType(value) === "ObjectId",
  bool: (value) => typeof value === "boolean",
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  regex: (value) => bsonType(value) === "BSONRegExp",
  int: (value) => isInt32(value),
  timestamp: (value) => bsonType(value) === "Timestamp",
  decimal: isDecimal,
  number: isNumeric,
};

const TYPE_NUMBERS: Record<number, string> = {
  1: "double",
  2: "string",
  3: "object",
  4: "array",
  5: "binData",
  7: "objectId",
  8: "bool",
  9: "date",
  10: "null",
  11: "regex",
  16: "int",
  17: "timestamp",
  19: "decimal",
};

const isInt32 = (value: unknown) => Number.isInteger(value) && (value as number) === ((value as number) | 0);

/** The BSON type name of a value as it would be stored. */
export const typeName = (value: unknown): string =>
  value === undefined ? "missing" : (Object.keys(TYPE_TESTS).find((name) => TYPE_TESTS[name]?.(value)) ?? "unknown");

/** @throws 2 for an unknown type, 115 for the one that is never stored */
export function typeTest(argument: unknown): Test {
  const tests = (Array.isArray(argument) ? argument : [argument]).map((type) => {
    const name = typeof type === "number" ? TYPE_NUMBERS[type] : String(type);
    if (name === "long" || type === 18) throw unsupported(`$type ${name ?? type}`);
    const test = Object.hasOwn(TYPE_TESTS, name ?? "") ? TYPE_TESTS[name ?? ""] : undefined;
    if (!test) throw new StoreError(2, `Unknown type name alias: ${type}`);
    return test;
  });
  if (tests.length === 0) throw new StoreError(9, "$type must match at least one type");
  return (value) => tests.some((test) => test(value));
}
