import { unlessGone, useOneDeed } from "#client/features/editing/dashboard/useOneDeed.ts";
import { useApp } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
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
  const { busy, attempt, done } = useOneDeed(refresh);
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
        await unlessGone(call(remove, params(tile)));
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
