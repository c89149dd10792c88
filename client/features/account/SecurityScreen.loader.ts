import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { sessions } from "#shared/auth/endpoints.ts";

export function loader({ context }: LoaderArgs) {
  return context.get(appContext).call(sessions, { querystring: { page: 1 } });
}
