import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_COMPANY_SEARCH_LENGTH } from "#shared/reseller/constants.ts";
import { searchCompanies } from "#shared/reseller/endpoints.ts";
import { MAX_CHOSEN_COMPANIES } from "#shared/reseller/sharing/constants.ts";

type Props = { group: string; chosen: ReadonlySet<string>; onChange(chosen: ReadonlySet<string>): void };

/** Some of an agency's companies: searched, and a page at a time. */
export function CompanyPicker({ group, chosen, onChange }: Props) {
  const { call } = useApp();
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery({
    queryKey: ["shares", "companies", group, search],
    queryFn: ({ pageParam, signal }) =>
      call(searchCompanies, { body: { group, search, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const items = (query.data?.pages ?? []).flatMap((page) => page.items);
  const isFull = chosen.size >= MAX_CHOSEN_COMPANIES;
  const toggle = (company: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(company);
    else next.delete(company);
    onChange(next);
  };
  return (
    <div className="space-y-3">
      <SearchField
        label={t("Search companies")}
        group="places"
        maxLength={MAX_COMPANY_SEARCH_LENGTH}
        onSearch={useCallback((words: string) => setSearch(words), [])}
      />
      {query.isError && <RetryAlert retry={() => void query.refetch()}>{messageOf(query.error)}</RetryAlert>}
      <ul
        aria-label={t("Companies")}
        aria-busy={query.isPending}
        className="divide-y divide-line overflow-y-auto rounded-card ring-1 ring-line"
        style={{ maxHeight: "15rem" }}
      >
        {items.map(({ group: company, name }) => (
          <li key={company}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-14">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={chosen.has(company)}
                disabled={isFull && !chosen.has(company)}
                onChange={({ target }) => toggle(company, target.checked)}
              />
              <bdi className="min-w-0 truncate">{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-13 text-ink-muted">
          {t("{count, plural, one {# company is} other {# companies are}} chosen.", { count: chosen.size })}{" "}
          {isFull && t("There are no more than that.")}
        </p>
        {query.hasNextPage && (
          <Button
            look="secondary"
            size="small"
            isLoading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t("Show more")}
          </Button>
        )}
      </div>
    </div>
  );
}
