import type { BSONRegExp } from "bson";
import { asDouble, isDecimal, isNotNumber, truncate } from "./decimals.ts";
import { bsonType, type Doc, isIndex, isOperator, isOperatorObject, isPlain, own, parsePath } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { compileExpression, type Variables } from "./expressions.ts";
import { compareValues, equalValues, TAG, tagOf } from "./keys.ts";
import { isTrue, type Test, toRegExp, typeTest } from "./types.ts";

export type Matcher = (doc: Doc) => boolean;

/** Query operators this store answers for; every one has its case in store/tests/operators.test.ts. */
export const QUERY_OPERATORS = [
  ...["$eq", "$ne", "$gt", "$gte", "$lt", "$lte", "$in", "$nin", "$exists", "$type", "$size", "$all", "$elemMatch"],
  ...["$not", "$mod", "$regex", "$and", "$or", "$nor", "$expr", "$comment"],
];

/** Compiles a filter. @throws 2 when it makes no sense, 115 when it asks for what is left to MongoDB */
export function compileFilter(filter: Doc, variables: Variables = {}): Matcher {
  const tests: Matcher[] = [];
  for (const [key, condition] of Object.entries(filter)) {
    if (isOperator(key)) {
      const test = compileLogical(key, condition, variables);
      if (test) tests.push(test);
    } else tests.push(compilePath(key, condition, variables));
  }
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0] as Matcher;
  return (doc) => tests.every((test) => test(doc));
}

function compileLogical(operator: string, argument: unknown, variables: Variables): Matcher | null {
  if (operator === "$comment") return null;
  if (operator === "$expr") {
    const evaluate = compileExpression(argument, variables);
    return (doc) => isTrue(evaluate(doc));
  }
  if (operator !== "$and" && operator !== "$or" && operator !== "$nor") throw unsupported(operator);
  if (!Array.isArray(argument) || argument.length === 0 || !argument.every(isPlain))
    throw new StoreError(2, `${operator} must be a non-empty array of documents`);
  const tests = argument.map((part) => compileFilter(part, variables));
  if (operator === "$and") return (doc) => tests.every((test) => test(doc));
  if (operator === "$or") return (doc) => tests.some((test) => test(doc));
  return (doc) => !tests.some((test) => test(doc));
}

function compilePath(path: string, condition: unknown, variables: Variables): Matcher {
  const parts = parsePath(path);
  const test = compileCondition(condition, variables);
  const key = parts[0] as string;
  if (parts.length === 1) return (doc) => test([own(doc, key)]);
  return (doc) => {
    const leaves: unknown[] = [];
    collectLeaves(doc, parts, 0, leaves);
    return test(leaves);
  };
}

/** What a document's field equals: the values at the path and, of arrays, the elements too. */
export function valuesAt(doc: Doc, path: string): unknown[] {
  const leaves: unknown[] = [];
  collectLeaves(doc, parsePath(path), 0, leaves);
  return leaves.flatMap((leaf) => (Array.isArray(leaf) ? [leaf, ...leaf] : [leaf]));
}

/**
 * Every value a dotted path reaches. Arrays on the way are entered both by element and by position; a missing field
 * counts as one undefined value, except below elements that are no documents.
 */
function collectLeaves(value: unknown, parts: string[], at: number, leaves: unknown[]): void {
  if (at === parts.length) leaves.push(value);
  else if (isPlain(value)) collectLeaves(own(value, parts[at] as string), parts, at + 1, leaves);
  else if (Array.isArray(value)) {
    for (const item of value) if (isPlain(item)) collectLeaves(item, parts, at, leaves);
    const part = parts[at] as string;
    if (isIndex(part) && Number(part) < value.length) collectLeaves(value[Number(part)], parts, at + 1, leaves);
  } else leaves.push(undefined);
}

/** `alone`: the leaves are elements that `$elemMatch` looks at, and arrays among them are not entered. */
type LeafTest = (leaves: unknown[], alone?: boolean) => boolean;

function compileCondition(condition: unknown, variables: Variables): LeafTest {
  if (bsonType(condition) === "BSONRegExp") return anyElement(regexTest(condition as BSONRegExp));
  if (!isOperatorObject(condition)) return anyElement(equalTest(condition));
  const tests: LeafTest[] = [];
  for (const [operator, argument] of Object.entries(condition)) {
    if (operator === "$options") {
      if (!("$regex" in condition)) throw new StoreError(2, "$options needs a $regex");
      continue;
    }
    tests.push(compileOperator(operator, argument, condition, variables));
  }
  return tests.length === 1 ? (tests[0] as LeafTest) : (leaves, alone) => tests.every((test) => test(leaves, alone));
}

function compileOperator(operator: string, argument: unknown, condition: Doc, variables: Variables): LeafTest {
  switch (operator) {
    case "$eq":
      return anyElement(equalTest(argument));
    case "$ne":
      return not(anyElement(equalTest(argument)));
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      return anyElement(rangeTest(operator, argument));
    case "$in":
      return anyElement(inTest(operator, argument));
    case "$nin":
      return not(anyElement(inTest(operator, argument)));
    case "$exists": {
      const wanted = isTrue(argument);
      return (leaves) => leaves.some((leaf) => leaf !== undefined) === wanted;
    }
    case "$type":
      return anyElement(typeTest(argument));
    case "$size":
      if (!Number.isInteger(argument) || (argument as number) < 0)
        throw new StoreError(2, "$size must be a whole number from 0");
      return (leaves) => leaves.some((leaf) => Array.isArray(leaf) && leaf.length === argument);
    case "$all":
      return allTest(argument, variables);
    case "$elemMatch":
      return elemMatchTest(argument, variables);
    case "$not":
      if (bsonType(argument) !== "BSONRegExp" && !isOperatorObject(argument))
        throw new StoreError(2, "$not needs a regex or a document of operators");
      return not(compileCondition(argument, variables));
    case "$mod":
      return anyElement(modTest(argument));
    case "$regex":
      return anyElement(regexTest(argument, condition.$options));
    default:
      throw isOperator(operator) ? unsupported(operator) : new StoreError(2, `unknown operator: ${operator}`);
  }
}

const not =
  (test: LeafTest): LeafTest =>
  (leaves, alone) =>
    !test(leaves, alone);

/** A value condition holds for a leaf, or for any element when the leaf is an array. */
const anyElement =
  (test: Test): LeafTest =>
  (leaves, alone) =>
    leaves.some((leaf) => test(leaf) || (!alone && Array.isArray(leaf) && leaf.some(test)));

function equalTest(wanted: unknown): Test {
  if (wanted === null || wanted === undefined) return (value) => value === null || value === undefined;
  const plain = asDouble(wanted);
  if (Number.isNaN(plain)) return isNotNumber;
  if (typeof plain === "number") return (value) => value === plain || (isDecimal(value) && equalValues(value, plain));
  if (typeof wanted !== "object") return (value) => value === wanted;
  return (value) => value !== undefined && equalValues(value, wanted);
}

function rangeTest(operator: string, bound: unknown): Test {
  if (bsonType(bound) === "BSONRegExp") throw new StoreError(2, `Can't have a regex as argument of ${operator}`);
  const tag = tagOf(bound);
  const orEqual = operator.endsWith("e");
  const greater = operator.startsWith("$g");
  const anyType = tag === TAG.minKey || tag === TAG.maxKey;
  const notNumber = isNotNumber(bound);
  return (value) => {
    if (value === undefined && tag !== TAG.null && !anyType) return false;
    if (tagOf(value) !== tag && !anyType) return false;
    if (tag === TAG.number && (notNumber || isNotNumber(value))) return orEqual && notNumber && isNotNumber(value);
    const order = compareValues(value, bound);
    return order === 0 ? orEqual : order > 0 === greater;
  };
}

const isScalar = (item: unknown) => typeof item === "string" || typeof item === "number";

function inTest(operator: string, list: unknown): Test {
  if (!Array.isArray(list)) throw new StoreError(2, `${operator} needs an array`);
  if (list.some(isOperatorObject)) throw new StoreError(2, `cannot nest $ under ${operator}`);
  const items = list.map(asDouble);
  const scalars = new Set(items.filter(isScalar));
  const others = items
    .filter((item) => !isScalar(item))
    .map((item) => (bsonType(item) === "BSONRegExp" ? regexTest(item) : equalTest(item)));
  return (value) => scalars.has(asDouble(value) as string) || others.some((test) => test(value));
}

function modTest(argument: unknown): Test {
  if (
    !Array.isArray(argument) ||
    argument.length !== 2 ||
    !argument.every(Number.isFinite) ||
    Math.trunc(argument[0]) === 0
  )
    throw new StoreError(2, "$mod needs a divisor other than 0 and a remainder");
  const [divisor, remainder] = argument.map(Math.trunc) as [number, number];
  return (value) => {
    if (!isDecimal(value)) return Number.isFinite(value) && Math.trunc(value as number) % divisor === remainder;
    const whole = truncate(value);
    return whole !== null && BigInt.asIntN(64, whole) === whole && whole % BigInt(divisor) === BigInt(remainder);
  };
}

function regexTest(source: unknown, options?: unknown): Test {
  const regex = toRegExp(source, options);
  return (value) =>
    typeof value === "string"
      ? regex.test(value)
      : bsonType(value) === "BSONRegExp" && bsonType(source) === "BSONRegExp" && equalValues(value, source);
}

function allTest(list: unknown, variables: Variables): LeafTest {
  if (!Array.isArray(list)) throw new StoreError(2, "$all needs an array");
  const tests = list.map((item) =>
    isOperatorObject(item) && "$elemMatch" in item
      ? elemMatchTest(item.$elemMatch, variables)
      : anyElement(bsonType(item) === "BSONRegExp" ? regexTest(item) : equalTest(item)),
  );
  return (leaves, alone) => tests.length > 0 && tests.every((test) => test(leaves, alone));
}

function elemMatchTest(argument: unknown, variables: Variables): LeafTest {
  if (!isPlain(argument)) throw new StoreError(2, "$elemMatch needs an Object");
  const test = elementTest(argument, variables, true);
  return (leaves) => leaves.some((leaf) => Array.isArray(leaf) && leaf.some(test));
}

/** The condition of `$elemMatch`, `$pull` and array filters on one element: operators on it, or a filter if it is a document. */
export function elementTest(argument: Doc, variables: Variables = {}, alone = false): Test {
  const [first] = Object.keys(argument);
  if (first !== undefined && isOperator(first) && !["$and", "$or", "$nor", "$expr"].includes(first)) {
    const test = compileCondition(argument, variables);
    return (item) => test([item], alone);
  }
  const matches = compileFilter(argument, variables);
  return (item) => isPlain(item) && matches(item);
}
