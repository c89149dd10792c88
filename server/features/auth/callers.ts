import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { hot } from "../../db/cache/seam.ts";
import * as account from "../account/service.ts";
import { membershipOf, memberWrites, teamWrites } from "../members/service.ts";
import type { Caller } from "./viewer.ts";

/** Tells every process that accounts, teams or members were written. */
const TOPIC = "accounts-written";
/** A message may get lost, and scripts send none; then what was written elsewhere counts after so long. */
const FRESH_MS = 1_000;
/** As many as call within that time; each is some kilobytes. */
const MAX_CALLERS = 2_000;

const WRITES = [account.userWrites, teamWrites, memberWrites];
let heard = 0;

type Entry = { caller: Caller; readAt: number; version: number };

/** Counted, not reserved by `max`: an idle server holds no room for them. */
const callers = new LRUCache<string, Entry>({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 });

/**
 * The account of an id and for which team it acts, for who looks at something; null when there is none, or it is switched off. Read again
 * when the last reading is a second old or anything of the kind has been written since it began (revalidation), so that
 * nobody is known as who they were before a write that has been answered. Records are shared, so they cannot be changed.
 */
export async function findCaller(id: string): Promise<Caller | null> {
  const known = callers.get(id);
  const version = versionNow();
  if (known?.version === version && performance.now() - known.readAt < FRESH_MS) return known.caller;
  const readAt = performance.now();
  const read = await readCaller(id);
  if (!read) return null;
  const caller = frozen(read);
  callers.set(id, { caller, readAt, version });
  return caller;
}

/** The same as it is in the store now: for whoever changes something. */
export async function readCaller(id: string): Promise<Caller | null> {
  const user = await account.findById(id);
  return user?.isEnabled ? { user, ...(await membershipOf(user)) } : null;
}

/** Hears what other processes write, and tells them. @returns the way to stop it */
export function watchCallers(): () => void {
  const stopHearing = hot().subscribe(TOPIC, () => {
    heard++;
  });
  const stops = WRITES.map((writes) => writes.watch(() => void hot().publish(TOPIC, null)));
  return () => {
    for (const stop of [stopHearing, ...stops]) stop();
  };
}

/** Of anything and anybody: which accounts a write concerns is not always known, and there are few writes for a read. */
const versionNow = () => WRITES.reduce((sum, { count }) => sum + count, heard);

/** At any depth; ids and dates are left as they are. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date || value instanceof mongoose.Types.ObjectId) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
