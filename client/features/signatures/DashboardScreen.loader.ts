import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { listTiles } from "./dashboard/tiles.ts";

export function loader({ context }: LoaderArgs) {
  const { call, site } = context.get(appContext);
  return listTiles(call, site, 1);
}
