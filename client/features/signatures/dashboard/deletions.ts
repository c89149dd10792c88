import { createStore } from "#client/lib/store.ts";
import { dismissToast, showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";

/**
 * Deferred deletion: a signature leaves the list at once and the server when its Undo is no longer offered. Until then
 * nothing is lost, whatever happens to this page: closed in between, the signature is there at the next visit.
 * Here are the hashes of those that are gone from sight. Filled in the browser only.
 */
export const deletions = createStore<ReadonlySet<string>>(new Set());

/** The toasts that offer Undo, and the calls that follow those that are gone. */
const offers = new Map<string, number>();
const calls = new Set<Promise<void>>();

type Deletion = {
  hashes: readonly string[];
  /** says what was deleted */
  text: string;
  /** deletes them from the server. @throws ApiError */
  run(): Promise<void>;
  /** why that was not done: what is still there is back in the list */
  onFailed(error: unknown): void;
};

/** Takes signatures out of sight, and deletes them when nobody took that back while the toast was shown. */
export function deleteSoon({ hashes, text, run, onFailed }: Deletion): void {
  const key = hashes.join(" ");
  const restore = () => {
    offers.delete(key);
    deletions.set(new Set([...deletions.get()].filter((other) => !hashes.includes(other))));
  };
  const commit = async () => {
    try {
      await run();
    } catch (error) {
      onFailed(error);
    } finally {
      restore();
    }
  };
  deletions.set(new Set([...deletions.get(), ...hashes]));
  const toast = showToast({
    kind: "success",
    text,
    action: { label: t("Undo"), run: restore },
    onGone() {
      offers.delete(key);
      const call = commit().finally(() => calls.delete(call));
      calls.add(call);
    },
  });
  offers.set(key, toast);
}

/** Deletes now what waits, for whoever needs its place. Ends when the server has answered. */
export async function deleteNow(): Promise<void> {
  for (const toast of offers.values()) dismissToast(toast);
  await Promise.all(calls);
}
