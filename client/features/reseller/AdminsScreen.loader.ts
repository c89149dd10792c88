import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { admins, current } from "#shared/reseller/endpoints.ts";
import type { Admin, Hub } from "#shared/reseller/schema.ts";

export type AdminsData = { hub: Hub; first: Admin[] };

/** Who administrates all of the agency besides its owner. */
export async function loader({ context }: LoaderArgs): Promise<AdminsData> {
  const { call } = context.get(appContext);
  const hub = await call(current, {});
  const { items } = await call(admins, { params: { group: hub.group, role: RESELLER_ROLES.accountAdmin } });
  return { hub, first: items };
}
