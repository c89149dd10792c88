import assert from "node:assert/strict";
import { type Document, EJSON } from "bson";
import { type ClientSession, type Collection, type Db, MongoClient, MongoServerError } from "mongodb";

/** A file of MongoDB's unified test format, as far as these tests use it. */
export interface UnifiedFile {
  description: string;
  runOnRequirements?: Requirement[];
  createEntities?: Document[];
  initialData?: { databaseName: string; collectionName: string; documents: Document[] }[];
  tests: UnifiedTest[];
}

export interface UnifiedTest {
  description: string;
  skipReason?: string;
  runOnRequirements?: Requirement[];
  operations: Operation[];
  outcome?: { databaseName: string; collectionName: string; documents: Document[] }[];
}

interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  auth?: boolean;
  serverParameters?: Document;
}

interface Operation {
  name: string;
  object: string;
  arguments?: Document;
  expectError?: Document;
  expectResult?: unknown;
  ignoreResultAndError?: boolean;
  saveResultAsEntity?: string;
}

const SERVER_VERSION = "7.0.0";

const compareVersions = (a: string, b: string) => {
  const [x, y] = [a, b].map((version) => version.split(".").map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) if ((x[i] ?? 0) !== (y[i] ?? 0)) return (x[i] ?? 0) - (y[i] ?? 0);
  return 0;
};

const meets = ({ minServerVersion: min, maxServerVersion: max, topologies, auth, serverParameters }: Requirement) =>
  (!min || compareVersions(SERVER_VERSION, min) >= 0) &&
  (!max || compareVersions(SERVER_VERSION, max) <= 0) &&
  (!topologies || topologies.includes("replicaset")) &&
  !auth &&
  !serverParameters;

/** Runs one test against a server that counts as a 7.0 replica set. Command events and fail points test drivers, not servers. */
export class UnifiedRunner {
  readonly #uri: string;
  readonly #file: UnifiedFile;
  readonly #test: UnifiedTest;
  readonly #entities = new Map<string, unknown>();
  readonly #clients: MongoClient[] = [];
  readonly #lsids: string[] = [];

  constructor(uri: string, file: UnifiedFile, test: UnifiedTest) {
    this.#uri = uri;
    this.#file = file;
    this.#test = test;
  }

  get applies(): boolean {
    const { skipReason, operations, runOnRequirements } = this.#test;
    const fits = [this.#file.runOnRequirements, runOnRequirements].every((any) => !any || any.some(meets));
    return fits && !skipReason && !operations.some(({ name }) => name === "failPoint" || name === "targetedFailPoint");
  }

  async run(): Promise<void> {
    try {
      await this.#seed();
      await this.#create(this.#file.createEntities ?? []);
      for (const operation of this.#test.operations) await this.#step(operation);
      await this.#checkOutcome();
    } finally {
      for (const entity of this.#entities.values()) if (isSession(entity)) await entity.endSession().catch(() => {});
      for (const client of this.#clients) await client.close();
    }
  }

  async #admin<T>(use: (client: MongoClient) => Promise<T>): Promise<T> {
    const client = new MongoClient(this.#uri);
    return use(client).finally(() => client.close());
  }

  #seed() {
    return this.#admin(async (client) => {
      for (const { databaseName, collectionName, documents } of this.#file.initialData ?? []) {
        const db = client.db(databaseName);
        await db.dropCollection(collectionName).catch(() => {});
        await db.createCollection(collectionName);
        if (documents.length > 0) await db.collection(collectionName).insertMany(documents as never[]);
      }
    });
  }

  #checkOutcome() {
    return this.#admin(async (client) => {
      for (const { databaseName, collectionName, documents } of this.#test.outcome ?? []) {
        const found = await client.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray();
        assert.deepEqual(plain(found), plain(documents));
      }
    });
  }

  async #create(definitions: Document[]) {
    for (const definition of definitions) {
      const [[kind, spec]] = Object.entries(definition) as [[string, Document]];
      this.#entities.set(spec.id, await this.#make(kind, spec));
    }
  }

  async #make(kind: string, spec: Document): Promise<unknown> {
    if (kind === "client") {
      const client = new MongoClient(this.#uri, { ...spec.uriOptions, monitorCommands: true });
      client.on("commandStarted", ({ command }) => command.lsid && this.#lsids.push(command.lsid.id.toString("hex")));
      this.#clients.push(client);
      return client.connect();
    }
    if (kind === "database") return this.#get<MongoClient>(spec.client).db(spec.databaseName, spec.databaseOptions);
    if (kind === "collection")
      return this.#get<Db>(spec.database).collection(spec.collectionName, spec.collectionOptions);
    if (kind === "session") return this.#get<MongoClient>(spec.client).startSession(spec.sessionOptions);
    throw new Error(`unknown entity ${kind}`);
  }

  #get<T>(id: string): T {
    assert.ok(this.#entities.has(id), `entity ${id}`);
    return this.#entities.get(id) as T;
  }

  async #step(operation: Operation): Promise<void> {
    const { expectError, expectResult, saveResultAsEntity } = operation;
    let result: unknown;
    try {
      result = await this.#perform(operation);
    } catch (error) {
      if (operation.ignoreResultAndError) return;
      if (!expectError || error instanceof assert.AssertionError) throw error;
      checkError(error as Error, expectError);
      return;
    }
    if (expectError) assert.fail(`${operation.name} should have failed: ${JSON.stringify(expectError)}`);
    if (expectResult !== undefined) matchValue(result, expectResult, operation.name);
    if (saveResultAsEntity) this.#entities.set(saveResultAsEntity, result);
  }

  async #perform({ name, object, arguments: given = {} }: Operation): Promise<unknown> {
    const args = { ...given, ...(given.session ? { session: this.#get<ClientSession>(given.session) } : {}) };
    if (object === "testRunner") return this.#check(name, args);
    const target = this.#get<object>(object);
    if (isSession(target)) return this.#onSession(target, name, args);
    if (target instanceof MongoClient) throw new Error(`unknown client operation ${name}`);
    const run = "insertOne" in target ? COLLECTION[name] : DATABASE[name];
    assert.ok(run, `unknown operation ${name}`);
    const { session, ...options } = args;
    return run(target as never, options, { ...options, ...(session ? { session } : {}) });
  }

  async #onSession(session: ClientSession, name: string, args: Document): Promise<unknown> {
    const { session: _, callback, ...options } = args;
    if (name === "startTransaction") return session.startTransaction(options);
    if (name === "commitTransaction") return session.commitTransaction();
    if (name === "abortTransaction") return session.abortTransaction();
    if (name === "endSession") return session.endSession();
    assert.equal(name, "withTransaction");
    await session.withTransaction(async () => {
      for (const step of callback as Operation[]) await this.#step(step);
    }, options);
  }

  async #check(name: string, args: Document): Promise<unknown> {
    const exists = (names: Promise<string[]>, wanted: string) =>
      names.then(
        (list) => list.includes(wanted),
        () => false,
      );
    const collections = (client: MongoClient) => client.db(args.databaseName).listCollections().toArray();
    const indexes = (client: MongoClient) => client.db(args.databaseName).collection(args.collectionName).indexes();
    const names = (list: { name?: string }[]) => list.map((item) => item.name ?? "");
    switch (name) {
      case "createEntities":
        return this.#create(args.entities);
      case "assertCollectionExists":
      case "assertCollectionNotExists":
        return this.#admin(async (client) =>
          assert.equal(
            await exists(collections(client).then(names), args.collectionName),
            name === "assertCollectionExists",
          ),
        );
      case "assertIndexExists":
      case "assertIndexNotExists":
        return this.#admin(async (client) =>
          assert.equal(await exists(indexes(client).then(names), args.indexName), name === "assertIndexExists"),
        );
      case "assertSessionTransactionState":
        return assert.equal(
          (args.session.transaction as { state: string }).state.toLowerCase().replace("transaction_", ""),
          stateName(args.state),
        );
      case "assertSessionNotDirty":
        return assert.equal(args.session.serverSession.isDirty, false);
      case "assertSameLsidOnLastTwoCommands":
        return assert.equal(this.#lsids.at(-1), this.#lsids.at(-2));
    }
    throw new Error(`unknown check ${name}`);
  }
}

const stateName = (state: string) =>
  ({ none: "no_transaction", starting: "starting_transaction".replace("transaction_", "") })[state] ?? state;
const isSession = (entity: unknown): entity is ClientSession =>
  typeof (entity as ClientSession | undefined)?.startTransaction === "function";

type Run<T> = (target: T, args: Document, options: Document) => unknown;

const DATABASE: Record<string, Run<Db>> = {
  runCommand: (db, { command }, { command: _, commandName, ...options }) => db.command(command, options),
  aggregate: (db, { pipeline }, options) => db.aggregate(pipeline, options).toArray(),
  createCollection: (db, { collection }, { collection: _, ...options }) => db.createCollection(collection, options),
  dropCollection: (db, { collection }, { collection: _, ...options }) => db.dropCollection(collection, options),
  modifyCollection: (db, { collection, ...options }) => db.command({ collMod: collection, ...options }),
};

const COLLECTION: Record<string, Run<Collection>> = {
  insertOne: (c, { document }, options) => c.insertOne(document, { ...options, ...withNullId([document]) }),
  insertMany: (c, { documents }, options) => c.insertMany(documents, { ...options, ...withNullId(documents) }),
  find: (c, { filter }, options) => c.find(filter, options).toArray(),
  findOne: (c, { filter }, options) => c.findOne(filter, options),
  updateOne: (c, { filter, update }, options) => c.updateOne(filter, update, options),
  updateMany: (c, { filter, update }, options) => c.updateMany(filter, update, options),
  replaceOne: (c, { filter, replacement }, options) => c.replaceOne(filter, replacement, options),
  deleteOne: (c, { filter }, options) => c.deleteOne(filter, options),
  deleteMany: (c, { filter }, options) => c.deleteMany(filter, options),
  findOneAndUpdate: (c, { filter, update }, options) => c.findOneAndUpdate(filter, update, modifyOptions(options)),
  findOneAndReplace: (c, { filter, replacement }, options) =>
    c.findOneAndReplace(filter, replacement, modifyOptions(options)),
  findOneAndDelete: (c, { filter }, options) => c.findOneAndDelete(filter, options),
  countDocuments: (c, { filter }, options) => c.countDocuments(filter, options),
  count: (c, { filter }, options) => c.count(filter, options),
  estimatedDocumentCount: (c, _, options) => c.estimatedDocumentCount(options),
  distinct: (c, { fieldName, filter }, options) => c.distinct(fieldName, filter ?? {}, options),
  aggregate: (c, { pipeline }, options) => c.aggregate(pipeline, options).toArray(),
  createIndex: (c, { keys }, { keys: _, ...options }) => c.createIndex(keys, options),
  bulkWrite: (c, { requests }, { requests: _, ...options }) =>
    c.bulkWrite(requests, {
      ...options,
      ...withNullId(requests.map(({ insertOne }: Document) => insertOne?.document)),
    }),
};

/** The driver would give a null `_id` a value of its own. */
const withNullId = (documents: (Document | undefined)[]) =>
  documents.some((document) => document?._id === null) ? { forceServerObjectId: true } : {};

const modifyOptions = ({ returnDocument, ...options }: Document) => ({
  ...options,
  ...(returnDocument ? { returnDocument: String(returnDocument).toLowerCase() as "before" | "after" } : {}),
});

function checkError(error: Error, expected: Document): void {
  const { errorCode, errorCodeName, errorContains, errorLabelsContain, errorLabelsOmit, errorResponse, isClientError } =
    expected;
  const { code, codeName } = error as MongoServerError;
  const labels = (error as { hasErrorLabel?: (label: string) => boolean }).hasErrorLabel?.bind(error) ?? (() => false);
  if (errorCode !== undefined) assert.equal(code, errorCode, error.message);
  if (errorCodeName !== undefined) assert.equal(codeName, errorCodeName, error.message);
  if (errorContains !== undefined)
    assert.ok(error.message.toLowerCase().includes(errorContains.toLowerCase()), error.message);
  if (isClientError === true) assert.ok(!(error instanceof MongoServerError), `a client error, not ${error.message}`);
  for (const label of errorLabelsContain ?? []) assert.ok(labels(label), `${label} on ${error.message}`);
  for (const label of errorLabelsOmit ?? []) assert.ok(!labels(label), `no ${label} on ${error.message}`);
  if (errorResponse) matchValue((error as MongoServerError).errorResponse, errorResponse, "errorResponse");
}

/** Documents as EJSON without bson classes, so that equal values compare equal. */
const plain = (value: unknown): unknown => JSON.parse(EJSON.stringify(value as Document, { relaxed: true }));

/** The format's loose match: extra fields are allowed at the top and in results, and `$$` operators judge single values. */
function matchValue(actual: unknown, expected: unknown, where: string): void {
  if (Array.isArray(expected)) {
    assert.ok(Array.isArray(actual), `${where} is an array`);
    assert.equal(actual.length, expected.length, `${where}.length`);
    for (const [i, item] of expected.entries()) matchValue(actual[i], item, `${where}.${i}`);
    return;
  }
  if (typeof expected !== "object" || expected === null || "_bsontype" in expected || expected instanceof Date) {
    assert.deepEqual(plain({ value: actual }), plain({ value: expected }), where);
    return;
  }
  const [first] = Object.keys(expected);
  const argument = first === undefined ? undefined : (expected as Document)[first];
  if (first === "$$unsetOrMatches") {
    if (actual !== undefined && actual !== null) matchValue(actual, argument, where);
  } else if (first === "$$exists") assert.equal(actual !== undefined, argument, `${where} exists`);
  else if (first === "$$type") assert.ok(typeMatches(actual, argument), `${where} has type ${argument}`);
  else
    for (const [key, value] of Object.entries(expected))
      matchValue((actual as Document | undefined)?.[key], value, `${where}.${key}`);
}

const typeMatches = (actual: unknown, wanted: string | string[]) => {
  const type =
    typeof actual === "number" ? ["int", "long", "double"] : [typeof actual === "object" ? "object" : typeof actual];
  return type.some((name) => [wanted].flat().includes(name));
};
