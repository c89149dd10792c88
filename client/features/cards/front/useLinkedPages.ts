import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { listAll } from "#shared/pages/endpoints.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";

/** Younger than this the pages are not asked for again. */
const FRESH_FOR_MS = 60_000;

/** The pages that a card's code can lead to; null until they are there. @param isWanted whether anybody looks at them */
export function useLinkedPages(isWanted = true) {
  const { call } = useApp();
  const { data, error } = useQuery({
    queryKey: ["pages", "all"],
    queryFn: async ({ signal }) => (await call(listAll, { params: { group: OWN_GROUP } }, { signal })).items,
    enabled: isWanted,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  });
  return { pages: data ?? null, problem: error && messageOf(error) };
}
