import crypto from "node:crypto";
import { createRequire, syncBuiltinESMExports } from "node:module";
import mongoose from "mongoose";
import { hot } from "#server/db/cache/seam.ts";

/** What something costs, as far as a watch could tell it: names of what was done, and how often. */
export type Work = Record<string, number>;

let counted: Work | null = null;
const note = (what: string) => {
  if (counted) counted[what] = (counted[what] ?? 0) + 1;
};

/** Wraps functions of an object so that their calls are counted. */
function count<T extends object>(on: T, names: readonly (keyof T & string)[], as: string) {
  for (const name of names) {
    const own = on[name] as (...parts: unknown[]) => unknown;
    Object.assign(on, {
      [name](this: unknown, ...parts: unknown[]) {
        note(`${as}.${name}`);
        return own.apply(this, parts);
      },
    });
  }
}

/** From now on hashes are counted. Before the first password is read: the server keeps what it has imported then. */
export function countHashes() {
  count(
    createRequire(import.meta.url)("@node-rs/argon2") as object as Record<"hash" | "verify", unknown>,
    ["hash", "verify"],
    "argon2",
  );
  count(crypto, ["createHash", "createHmac", "createCipheriv"], "crypto");
  syncBuiltinESMExports();
}

/** Counts what is asked of store and cache as well. When the app is running. */
export function countStore() {
  mongoose.set("debug", (collection: string, method: string) => note(`store.${collection}.${method}`));
  count(hot().limiter, ["take"], "limiter");
  count(hot(), ["publish"], "hot");
}

/** The work of one call. */
export async function workOf(call: () => Promise<unknown>): Promise<Work> {
  counted = {};
  try {
    await call();
    return counted;
  } finally {
    counted = null;
  }
}
