import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { billings, change } from "#shared/billing/endpoints.ts";

/** null: an agency whose plan was agreed upon with people: it is no matter of these pages */
export async function loader({ context }: LoaderArgs) {
  const { call } = context.get(appContext);
  const [plans, invoices] = await Promise.all([call(change, {}), call(billings, { querystring: { page: 1 } })]);
  return plans.subscription.status === "reseller" ? null : { plans, invoices };
}
