import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { Rollouts, SavedDesigns } from "#shared/members/masters/schema.ts";

export type DesignsData = { saved: SavedDesigns; rollouts: Rollouts };

export async function loader({ context }: LoaderArgs): Promise<DesignsData> {
  const { call } = context.get(appContext);
  const [saved, rollouts] = await Promise.all([call(endpoints.get, {}), call(endpoints.rollouts, {})]);
  return { saved, rollouts };
}
