import { checkDocument, type Doc, encodeTrusted, isPlain, MAX_DEPTH } from "../documents.ts";
import { asStoreError, codeName, overloaded, StoreError, unsupported } from "../errors.ts";
import { answerOnce, enterTransaction, noTransaction, type Session, transactionNumber } from "../sessions.ts";
import type { ConnectionState, Store } from "../store.ts";
import type { Transaction } from "../writer.ts";
import { type Call, COMMON_FIELDS, type Command, type Reply } from "./command.ts";
import { readCommands } from "./read.ts";
import { schemaCommands } from "./schema.ts";
import { sessionCommands } from "./session.ts";
import { writeCommands } from "./write.ts";

const COMMANDS = new Map<string, Command>(
  Object.entries({ ...sessionCommands, ...schemaCommands, ...readCommands, ...writeCommands }),
);
const TRANSACTION_ENDS = new Set(["commitTransaction", "abortTransaction"]);

/** What MongoDB reads from a snapshot outside transactions; in a snapshot session it refuses everything else. */
const SNAPSHOT_READS = new Set(["find", "aggregate", "distinct"]);

/** Commands that MongoDB has and this store leaves to it; anything else is simply unknown. */
const LEFT_TO_MONGODB = new Set([
  ...[
    "mapReduce",
    "mapreduce",
    "bulkWrite",
    "collMod",
    "renameCollection",
    "convertToCapped",
    "cloneCollectionAsCapped",
  ],
  ...["compact", "reIndex", "validate", "fsync", "shutdown", "configureFailPoint", "enableSharding", "shardCollection"],
  ...["replSetInitiate", "replSetGetStatus", "replSetStepDown", "createUser", "updateUser", "dropUser", "usersInfo"],
  ...[
    "createRole",
    "createSearchIndexes",
    "listSearchIndexes",
    "currentOp",
    "killOp",
    "geoSearch",
    "hostInfo",
    "getLog",
  ],
  ...["planCacheClear", "profile", "setFeatureCompatibilityVersion", "top", "whatsmyuri", "getCmdLineOpts"],
]);

/** Answers one command; never throws. */
export async function dispatch(store: Store, connection: ConnectionState, body: Doc): Promise<Uint8Array> {
  try {
    const reply = await answer(store, connection, body);
    return reply instanceof Uint8Array ? reply : encodeTrusted({ ...reply, ...concernError(body) });
  } catch (error) {
    return errorReply(asStoreError(error, store.log));
  }
}

/** More copies than one node can give: the write is done, and the client is told that it stands alone. */
function concernError({ writeConcern }: Doc): Doc {
  if (!isPlain(writeConcern) || typeof writeConcern.w !== "number" || writeConcern.w <= 1) return {};
  return { writeConcernError: { code: 100, codeName: codeName(100), errmsg: "Not enough data-bearing nodes" } };
}

export const errorReply = ({ code, message, labels, extra }: StoreError): Uint8Array =>
  encodeTrusted({
    ok: 0,
    errmsg: message,
    code,
    codeName: codeName(code),
    ...(labels.length > 0 ? { errorLabels: labels } : {}),
    ...extra,
  });

async function answer(store: Store, connection: ConnectionState, body: Doc): Promise<Reply> {
  const name = Object.keys(body)[0] ?? "";
  const ends = TRANSACTION_ENDS.has(name);
  const command = COMMANDS.get(name);
  const isOpen = command?.kind === "plain" && command.open === true;
  if (!connection.authenticated && !isOpen) throw new StoreError(13, `Command ${name} requires authentication`);
  if (!isOpen && !store.admit(connection)) {
    connection.isRefused = true;
    throw overloaded(`The embedded store serves ${store.maxConnections} connections and all are taken: try again`);
  }
  if (!command && !ends)
    throw LEFT_TO_MONGODB.has(name)
      ? unsupported(`the command ${name}`)
      : new StoreError(59, `no such command: '${name}'`);
  checkBody(body, name, command?.fields ?? ["recoveryToken"]);
  const session = store.sessions.of(body.lsid);
  if (ends) return endTransaction(store, session, body, name);
  const deadline = deadlineOf(body);
  const call: Call = { store, name, db: String(body.$db), body, session, connection, owner: null, check: deadline };
  return body.autocommit === false ? runInTransaction(call, command as Command) : runAlone(call, command as Command);
}

function checkBody(body: Doc, name: string, fields: string[]): void {
  if (typeof body.$db !== "string") throw new StoreError(40414, "The field '$db' is missing");
  for (const [i, key] of Object.keys(body).entries()) {
    if (i > 0 && !COMMON_FIELDS.has(key) && !fields.includes(key)) throw unsupported(optionName(name, key));
    // Documents to insert are checked where they are encoded; cursor ids are 64 bits; the levels of the command come
    // on top of a document's.
    if (key !== "documents" && key !== "getMore" && key !== "cursors") checkDocument(body[key], MAX_DEPTH + 8);
  }
  const { readConcern } = body;
  if (isPlain(readConcern)) {
    if (readConcern.level === "snapshot" && body.autocommit !== false)
      throw SNAPSHOT_READS.has(name)
        ? unsupported("a snapshot read outside a transaction")
        : new StoreError(72, `Command ${name} does not support { readConcern: { level: "snapshot" } }`);
    if (readConcern.afterClusterTime || readConcern.atClusterTime) throw unsupported("a read at a cluster time");
  }
}

const optionName = (command: string, key: string) =>
  key === "collation" ? "collation" : `the option '${key}' of ${command}`;

function deadlineOf({ maxTimeMS }: Doc): () => void {
  if (maxTimeMS === undefined || maxTimeMS === 0) return () => {};
  if (typeof maxTimeMS !== "number" || !(maxTimeMS > 0)) throw new StoreError(2, "maxTimeMS must be a number from 0");
  const deadline = Date.now() + maxTimeMS;
  return () => {
    if (Date.now() > deadline) throw new StoreError(50, "operation exceeded time limit");
  };
}

async function runAlone(call: Call, command: Command): Promise<Reply> {
  const { store, session, body } = call;
  if (command.kind === "plain") return command.run(call);
  if (command.kind === "read") return command.run(call, store.reader);
  const { run } = command;
  const reply = await store.writer.write((view) => {
    if (!command.retryable || !session || body.txnNumber === undefined) return run(call, view);
    return answerOnce(view.io, session, transactionNumber(body), () => run(call, view));
  });
  await command.settle?.(call);
  return reply;
}

async function runInTransaction(call: Call, command: Command): Promise<Reply> {
  const { store, session, body, name } = call;
  if (!session) throw new StoreError(72, "A transaction needs a session");
  if (!command.inTransaction) throw new StoreError(263, `Cannot run '${name}' in a multi-document transaction.`);
  const transaction = await enterTransaction(store.writer, session, body);
  const number = transactionNumber(body);
  const check = () => {
    call.check();
    if (!transaction.open) throw noTransaction(number);
  };
  const inner = { ...call, owner: transaction, check };
  try {
    const reply = command.kind === "plain" ? await command.run(inner) : await command.run(inner, transaction.view);
    if ("writeErrors" in reply) abandon(store, transaction);
    return reply;
  } catch (error) {
    abandon(store, transaction);
    throw error;
  }
}

function abandon(store: Store, transaction: Transaction): void {
  transaction.abort();
  store.cursors.closeOwned(transaction);
}

/** Commits or aborts. A commit that is asked for twice is answered twice; its record is part of what it commits. */
function endTransaction(store: Store, session: Session | null, body: Doc, name: string): Doc {
  if (!session || body.$db !== "admin") throw new StoreError(13, `${name} needs a session and the admin database`);
  const number = transactionNumber(body);
  const current = session.transaction;
  if (current?.number === number && current.handle.open) {
    store.cursors.closeOwned(current.handle);
    if (name === "abortTransaction") {
      current.handle.abort();
      return { ok: 1 };
    }
    const reply = answerOnce(current.handle.view.io, session, number, () => ({ ok: 1 }));
    current.handle.commit();
    return reply;
  }
  const committed = store.reader.io.getSession(session.id)?.[0] === number;
  if (name === "commitTransaction" && committed) return { ok: 1 };
  throw noTransaction(number);
}
