import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { change } from "#shared/billing/endpoints.ts";

export function loader({ context }: LoaderArgs) {
  return context.get(appContext).call(change, {});
}
