import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { change } from "#shared/billing/endpoints.ts";

/** null: an agency whose plan was agreed upon with people: it is no matter of these pages */
export async function loader({ context }: LoaderArgs) {
  const plans = await context.get(appContext).call(change, {});
  return plans.subscription.status === "reseller" ? null : plans;
}
