import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { listTiles } from "./dashboard/tiles.ts";

export function loader({ context }: LoaderArgs) {
  return listTiles(context.get(appContext).call, 1);
}
