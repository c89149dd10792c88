import { useQuery, useQueryClient } from "@tanstack/react-query";
import { usePeople } from "#client/features/signatures/masters/usePeople.ts";
import { useApp } from "#client/lib/context.tsx";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { Rollouts } from "#shared/members/masters/schema.ts";
import { listAll } from "#shared/signatures/endpoints.ts";

/** While something is being done. */
const LOOK_EVERY_MS = 1000;
const ROLLOUTS = ["designs", "rollouts"];

const isBusy = (rollouts: Rollouts | undefined) =>
  rollouts !== undefined && (rollouts.isGiving || rollouts.items.some(({ isRunning }) => isRunning));

/** How far the signatures of each design have come; asked again each second until all are done. */
export function useRollouts(first: Rollouts) {
  const { call } = useApp();
  const client = useQueryClient();
  const { data = first } = useQuery({
    queryKey: ROLLOUTS,
    queryFn: ({ signal }) => call(endpoints.rollouts, {}, { signal }),
    initialData: first,
    refetchInterval: ({ state }) => (isBusy(state.data) ? LOOK_EVERY_MS : false),
    refetchOnWindowFocus: true,
  });
  return { rollouts: data, isBusy: isBusy(data), look: () => client.invalidateQueries({ queryKey: ROLLOUTS }) };
}

/** The team's signatures in short: what designs are called, and what can become one. */
export function useSignatures() {
  const { call } = useApp();
  return useQuery({ queryKey: ["designs", "signatures"], queryFn: ({ signal }) => call(listAll, {}, { signal }) });
}

/** People as far as they were looked at: for what can be offered. */
export const useShownPeople = () => usePeople("").data?.items ?? [];
