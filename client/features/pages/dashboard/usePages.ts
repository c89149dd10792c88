import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { t } from "#shared/languages/translate.ts";
import { listTiles, type Tile, type TilePage } from "./tiles.ts";

/** Younger than this the list is not asked for again by coming back to the tab. */
const FRESH_FOR_MS = 30_000;

/** The key that all lists of pages begin with. */
const LISTS = ["pages", "tiles"];
type List = { pages: TilePage[]; pageParams: number[] };

/**
 * The dashboard's list: first page from the loader, more on demand. Coming back to the tab brings it up to date, as pages are
 * edited in others.
 * @param search words that the shown ones have; empty: all are shown
 */
export function usePages(first: TilePage, search: string) {
  const app = useApp();
  const client = useQueryClient();
  // Of this visit alone: at the next one the loader's page is the newest.
  const queryKey = [...LISTS, useId()];
  const shared = {
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }: TilePage) => (hasMore ? page + 1 : null),
    select: tilesOf,
    staleTime: FRESH_FOR_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
  } as const;
  const isFound = search !== "";
  const all = useInfiniteQuery({
    ...shared,
    queryKey: [...queryKey, "all"],
    queryFn: ({ pageParam, signal }) => listTiles(app, { page: pageParam }, signal),
    initialData: { pages: [first], pageParams: [1] },
  });
  const found = useInfiniteQuery({
    ...shared,
    queryKey: [...queryKey, "found", search],
    queryFn: ({ pageParam, signal }) => listTiles(app, { page: pageParam, search }, signal),
    enabled: isFound,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
  const list = isFound ? found : all;
  const tiles = list.data ?? all.data;
  /** said aloud after more have come */
  const [news, setNews] = useState("");
  return {
    tiles,
    /** how many there are in all, as far as they are known here */
    count: all.data.length,
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    /** the words are being looked for: what is shown is what was found before */
    isSearching: isFound && (found.isPending || found.isPlaceholderData),
    problem: list.isFetchNextPageError || (isFound && found.isError) ? messageOf(list.error) : null,
    news,
    async loadMore() {
      const { data = tiles, isError } = await list.fetchNextPage();
      const count = data.length - tiles.length;
      if (!isError) setNews(t("{count, plural, one {# more page} other {# more pages}} loaded", { count }));
    },
    /** Something was made, changed or taken away: the list is asked for again. */
    refresh: () => client.invalidateQueries({ queryKey: LISTS }),
  };
}

/** A page made meanwhile moves the others down by one, so that one of them comes again with the next page. */
const tilesOf = ({ pages }: List): Tile[] => [
  ...new Map(pages.flatMap((page) => page.tiles).map((tile) => [tile.hash, tile])).values(),
];
