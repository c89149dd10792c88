import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { billings, change } from "#shared/billing/endpoints.ts";

export async function loader({ context }: LoaderArgs) {
  const { call } = context.get(appContext);
  const [plans, invoices] = await Promise.all([call(change, {}), call(billings, { querystring: { page: 1 } })]);
  return { plans, invoices };
}
