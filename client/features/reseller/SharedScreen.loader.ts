import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { current } from "#shared/reseller/endpoints.ts";
import type { Hub } from "#shared/reseller/schema.ts";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { SharePage } from "#shared/reseller/sharing/schema.ts";

export type SharedData = { hub: Hub; first: SharePage };

/** What the agency shares with its companies. */
export async function loader({ context }: LoaderArgs): Promise<SharedData> {
  const { call } = context.get(appContext);
  const [hub, first] = await Promise.all([call(current, {}), call(sharing.list, { body: {} })]);
  return { hub, first };
}
