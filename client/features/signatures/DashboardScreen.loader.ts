import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { listTiles } from "./dashboard/tiles.ts";

/** Of the team, or of one company of an agency. */
export async function loader({ params, context }: LoaderArgs) {
  const group = params.group ?? null;
  return { group, first: await listTiles(context.get(appContext).call, { page: 1, group }) };
}
