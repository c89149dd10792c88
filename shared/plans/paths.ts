import { pathTo } from "../routes.ts";
import { PLAN_ID } from "./planId.ts";
import type { PlanName } from "./plans.ts";

// Apart from the plans, whose words nobody needs who signs in.
const FIRST = "professional" satisfies PlanName;

/** Where a plan is shown: the first one at the address of the prices. */
export const planPath = (name: PlanName): string =>
  name === FIRST ? pathTo("pricing") : pathTo("pricing_plan", { plan_name: name });

/** Where plans are bought. */
const UPGRADE = "account-upgrade";
/** Query parameters of that page: the plan that is chosen, and where to go on afterwards. */
export const PLAN_PARAM = "plan";
const BACK_PARAM = "back";

/** The way to buy a plan, by its id: `/account/upgrade?plan=teams-yearly-10`. Guests come by the sign-up. */
export const buyPath = (planId: string, back?: string): string =>
  `${pathTo(UPGRADE)}?${PLAN_PARAM}=${planId}${back === undefined ? "" : `&${BACK_PARAM}=${encodeURIComponent(back)}`}`;

/** What the `redirect` cookie keeps of a page of the route table: its name, and the plan that was chosen there, if any. */
export function nameWithPlan(name: string, { searchParams }: Pick<URL, "searchParams">): string {
  const plan = name === UPGRADE ? searchParams.get(PLAN_PARAM) : null;
  return plan !== null && PLAN_ID.test(plan) ? `${name}:${plan}` : name;
}

/** The way to buy the plan that the `redirect` cookie keeps: `account-upgrade:teams-yearly-10`; null: none. */
export function pathOfChosen(stored: string | undefined): string | null {
  const [name, plan = ""] = stored?.split(/:(.*)/s) ?? [];
  return name === UPGRADE && PLAN_ID.test(plan) ? buyPath(plan) : null;
}
