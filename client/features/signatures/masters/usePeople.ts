import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import { MAX_MEMBERS_SHOWN } from "#shared/members/constants.ts";
import { list } from "#shared/members/endpoints.ts";
import type { MemberFilter } from "#shared/members/schema.ts";

/** Which people are asked for. */
export type WantedPeople = Pick<MemberFilter, "status" | "signature">;

/** People by the beginnings of their names; as many as are looked through at a glance. */
export function usePeople(search: string, wanted: WantedPeople = {}) {
  const { call } = useApp();
  return useQuery({
    queryKey: ["designs", "people", wanted, search],
    queryFn: ({ signal }) => call(list, { querystring: { ...wanted, search, limit: MAX_MEMBERS_SHOWN } }, { signal }),
    placeholderData: (before) => before,
  });
}
