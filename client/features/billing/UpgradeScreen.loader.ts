import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { change } from "#shared/billing/endpoints.ts";

/** null: a reseller, whose plan is no matter of these pages */
export async function loader({ context }: LoaderArgs) {
  const { call, session } = context.get(appContext);
  return session.get()?.user.isReseller ? null : call(change, {});
}
