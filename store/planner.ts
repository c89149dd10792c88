import { Buffer } from "node:buffer";
import { type Collection, keyRange } from "./catalog.ts";
import { type Condition, type Conditions, implies, position, readConditions } from "./conditions.ts";
import { type Doc, isPlain } from "./documents.ts";
import { StoreError } from "./errors.ts";
import { type Index, type IndexField, isWhole } from "./indexes.ts";
import { afterValues, KeyWriter } from "./keys.ts";
import { compileFilter } from "./match.ts";

export type Range = [from: Uint8Array, to: Uint8Array];

export interface IndexScan {
  kind: "index";
  index: Index;
  ranges: Range[];
  reverse: boolean;
  /** Rows come in the order that was asked for. */
  sorted: boolean;
  /** Every row satisfies the whole filter. */
  exact: boolean;
  score: number;
}

export type Plan =
  | IndexScan
  | { kind: "union"; branches: IndexScan[]; sorted: false; exact: false }
  | { kind: "full"; reverse: boolean; sorted: boolean; exact: boolean };

export interface Question {
  filter: Doc;
  sort?: Doc;
  hint?: unknown;
}

/** Ranges that one plan may have: beyond it, `$in` lists are left to the filter. */
const MAX_RANGES = 100_000;

/** Picks the way to the documents: the index that fixes most of its fields, better still one that gives the order. */
export function plan(collection: Collection, { filter, sort, hint }: Question): Plan {
  const conditions = readConditions(filter);
  const natural = sort?.$natural ?? (isPlain(hint) ? hint.$natural : undefined);
  const empty = Object.keys(filter).length === 0;
  const full: Plan = { kind: "full", reverse: natural === -1, sorted: !sort || "$natural" in sort, exact: empty };
  if (natural !== undefined) return full;
  if (hint !== undefined) {
    const scan = scanOf(hintedIndex(collection, hint), conditions, sort);
    return scan ?? full;
  }
  const scans = collection.indexes
    .filter((index) => isWhole(index) && usable(index, conditions))
    .map((index) => scanOf(index, conditions, sort))
    .filter((scan) => scan !== null)
    .filter((scan) => scan.score > 0);
  scans.sort((a, b) => b.score - a.score);
  const [best] = scans;
  if (best && best.score >= FIELD_FIXED) return best;
  return unionOf(collection, conditions) ?? best ?? full;
}

const FIELD_FIXED = 10;
const FIELD_RANGED = 5;
const GIVES_ORDER = 6;
const FINDS_ONE = 100;

function hintedIndex(collection: Collection, hint: unknown): Index {
  const index = collection.indexes
    .filter(isWhole)
    .find(({ spec }) => (typeof hint === "string" ? spec.name === hint : isPlain(hint) && sameKey(spec.key, hint)));
  if (!index) throw new StoreError(2, "error processing query: hint provided does not correspond to an existing index");
  return index;
}

export const sameKey = (a: Doc, b: Doc) => JSON.stringify(Object.entries(a)) === JSON.stringify(Object.entries(b));

/** Sparse and partial indexes lack documents: they may answer only for filters that rule those documents out. */
function usable(index: Index, conditions: Conditions): boolean {
  if (index.partial && !implies(conditions, index.partial, (filter, doc) => compileFilter(filter)(doc))) return false;
  return !index.sparse || index.fields.some(({ path }) => excludesMissing(conditions.paths.get(path)));
}

const excludesMissing = (condition: Condition | undefined) =>
  condition !== undefined &&
  (condition.points ? condition.points.every((point) => point !== null) : condition.intervals.length > 0);

function scanOf(index: Index, conditions: Conditions, sort: Doc | undefined): IndexScan | null {
  const bound = bindFields(index, conditions);
  const order = sort ? orderGiven(index, bound, sort) : { sorted: true, reverse: false };
  const { fixed, ranged } = bound;
  const exact = !conditions.other && bound.paths.size === conditions.paths.size && !bound.partly;
  const score =
    fixed * FIELD_FIXED +
    (ranged ? FIELD_RANGED : 0) +
    (sort && order.sorted ? GIVES_ORDER : 0) +
    (index.unique && fixed === index.fields.length ? FINDS_ONE : 0) +
    (exact && (fixed || ranged) ? 1 : 0);
  return {
    kind: "index",
    index,
    ranges: order.reverse ? bound.ranges.toReversed() : bound.ranges,
    ...order,
    exact,
    score,
  };
}

interface Bound {
  ranges: Range[];
  /** Leading fields with given values, and whether one more has an interval. */
  fixed: number;
  ranged: boolean;
  /** Leading fields with exactly one value. */
  single: Set<string>;
  paths: Set<string>;
  partly: boolean;
}

function bindFields(index: Index, conditions: Conditions): Bound {
  const bound: Bound = { ranges: [], fixed: 0, ranged: false, single: new Set(), paths: new Set(), partly: false };
  const [whole] = keyRange(index);
  let prefixes: Uint8Array[] = [whole];
  const arrays = new Set<string>();
  for (const field of index.fields) {
    const condition = conditions.paths.get(field.path);
    const multikey = index.multikey.has(field.path);
    const [root] = field.parts as [string];
    // Two fields below one array may match in different elements, so only the first may bound the scan.
    if (!condition || (multikey && arrays.has(root))) break;
    if (multikey) arrays.add(root);
    const points = condition.points && distinctPoints(condition.points, field);
    if (points && points.length * prefixes.length <= MAX_RANGES && !(multikey && condition.points?.includes(null))) {
      prefixes = prefixes.flatMap((prefix) => points.map((point) => Buffer.concat([prefix, point])));
      bound.fixed++;
      if (points.length === 1) bound.single.add(field.path);
      bound.paths.add(field.path);
      if (condition.partly || condition.intervals.length > 0) bound.partly = true;
      continue;
    }
    if (condition.intervals.length > 0) {
      const used = multikey ? condition.intervals.slice(0, 1) : condition.intervals;
      const [low, high] = narrowest(used, field);
      if (Buffer.compare(low, high) < 0)
        bound.ranges = prefixes.map((prefix) => [Buffer.concat([prefix, low]), Buffer.concat([prefix, high])]);
      bound.ranged = true;
      bound.paths.add(field.path);
      if (condition.partly || condition.points || used.length < condition.intervals.length) bound.partly = true;
      return bound;
    }
    break;
  }
  bound.ranges = prefixes.map((prefix) => [prefix, afterValues(prefix)]);
  return bound;
}

const writer = new KeyWriter();

/** The encoded values of an equality or `$in`, in index order, each once. */
function distinctPoints(values: unknown[], { descending }: IndexField): Uint8Array[] {
  const points = values.map((value) => writer.reset().field(value, descending).take());
  if (points.length < 2) return points;
  points.sort(Buffer.compare);
  return points.filter((point, i) => i === 0 || Buffer.compare(point, points[i - 1] as Uint8Array) !== 0);
}

/** What all intervals have in common, in a field's order. */
function narrowest(intervals: Condition["intervals"], { descending }: IndexField): Range {
  let [low, high]: [Uint8Array | null, Uint8Array | null] = [null, null];
  for (const interval of intervals) {
    const from = position(descending ? interval.high : interval.low, descending);
    const to = position(descending ? interval.low : interval.high, descending);
    if (!low || Buffer.compare(from, low) > 0) low = from;
    if (!high || Buffer.compare(to, high) < 0) high = to;
  }
  return [low as Uint8Array, high as Uint8Array];
}

/** Whether an index gives the order: its fields, after those with a single value, are those of the sort, all one way round. */
function orderGiven(index: Index, bound: Bound, sort: Doc): { sorted: boolean; reverse: boolean } {
  // An array sorts by its smallest or largest element, whichever element was looked for.
  const wanted = Object.entries(sort).filter(([path]) => !bound.single.has(path) || index.multikey.has(path));
  const fields = index.fields.filter(({ path }) => !bound.single.has(path));
  let reverse: boolean | null = null;
  for (const [i, [path, direction]] of wanted.entries()) {
    const field = fields[i];
    if (!field || field.path !== path || index.multikey.has(path)) return { sorted: false, reverse: false };
    const turned = field.descending !== (direction as number) < 0;
    if (reverse !== null && reverse !== turned) return { sorted: false, reverse: false };
    reverse = turned;
  }
  return { sorted: true, reverse: reverse ?? false };
}

/** `$or` by the union of its branches, when each of them has an index. */
function unionOf(collection: Collection, conditions: Conditions): Plan | null {
  const branches = conditions.or?.map((filter) => plan(collection, { filter }));
  if (!branches?.every((branch) => branch.kind === "index" && branch.score >= FIELD_RANGED)) return null;
  return { kind: "union", branches: branches as IndexScan[], sorted: false, exact: false };
}

/** The plan's shape as `explain` shows it. */
export function describePlan(plan: Plan): Doc {
  if (plan.kind === "full") return { stage: "COLLSCAN", direction: plan.reverse ? "backward" : "forward" };
  if (plan.kind === "union")
    return { stage: "FETCH", inputStage: { stage: "OR", inputStages: plan.branches.map(describePlan) } };
  const { index, reverse } = plan;
  const scan = {
    stage: "IXSCAN",
    indexName: index.spec.name,
    keyPattern: index.spec.key,
    isMultiKey: index.multikey.size > 0,
    direction: reverse ? "backward" : "forward",
    ranges: plan.ranges.length,
  };
  return { stage: "FETCH", inputStage: scan };
}
