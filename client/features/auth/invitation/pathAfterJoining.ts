import type { User } from "#shared/account/schema.ts";
import type { Joined } from "#shared/invitations/schema.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";

/** Straight to the signature that waits there, to install it; otherwise to the dashboard. */
export const pathAfterJoining = ({ signature }: Joined): string =>
  signature ? pathTo("signature-preview", { hash: signature }) : pathTo("dashboard");

/** To the company that somebody administrates, or to all of them. */
export function pathInHub({ role, group }: Pick<NonNullable<User["resellerData"]>, "role" | "group">): string {
  const isOfOne = role === RESELLER_ROLES.companyAdmin && group !== null;
  return isOfOne ? pathTo("dashboard-company", { group }) : pathTo("account-companies");
}
