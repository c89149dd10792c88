import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { list } from "#shared/pictures/endpoints.ts";

export function loader({ context }: LoaderArgs) {
  return context.get(appContext).call(list, {});
}
