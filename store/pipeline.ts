import { type Collection, checkNames, keyRange, type View } from "./catalog.ts";
import { type Doc, isPlain, parsePath, sizeOf } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { bindVariables, getPath, type Variables } from "./expressions.ts";
import { Grouping, MAX_GROUP_BYTES } from "./group.ts";
import { valueKey } from "./keys.ts";
import { compileFilter, valuesAt } from "./match.ts";
import { withField } from "./paths.ts";
import { plan } from "./planner.ts";
import { compileAddFields, compileProjection, compileReplaceRoot, compileUnset, type Transform } from "./project.ts";
import { checkSort, noWork, type Selection, Sorter, select, type Work } from "./select.ts";
import { unwind } from "./unwind.ts";

/** What a pipeline runs on: a view of one database, the variables in scope, and the count of what is read. */
export interface Scope {
  view: View;
  db: string;
  variables: Variables;
  work: Work;
}

type Chunks = Generator<Doc[]>;
type Stage = (input: Chunks, scope: Scope) => Chunks;

/** Stages this store answers for; every one has its case in store/tests/operators.test.ts. */
const STAGES: Record<string, (argument: unknown, scope: Scope) => Stage> = {
  $match: (argument, { variables }) => {
    const test = compileFilter(document("$match", argument), variables);
    return perChunk((chunk) => chunk.filter(test));
  },
  $project: (argument, { variables }) => {
    const spec = document("$project", argument);
    if (Object.keys(spec).length === 0) throw new StoreError(51272, "$project needs at least one field");
    return perDocument(compileProjection(spec, { variables }));
  },
  $addFields: (argument, { variables }) => perDocument(compileAddFields(document("$addFields", argument), variables)),
  $set: (argument, { variables }) => perDocument(compileAddFields(document("$set", argument), variables)),
  $unset: (argument) => perDocument(compileUnset(argument)),
  $replaceRoot: (argument, { variables }) =>
    perDocument(compileReplaceRoot(document("$replaceRoot", argument, ["newRoot"]).newRoot, variables)),
  $replaceWith: (argument, { variables }) => perDocument(compileReplaceRoot(argument, variables)),
  $unwind: (argument) => {
    const spread = unwind(argument);
    return perChunk((chunk) => chunk.flatMap(spread));
  },
  $group: (argument, { variables }) => {
    const grouping = new Grouping(argument, variables);
    return (input) => group(input, grouping);
  },
  $sortByCount: (argument, { variables }) => {
    const grouping = new Grouping({ _id: argument, count: { $sum: 1 } }, variables);
    return (input) => sort(group(input, grouping), { count: -1 });
  },
  $count: (argument) => {
    if (typeof argument !== "string" || !/^[^$.\0][^.\0]*$/.test(argument))
      throw new StoreError(40156, "$count needs a field name");
    return (input) => count(input, argument);
  },
  $sort: (argument) => {
    const order = checkSort(document("$sort", argument));
    if (!order) throw new StoreError(15976, "$sort stage must have at least one sort key");
    return (input) => sort(input, order);
  },
  $limit: (argument) => {
    const limit = wholeNumber("$limit", argument, 1);
    return (input) => slice(input, 0, limit);
  },
  $skip: (argument) => {
    const skip = wholeNumber("$skip", argument, 0);
    return (input) => slice(input, skip, Number.POSITIVE_INFINITY);
  },
  $sample: (argument) => {
    const size = wholeNumber("$sample", document("$sample", argument, ["size"]).size, 1);
    return (input) => sample(input, size);
  },
  $lookup: (argument) => (input, scope) => lookup(input, document("$lookup", argument), scope),
  $facet: (argument) => (input, scope) => facet(input, document("$facet", argument), scope),
  $unionWith: (argument) => (input, scope) => unionWith(input, argument, scope),
};

export const PIPELINE_STAGES = [...Object.keys(STAGES), "$documents"];

/** @throws 15959, and 40415 for a field outside `known` where that is given */
const document = (stage: string, argument: unknown, known?: string[]): Doc => {
  if (!isPlain(argument)) throw new StoreError(15959, `the ${stage} specification must be an object`);
  const unknown = known && Object.keys(argument).find((key) => !known.includes(key));
  if (unknown) throw new StoreError(40415, `BSON field '${stage}.${unknown}' is an unknown field.`);
  return argument;
};

function wholeNumber(stage: string, argument: unknown, least: number): number {
  if (!Number.isInteger(argument) || (argument as number) < least)
    throw new StoreError(15958, `${stage} needs a whole number from ${least}`);
  return argument as number;
}

/** Splits `[{ $stage: argument }]`. @throws 40323 for shapes that are no stage, 115 for stages that are refused */
function readStage(stage: unknown): [name: string, argument: unknown] {
  const entries = isPlain(stage) ? Object.entries(stage) : [];
  const [entry] = entries;
  if (entries.length !== 1 || !entry)
    throw new StoreError(40323, "A pipeline stage specification object must contain exactly one field.");
  if (!PIPELINE_STAGES.includes(entry[0])) throw unsupported(`the stage ${entry[0]}`);
  return entry;
}

/**
 * Runs a pipeline. What comes first (matches, an order, a page) goes to the planner, so that it meets an index; every
 * stage is compiled before the first document is read.
 */
export function runPipeline(scope: Scope, name: string | null, pipeline: unknown[], hint?: unknown): Chunks {
  const stages = pipeline.map(readStage);
  const documents = stages.findLastIndex(([stage]) => stage === "$documents");
  if (documents > 0) throw new StoreError(40602, "$documents is only valid as the first stage in a pipeline");
  if (documents === 0) {
    const { list } = bindVariables({ list: stages[0]?.[1] }, scope.variables);
    if (!Array.isArray(list) || !list.every(isPlain))
      throw new StoreError(40602, "$documents needs an array of objects");
    return through(once(list), stages.slice(1), scope);
  }
  if (name === null) throw new StoreError(73, "{aggregate: 1} needs $documents as its first stage");
  const [pushed, rest] = pushDown(stages);
  const selection = { ...pushed, hint };
  const collection = scope.view.catalog.find(scope.db, name);
  // A wrong filter fails whether or not there is anything to filter.
  compileFilter(selection.filter, scope.variables);
  const counted = countField(rest);
  if (counted && selection.limit === undefined && !selection.skip) {
    compileStages(rest.slice(0, 1), scope);
    return through(countOnly(scope, collection, selection, counted), rest.slice(1), scope);
  }
  const source = collection ? selected(scope, collection, selection) : once<Doc>([]);
  return through(source, rest, scope);
}

type Stages = [name: string, argument: unknown][];

function through(source: Chunks, stages: Stages, scope: Scope): Chunks {
  return compileStages(stages, scope).reduce((input, stage) => stage(input, scope), source);
}

/** @throws for arguments that make no sense */
const compileStages = (stages: Stages, scope: Scope): Stage[] =>
  stages.map(([name, argument]) => (STAGES[name] as (typeof STAGES)[string])(argument, scope));

function pushDown(stages: Stages): [Selection, Stages] {
  const filters: Doc[] = [];
  const selection: Selection = { filter: {} };
  let at = 0;
  for (; stages[at]?.[0] === "$match"; at++) filters.push(document("$match", stages[at]?.[1]));
  selection.filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  if (stages[at]?.[0] === "$sort") selection.sort = checkSort(document("$sort", stages[at++]?.[1]));
  if (stages[at]?.[0] === "$skip") selection.skip = wholeNumber("$skip", stages[at++]?.[1], 0);
  if (stages[at]?.[0] === "$limit") selection.limit = wholeNumber("$limit", stages[at++]?.[1], 1);
  return [selection, stages.slice(at)];
}

function* selected({ view, variables, work }: Scope, collection: Collection, selection: Selection): Chunks {
  for (const rows of select(view, collection, { ...selection, variables }, work)) yield rows.map((row) => row.doc);
}

interface Counted {
  field: string;
  id: unknown;
  /** `$count` gives nothing when there is nothing; so does a `$group`. */
  withId: boolean;
}

/** Recognises what only counts: `$count`, and the `$group` by a constant that countDocuments sends. */
function countField([stage]: Stages): Counted | null {
  if (stage?.[0] === "$count" && typeof stage[1] === "string") return { field: stage[1], id: null, withId: false };
  if (stage?.[0] !== "$group" || !isPlain(stage[1])) return null;
  const { _id: id, ...fields } = stage[1];
  const [field, ...others] = Object.entries(fields);
  if (!field || others.length > 0 || !isPlain(field[1]) || field[1].$sum !== 1) return null;
  return id === null || typeof id === "number" ? { field: field[0], id, withId: true } : null;
}

function* countOnly(
  scope: Scope,
  collection: Collection | null,
  { filter, hint }: Selection,
  { field, id, withId }: Counted,
): Chunks {
  let total = 0;
  for (const step of countMatches(scope, collection, filter, hint)) {
    total = step;
    yield [];
  }
  if (total > 0) yield [withId ? { _id: id, [field]: total } : { [field]: total }];
}

/** Counts in steps, each the count so far. Keys are counted without their documents wherever the index says it all. */
export function* countMatches(
  scope: Scope,
  collection: Collection | null,
  filter: Doc,
  hint?: unknown,
): Generator<number> {
  if (!collection) return;
  const { view, variables, work } = scope;
  const chosen = plan(collection, { filter, hint });
  if (chosen.kind === "full" && chosen.exact) {
    const [ids] = collection.indexes;
    yield view.io.countKeys(...keyRange(ids as (typeof collection.indexes)[number]));
  } else if (chosen.kind === "index" && chosen.exact && chosen.index.multikey.size === 0) {
    const total = chosen.ranges.reduce((sum, range) => sum + view.io.countKeys(...range), 0);
    work.keysExamined += total;
    yield total;
  } else {
    let total = 0;
    for (const rows of select(view, collection, { filter, hint, variables }, work)) {
      total += rows.length;
      yield total;
    }
  }
}

function* once<T>(items: T[]): Generator<T[]> {
  yield items;
}

const perChunk = (change: (chunk: Doc[]) => Doc[]): Stage =>
  function* (input) {
    for (const chunk of input) yield change(chunk);
  };

const perDocument = (transform: Transform): Stage => perChunk((chunk) => chunk.map(transform));

function* slice(input: Chunks, from: number, length: number): Chunks {
  let at = 0;
  for (const chunk of input) {
    yield chunk.slice(Math.max(0, from - at), from + length - at);
    at += chunk.length;
    if (at >= from + length) return;
  }
}

const RESULT_CHUNK = 256;

function* group(input: Chunks, grouping: Grouping): Chunks {
  for (const chunk of input) {
    for (const doc of chunk) grouping.add(doc);
    yield [];
  }
  let chunk: Doc[] = [];
  for (const doc of grouping.results()) {
    chunk.push(doc);
    if (chunk.length < RESULT_CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}

function* count(input: Chunks, field: string): Chunks {
  let total = 0;
  for (const chunk of input) {
    total += chunk.length;
    yield [];
  }
  if (total > 0) yield [{ [field]: total }];
}

function* sort(input: Chunks, order: Doc): Chunks {
  const sorter = new Sorter<Doc>(order);
  for (const chunk of input) {
    for (const doc of chunk) sorter.add(doc, doc, sizeOf(doc));
    yield [];
  }
  yield sorter.take();
}

/** Reservoir sampling: every document has the same chance, and only the sample is kept. */
function* sample(input: Chunks, size: number): Chunks {
  const kept: Doc[] = [];
  let seen = 0;
  for (const chunk of input) {
    for (const doc of chunk) {
      const at = seen++ < size ? kept.length : Math.floor(Math.random() * seen);
      if (at < size) kept[at] = doc;
    }
    yield [];
  }
  yield kept;
}

/** Documents held by `$facet` or by a `$lookup` without an index. @throws 292 beyond the bound of groups */
class Held {
  #bytes = 0;

  take(doc: Doc) {
    this.#bytes += sizeOf(doc);
    if (this.#bytes > MAX_GROUP_BYTES)
      throw new StoreError(292, `The stage exceeded memory limit of ${MAX_GROUP_BYTES} bytes`);
  }
}

function* facet(input: Chunks, spec: Doc, scope: Scope): Chunks {
  if (Object.keys(spec).length === 0) throw new StoreError(40169, "the $facet specification must not be empty");
  const branches = Object.entries(spec).map(([name, pipeline]) => {
    const stages = pipelineOf("$facet", pipeline).map(readStage);
    if (stages.some(([stage]) => stage === "$facet" || stage === "$documents"))
      throw new StoreError(40600, "$facet cannot hold this stage");
    return [name, stages] as const;
  });
  const held = new Held();
  const docs: Doc[] = [];
  for (const chunk of input) {
    for (const doc of chunk) held.take(doc);
    docs.push(...chunk);
    yield [];
  }
  yield [Object.fromEntries(branches.map(([name, stages]) => [name, [...through(once(docs), stages, scope)].flat()]))];
}

function pipelineOf(stage: string, pipeline: unknown): unknown[] {
  if (!Array.isArray(pipeline)) throw new StoreError(40170, `${stage} needs arrays of stages`);
  return pipeline;
}

function* unionWith(input: Chunks, argument: unknown, scope: Scope): Chunks {
  const spec =
    typeof argument === "string" ? { coll: argument } : document("$unionWith", argument, ["coll", "pipeline"]);
  const coll = spec.coll === undefined ? null : String(spec.coll);
  yield* input;
  yield* runPipeline(scope, coll, spec.pipeline === undefined ? [] : pipelineOf("$unionWith", spec.pipeline));
}

interface Join {
  from: string;
  as: string[];
  local: string[] | null;
  foreign: string;
  pipeline: unknown[];
  bind: unknown;
}

function readJoin(spec: Doc, { db }: Scope): Join {
  const { from, as, localField, foreignField, pipeline = [], let: bind, ...others } = spec;
  const [unknown] = Object.keys(others);
  if (unknown) throw new StoreError(9, `unknown argument to $lookup: ${unknown}`);
  if (typeof from !== "string") throw unsupported("$lookup without the name of a collection in `from`");
  if (
    typeof as !== "string" ||
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && spec.pipeline === undefined)
  )
    throw new StoreError(9, "$lookup requires 'as', and 'localField' with 'foreignField' or a 'pipeline'");
  checkNames(db, from);
  const local = localField === undefined ? null : parsePath(String(localField));
  if (foreignField !== undefined) parsePath(String(foreignField));
  return {
    from,
    as: parsePath(as),
    local,
    foreign: String(foreignField),
    pipeline: pipelineOf("$lookup", pipeline),
    bind,
  };
}

/** Joins document by document through the foreign index; only without one is the foreign collection read once and held. */
function* lookup(input: Chunks, spec: Doc, scope: Scope): Chunks {
  const join = readJoin(spec, scope);
  const foreign = scope.view.catalog.find(scope.db, join.from);
  const indexed = foreign && plan(foreign, { filter: { [join.foreign]: 1 } }).kind === "index";
  const table =
    join.local && foreign && !indexed && join.pipeline.length === 0 ? hashTable(scope, foreign, join.foreign) : null;
  for (const chunk of input) {
    yield chunk.map((doc) => {
      const values = join.local && localValues(doc, join.local);
      const found = values && table ? fromTable(table, values) : fromQuery(scope, join, doc, values);
      return withField(doc, join.as, found);
    });
  }
}

function localValues(doc: Doc, parts: string[]): unknown[] {
  const value = getPath(doc, parts, 0);
  if (!Array.isArray(value)) return [value ?? null];
  return value.length > 0 ? value : parts.length === 1 ? [] : [null];
}

function fromQuery(scope: Scope, join: Join, doc: Doc, values: unknown[] | null): Doc[] {
  const variables = bindVariables(join.bind, scope.variables, doc);
  const match = values
    ? [{ $match: { [join.foreign]: values.length === 1 ? { $eq: values[0] } : { $in: values } } }]
    : [];
  return [...runPipeline({ ...scope, variables }, join.from, [...match, ...join.pipeline])].flat();
}

function hashTable({ view, work }: Scope, foreign: Collection, path: string): Map<string, Doc[]> {
  const table = new Map<string, Doc[]>();
  const held = new Held();
  for (const rows of select(view, foreign, { filter: {} }, work)) {
    for (const { doc } of rows) {
      held.take(doc);
      for (const key of new Set(valuesAt(doc, path).map(valueKey))) {
        const docs = table.get(key);
        if (docs) docs.push(doc);
        else table.set(key, [doc]);
      }
    }
  }
  return table;
}

const fromTable = (table: Map<string, Doc[]>, values: unknown[]): Doc[] => [
  ...new Set(values.flatMap((value) => table.get(valueKey(value)) ?? [])),
];

const UPDATE_STAGES = ["$set", "$addFields", "$unset", "$project", "$replaceRoot", "$replaceWith"];

/** An update given as a pipeline. @throws 72 for stages that cannot update */
export function compileUpdatePipeline(pipeline: unknown[], variables: Variables): Transform {
  const stages = pipeline.map(readStage);
  const wrong = stages.find(([name]) => !UPDATE_STAGES.includes(name));
  if (wrong) throw new StoreError(72, `${wrong[0]} is not allowed to be used within an update`);
  const scope = { variables } as Scope;
  const steps = compileStages(stages, scope);
  return (doc) => {
    const [result] = [...steps.reduce((input, step) => step(input, scope), once([doc]))].flat();
    // A new root need not bring the `_id` along.
    return "_id" in (result as Doc) || doc._id === undefined ? (result as Doc) : { _id: doc._id, ...result };
  };
}

/** A pipeline's work when nobody asks for it. */
export const newScope = (view: View, db: string, variables: Variables = {}): Scope => ({
  view,
  db,
  variables,
  work: noWork(),
});
