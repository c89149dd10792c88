import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { t } from "#shared/languages/translate.ts";
import { assign, clone, publish, remove, unassign, unpublish } from "#shared/pages/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import type { Tile } from "./tiles.ts";

/**
 * What is done with one page of the list; a toast says how it went. One thing at a time: a second press would be a second copy.
 * @param refresh asks for the list again
 * @returns `busy`: the hash of the page that something is done with
 */
export function usePageActions(refresh: () => Promise<unknown>) {
  const { call } = useApp();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const isBusy = useRef(false);

  /** @returns whether it was done */
  async function attempt({ hash }: Tile, work: () => Promise<void>): Promise<boolean> {
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
  }
  const done = async (text: string, action?: { label: string; run(): void }) => {
    await refresh();
    showToast({ kind: "success", text, ...(action && { action }) });
  };
  const params = ({ hash }: Tile) => ({ params: { hash } });

  return {
    busy,
    /** Makes a copy, the first of the list. */
    copy: (tile: Tile) =>
      attempt(tile, async () => {
        const { hash } = await call(clone, params(tile));
        await done(t("Page duplicated"), {
          label: t("Edit the copy"),
          run: () => void navigate(pathTo("page-edit", { hash })),
        });
      }),
    publish: (tile: Tile) =>
      attempt(tile, async () => {
        await call(publish, params(tile));
        await done(t("Page published"));
      }),
    unpublish: (tile: Tile) =>
      attempt(tile, async () => {
        await call(unpublish, params(tile));
        await done(t("Page unpublished"));
      }),
    remove: (tile: Tile) =>
      attempt(tile, async () => {
        try {
          await call(remove, params(tile));
        } catch (error) {
          // Deleted in another tab, or by a try whose answer was lost.
          if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
        }
        await done(t("Page deleted"));
      }),
    /** @throws ApiError */
    async give(tile: Tile, email: string) {
      await call(assign, { ...params(tile), body: { email } });
      await done(t("Page assigned to {email}", { email }));
    },
    take: (tile: Tile) =>
      attempt(tile, async () => {
        await call(unassign, params(tile));
        await done(t("Page unassigned from {email}", { email: tile.assignee ?? "" }));
      }),
  };
}

/** What was wrong with the address says more than that something was. */
const wordsOf = (error: unknown): string => (error instanceof ApiError && error.errors[0]?.message) || messageOf(error);
