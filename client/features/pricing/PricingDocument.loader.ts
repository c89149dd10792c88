import type { LoaderArgs } from "#client/lib/context.tsx";
import type { PageProblem } from "#client/lib/problem.ts";
import { CURRENCY, isPlanName, PLAN_NAMES, planNamed } from "#shared/plans/plans.ts";

/** The plan that the address names; without a name the smallest. */
export function loader({ params }: LoaderArgs) {
  const name = params.plan_name ?? PLAN_NAMES[0];
  if (!isPlanName(name)) throw { code: "not_found", status: 404, requestId: null } satisfies PageProblem as unknown;
  return { plan: planNamed(name), currency: CURRENCY };
}
