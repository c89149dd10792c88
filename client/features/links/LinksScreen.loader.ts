import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { list } from "#shared/links/endpoints.ts";

/** The first of the viewer's short links. */
export async function loader({ context }: LoaderArgs) {
  return { first: await context.get(appContext).call(list, { querystring: {} }) };
}
