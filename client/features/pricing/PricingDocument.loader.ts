import type { LoaderArgs } from "#client/lib/context.tsx";
import { notFound } from "#client/lib/notFound.ts";
import { CURRENCY, isPlanName, PLAN_NAMES, planNamed } from "#shared/plans/plans.ts";

/** The plan that the address names; without a name the smallest. */
export function loader({ params }: LoaderArgs) {
  const name = params.plan_name ?? PLAN_NAMES[0];
  if (!isPlanName(name)) throw notFound();
  return { plan: planNamed(name), currency: CURRENCY };
}
