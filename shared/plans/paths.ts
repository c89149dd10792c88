import { pathTo } from "../routes.ts";
import { PLAN_NAMES, type PlanName } from "./plans.ts";

/** Where a plan is shown: the first one at the address of the prices. */
export const planPath = (name: PlanName): string =>
  name === PLAN_NAMES[0] ? pathTo("pricing") : pathTo("pricing_plan", { plan_name: name });
