import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { t } from "#shared/languages/translate.ts";
import { searchCompanies } from "#shared/reseller/endpoints.ts";
import type { Company, CompanyPage } from "#shared/reseller/schema.ts";
import { queryOf, UNFILTERED, type Wanted } from "./wanted.ts";

/** Younger than this the list is not asked for again by coming back to the tab. */
const FRESH_FOR_MS = 30_000;

/** The key that all lists of companies begin with. */
const COMPANIES = ["companies"];
type List = { pages: CompanyPage[]; pageParams: unknown[] };

/** The companies of an agency as somebody wants to see them: the first page from the loader, more on demand. */
export function useCompanies(group: string, first: CompanyPage, wanted: Wanted) {
  const { call } = useApp();
  const client = useQueryClient();
  // Of this visit alone: at the next one the loader's page is the newest.
  const key = [...COMPANIES, useId()];
  const isFirst = JSON.stringify(wanted) === JSON.stringify(UNFILTERED);
  const query = useInfiniteQuery({
    queryKey: [...key, wanted],
    queryFn: ({ pageParam, signal }) => call(searchCompanies, { body: queryOf(group, wanted, pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    ...(isFirst && { initialData: { pages: [first], pageParams: [""] } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  const { data } = query;
  const companies = useMemo(() => companiesOf(data), [data]);
  /** said aloud after more have come */
  const [news, setNews] = useState("");

  return {
    companies,
    /** as the newest answer says; null for who administrates companies alone */
    package: data ? (data.pages.at(-1)?.package ?? null) : first.package,
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    /** others are looked for: what is shown is what was wanted before */
    isSearching: query.isPending || query.isPlaceholderData,
    problem: query.isError ? messageOf(query.error) : null,
    retry: () => (query.isFetchNextPageError ? void query.fetchNextPage() : void query.refetch()),
    news,
    async loadMore() {
      const { data: now, isError } = await query.fetchNextPage();
      const count = companiesOf(now).length - companies.length;
      if (!isError) setNews(t("{count, plural, one {# more company} other {# more companies}} loaded", { count }));
    },
    /** Puts in what the server answered of a company; its place stays. */
    put: (changed: Company) =>
      client.setQueriesData<List>(
        { queryKey: COMPANIES },
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (item.group === changed.group ? changed : item)),
            })),
          },
      ),
    /** One came or left, or the package is another. */
    refresh: () => client.invalidateQueries({ queryKey: COMPANIES }),
  };
}

/** One that was renamed meanwhile may be on two pages. */
const companiesOf = (list: List | undefined): Company[] => [
  ...new Map((list?.pages ?? []).flatMap(({ items }) => items).map((company) => [company.group, company])).values(),
];
