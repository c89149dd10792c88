import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { t } from "#shared/languages/translate.ts";
import type { CallInput, CallOutput } from "#shared/lib/endpoint.ts";
import { list } from "#shared/links/endpoints.ts";
import type { ShortLink } from "#shared/links/schema.ts";

const LINKS = ["links"];
export type LinkPage = CallOutput<typeof list>;
export type Wanted = Omit<NonNullable<CallInput<typeof list>["querystring"]>, "page">;
export const UNFILTERED: Wanted = {};

/** The links as somebody wants to see them: the first page from the loader, more on demand. While others are looked for the ones before stay. */
export function useLinks(first: LinkPage, wanted: Wanted) {
  const { call } = useApp();
  const client = useQueryClient();
  // Of this visit alone: at the next one the loader's page is the newest.
  const key = [...LINKS, useId()];
  const isFirst = JSON.stringify(wanted) === JSON.stringify(UNFILTERED);
  const query = useInfiniteQuery({
    queryKey: [...key, wanted],
    queryFn: ({ pageParam, signal }) => call(list, { querystring: { ...wanted, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    ...(isFirst && { initialData: { pages: [first], pageParams: [1] } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const links = useMemo(() => linksOf(data?.pages), [data]);
  /** said aloud after more have come */
  const [news, setNews] = useState("");
  return {
    links,
    tags: data?.pages.at(-1)?.tags ?? [],
    hosts: data?.pages.at(-1)?.hosts ?? [],
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    isSearching: query.isPending || query.isPlaceholderData,
    problem: query.isError ? messageOf(query.error) : null,
    retry: () => (query.isFetchNextPageError ? void query.fetchNextPage() : void query.refetch()),
    news,
    async loadMore() {
      const { data: now, isError } = await query.fetchNextPage();
      const count = linksOf(now?.pages).length - links.length;
      if (!isError) setNews(t("{count, plural, one {# more link} other {# more links}} loaded", { count }));
    },
    refresh: () => client.invalidateQueries({ queryKey: LINKS }),
  };
}

/** One that came meanwhile may be on two pages. */
const linksOf = (pages: readonly LinkPage[] | undefined): ShortLink[] => [
  ...new Map((pages ?? []).flatMap(({ items }) => items).map((link) => [link.code, link])).values(),
];
