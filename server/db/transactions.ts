import { setTimeout } from "node:timers/promises";
import mongoose, { type ClientSession } from "mongoose";
import { Failure } from "#shared/errors/catalogue.ts";
import { isAwaited, storeTransaction } from "./deadline.ts";
import { countedAtTheEnd } from "./writes.ts";

const { MongoError } = mongoose.mongo;

/** Between two tries: a random part of 5 ms that grows by half each time, up to half a second. */
const FIRST_PAUSE_MS = 5;
const PAUSE_GROWTH = 1.5;
const LONGEST_PAUSE_MS = 500;

/**
 * Runs the work in one transaction: all of it or nothing. It waits for its turn before it takes a connection, has the
 * deadline of store work as a whole, and is aborted when that has passed. The driver's own `withTransaction` goes on for
 * two minutes, and does not expect errors that are not its own.
 * @param work may run more than once, so it makes its documents itself and does nothing outside the store
 * @throws unavailable when the store did not answer in time or the outcome is unknown, and what `work` throws
 */
export function transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const run = async () => {
    const session = await mongoose.startSession();
    try {
      for (let tries = 0; ; tries++) {
        const done = await attempt(session, work);
        if ("result" in done) return done.result;
        await pause(tries);
        if (!isAwaited()) throw done.error;
      }
    } finally {
      session.endSession().catch(() => {});
    }
  };
  return storeTransaction(() => countedAtTheEnd(run));
}

/** One try; what it answers without a result may be tried again. */
async function attempt<T>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<T>,
): Promise<{ result: T } | { error: unknown }> {
  session.startTransaction();
  let result: T;
  try {
    result = await work(session);
    // Whoever was told that it takes too long must not find it done.
    if (!isAwaited()) throw new Failure("unavailable");
  } catch (error) {
    await session.abortTransaction();
    if (isTransient(error)) return { error };
    throw error;
  }
  try {
    await session.commitTransaction();
  } catch (error) {
    if (isTransient(error)) return { error };
    await settle(session, error);
  }
  return { result };
}

/**
 * The commit's answer is missing: it is sent again, which does nothing twice, until the store says that it is done.
 * Anything else leaves the outcome open, and running the work again could do it twice.
 * @throws unavailable
 */
async function settle(session: ClientSession, first: unknown): Promise<void> {
  for (let error = first, tries = 0; isUnknown(error) && isAwaited(); tries++) {
    await pause(tries);
    try {
      return await session.commitTransaction();
    } catch (next) {
      error = next;
    }
  }
  throw isUnknown(first) ? new Failure("unavailable", { cause: first }) : first;
}

const pause = (tries: number) =>
  setTimeout(Math.random() * Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** tries, LONGEST_PAUSE_MS));

const hasLabel = (error: unknown, label: string) => error instanceof MongoError && error.hasErrorLabel(label);
const isTransient = (error: unknown) => hasLabel(error, "TransientTransactionError");
/** A connection that breaks while the commit is written to it shows as the socket's own error. */
const isUnknown = (error: unknown) =>
  !(error instanceof MongoError) || hasLabel(error, "UnknownTransactionCommitResult");
