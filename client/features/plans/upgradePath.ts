import { pathTo } from "#shared/routes.ts";

/** The page of buying: what is chosen, where it leads back to, and the order that somebody is back from. */
export function upgradePath({ plan, back, order }: { plan?: string; back?: string; order?: string }): string {
  const query = new URLSearchParams();
  if (plan) query.set("plan", plan);
  if (back) query.set("back", back);
  if (order) query.set("order", order);
  return query.size > 0 ? `${pathTo("account-upgrade")}?${query}` : pathTo("account-upgrade");
}
