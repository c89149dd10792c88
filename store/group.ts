import { isNumeric, Total } from "./decimals.ts";
import { type Doc, isPlain, sizeOf } from "./documents.ts";
import { StoreError, unsupported } from "./errors.ts";
import { compileExpression, type Evaluator, type Variables } from "./expressions.ts";
import { compareValues, valueKey } from "./keys.ts";

interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
  /** Bytes it holds on to, roughly, beyond a fixed size. */
  bytes?: number;
}

const counter = (): Accumulator => {
  let count = 0;
  return { add: () => count++, result: () => count };
};

const sum = (): Accumulator => {
  const total = new Total();
  const add = (value: unknown) => {
    if (isNumeric(value)) total.add(value);
  };
  return { add, result: () => total.value };
};

const average = (): Accumulator => {
  const total = new Total();
  let count = 0;
  const add = (value: unknown) => {
    if (!isNumeric(value)) return;
    total.add(value);
    count++;
  };
  return { add, result: () => (count ? total.average(count) : null) };
};

const best = (direction: 1 | -1) => (): Accumulator => {
  let found: unknown = null;
  const add = (value: unknown) => {
    if (value === null || value === undefined) return;
    if (found === null || compareValues(value, found) * direction > 0) found = value;
  };
  return { add, result: () => found };
};

const first = (): Accumulator => {
  let [seen, found]: [boolean, unknown] = [false, null];
  const add = (value: unknown) => {
    if (!seen) found = value;
    seen = true;
  };
  return { add, result: () => found ?? null };
};

const last = (): Accumulator => {
  let found: unknown = null;
  const add = (value: unknown) => {
    found = value;
  };
  return { add, result: () => found ?? null };
};

const push = (): Accumulator => {
  const items: unknown[] = [];
  const accumulator: Accumulator = {
    bytes: 0,
    add: (value) => {
      if (value === undefined) return;
      items.push(value);
      accumulator.bytes = (accumulator.bytes ?? 0) + sizeOf(value);
    },
    result: () => items,
  };
  return accumulator;
};

const addToSet = (): Accumulator => {
  const items = new Map<string, unknown>();
  const accumulator: Accumulator = {
    bytes: 0,
    add: (value) => {
      if (value === undefined) return;
      const key = valueKey(value);
      if (items.has(key)) return;
      items.set(key, value);
      accumulator.bytes = (accumulator.bytes ?? 0) + 2 * key.length;
    },
    result: () => [...items.values()],
  };
  return accumulator;
};

const mergeObjects = (): Accumulator => {
  const merged: Doc = {};
  const add = (value: unknown) => {
    if (value === null || value === undefined) return;
    if (!isPlain(value)) throw new StoreError(40400, "$mergeObjects requires object inputs");
    Object.assign(merged, value);
  };
  return { add, result: () => merged };
};

const ACCUMULATORS: Record<string, () => Accumulator> = {
  $count: counter,
  $sum: sum,
  $avg: average,
  $min: best(-1),
  $max: best(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: mergeObjects,
};

/** Accumulators this store answers for; every one has its case in store/tests/operators.test.ts. */
export const ACCUMULATOR_OPERATORS = Object.keys(ACCUMULATORS);

/** What groups may hold on to, as MongoDB bounds them by 100 MB. */
export const MAX_GROUP_BYTES = 48 * 1024 * 1024;
const GROUP_BYTES = 200;

interface Field {
  name: string;
  start: () => Accumulator;
  evaluate: Evaluator;
}

/** `$group` over a stream: only the groups are kept, never the documents. */
export class Grouping {
  readonly #fields: Field[];
  readonly #key: Evaluator;
  readonly #groups = new Map<string, { id: unknown; values: Accumulator[] }>();
  #bytes = 0;

  /** @throws 15955, 40234 for what is no `$group`, 115 for other accumulators */
  constructor(spec: unknown, variables: Variables) {
    if (!isPlain(spec) || !("_id" in spec)) throw new StoreError(15955, "a group specification must include an _id");
    const { _id, ...fields } = spec;
    this.#key = compileExpression(_id, variables);
    this.#fields = Object.entries(fields).map(([name, definition]) => readField(name, definition, variables));
  }

  /** @throws 292 when the groups grow beyond their bound */
  add(doc: Doc) {
    const id = this.#key(doc) ?? null;
    const key = valueKey(id);
    let group = this.#groups.get(key);
    if (!group) {
      group = { id, values: this.#fields.map(({ start }) => start()) };
      this.#groups.set(key, group);
      this.#bytes += GROUP_BYTES + 2 * key.length + 64 * this.#fields.length;
    }
    for (const [i, { evaluate }] of this.#fields.entries()) {
      const accumulator = group.values[i] as Accumulator;
      const before = accumulator.bytes ?? 0;
      accumulator.add(evaluate(doc));
      this.#bytes += (accumulator.bytes ?? 0) - before;
    }
    if (this.#bytes > MAX_GROUP_BYTES)
      throw new StoreError(292, `$group exceeded memory limit of ${MAX_GROUP_BYTES} bytes`);
  }

  *results(): Generator<Doc> {
    for (const { id, values } of this.#groups.values()) {
      const doc: Doc = { _id: id };
      for (const [i, { name }] of this.#fields.entries()) doc[name] = values[i]?.result();
      yield doc;
    }
  }
}

function readField(name: string, definition: unknown, variables: Variables): Field {
  if (name.includes(".") || name.startsWith("$"))
    throw new StoreError(40235, `The field name '${name}' cannot contain '.' or start with '$'`);
  const entries = isPlain(definition) ? Object.entries(definition) : [];
  const [operator, argument] = entries[0] ?? ["", undefined];
  if (entries.length !== 1 || !operator.startsWith("$"))
    throw new StoreError(40234, `The field '${name}' must be an accumulator object`);
  const start = ACCUMULATORS[operator];
  if (!start) throw unsupported(`the accumulator ${operator}`);
  if (operator === "$count" && !(isPlain(argument) && Object.keys(argument).length === 0))
    throw new StoreError(40237, "$count takes no arguments");
  return { name, start, evaluate: operator === "$count" ? () => null : compileExpression(argument, variables) };
}
