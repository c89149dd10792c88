import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, useSyncExternalStore } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import { remove } from "#shared/signatures/endpoints.ts";
import { deleteSoon, deletions } from "./deletions.ts";
import { nameOf } from "./names.ts";
import { listTiles, type Tile, type TilePage, type Wanted } from "./tiles.ts";

/** Younger than this the list is not asked for again by coming back to the tab. */
const FRESH_FOR_MS = 30_000;

/** The key that all lists of signatures begin with. */
export const LISTS = ["tiles"];
/** … and that of how far the viewer has come with them. */
export const PROGRESS = ["progress"];
export type List = { pages: TilePage[]; pageParams: number[] };

/**
 * The dashboard's list: first page from the loader, more on demand. Coming back to the tab brings it up to date, as
 * signatures are edited in others.
 * @param wanted words that the shown ones have (empty: all are shown), and their order
 */
export function useTiles(first: TilePage, { search, sort, group }: Wanted) {
  const app = useApp();
  const { call } = app;
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
  const isFound = search !== "" || sort !== "created";
  const all = useInfiniteQuery({
    ...shared,
    queryKey: [...queryKey, "all"],
    queryFn: ({ pageParam, signal }) => listTiles(app, { page: pageParam, group }, signal),
    initialData: { pages: [first], pageParams: [1] },
  });
  const found = useInfiniteQuery({
    ...shared,
    queryKey: [...queryKey, "found", search, sort],
    queryFn: ({ pageParam, signal }) => listTiles(app, { page: pageParam, search, sort, group }, signal),
    enabled: isFound,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
  const list = isFound ? found : all;
  const gone = useSyncExternalStore(deletions.subscribe, deletions.get, deletions.get);
  const seen = (tiles: readonly Tile[]) => tiles.filter(({ hash }) => !gone.has(hash));
  const tiles = seen(list.data ?? all.data);
  const refresh = () => Promise.all([LISTS, PROGRESS].map((queryKey) => client.invalidateQueries({ queryKey })));
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
    onSuccess: (_, { hash }) => {
      // In every list: this one may have been left while the deletion waited.
      client.setQueriesData<List>({ queryKey: LISTS }, (known) => known && without(known, hash));
      // All that come later moved up by one, the first of the next page onto the last one that is known.
      void refresh();
    },
  });

  return {
    tiles,
    /** how many there are in all, as far as they are known here */
    count: seen(all.data).length,
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    /** the words are being looked for: what is shown is what was found before */
    isSearching: isFound && (found.isPending || found.isPlaceholderData),
    problem: list.isFetchNextPageError || (isFound && found.isError) ? messageOf(list.error) : null,
    news,
    async loadMore() {
      const { data = tiles, isError } = await list.fetchNextPage();
      const count = seen(data).length - tiles.length;
      if (!isError) setNews(t("{count, plural, one {# more signature} other {# more signatures}} loaded", { count }));
    },
    /** Takes signatures off the list; they are deleted when that was not taken back. One that is gone already counts as deleted. */
    remove(chosen: readonly Tile[]) {
      const name = chosen.length === 1 && chosen[0] ? nameOf(chosen[0]) : null;
      const count = chosen.length;
      deleteSoon({
        hashes: chosen.map(({ hash }) => hash),
        text: name
          ? t("{name} was deleted.", { name })
          : t("{count, plural, one {# signature was} other {# signatures were}} deleted.", { count }),
        run: async () => void (await Promise.all(chosen.map((tile) => removal.mutateAsync(tile)))),
        onFailed(error) {
          const what = name ? t("{name} was not deleted.", { name }) : t("Not all of them were deleted.");
          showToast({ kind: "error", text: `${what} ${messageOf(error)}` });
        },
      });
    },
    /** Something was made or renamed: the list is asked for again. */
    refresh,
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
