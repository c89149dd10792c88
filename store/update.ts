import { Timestamp } from "bson";
import { add, isNumeric, multiply, type Numeric, toDecimal } from "./decimals.ts";
import { bsonType, clone, type Doc, isOperator, isOperatorObject, isPlain, parsePath } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import type { Variables } from "./expressions.ts";
import { compareValues, equalValues } from "./keys.ts";
import { elementTest } from "./match.ts";
import { getAt, setAt, unsetAt } from "./paths.ts";
import { compileUpdatePipeline } from "./pipeline.ts";
import { matchedPosition } from "./positional.ts";
import { Sorter } from "./select.ts";
import { typeName } from "./types.ts";

/** Update operators this store answers for; every one has its case in store/tests/operators.test.ts. */
export const UPDATE_OPERATORS = [
  ...["$set", "$setOnInsert", "$unset", "$inc", "$mul", "$min", "$max", "$rename", "$currentDate", "$push"],
  ...["$addToSet", "$pull", "$pullAll", "$pop", "$bit"],
];

export interface UpdateSpec {
  filter: Doc;
  update: unknown;
  arrayFilters: Doc[];
  variables: Variables;
}

/** Makes the document that should replace `before`; `before` itself is left as it is. */
export type Updater = (before: Doc, inserting: boolean) => Doc;

/**
 * Compiles an update: operators, a replacement or a pipeline.
 * @throws 9, 2, 40, 52, 56, 115 for updates that are refused whatever the document
 */
export function compileUpdate(spec: UpdateSpec): Updater {
  const { update, variables } = spec;
  const apply = Array.isArray(update)
    ? compileUpdatePipeline(update, variables)
    : isOperatorObject(update)
      ? compileOperators(update, spec)
      : compileReplacement(update);
  return (before, inserting) => {
    const after = apply(before, inserting);
    if (before._id !== undefined && !(after._id !== undefined && equalValues(before._id, after._id)))
      throw new StoreError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
    return after;
  };
}

export const isReplacement = (update: unknown) => !Array.isArray(update) && !isOperatorObject(update);

function compileReplacement(update: unknown): Updater {
  if (!isPlain(update)) throw new StoreError(9, "The update must be a document or an array");
  const dollar = Object.keys(update).find(isOperator);
  if (dollar)
    throw new StoreError(52, `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement document`);
  return (before) => {
    const { _id, ...fields } = update;
    const id = _id === undefined ? before._id : _id;
    return id === undefined ? { ...fields } : { _id: id, ...fields };
  };
}

interface Change {
  path: string;
  parts: string[];
  operator: string;
  argument: unknown;
}

function compileOperators(update: Doc, { filter, arrayFilters }: UpdateSpec): Updater {
  const changes = Object.entries(update).flatMap(([operator, fields]) => readOperator(operator, fields));
  checkConflicts(changes);
  // MongoDB adds new fields in the order of their names, not in that of the update.
  changes.sort((a, b) => comparePaths(a.parts, b.parts));
  const filters = compileArrayFilters(arrayFilters, changes);
  const positional = changes.some(({ parts }) => parts.some(isOperator));
  return (before, inserting) => {
    const doc = clone(before);
    const due = inserting ? changes : changes.filter(({ operator }) => operator !== "$setOnInsert");
    // Positions are those of the document as it was: what one operator writes must not hide an element from the next.
    const places = due.flatMap((change) =>
      expandPath(before, change.parts, filter, filters).map((parts) => ({ change, parts })),
    );
    if (positional) checkConflicts(places.map(({ change, parts }) => ({ ...change, path: parts.join(".") })));
    for (const { change, parts } of places) applyChange(doc, parts, change, inserting);
    return doc;
  };
}

function readOperator(operator: string, fields: unknown): Change[] {
  if (!isOperator(operator) || !UPDATE_OPERATORS.includes(operator))
    throw isOperator(operator) ? unsupported(operator) : new StoreError(9, `Unknown modifier: ${operator}`);
  if (!isPlain(fields))
    throw new StoreError(9, `Modifiers operate on fields but ${operator} was given a ${typeName(fields)}`);
  return Object.entries(fields).map(([path, argument]) => {
    const parts = parsePath(path);
    if (parts.some((part) => isOperator(part) && part !== "$" && !/^\$\[\w*\]$/.test(part)))
      throw new StoreError(52, `The dollar ($) prefixed field in '${path}' is not valid for storage`);
    checkArgument(operator, path, argument);
    return { path, parts, operator, argument };
  });
}

function checkArgument(operator: string, path: string, argument: unknown): void {
  if ((operator === "$inc" || operator === "$mul") && !isNumeric(argument))
    throw new StoreError(
      14,
      `Cannot ${operator === "$inc" ? "increment" : "multiply"} with non-numeric argument: {${path}: ${typeName(argument)}}`,
    );
  if (operator === "$pop" && argument !== 1 && argument !== -1) throw new StoreError(9, "$pop expects 1 or -1");
  if (operator === "$pullAll" && !Array.isArray(argument))
    throw new StoreError(2, "$pullAll requires an array argument");
  if (
    operator === "$rename" &&
    (typeof argument !== "string" || parsePath(argument).some(isOperator) || argument === path)
  )
    throw new StoreError(2, `The target of $rename must be another plain path: ${path}`);
  if (operator === "$push" || operator === "$addToSet") checkModifiers(operator, argument);
}

function checkConflicts(changes: Change[]): void {
  const paths = changes.flatMap(({ path, operator, argument }) =>
    operator === "$rename" ? [path, argument as string] : [path],
  );
  const seen = new Set(paths);
  for (const [i, path] of paths.entries()) {
    if (paths.indexOf(path) !== i) throw conflict(path);
    for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1))
      if (seen.has(path.slice(0, dot))) throw conflict(path);
  }
}

const conflict = (path: string) =>
  new StoreError(40, `Updating the path '${path}' would create a conflict at '${path}'`);

function comparePaths(a: string[], b: string[]): number {
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (part === other) continue;
    const order = Number(part) - Number(other);
    return Number.isNaN(order) ? (part < other ? -1 : 1) : order;
  }
  return -1;
}

type ArrayFilters = Map<string, (item: unknown) => boolean>;

function compileArrayFilters(arrayFilters: Doc[], changes: Change[]): ArrayFilters {
  const filters: ArrayFilters = new Map();
  for (const filter of arrayFilters) {
    const names = new Set(Object.keys(filter).map((key) => key.split(".")[0] as string));
    const [name] = names;
    if (name === undefined || names.size > 1)
      throw new StoreError(9, "An array filter must be about exactly one identifier");
    if (isOperator(name)) throw unsupported(`${name} in an array filter`);
    if (filters.has(name))
      throw new StoreError(9, `Found multiple array filters with the same top-level field name ${name}`);
    const tests = Object.entries(filter).map(([key, condition]) => {
      const path = key.slice(name.length + 1);
      if (path) return elementTest({ [path]: condition });
      return elementTest(isOperatorObject(condition) ? condition : { $eq: condition });
    });
    filters.set(name, (item) => tests.every((test) => test(item)));
  }
  const used = new Set(
    changes.flatMap(({ parts }) => parts.filter((part) => /^\$\[\w+\]$/.test(part)).map((part) => part.slice(2, -1))),
  );
  for (const name of filters.keys())
    if (!used.has(name))
      throw new StoreError(9, `The array filter for identifier '${name}' was not used in the update`);
  for (const name of used)
    if (!filters.has(name)) throw new StoreError(2, `No array filter found for identifier '${name}'`);
  return filters;
}

/** Turns `$`, `$[]` and `$[name]` into the positions they stand for in this document. */
function expandPath(doc: Doc, parts: string[], filter: Doc, filters: ArrayFilters): string[][] {
  const at = parts.findIndex(isOperator);
  if (at < 0) return [parts];
  const before = parts.slice(0, at);
  const rest = parts.slice(at + 1);
  const items = getAt(doc, before);
  if (parts[at] === "$") {
    const position = matchedPosition(doc, before, filter);
    if (position === null)
      throw new StoreError(2, "The positional operator did not find the match needed from the query.");
    return expandPath(doc, [...before, String(position), ...rest], filter, filters);
  }
  if (!Array.isArray(items)) throw new StoreError(2, `The path '${before.join(".")}' must exist and be an array`);
  const name = (parts[at] as string).slice(2, -1);
  const wanted = filters.get(name) ?? (() => true);
  return items.flatMap((item, i) =>
    wanted(item) ? expandPath(doc, [...before, String(i), ...rest], filter, filters) : [],
  );
}

function applyChange(doc: Doc, parts: string[], change: Change, inserting: boolean): void {
  const { operator, argument, path } = change;
  const current = getAt(doc, parts);
  if (operator === "$unset") unsetAt(doc, parts);
  else if (operator === "$rename") rename(doc, parts, argument as string);
  else if (operator === "$set" || operator === "$setOnInsert") setAt(doc, parts, clone(argument));
  else if (operator === "$inc" || operator === "$mul")
    setAt(doc, parts, calculate(operator, current, argument as Numeric, path));
  else if (operator === "$currentDate") setAt(doc, parts, currentDate(argument));
  else if (operator === "$bit") setAt(doc, parts, bitwise(current, argument));
  else if (operator === "$min" || operator === "$max") {
    const order = current === undefined ? 0 : compareValues(argument, current);
    if (current === undefined || (operator === "$min" ? order < 0 : order > 0)) setAt(doc, parts, clone(argument));
  } else applyToArray(doc, parts, change, inserting);
}

function calculate(operator: string, current: unknown, by: Numeric, path: string): Numeric {
  if (current === undefined && operator === "$inc") return by;
  if (current === undefined) return typeof by === "number" ? 0 : toDecimal(0);
  if (!isNumeric(current))
    throw new StoreError(
      14,
      `Cannot apply ${operator} to a value of non-numeric type: '${path}' is of type ${typeName(current)}`,
    );
  if (typeof current !== "number" || typeof by !== "number")
    return (operator === "$inc" ? add : multiply)(toDecimal(current), toDecimal(by));
  const result = operator === "$inc" ? current + by : current * by;
  if (Number.isInteger(current) && Number.isInteger(by) && !Number.isSafeInteger(result))
    throw unsupported("an integer beyond 2^53");
  return result;
}

function currentDate(argument: unknown): Date | Timestamp {
  const type = isPlain(argument) ? argument.$type : argument;
  if (type === "timestamp") return new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  if (type !== true && type !== false && type !== "date")
    throw new StoreError(2, "$currentDate needs true or a $type of 'date' or 'timestamp'");
  return new Date();
}

function rename(doc: Doc, parts: string[], target: string): void {
  const value = getAt(doc, parts);
  if (value === undefined) return;
  const to = parsePath(target);
  for (const path of [parts, to])
    for (let i = 1; i < path.length; i++)
      if (Array.isArray(getAt(doc, path.slice(0, i)))) throw new StoreError(2, "$rename cannot reach into an array");
  unsetAt(doc, parts);
  setAt(doc, to, value);
}

function bitwise(current: unknown, argument: unknown): number {
  if (!isPlain(argument)) throw new StoreError(2, "$bit needs a document");
  if (current !== undefined && !isInt(current))
    throw new StoreError(2, "Cannot apply $bit to a value of non-integral type");
  let result = (current as number | undefined) ?? 0;
  for (const [operation, mask] of Object.entries(argument)) {
    if (!isInt(mask)) throw new StoreError(2, "The $bit modifier must be given 32-bit integers");
    if (operation === "and") result &= mask;
    else if (operation === "or") result |= mask;
    else if (operation === "xor") result ^= mask;
    else throw new StoreError(2, `The $bit modifier only supports 'and', 'or', and 'xor', not ${operation}`);
  }
  return result;
}

const isInt = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) === ((value as number) | 0);

function applyToArray(doc: Doc, parts: string[], { operator, argument, path }: Change, inserting: boolean): void {
  const current = getAt(doc, parts);
  const pulls = operator.startsWith("$p") && operator !== "$push";
  if (current === undefined && pulls) return;
  if (current !== undefined && !Array.isArray(current))
    throw new StoreError(
      operator === "$pop" ? 14 : 2,
      `The field '${path}' must be an array but is of type ${typeName(current)}${inserting ? " in the document to insert" : ""}`,
    );
  const items = (current ?? []) as unknown[];
  if (operator === "$push") setAt(doc, parts, push(items, argument));
  else if (operator === "$addToSet") setAt(doc, parts, addToSet(items, argument));
  else if (operator === "$pop") setAt(doc, parts, argument === 1 ? items.slice(0, -1) : items.slice(1));
  else if (operator === "$pullAll")
    setAt(
      doc,
      parts,
      items.filter((item) => !(argument as unknown[]).some((other) => equalValues(item, other))),
    );
  else {
    const test = pullTest(argument);
    setAt(
      doc,
      parts,
      items.filter((item) => !test(item)),
    );
  }
}

function pullTest(argument: unknown): (item: unknown) => boolean {
  if (isPlain(argument)) return elementTest(argument);
  if (bsonType(argument) === "BSONRegExp") return elementTest({ $regex: argument });
  return (item) => equalValues(item, argument);
}

const PUSH_MODIFIERS = ["$each", "$slice", "$sort", "$position"];

function checkModifiers(operator: string, argument: unknown): void {
  if (!isPlain(argument) || !Object.keys(argument).some(isOperator)) return;
  const allowed = operator === "$push" ? PUSH_MODIFIERS : ["$each"];
  const wrong = Object.keys(argument).find((key) => !allowed.includes(key));
  if (wrong) throw new StoreError(2, `Unrecognized clause in ${operator}: ${wrong}`);
  if (!Array.isArray(argument.$each)) throw new StoreError(2, `The argument to $each in ${operator} must be an array`);
  for (const key of ["$slice", "$position"])
    if (argument[key] !== undefined && !Number.isInteger(argument[key]))
      throw new StoreError(2, `The value for ${key} must be an integer`);
}

function push(items: unknown[], argument: unknown): unknown[] {
  if (!isPlain(argument) || !("$each" in argument)) return [...items, clone(argument)];
  const { $each, $slice, $sort, $position } = argument as {
    $each: unknown[];
    $slice?: number;
    $sort?: unknown;
    $position?: number;
  };
  let result = items.toSpliced($position ?? items.length, 0, ...clone($each));
  if ($sort !== undefined) result = sortItems(result, $sort);
  if ($slice === undefined) return result;
  if ($slice === 0) return [];
  return $slice < 0 ? result.slice($slice) : result.slice(0, $slice);
}

function sortItems(items: unknown[], order: unknown): unknown[] {
  if (order === 1 || order === -1) return items.toSorted((a, b) => compareValues(a, b) * order);
  if (!isPlain(order)) throw new StoreError(2, "The $sort is invalid: use 1 or -1, or a document of fields");
  const sorter = new Sorter<unknown>(order);
  for (const item of items) sorter.add(isPlain(item) ? item : {}, item, 0);
  return sorter.take();
}

function addToSet(items: unknown[], argument: unknown): unknown[] {
  const wanted = isPlain(argument) && "$each" in argument ? (argument.$each as unknown[]) : [argument];
  const result = [...items];
  for (const item of wanted) if (!result.some((other) => equalValues(other, item))) result.push(clone(item));
  return result;
}
