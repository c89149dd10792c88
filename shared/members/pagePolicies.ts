import type { User } from "../account/schema.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { type PagePolicy, routeNamed } from "../routes.ts";
import { actingAs, can, isBlocked, isHubAdmin, isMember, RESELLER_ROLES } from "./rules.ts";

/** Somebody who is signed in, as the rules see them, whether it is an administrator in their name, and whether anything is sold here. */
type Visitor = { user: User; isActing: boolean; isSold: boolean };
/** And the values in the page's address. */
type Visit = Omit<Visitor, "isSold"> & { params: Readonly<Record<string, string | undefined>> };
type Refusal = Extract<
  ErrorCode,
  "no_permission" | "not_admin" | "hub_inactive" | "account_expired" | "not_found" | "not_in_their_name"
>;

/** What keeps somebody who is signed in from a page; null: nothing. */
const WHO = {
  anyone: () => null,
  guests: () => null,
  signedIn: () => null,
  payers: ({ user }) => (isMember(user) || (user.company?.hub && isHubAdmin(user)) ? "no_permission" : null),
  inviters: ({ user }) => (can(actingAs(user), "members.manage") ? null : "no_permission"),
  hubPeople: ({ user }) => hubRefusal(user, Object.values(RESELLER_ROLES)),
  hubAdmins: ({ user }) => hubRefusal(user, [RESELLER_ROLES.owner, RESELLER_ROLES.accountAdmin]),
  hubOwners: ({ user }) => hubRefusal(user, [RESELLER_ROLES.owner]),
  hubLeavers: ({ user: { isReseller, resellerData } }) =>
    isReseller && resellerData?.role === RESELLER_ROLES.owner ? null : "not_admin",
  /** whoever acts in the company that the address names, its own people among them; nobody hears of others */
  companyAdmins: ({ user, params }) =>
    user.company && user.company.group === params.group
      ? null
      : (hubRefusal(user, Object.values(RESELLER_ROLES)) ?? "not_found"),
} satisfies Record<PagePolicy["who"], (visit: Visit) => Refusal | null>;

function hubRefusal(
  { isReseller, isPaid, isTerminated, resellerData }: User,
  roles: readonly number[],
): Refusal | null {
  if (!isReseller || !resellerData || !roles.includes(resellerData.role)) return "not_admin";
  return (resellerData.isActive ?? (isPaid && !isTerminated)) ? null : "hub_inactive";
}

/** Why somebody who is signed in may not see a page, as an error whose sentence is shown in its place; null: they may. */
export function refusalFor({ who, terminated, acting }: PagePolicy, visit: Visit): Refusal | null {
  const { user, isActing } = visit;
  if (user.isTerminated && terminated === "refused") return "account_expired";
  if (isBlocked(user) && terminated === "kept by a one-time purchase") return "account_expired";
  return WHO[who](visit) ?? (isActing && acting === "refused" ? "not_in_their_name" : null);
}

/** Whether somebody who is signed in may open a page whose address holds no values: links to others are left out. */
export function mayOpen(name: string, { isSold, ...visitor }: Visitor): boolean {
  const { isForBuyers, policy } = routeNamed(name).route;
  return (isSold || !isForBuyers) && refusalFor(policy, { ...visitor, params: {} }) === null;
}
