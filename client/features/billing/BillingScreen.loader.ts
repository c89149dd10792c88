import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { billings, change } from "#shared/billing/endpoints.ts";

/** null: a reseller, whose plan is no matter of these pages */
export async function loader({ context }: LoaderArgs) {
  const { call, session } = context.get(appContext);
  if (session.get()?.user.isReseller) return null;
  const [plans, invoices] = await Promise.all([call(change, {}), call(billings, { querystring: { page: 1 } })]);
  return { plans, invoices };
}
