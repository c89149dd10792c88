import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { Share, SharePage } from "#shared/reseller/sharing/schema.ts";

/** While something is being brought. */
const LOOK_EVERY_MS = 1_500;
const SHARES = ["shares"];

/** What an agency shares; asked again while it is being brought to companies. */
export function useShares(first: SharePage) {
  const { call } = useApp();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: SHARES,
    queryFn: ({ pageParam, signal }) => call(sharing.list, { body: { after: pageParam || null } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [first], pageParams: [""] },
    // The loader's page may be of an earlier visit.
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ isRunning }) => isRunning)) ? LOOK_EVERY_MS : false,
  });
  const shares: Share[] = query.data.pages.flatMap(({ items }) => items);
  return {
    shares,
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    problem: query.isError ? messageOf(query.error) : null,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
    refresh: () => client.invalidateQueries({ queryKey: SHARES }),
  };
}
