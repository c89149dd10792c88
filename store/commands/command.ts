import type { View } from "../catalog.ts";
import type { Doc } from "../documents.ts";
import { isPlain } from "../documents.ts";
import { StoreError } from "../errors.ts";
import type { Session } from "../sessions.ts";
import type { ConnectionState, Store } from "../store.ts";

/** One command of one client. */
export interface Call {
  store: Store;
  name: string;
  db: string;
  body: Doc;
  session: Session | null;
  connection: ConnectionState;
  /** Who owns cursors opened now: the running transaction, or nobody. */
  owner: object | null;
  /** Throws when the command has run out of its time, or its transaction has ended under it. */
  check: () => void;
}

export type Reply = Doc | Uint8Array;

/** Fields that any command may carry, besides its own. */
export const COMMON_FIELDS = new Set([
  ...["$db", "lsid", "$clusterTime", "$readPreference", "readConcern", "writeConcern", "maxTimeMS", "comment"],
  ...["txnNumber", "autocommit", "startTransaction", "apiVersion", "apiStrict", "apiDeprecationErrors"],
]);

interface Common {
  /** Names of the fields it understands; any other is refused, so that no option is silently ignored. */
  fields: string[];
  inTransaction?: boolean;
}

/** Answers from what the process knows. */
export interface PlainCommand extends Common {
  kind: "plain";
  /** May be asked before logging in, and takes no place among the clients: it costs nothing. */
  open?: boolean;
  run: (call: Call) => Reply | Promise<Reply>;
}

/** Sees the last commit, or its own transaction. */
export interface ReadCommand extends Common {
  kind: "read";
  run: (call: Call, view: View) => Reply | Promise<Reply>;
}

/** Runs alone on the writer, all or nothing. It cannot wait for anything. */
export interface WriteCommand extends Common {
  kind: "write";
  /** The driver may send it again when it missed the answer. */
  retryable?: boolean;
  run: (call: Call, view: View) => Doc;
  /** What the answer has to wait for once the command is on disk. */
  settle?: (call: Call) => Promise<void>;
}

export type Command = PlainCommand | ReadCommand | WriteCommand;

/** The collection a command names in its first field. @throws 73 */
export function collectionName({ body, name }: Pick<Call, "body" | "name">): string {
  const value = body[name];
  if (typeof value !== "string" || value === "") throw new StoreError(73, `Collection name must be a string: ${name}`);
  return value;
}

/** A field that has to be a document if it is there. @throws 14 */
export function documentField(body: Doc, field: string): Doc | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (!isPlain(value)) throw new StoreError(14, `BSON field '${field}' is the wrong type, expected an object`);
  return value;
}

/** A field that has to be an array of documents. @throws 14, 9 */
export function documentsField(body: Doc, field: string): Doc[] {
  const value = body[field];
  if (!Array.isArray(value) || !value.every(isPlain))
    throw new StoreError(14, `BSON field '${field}' must be an array of objects`);
  if (value.length === 0 || value.length > 100_000)
    throw new StoreError(16, `'${field}' must have 1 to 100000 elements`);
  return value;
}

export function arrayField(body: Doc, field: string): unknown[] {
  const value = body[field];
  if (!Array.isArray(value)) throw new StoreError(14, `BSON field '${field}' is the wrong type, expected an array`);
  return value;
}

/** A whole number from 0, or the default. @throws 14, 2 */
export function countField(body: Doc, field: string, byDefault: number): number {
  const value = body[field] ?? byDefault;
  if (typeof value !== "number") throw new StoreError(14, `BSON field '${field}' is the wrong type, expected a number`);
  if (value < 0 || !Number.isFinite(value)) throw new StoreError(2, `BSON field '${field}' must be 0 or more`);
  return Math.trunc(value);
}
