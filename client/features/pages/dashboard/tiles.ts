import type { App } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { list } from "#shared/pages/endpoints.ts";
import { pageName } from "#shared/pages/rules.ts";
import type { ListedPage } from "#shared/pages/schema.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";

export type Tile = ListedPage;
export type TilePage = { tiles: Tile[]; page: number; hasMore: boolean };

/** One page of the list of pages that the viewer sees, newest first. @throws ApiError */
export async function listTiles(
  { call }: Pick<App, "call">,
  { page: pageNumber, search = "" }: { page: number; search?: string },
  signal?: AbortSignal,
): Promise<TilePage> {
  const querystring = search ? { search } : {};
  const { items, page, hasMore } = await call(
    list,
    { params: { group: OWN_GROUP, page: pageNumber }, querystring },
    { signal },
  );
  return { tiles: items, page, hasMore: hasMore && items.length > 0 };
}

/** What a page is called where it is listed. */
export const nameOf = (tile: Tile): string => pageName(tile) || t("Page without a title");
