import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { messageOf } from "#client/lib/queries.tsx";

/** Younger than this the list is not asked for again by coming back to the tab. */
const FRESH_FOR_MS = 30_000;

export type TilePageOf<T> = { tiles: T[]; page: number; hasMore: boolean };

type Parts<T> = {
  /** the key that all lists of this kind begin with */
  lists: readonly string[];
  /** the first page, from the loader */
  first: TilePageOf<T>;
  /** words that the shown ones have; empty: all are shown */
  search: string;
  /** one page of the list. @throws ApiError */
  fetch(wanted: { page: number; search?: string }, signal: AbortSignal): Promise<TilePageOf<T>>;
  /** what is said aloud after so many more have come */
  moreWords(count: number): string;
};

/**
 * A dashboard's list: first page from the loader, more on demand. Coming back to the tab brings it up to date, as its things are
 * edited in others.
 */
export function useTileList<T extends { hash: string }>({ lists, first, search, fetch, moreWords }: Parts<T>) {
  const client = useQueryClient();
  // Of this visit alone: at the next one the loader's page is the newest.
  const queryKey = [...lists, useId()];
  const shared = {
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }: TilePageOf<T>) => (hasMore ? page + 1 : null),
    select: tilesOf<T>,
    staleTime: FRESH_FOR_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
  } as const;
  const isFound = search !== "";
  const all = useInfiniteQuery({
    ...shared,
    queryKey: [...queryKey, "all"],
    queryFn: ({ pageParam, signal }) => fetch({ page: pageParam }, signal),
    initialData: { pages: [first], pageParams: [1] },
  });
  const found = useInfiniteQuery({
    ...shared,
    queryKey: [...queryKey, "found", search],
    queryFn: ({ pageParam, signal }) => fetch({ page: pageParam, search }, signal),
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
      if (!isError) setNews(moreWords(data.length - tiles.length));
    },
    /** Something was made, changed or taken away: the list is asked for again. */
    refresh: () => client.invalidateQueries({ queryKey: lists }),
  };
}

/** One made meanwhile moves the others down by one, so that one of them comes again with the next page. */
const tilesOf = <T extends { hash: string }>({ pages }: { pages: TilePageOf<T>[] }): T[] => [
  ...new Map(pages.flatMap((page) => page.tiles).map((tile) => [tile.hash, tile])).values(),
];
