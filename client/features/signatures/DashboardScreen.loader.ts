import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { progress } from "#shared/signatures/endpoints.ts";
import { listTiles } from "./dashboard/tiles.ts";

/** Of the team, or of one company of an agency, whose list says nothing of how far the viewer is. */
export async function loader({ params, context }: LoaderArgs) {
  const app = context.get(appContext);
  const group = params.group ?? null;
  const [first, reached] = await Promise.all([
    listTiles(app, { page: 1, group }),
    group === null ? app.call(progress, {}) : null,
  ]);
  return { group, first, steps: reached?.signature ?? null };
}
