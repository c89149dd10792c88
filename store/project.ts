import { isNumeric } from "./decimals.ts";
import { bsonType, type Doc, isOperator, isOperatorObject, isPlain, parsePath } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { compileExpression, type Evaluator, type Variables } from "./expressions.ts";
import { elementTest } from "./match.ts";
import { matchedPosition } from "./positional.ts";
import { isTrue } from "./types.ts";

export type Transform = (doc: Doc) => Doc;

/** Operators of find's projection, besides expressions. */
export const PROJECTION_OPERATORS = ["$slice", "$elemMatch", "$"];

/** What is left of a value; nothing leaves the field out. */
type Cut = (value: unknown) => unknown;

/** One level of a projection: fields to keep or drop, expressions, array cuts, or a further level. */
interface Level {
  fields: Map<string, Level | true>;
  cuts: Map<string, Cut>;
  computed: Map<string, Evaluator>;
}

const newLevel = (): Level => ({ fields: new Map(), cuts: new Map(), computed: new Map() });

interface Context {
  variables: Variables;
  /** Set for find and findAndModify, whose projections know `$slice`, `$elemMatch` and the positional `$`. */
  filter?: Doc;
}

/**
 * Compiles a projection for `$project` or, with the query's filter, for find. Kept fields stay in the document's order.
 * @throws 31253, 31254 when keeping and dropping are mixed
 */
export function compileProjection(spec: Doc, context: Context): Transform {
  const root = newLevel();
  const seen = { keeps: false, drops: false, cuts: false };
  const { _id: id, ...others } = spec;
  for (const [path, value] of Object.entries(others)) addEntry(root, path, value, context, seen);
  if (isPlain(id) || typeof id === "string") addEntry(root, "_id", id, context, seen);
  if (seen.keeps && seen.drops)
    throw new StoreError(31254, "Cannot do exclusion in an inclusion projection or the reverse");
  const hidesId = id !== undefined && !isPlain(id) && typeof id !== "string" && !isTrue(id);
  const keeping = seen.keeps || (id !== undefined && !hidesId && !seen.drops && !seen.cuts);
  if (keeping && !hidesId && !root.computed.has("_id")) root.fields.set("_id", true);
  if (!keeping && hidesId) root.fields.set("_id", true);
  return keeping ? (doc) => keep(doc, root, doc) : (doc) => drop(doc, root);
}

type Seen = { keeps: boolean; drops: boolean; cuts: boolean };

function addEntry(root: Level, path: string, value: unknown, context: Context, seen: Seen): void {
  if (path.endsWith(".$") && context.filter) {
    seen.keeps = true;
    addPositional(root, path.slice(0, -2), context.filter);
    return;
  }
  const parts = parsePath(path);
  if (parts.some(isOperator)) throw new StoreError(16410, `FieldPath field names may not start with '$': ${path}`);
  if (isPlain(value) && !isOperatorObject(value) && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) addEntry(root, `${path}.${key}`, inner, context, seen);
    return;
  }
  const [level, key] = descend(root, parts, path);
  if (typeof value === "boolean" || isNumeric(value)) {
    if (isTrue(value)) seen.keeps = true;
    else seen.drops = true;
    level.fields.set(key, true);
  } else if (isPlain(value) && "$meta" in value) throw unsupported("$meta");
  else if (context.filter && isPlain(value) && "$slice" in value && isFindSlice(value.$slice)) {
    seen.cuts = true;
    level.cuts.set(key, ofArray(slicer(value.$slice)));
  } else if (context.filter && isPlain(value) && isPlain(value.$elemMatch)) {
    seen.keeps = true;
    const test = elementTest(value.$elemMatch, context.variables, true);
    level.fields.set(key, true);
    level.cuts.set(key, (items) => (Array.isArray(items) && items.some(test) ? [items.find(test)] : undefined));
  } else {
    seen.keeps = true;
    level.computed.set(key, compileExpression(value, context.variables));
  }
}

function descend(root: Level, parts: string[], path: string): [Level, string] {
  let level = root;
  for (const part of parts.slice(0, -1)) {
    const next = level.fields.get(part) ?? newLevel();
    if (next === true) throw new StoreError(31249, `Path collision at ${path}`);
    level.fields.set(part, next);
    level = next;
  }
  const key = parts.at(-1) as string;
  if (level.fields.has(key) || level.computed.has(key)) throw new StoreError(31250, `Path collision at ${path}`);
  return [level, key];
}

const isFindSlice = (value: unknown) =>
  Number.isInteger(value) || (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger));

/** Values that are no arrays stay as they are. */
const ofArray =
  (cut: (items: unknown[]) => unknown[]): Cut =>
  (value) =>
    Array.isArray(value) ? cut(value) : value;

function slicer(argument: unknown): (items: unknown[]) => unknown[] {
  if (typeof argument === "number") return (items) => (argument < 0 ? items.slice(argument) : items.slice(0, argument));
  const [skip, limit] = argument as [number, number];
  if (limit <= 0) throw new StoreError(28724, "The limit of a $slice must be positive");
  return (items) => {
    const from = skip < 0 ? Math.max(0, items.length + skip) : skip;
    return items.slice(from, from + limit);
  };
}

function addPositional(root: Level, path: string, filter: Doc): void {
  const parts = parsePath(path);
  const [level, key] = descend(root, parts, path);
  if (parts.length > 1) throw unsupported("a positional projection below a sub-document");
  level.fields.set(key, true);
  const matched = (items: unknown[]) => {
    const position = matchedPosition({ [path]: items }, parts, filter);
    if (position === null)
      throw new StoreError(51246, "Executor error: the positional operator did not find the match");
    return [items[position]];
  };
  level.cuts.set(key, ofArray(matched));
}

function keep(doc: Doc, level: Level, root: Doc): Doc {
  const result: Doc = {};
  for (const key of Object.keys(doc)) {
    const rule = level.fields.get(key);
    const cut = level.cuts.get(key);
    const value = doc[key];
    if (rule === true || (cut && !rule)) setCut(result, key, value, cut);
    else if (rule) {
      const inner = keepInside(value, rule, root);
      if (inner !== undefined) result[key] = inner;
    }
  }
  for (const [key, rule] of level.fields)
    if (rule !== true && !(key in result) && hasComputed(rule)) result[key] = keep({}, rule, root);
  for (const [key, evaluate] of level.computed) {
    const value = evaluate(root);
    if (value === undefined) delete result[key];
    else result[key] = value;
  }
  return result;
}

const hasComputed = (level: Level): boolean =>
  level.computed.size > 0 || [...level.fields.values()].some((inner) => inner !== true && hasComputed(inner));

function setCut(result: Doc, key: string, value: unknown, cut: Cut | undefined): void {
  const left = cut ? cut(value) : value;
  if (left !== undefined) result[key] = left;
}

function keepInside(value: unknown, level: Level, root: Doc): unknown {
  if (isPlain(value)) return keep(value, level, root);
  if (Array.isArray(value))
    return value.map((item) => keepInside(item, level, root)).filter((item) => item !== undefined);
  return hasComputed(level) ? keep({}, level, root) : undefined;
}

function drop(doc: Doc, level: Level): Doc {
  const result: Doc = {};
  for (const key of Object.keys(doc)) {
    const rule = level.fields.get(key);
    const cut = level.cuts.get(key);
    if (rule === true) continue;
    if (rule) result[key] = dropInside(doc[key], rule);
    else setCut(result, key, doc[key], cut);
  }
  return result;
}

function dropInside(value: unknown, level: Level): unknown {
  if (isPlain(value)) return drop(value, level);
  return Array.isArray(value) ? value.map((item) => dropInside(item, level)) : value;
}

/** `$addFields`: every expression sees the document as it came in. */
export function compileAddFields(spec: Doc, variables: Variables): Transform {
  const root = newLevel();
  for (const [path, value] of Object.entries(spec)) addField(root, path, value, variables);
  return (doc) => add(doc, root, doc);
}

function addField(root: Level, path: string, value: unknown, variables: Variables): void {
  const parts = parsePath(path);
  if (parts.some(isOperator)) throw new StoreError(16410, `FieldPath field names may not start with '$': ${path}`);
  if (isPlain(value) && !isOperatorObject(value) && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) addField(root, `${path}.${key}`, inner, variables);
    return;
  }
  const [level, key] = descend(root, parts, path);
  level.computed.set(key, compileExpression(value, variables));
}

function add(doc: Doc, level: Level, root: Doc): Doc {
  const result: Doc = { ...doc };
  for (const [key, inner] of level.fields) if (inner !== true) result[key] = addInside(doc[key], inner, root);
  for (const [key, evaluate] of level.computed) {
    const value = evaluate(root);
    if (value === undefined) delete result[key];
    else result[key] = value;
  }
  return result;
}

function addInside(value: unknown, level: Level, root: Doc): unknown {
  if (Array.isArray(value)) return value.map((item) => addInside(item, level, root));
  return add(isPlain(value) ? value : {}, level, root);
}

/** `$unset`: the paths are dropped. */
export function compileUnset(paths: unknown): Transform {
  const list = Array.isArray(paths) ? paths : [paths];
  if (list.length === 0 || !list.every((path) => typeof path === "string" && bsonType(path) === undefined))
    throw new StoreError(31002, "$unset needs a string or an array of strings");
  return compileProjection(Object.fromEntries(list.map((path) => [path, 0])), { variables: {} });
}

/** `$replaceRoot` and `$replaceWith`. @throws 40228 when the new root is no document */
export function compileReplaceRoot(expression: unknown, variables: Variables): Transform {
  const evaluate = compileExpression(expression, variables);
  return (doc) => {
    const root = evaluate(doc);
    if (!isPlain(root)) throw new StoreError(40228, "The new root must be a document");
    return root;
  };
}
