import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { listTiles } from "./dashboard/tiles.ts";

/** The first of the cards that the viewer sees. */
export async function loader({ context }: LoaderArgs) {
  return { first: await listTiles(context.get(appContext), { page: 1 }) };
}
