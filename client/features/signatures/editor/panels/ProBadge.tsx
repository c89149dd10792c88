import { useIsSold, useSession } from "#client/lib/context.tsx";
import { Badge } from "#client/ui/Badge.tsx";
import type { PlanNeed } from "#shared/signatures/rules.ts";

/** Whether the plan of whoever is here has something; a guest's is the free one, unless nothing is sold. */
export function useIsInPlan(need: PlanNeed): boolean {
  const session = useSession();
  const isSold = useIsSold();
  return session ? session.entitlements[need] : !isSold;
}

/** Marks what can be tried but not saved. Whoever has paid for it sees no mark. */
export function ProBadge({ need }: { need: PlanNeed }) {
  return useIsInPlan(need) ? null : <Badge>Pro</Badge>;
}
