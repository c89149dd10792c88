import { useRef, useState } from "react";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";

/**
 * What is done with one tile of a list; a toast says how it went. One thing at a time: a second press would be a second copy.
 * @param refresh asks for the list again
 * @returns `busy`: the hash of the tile that something is done with
 */
export function useOneDeed(refresh: () => Promise<unknown>) {
  const [busy, setBusy] = useState<string | null>(null);
  const isBusy = useRef(false);
  return {
    busy,
    /** @returns whether it was done */
    async attempt({ hash }: { hash: string }, work: () => Promise<void>): Promise<boolean> {
      if (isBusy.current) return false;
      isBusy.current = true;
      setBusy(hash);
      try {
        await work();
        return true;
      } catch (error) {
        const isPaid = error instanceof ApiError && error.code === "upgrade_needed";
        if (!(isPaid && raiseUnlockPro("pricing"))) showToast({ kind: "error", text: wordsOf(error) });
        return false;
      } finally {
        isBusy.current = false;
        setBusy(null);
      }
    },
    /** Shows the list as it is now, and says what was done. */
    async done(text: string, action?: { label: string; run(): void }): Promise<void> {
      await refresh();
      showToast({ kind: "success", text, ...(action && { action }) });
    },
  };
}

/** What was wrong with a field says more than that something was. */
const wordsOf = (error: unknown): string => (error instanceof ApiError && error.errors[0]?.message) || messageOf(error);

/** Deleting it is done also when it was deleted in another tab, or by a try whose answer was lost. @throws ApiError */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
  }
}
