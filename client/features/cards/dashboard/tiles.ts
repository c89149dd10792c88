import type { TilePageOf } from "#client/features/editing/dashboard/useTileList.ts";
import type { App } from "#client/lib/context.tsx";
import { list } from "#shared/cards/endpoints.ts";
import { cardName } from "#shared/cards/rules.ts";
import type { ListedCard } from "#shared/cards/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";

export type Tile = ListedCard;
export type TilePage = TilePageOf<Tile>;

/** One page of the list of cards that the viewer sees, newest first. @throws ApiError */
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

/** What a card is called where it is listed. */
export const nameOf = (tile: Tile): string => cardName(tile) || t("Card without a title");
