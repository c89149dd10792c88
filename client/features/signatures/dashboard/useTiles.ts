import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { t } from "#shared/languages/translate.ts";
import { remove } from "#shared/signatures/endpoints.ts";
import { listTiles, type Tile, type TilePage } from "./tiles.ts";

/** Younger than this the list is not asked for again by coming back to the tab. */
const FRESH_FOR_MS = 30_000;

type List = { pages: TilePage[]; pageParams: number[] };

/**
 * The dashboard's list: first page from the loader, more on demand. Coming back to the tab brings it up to date, as
 * signatures are edited in others.
 * @param onRemoved told after a signature was deleted, with the place it had in the list
 */
export function useTiles(first: TilePage, onRemoved: (tile: Tile, index: number) => void) {
  const { call, site } = useApp();
  const client = useQueryClient();
  // Of this visit alone: at the next one the loader's page is the newest.
  const queryKey = ["tiles", useId()];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => listTiles(call, site, pageParam, signal),
    initialPageParam: 1,
    initialData: { pages: [first], pageParams: [1] },
    getNextPageParam: ({ page, hasMore }: TilePage) => (hasMore ? page + 1 : null),
    select: tilesOf,
    staleTime: FRESH_FOR_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
  });
  const tiles = list.data;
  /** said aloud after more have come */
  const [news, setNews] = useState("");

  const removal = useMutation({
    mutationFn: async ({ hash }: Tile) => {
      try {
        await call(remove, { params: { hash } });
      } catch (error) {
        // Deleted in another tab, or by a try whose answer was lost.
        if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
      }
    },
    onSuccess: (_, tile) => {
      const index = tiles.findIndex(({ hash }) => hash === tile.hash);
      client.setQueryData<List>(queryKey, (known) => known && without(known, tile.hash));
      onRemoved(tile, index);
      // All that come later moved up by one, the first of the next page onto the last one that is known.
      void client.invalidateQueries({ queryKey });
    },
  });

  return {
    tiles,
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    problem: list.isFetchNextPageError ? messageOf(list.error) : null,
    news,
    async loadMore() {
      const { data = tiles, isError } = await list.fetchNextPage();
      const count = data.length - tiles.length;
      if (!isError) setNews(t("{count, plural, one {# more signature} other {# more signatures}} loaded", { count }));
    },
    /** deletes a signature; one that is gone already counts as deleted */
    removal,
  };
}

/** A signature saved meanwhile moves the others down by one, so that one of them comes again with the next page. */
const tilesOf = ({ pages }: List): Tile[] => [
  ...new Map(pages.flatMap((page) => page.tiles).map((tile) => [tile.hash, tile])).values(),
];

const without = ({ pages, pageParams }: List, hash: string): List => ({
  pages: pages.map((page) => ({ ...page, tiles: page.tiles.filter((tile) => tile.hash !== hash) })),
  pageParams,
});
