import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { change, discount } from "#shared/billing/endpoints.ts";

export async function loader({ context }: LoaderArgs) {
  const { call } = context.get(appContext);
  const [plans, offered] = await Promise.all([call(change, {}), call(discount, {})]);
  return { plans, offered };
}
