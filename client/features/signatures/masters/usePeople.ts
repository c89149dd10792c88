import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import { MAX_MEMBERS_SHOWN } from "#shared/members/constants.ts";
import { list } from "#shared/members/endpoints.ts";

/** People by the beginnings of their names; as many as are looked through at a glance. */
export function usePeople(search: string) {
  const { call } = useApp();
  return useQuery({
    queryKey: ["designs", "people", search],
    queryFn: ({ signal }) => call(list, { querystring: { search, limit: MAX_MEMBERS_SHOWN } }, { signal }),
    placeholderData: (before) => before,
  });
}
