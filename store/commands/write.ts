import type { Collection, View } from "../catalog.ts";
import { type Doc, isOperator, isPlain, parsePath } from "../documents.ts";
import { StoreError, unsupported } from "../errors.ts";
import { bindVariables } from "../expressions.ts";
import { compileFilter } from "../match.ts";
import { setAt } from "../paths.ts";
import { compileProjection } from "../project.ts";
import { insertRecord, removeRecord, replaceRecord } from "../records.ts";
import { checkSort, Row, type Selection, select } from "../select.ts";
import { compileUpdate, isReplacement, type Updater } from "../update.ts";
import { type Call, type Command, collectionName, documentField, documentsField } from "./command.ts";
import { hintOf } from "./read.ts";

interface WriteError {
  index: number;
  code: number;
  errmsg: string;
}

/**
 * Runs the statements of one command one after the other. A statement that fails is reported and, when the order
 * matters, ends the command; what the earlier ones wrote stays.
 */
function eachStatement(
  body: Doc,
  statements: Doc[],
  run: (statement: Doc, index: number) => void,
): { writeErrors?: WriteError[] } {
  const writeErrors: WriteError[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof StoreError) || error.labels.length > 0) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (body.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** The collection of a write, made when it is not there yet. */
const collectionFor = (call: Call, view: View): Collection =>
  view.catalog.find(call.db, collectionName(call)) ?? view.catalog.create(call.db, collectionName(call));

function insert(call: Call, view: View): Doc {
  const documents = documentsField(call.body, "documents");
  const collection = collectionFor(call, view);
  let n = 0;
  const outcome = eachStatement(call.body, documents, (doc) => {
    insertRecord(view, collection, doc);
    n++;
  });
  return { n, ...outcome, ok: 1 };
}

/** The rows a write is about, read before the first is changed so that no row is met twice. */
function* rowsFor(call: Call, view: View, collection: Collection, selection: Selection): Generator<Row> {
  const rids: number[] = [];
  for (const rows of select(view, collection, selection)) {
    if (selection.limit === 1 && rows[0]) return yield rows[0];
    for (const { rid } of rows) rids.push(rid);
    call.check();
  }
  for (const rid of rids) {
    const bytes = view.io.getDoc(rid);
    if (bytes) yield new Row(rid, bytes);
  }
}

const UPDATE_FIELDS = new Set(["q", "u", "c", "multi", "upsert", "hint", "arrayFilters"]);
const DELETE_FIELDS = new Set(["q", "limit", "hint"]);

function checkFields(statement: Doc, known: Set<string>, command: string): void {
  if (statement.collation !== undefined) throw unsupported("collation");
  const unknown = Object.keys(statement).find((key) => !known.has(key));
  if (unknown) throw new StoreError(40415, `BSON field '${command}.${unknown}' is an unknown field.`);
}

function update(call: Call, view: View): Doc {
  const statements = documentsField(call.body, "updates");
  const shared = bindVariables(call.body.let);
  const upserted: Doc[] = [];
  let [n, nModified] = [0, 0];
  const outcome = eachStatement(call.body, statements, (statement, index) => {
    checkFields(statement, UPDATE_FIELDS, "update.updates");
    const { u: change, multi, upsert } = statement;
    const filter = documentField(statement, "q") ?? {};
    if (multi && isReplacement(change))
      throw new StoreError(9, "multi update is not supported for replacement-style update");
    const variables = bindVariables(statement.c, shared);
    compileFilter(filter, variables);
    const updater = compileUpdate({ filter, update: change, arrayFilters: arrayFilters(statement), variables });
    const collection = view.catalog.find(call.db, collectionName(call));
    const selection = { filter, hint: hintOf(statement), limit: multi ? 0 : 1, variables };
    let found = false;
    if (collection)
      for (const row of rowsFor(call, view, collection, selection)) {
        found = true;
        n++;
        if (replaceRecord(view, collection, row, updater(row.doc, false))) nModified++;
      }
    if (found || !upsert) return;
    const doc = insertRecord(view, collectionFor(call, view), upsertDocument(filter, change, updater));
    upserted.push({ index, _id: doc._id });
    n++;
  });
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...outcome, ok: 1 };
}

function arrayFilters(body: Doc): Doc[] {
  const filters = body.arrayFilters ?? [];
  if (!Array.isArray(filters) || !filters.every(isPlain))
    throw new StoreError(14, "arrayFilters must be an array of documents");
  return filters;
}

/** What an upsert inserts: the filter's equalities, then the update. */
function upsertDocument(filter: Doc, change: unknown, updater: Updater): Doc {
  const seed: Doc = {};
  for (const [path, value] of collectEqualities(filter)) setAt(seed, parsePath(path), value);
  return updater(isReplacement(change) ? (seed._id === undefined ? {} : { _id: seed._id }) : seed, true);
}

/** @throws 54 when the filter gives a field two values, or one to it and one below it */
function collectEqualities(filter: Doc, found = new Map<string, unknown>()): Map<string, unknown> {
  for (const [key, condition] of Object.entries(filter)) {
    const parts = (
      key === "$and" || (key === "$or" && Array.isArray(condition) && condition.length === 1) ? condition : []
    ) as Doc[];
    for (const part of parts) collectEqualities(part, found);
    if (isOperator(key)) continue;
    const value = equality(condition);
    if (value === undefined) continue;
    const other = [...found.keys()].find(
      (path) => `${path}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${path}.`),
    );
    if (other !== undefined)
      throw new StoreError(54, `cannot infer query fields to set, path '${key}' is matched twice`);
    found.set(key, value);
  }
  return found;
}

function equality(condition: unknown): unknown {
  if (!isPlain(condition))
    return typeof condition === "object" && condition !== null && "pattern" in condition ? undefined : condition;
  const [first] = Object.keys(condition);
  if (first === undefined || !isOperator(first)) return condition;
  if ("$eq" in condition) return condition.$eq;
  const listed = condition.$in ?? condition.$all;
  return Array.isArray(listed) && listed.length === 1 && !isPlain(listed[0]) ? listed[0] : undefined;
}

function remove(call: Call, view: View): Doc {
  const statements = documentsField(call.body, "deletes");
  const variables = bindVariables(call.body.let);
  let n = 0;
  const outcome = eachStatement(call.body, statements, (statement) => {
    checkFields(statement, DELETE_FIELDS, "delete.deletes");
    const filter = documentField(statement, "q") ?? {};
    if (statement.limit !== 0 && statement.limit !== 1)
      throw new StoreError(9, "The limit field in delete objects must be 0 or 1");
    compileFilter(filter, variables);
    const collection = view.catalog.find(call.db, collectionName(call));
    if (!collection) return;
    for (const row of rowsFor(call, view, collection, {
      filter,
      hint: hintOf(statement),
      limit: statement.limit,
      variables,
    })) {
      removeRecord(view, collection, row);
      n++;
    }
  });
  return { n, ...outcome, ok: 1 };
}

function findAndModify(call: Call, view: View): Doc {
  const { body, db } = call;
  const { remove: removing, update: change, upsert } = body;
  if (removing ? change !== undefined || upsert || body.new : change === undefined)
    throw new StoreError(
      9,
      "Either an update or remove=true must be specified, and remove goes without new and upsert",
    );
  const filter = documentField(body, "query") ?? {};
  const sort = documentField(body, "sort");
  const variables = bindVariables(body.let);
  const fields = documentField(body, "fields") ?? {};
  compileFilter(filter, variables);
  const show = Object.keys(fields).length > 0 ? compileProjection(fields, { variables, filter }) : (doc: Doc) => doc;
  const updater = removing
    ? null
    : compileUpdate({ filter, update: change, arrayFilters: arrayFilters(body), variables });
  const collection = view.catalog.find(db, collectionName(call));
  const selection: Selection = {
    filter,
    hint: hintOf(body),
    limit: 1,
    variables,
    ...(sort ? { sort: checkSort(sort) } : {}),
  };
  const [row] = collection ? rowsFor(call, view, collection, selection) : [];
  if (row && collection) {
    if (!updater) {
      removeRecord(view, collection, row);
      return { lastErrorObject: { n: 1 }, value: show(row.doc), ok: 1 };
    }
    const after = updater(row.doc, false);
    replaceRecord(view, collection, row, after);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value: show(body.new ? after : row.doc), ok: 1 };
  }
  if (!updater || !upsert)
    return { lastErrorObject: { n: 0, ...(updater ? { updatedExisting: false } : {}) }, value: null, ok: 1 };
  const doc = insertRecord(view, collectionFor(call, view), upsertDocument(filter, change, updater));
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id },
    value: body.new ? show(doc) : null,
    ok: 1,
  };
}

const WRITE = ["ordered", "bypassDocumentValidation", "let"];

export const writeCommands: Record<string, Command> = {
  insert: { kind: "write", fields: [...WRITE, "documents"], inTransaction: true, retryable: true, run: insert },
  update: { kind: "write", fields: [...WRITE, "updates"], inTransaction: true, retryable: true, run: update },
  delete: { kind: "write", fields: [...WRITE, "deletes"], inTransaction: true, retryable: true, run: remove },
  findAndModify: {
    kind: "write",
    fields: [
      "query",
      "sort",
      "remove",
      "update",
      "new",
      "fields",
      "upsert",
      "arrayFilters",
      "hint",
      "let",
      "bypassDocumentValidation",
    ],
    inTransaction: true,
    retryable: true,
    run: findAndModify,
  },
};
