import { unlessGone, useOneDeed } from "#client/features/editing/dashboard/useOneDeed.ts";
import { useApp } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { assign, clone, get, remove, unassign, update } from "#shared/cards/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Tile } from "./tiles.ts";

/**
 * What is done with one card of the list; a toast says how it went.
 * @param refresh asks for the list again
 */
export function useCardActions(refresh: () => Promise<unknown>) {
  const { call, send } = useApp();
  const navigate = useNavigate();
  const { busy, attempt, done } = useOneDeed(refresh);
  const at = (hash: string) => ({ params: { hash } });
  const to = (hash: string, email: string) => call(assign, { ...at(hash), body: { email } });
  const from = (hash: string) => call(unassign, at(hash));
  /** Offered beside what was done: gives everybody back what they had. */
  const back = (run: () => Promise<unknown>) => ({
    label: t("Undo"),
    run: () => void run().then(refresh, (error: unknown) => showToast({ kind: "error", text: messageOf(error) })),
  });

  return {
    /** the hash of the card that something is done with */
    busy,
    /** Makes a copy, the first of the list. */
    copy: (tile: Tile) =>
      attempt(tile, async () => {
        const { hash } = await call(clone, at(tile.hash));
        await done(t("Card duplicated"), {
          label: t("Edit the copy"),
          run: () => void navigate(pathTo("card-edit", { hash })),
        });
      }),
    /** Gives it another name in lists; what is on it stays. @throws ApiError */
    async rename({ hash }: Tile, label: string) {
      const { data, etag } = await send(get, at(hash));
      const body = { label: label.trim(), content: data.content };
      await send(update, { ...at(hash), body }, { headers: { "if-match": etag ?? "*" } });
      await done(t("Card renamed"));
    },
    remove: (tile: Tile) =>
      attempt(tile, async () => {
        await unlessGone(call(remove, at(tile.hash)));
        await done(t("Card deleted"));
      }),
    /** @throws ApiError */
    async give({ hash, assignee }: Tile, email: string) {
      const { replaced } = await to(hash, email);
      const undo = async () => {
        await (assignee === null ? from(hash) : to(hash, assignee));
        if (replaced !== null) await to(replaced, email);
      };
      await done(t("Card assigned to {email}", { email }), back(undo));
    },
    take: (tile: Tile) =>
      attempt(tile, async () => {
        const email = tile.assignee ?? "";
        await from(tile.hash);
        await done(
          t("Card unassigned from {email}", { email }),
          back(() => to(tile.hash, email)),
        );
      }),
  };
}
