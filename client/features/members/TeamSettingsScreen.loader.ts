import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { list } from "#shared/members/endpoints.ts";
import type { MemberPage, Team } from "#shared/members/schema.ts";
import { current } from "#shared/members/teams/endpoints.ts";

export type SettingsData = { team: Team; admins: MemberPage };

/** The team, and who looks after it. */
export async function loader({ context }: LoaderArgs): Promise<SettingsData> {
  const { call } = context.get(appContext);
  const [team, admins] = await Promise.all([call(current, {}), call(list, { querystring: { role: "admin" } })]);
  return { team, admins };
}
