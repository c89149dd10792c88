import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { Rollouts, SavedDesigns } from "#shared/members/masters/schema.ts";
import * as sharing from "#shared/reseller/sharing/endpoints.ts";
import type { SharedDesign } from "#shared/reseller/sharing/schema.ts";

export type DesignsData = { saved: SavedDesigns; rollouts: Rollouts; shared: readonly SharedDesign[] };

export async function loader({ context }: LoaderArgs): Promise<DesignsData> {
  const { call } = context.get(appContext);
  const [saved, rollouts, { items: shared }] = await Promise.all([
    call(endpoints.get, {}),
    call(endpoints.rollouts, {}),
    call(sharing.ofCompany, {}),
  ]);
  return { saved, rollouts, shared };
}
