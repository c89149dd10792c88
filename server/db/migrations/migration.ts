import type { FastifyBaseLogger } from "fastify";
import type mongoose from "mongoose";

export type Db = mongoose.mongo.Db;
export type Document = mongoose.mongo.BSON.Document;
export type Change = mongoose.mongo.AnyBulkWriteOperation<Document>;

/**
 * One step from yesterday's records to today's. It works on the store's collections, not on models: those go on changing,
 * and what a step did must stay what it did. It may be cut off anywhere and is then run again, and the version before may
 * still be serving beside it: so each of its changes names the state that it changes (`{ _id, owner: { $exists: false } }`).
 */
export type Migration = {
  /** `NNN-what-it-does`, the name of its file; never changed once it was released */
  name: string;
  up(context: MigrationContext): Promise<void>;
};

export type MigrationContext = {
  db: Db;
  log: FastifyBaseLogger;
  /** aborted when the work has to end: the process stops, or another one has taken over */
  signal: AbortSignal;
  /**
   * All documents of a collection in the order of their ids, a batch at a time; after a cut it goes on with the batch that
   * was cut. Once a migration for each collection.
   * @param changesOf the changes that a batch needs; made together, in no order
   */
  walk(collection: string, changesOf: (documents: Document[]) => Change[] | Promise<Change[]>): Promise<void>;
};

/** Changes that give a document the fields it lacks, and leave what it has. */
export const fill = (document: Document, fields: Record<string, unknown>): Change[] =>
  Object.entries(fields)
    .filter(([name, value]) => value !== undefined && document[name] === undefined)
    .map(([name, value]) => ({
      updateOne: { filter: { _id: document._id, [name]: { $exists: false } }, update: { $set: { [name]: value } } },
    }));
