import * as endpoints from "#shared/plans/endpoints.ts";
import type { Plan } from "#shared/plans/plans.ts";
import { type Pricing, plansIn } from "#shared/plans/schema.ts";
import type { App } from "./context.tsx";

/** Everything that is sold here, agencies' plans among it. */
export type Sold = Omit<Pricing, "plans"> & { plans: Plan[] };

/** Asks what is sold; null: nothing is. @throws ApiError */
export async function findSold({ site, call }: Pick<App, "site" | "call">): Promise<Sold | null> {
  if (site.billing === "off") return null;
  const [own, resellers] = await Promise.all([call(endpoints.pricing, {}), call(endpoints.resellerPricing, {})]);
  return { ...own, plans: [...plansIn(own), ...plansIn(resellers)] };
}
