import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useApp } from "#client/lib/context.tsx";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { SharedDesign } from "#shared/reseller/sharing/schema.ts";

/** While something is on its way. */
const LOOK_EVERY_MS = 1500;

/** What the company has of its agency; asked again while something of it is on its way. In other teams: nothing. */
export function useShared(first: readonly SharedDesign[]) {
  const { call, company } = useApp();
  const client = useQueryClient();
  const queryKey = ["designs", "shared", company];
  const { data = first } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly SharedDesign[]> =>
      (await call(sharing.ofCompany, {}, { signal })).items,
    initialData: first,
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "waiting") ? LOOK_EVERY_MS : false),
  });
  return { shared: data, look: () => client.invalidateQueries({ queryKey }) };
}
