import { AsyncLocalStorage } from "node:async_hooks";
import type { Types } from "mongoose";

/** For whom a call is made, by somebody who is signed in. `agency`: of the company that they act in; null: they act in none */
export type Acting = { email: string; agency: Types.ObjectId | null };

const acting = new AsyncLocalStorage<Acting>();

/** Runs what a call does, so that what it hands on knows in whose name that is (ambient context). */
export const actingAs = <T>(who: Acting, run: () => T): T => acting.run(who, run);

/** Undefined outside of calls, and in those of nobody who is known. */
export const actingNow = (): Acting | undefined => acting.getStore();
