import { Long } from "bson";
import type { View } from "../catalog.ts";
import { Results } from "../cursors.ts";
import { bsonType, type Doc, encodeTrusted, isPlain } from "../documents.ts";
import { StoreError, unsupported } from "../errors.ts";
import { bindVariables } from "../expressions.ts";
import { valueKey } from "../keys.ts";
import { compileFilter } from "../match.ts";
import { countMatches, newScope, runPipeline } from "../pipeline.ts";
import { describePlan, plan } from "../planner.ts";
import { compileProjection } from "../project.ts";
import { checkSort, noWork, type Row, type Selection, select } from "../select.ts";
import { encodeCursorReply } from "../wire.ts";
import { arrayField, type Call, type Command, collectionName, countField, documentField } from "./command.ts";

const FIRST_BATCH = 101;

/** Answers with a first batch; what is left waits in a cursor. */
async function openCursor(
  call: Call,
  ns: string,
  chunks: Iterator<Uint8Array[]>,
  size: { batch: number; single: boolean },
) {
  const results = new Results(chunks);
  const { docs, done } = await results.take(size.batch, call.check);
  const id = done || size.single ? 0n : call.store.cursors.add(ns, results, call.owner);
  return encodeCursorReply({ field: "firstBatch", id, ns, docs });
}

function selectionOf(body: Doc): Selection {
  const sort = documentField(body, "sort");
  return {
    filter: documentField(body, "filter") ?? documentField(body, "query") ?? {},
    hint: hintOf(body),
    variables: bindVariables(body.let),
    skip: countField(body, "skip", 0),
    limit: Math.abs(numberField(body, "limit")),
    ...(sort ? { sort: "$natural" in sort ? sort : checkSort(sort) } : {}),
  };
}

/** Drivers send an empty document for "no hint". */
export const hintOf = (body: Doc): unknown =>
  body.hint === undefined || (isPlain(body.hint) && Object.keys(body.hint).length === 0) ? undefined : body.hint;

function numberField(body: Doc, field: string): number {
  const value = body[field] ?? 0;
  if (typeof value !== "number") throw new StoreError(14, `BSON field '${field}' is the wrong type, expected a number`);
  return Math.trunc(value);
}

function find(call: Call, view: View) {
  const { body, db } = call;
  const name = collectionName(call);
  const collection = view.catalog.find(db, name);
  const selection = selectionOf(body);
  const projection = documentField(body, "projection");
  const project =
    projection && Object.keys(projection).length > 0
      ? compileProjection(projection, { variables: selection.variables ?? {}, filter: selection.filter })
      : null;
  const toBytes = (row: Row) => (project ? encodeTrusted(project(row.doc)) : row.bytes);
  compileFilter(selection.filter, selection.variables);
  const rows = collection ? select(view, collection, selection) : [][Symbol.iterator]();
  const single = body.singleBatch === true || numberField(body, "limit") < 0;
  const batch = countField(body, "batchSize", single && selection.limit ? selection.limit : FIRST_BATCH);
  return openCursor(call, `${db}.${name}`, mapChunks(rows, toBytes), { batch, single });
}

function* mapChunks<T>(chunks: Iterable<T[]>, toBytes: (item: T) => Uint8Array): Generator<Uint8Array[]> {
  for (const chunk of chunks) yield chunk.map(toBytes);
}

function aggregate(call: Call, view: View) {
  const { body, db } = call;
  const name = body.aggregate === 1 ? null : collectionName(call);
  const cursor = documentField(body, "cursor");
  if (!cursor) throw new StoreError(9, "The 'cursor' option is required");
  const scope = newScope(view, db, bindVariables(body.let));
  const docs = runPipeline(scope, name, arrayField(body, "pipeline"), hintOf(body));
  const batch = countField(cursor, "batchSize", FIRST_BATCH);
  return openCursor(call, `${db}.${name ?? "$cmd.aggregate"}`, mapChunks(docs, encodeTrusted), {
    batch,
    single: false,
  });
}

/** @throws 14 */
function cursorId(value: unknown): bigint {
  if (typeof value !== "number" && bsonType(value) !== "Long")
    throw new StoreError(14, "A cursor id must be a 64-bit integer");
  return BigInt(String(value));
}

async function getMore(call: Call) {
  const { body, db, store } = call;
  const ns = `${db}.${body.collection}`;
  const id = cursorId(body.getMore);
  const { results, owner } = store.cursors.get(id, ns);
  if (owner !== call.owner) throw new StoreError(50738, "The cursor belongs to another transaction");
  const size = countField(body, "batchSize", 0) || Number.POSITIVE_INFINITY;
  // After an error a cursor is over: what the failed batch took would be missing from the next one.
  const { docs, done } = await results.take(size, call.check).catch((error) => {
    store.cursors.close(id);
    throw error;
  });
  if (done) store.cursors.close(id);
  return encodeCursorReply({ field: "nextBatch", id: done ? 0n : id, ns, docs });
}

function killCursors({ body, store }: Call): Doc {
  const ids = arrayField(body, "cursors").map(cursorId);
  const killed = ids.filter(store.cursors.close);
  const left = ids.filter((id) => !killed.includes(id));
  const longs = (list: bigint[]) => list.map((id) => Long.fromBigInt(id));
  return { cursorsKilled: longs(killed), cursorsNotFound: longs(left), cursorsAlive: [], cursorsUnknown: [], ok: 1 };
}

/** Steps through work that yields, letting others in between. */
async function settle(call: Call, steps: Iterator<unknown>): Promise<void> {
  const empty: Uint8Array[] = [];
  const results = new Results({
    next: () => (steps.next().done ? { done: true, value: undefined } : { done: false, value: empty }),
  });
  await results.take(1, call.check);
}

async function count(call: Call, view: View): Promise<Doc> {
  const { body, db } = call;
  const { filter, skip = 0, limit = 0, variables = {} } = selectionOf(body);
  compileFilter(filter);
  let total = 0;
  const collection = view.catalog.find(db, collectionName(call));
  await settle(
    call,
    (function* () {
      for (total of countMatches(newScope(view, db, variables), collection, filter, hintOf(body))) yield;
    })(),
  );
  total = Math.max(0, total - skip);
  return { n: limit ? Math.min(limit, total) : total, ok: 1 };
}

async function distinct(call: Call, view: View): Promise<Doc> {
  const { body, db } = call;
  const { key } = body;
  if (typeof key !== "string" || key === "") throw new StoreError(14, "BSON field 'key' must be a string");
  const selection = selectionOf(body);
  compileFilter(selection.filter);
  const collection = view.catalog.find(db, collectionName(call));
  const values = new Map<string, unknown>();
  if (collection)
    await settle(
      call,
      (function* () {
        for (const rows of select(view, collection, selection)) {
          for (const { doc } of rows)
            for (const value of leaves(doc, key.split("."))) values.set(valueKey(value), value);
          yield;
        }
      })(),
    );
  return { values: [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value), ok: 1 };
}

/** The values at a path, array elements one by one. */
function leaves(value: unknown, parts: string[]): unknown[] {
  const [part, ...rest] = parts;
  if (part === undefined) return value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (Array.isArray(value)) {
    const position = /^\d+$/.test(part) ? leaves(value[Number(part)], rest) : [];
    return [...position, ...value.flatMap((item) => (isPlain(item) ? leaves(item, parts) : []))];
  }
  return isPlain(value) && Object.hasOwn(value, part) ? leaves(value[part], rest) : [];
}

/** Enough of explain to see which index answers and how much is read. */
async function explain(call: Call, view: View): Promise<Doc> {
  const inner = documentField(call.body, "explain") ?? {};
  const [name] = Object.keys(inner);
  if (!name || !["find", "aggregate", "count", "distinct", "update", "delete", "findAndModify"].includes(name))
    throw unsupported(`explain of ${name}`);
  const target = { body: inner, name };
  const collection = view.catalog.find(call.db, collectionName(target));
  const selection = name === "aggregate" ? null : explained(name, inner);
  const work = noWork();
  let returned = 0;
  const chunks = selection
    ? collection
      ? select(view, collection, selection, work)
      : []
    : runPipeline({ ...newScope(view, call.db), work }, collectionName(target), arrayField(inner, "pipeline"));
  await settle(
    call,
    (function* () {
      for (const chunk of chunks) {
        returned += chunk.length;
        yield;
      }
    })(),
  );
  const question = selection ?? { filter: firstMatch(inner) };
  const winningPlan = collection ? describePlan(plan(collection, question)) : { stage: "EOF" };
  return {
    queryPlanner: { namespace: `${call.db}.${collectionName(target)}`, winningPlan, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned: returned,
      totalKeysExamined: work.keysExamined,
      totalDocsExamined: work.docsExamined,
      executionStages: winningPlan,
    },
    ok: 1,
  };
}

function explained(name: string, body: Doc): Selection {
  if (name !== "update" && name !== "delete") return selectionOf(body);
  const [statement] = arrayField(body, name === "update" ? "updates" : "deletes") as Doc[];
  const one = name === "update" ? !statement?.multi : statement?.limit === 1;
  return selectionOf({ filter: statement?.q, hint: statement?.hint, limit: one ? 1 : 0 });
}

function firstMatch(body: Doc): Doc {
  const [stage] = arrayField(body, "pipeline") as Doc[];
  return isPlain(stage?.$match) ? stage.$match : {};
}

const SELECTION = ["filter", "sort", "skip", "limit", "hint", "let"];

export const readCommands: Record<string, Command> = {
  find: {
    kind: "read",
    fields: [
      ...SELECTION,
      "projection",
      "batchSize",
      "singleBatch",
      "allowDiskUse",
      "noCursorTimeout",
      "allowPartialResults",
    ],
    inTransaction: true,
    run: find,
  },
  aggregate: {
    kind: "read",
    fields: ["pipeline", "cursor", "allowDiskUse", "hint", "let", "bypassDocumentValidation"],
    inTransaction: true,
    run: aggregate,
  },
  count: { kind: "read", fields: ["query", "skip", "limit", "hint"], run: count },
  distinct: { kind: "read", fields: ["key", "query", "hint"], inTransaction: true, run: distinct },
  getMore: { kind: "read", fields: ["collection", "batchSize"], inTransaction: true, run: getMore },
  killCursors: { kind: "plain", fields: ["cursors"], inTransaction: true, run: killCursors },
  explain: { kind: "read", fields: ["verbosity"], run: explain },
};
