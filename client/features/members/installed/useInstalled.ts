import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useMemo } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { installed } from "#shared/signatures/insights/endpoints.ts";
import type { Installed, InstalledPage, InstalledQuery } from "#shared/signatures/insights/schema.ts";
import type { InstalledData } from "../InstalledScreen.loader.ts";

/** The members of the kind that somebody wants to see: the first page from the loader, more on demand. */
export function useInstalled({ first, only: firstOnly }: InstalledData, only: InstalledQuery["only"]) {
  const { call } = useApp();
  const query = useInfiniteQuery({
    // Of this visit alone: at the next one the loader's page is the newest.
    queryKey: ["installed", useId(), only ?? ""],
    queryFn: ({ pageParam, signal }) =>
      call(installed, { querystring: { page: pageParam, ...(only && { only }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    ...(only === firstOnly && { initialData: { pages: [first], pageParams: [1] } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const items = useMemo(() => rowsOf(data?.pages), [data]);
  return {
    items,
    counts: (data?.pages.at(-1) ?? first).counts,
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    isSearching: query.isPending || query.isPlaceholderData,
    problem: query.isError ? messageOf(query.error) : null,
    retry: () => (query.isFetchNextPageError ? void query.fetchNextPage() : void query.refetch()),
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Somebody who has installed it meanwhile may be on two pages. */
const rowsOf = (pages: readonly InstalledPage[] = []): Installed[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((row) => [row.email, row])).values(),
];
