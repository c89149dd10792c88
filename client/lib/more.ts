import type { User } from "#shared/account/schema.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { pathTo } from "#shared/routes.ts";
import { useSession } from "./context.tsx";

/** The query of the list of companies that asks for more signatures of the company which it names. */
export const MORE_PARAM = "more";

/** Where a company has more of: its agency's package for those who may give of it; else the address of whom to ask, null where we know none. */
export type More = { to: string } | { to: null; email: string | null };

/** Of whoever acts in a company; null: in none, where a plan is bought. */
export function moreOf(user: User | undefined): More | null {
  if (!user?.company) return null;
  const { group, hub } = user.company;
  if (hub && hub.role !== RESELLER_ROLES.companyAdmin)
    return { to: `${pathTo("account-companies")}?${MORE_PARAM}=${encodeURIComponent(group)}` };
  return { to: null, email: user.team?.ownerEmail ?? null };
}

/** The same of who is at the browser. */
export const useMore = (): More | null => moreOf(useSession()?.user);
