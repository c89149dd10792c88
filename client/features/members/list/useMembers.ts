import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { t } from "#shared/languages/translate.ts";
import { list } from "#shared/members/endpoints.ts";
import type { MemberPage, TeamMember } from "#shared/members/schema.ts";
import { queryOf, type Wanted } from "./wanted.ts";

/** Younger than this the list is not asked for again by coming back to the tab. */
const FRESH_FOR_MS = 30_000;

/** The key that all lists of members begin with. */
export const MEMBERS = ["members"];
type List = { pages: MemberPage[]; pageParams: unknown[] };

/**
 * The team's members as somebody wants to see them: the first page from the loader, more on demand. While others are looked
 * for the ones before stay; an answer to words that nobody waits for any more is dropped.
 */
export function useMembers(first: MemberPage, firstWanted: Wanted, wanted: Wanted) {
  const { call } = useApp();
  const client = useQueryClient();
  // Of this visit alone: at the next one the loader's page is the newest.
  const key = [...MEMBERS, useId()];
  const isFirst = JSON.stringify(wanted) === JSON.stringify(firstWanted);
  const query = useInfiniteQuery({
    queryKey: [...key, wanted],
    queryFn: ({ pageParam, signal }) => call(list, { querystring: queryOf(wanted, pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    ...(isFirst && { initialData: { pages: [first], pageParams: [""] } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  const { data } = query;
  const members = useMemo(() => membersOf(data), [data]);
  /** said aloud after more have come */
  const [news, setNews] = useState("");
  const inAllLists = (change: (page: MemberPage) => MemberPage) =>
    client.setQueriesData<List>(
      { queryKey: MEMBERS },
      (known) => known && { ...known, pages: known.pages.map(change) },
    );

  return {
    members,
    /** as the newest answer says; null before the first one */
    team: data?.pages.at(-1)?.team ?? null,
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    /** others are looked for: what is shown is what was wanted before */
    isSearching: query.isPending || query.isPlaceholderData,
    problem: query.isError ? messageOf(query.error) : null,
    retry: () => (query.isFetchNextPageError ? void query.fetchNextPage() : void query.refetch()),
    news,
    async loadMore() {
      const { data: now, isError } = await query.fetchNextPage();
      const count = membersOf(now).length - members.length;
      if (!isError) setNews(t("{count, plural, one {# more member} other {# more members}} loaded", { count }));
    },
    /** Puts in what the server answered of members; their places stay. */
    put(changed: readonly TeamMember[]) {
      const byId = new Map(changed.map((member) => [member.id, member]));
      inAllLists((page) => ({ ...page, items: page.items.map((member) => byId.get(member.id) ?? member) }));
    },
    /** Takes those off who have left; their places are free. */
    drop(ids: readonly string[]) {
      inAllLists((page) => ({
        ...page,
        items: page.items.filter(({ id }) => !ids.includes(id)),
        team: { ...page.team, used: page.team.used - ids.length },
      }));
    },
    /** Somebody came, or was changed in a way that only the server knows. */
    refresh: () => client.invalidateQueries({ queryKey: MEMBERS }),
  };
}

/** Somebody who came meanwhile may be on two pages. */
const membersOf = (list: List | undefined): TeamMember[] => [
  ...new Map((list?.pages ?? []).flatMap(({ items }) => items).map((member) => [member.id, member])).values(),
];
