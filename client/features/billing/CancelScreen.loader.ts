import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { change, discount } from "#shared/billing/endpoints.ts";

/** null: an agency whose plan was agreed upon with people: it is no matter of these pages */
export async function loader({ context }: LoaderArgs) {
  const { call } = context.get(appContext);
  const [plans, offered] = await Promise.all([call(change, {}), call(discount, {})]);
  return plans.subscription.status === "reseller" ? null : { plans, offered };
}
