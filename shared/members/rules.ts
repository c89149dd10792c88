import type { Role, User } from "../account/schema.ts";
import { ALL_PERMISSIONS, PERMISSIONS, type Permission } from "./permissions.ts";

/** What of a team decides its limits and features. */
export type TeamPlan = Pick<User, "isPaid" | "isTerminated" | "bonusSignatures" | "plan"> & {
  /** places for signatures, those that were given as a bonus among them */
  seats: number;
  /** of an agency: those of them that its companies have */
  given?: number;
  /** of a company: places of its agency's package; missing, and 0 in records from before: what it has itself counts */
  packageSeats?: number;
};

/** The plan of the team that the API's user acts for. */
export const planOf = ({ availableSignatures, ...user }: User): TeamPlan => ({
  ...user,
  seats: availableSignatures + user.bonusSignatures,
});

/** Lifetime-deal tiers of the marketplace: `signoff_tier1` … `signoff_tier3`. */
const LIFETIME_TIER = /^signoff_tier([123])$/;

/** 1 to 3 for lifetime deals, else null. */
export function lifetimeTier({ plan }: Pick<TeamPlan, "plan">): number | null {
  const match = LIFETIME_TIER.exec(plan.data.product_id ?? "");
  return match ? Number(match[1]) : null;
}

export const isMember = ({ team }: Pick<User, "team">) => team !== null && !team.isOwner;
export const isAppSumoUser = (user: Pick<User, "plan">) => lifetimeTier(user) !== null;
/** A terminated team's signatures and pictures do not show, whichever of its people made them; those of a one-time purchase do. */
export const isBlocked = (team: Pick<TeamPlan, "plan" | "isTerminated">) => team.isTerminated && !isOneTime(team);
export const isOneTime = ({ plan }: Pick<TeamPlan, "plan">) => plan.data.type === "one_time";

/** Sending signatures by mail needs a plan of this size. */
export const MIN_SEATS_TO_SEND = 10;

/**
 * All limits and features of a team, for server and client alike: the client asks in order to grey out, the server in
 * order to refuse. What each of its people may do with them says `can`.
 */
export function entitlements(team: TeamPlan) {
  const isActive = !team.isTerminated;
  const isPaid = team.isPaid && isActive;
  const given = team.given ?? 0;
  const bought = team.seats - team.bonusSignatures - given;
  // What friends have brought counts on every plan.
  const free = isActive ? 1 + team.bonusSignatures : 1;
  const signatures = isPaid ? Math.max(given > 0 ? 0 : 1, team.seats - given) : free;
  return {
    maxSignatures: signatures,
    maxPages: isPaid ? Math.max(1, bought) : 1,
    maxCards: isPaid ? Math.max(1, bought) : 1,
    // Far more than any use: what is kept for good must not grow without end.
    maxLinks: 5_000 + 200 * signatures,
    maxLinksPerDay: 500 + 20 * signatures,
    maxPictures: 2_000 + 50 * signatures,
    canEdit: isActive,
    hasAllTemplates: isPaid,
    canHideBranding: isPaid,
    canChooseIcons: isPaid,
    /** banner, link on the photo, custom fields, some networks and addons */
    hasAllParts: isPaid,
    /** a page that everybody sees */
    canUnpublish: isPaid,
    hasAnalytics: isPaid && lifetimeTier(team) !== 3,
    /** addresses, times and limits of one's own for short links; their targets stay when a plan ends */
    canShapeLinks: isPaid,
    /** for pages and cards; lifetime deals come without it */
    canUseOwnDomain: isPaid && hasDomainsIn(team),
    /** its owner and admins may: `members.invite`; the owner of an agency has no place in its companies */
    canInvite: isPaid && team.seats > (team.packageSeats ? 0 : 1),
    /** by the package, for an agency and all of its companies */
    canSendByEmail: isPaid && Math.max(team.seats - team.bonusSignatures, team.packageSeats ?? 0) >= MIN_SEATS_TO_SEND,
  };
}
/** Whether the kind of a plan that is paid for comes with domains. */
export const hasDomainsIn = (team: Pick<TeamPlan, "plan">): boolean => lifetimeTier(team) === null && !isOneTime(team);

/** How many people a team may take in yet. */
export const freePlaces = (team: TeamPlan & { used: number }): number =>
  entitlements(team).canInvite ? Math.max(0, team.seats - team.used) : 0;

export type Entitlements = ReturnType<typeof entitlements>;

type Coded<E extends string> = { readonly [P in Permission as `${E}.${P}`]: (typeof PERMISSIONS)[P] };
const codedFor = <E extends string>(entity: E) =>
  Object.fromEntries(Object.entries(PERMISSIONS).map(([verb, code]) => [`${entity}.${verb}`, code])) as Coded<E>;

/** The permission codes of the specification (section 6), by what they allow. */
const CODES = {
  ...codedFor("signatures"),
  ...codedFor("pages"),
  ...codedFor("cards"),
} as const;

const isCoded = (action: Action): action is keyof typeof CODES => action in CODES;

/** What people do that others may not. */
export type Action =
  | keyof typeof CODES
  | "members.invite"
  | "members.manage"
  | "team.manage"
  | "signatures.assign"
  | "pages.assign"
  | "cards.assign"
  | "domains.manage";

/** Who acts, as far as rights go: the server's viewer, and in the browser what `actingAs` makes of the user. */
export type Acting = {
  user: Pick<User, "isReseller" | "resellerData">;
  /** null: the team is their own. Codes are null: all of them; those of pages and cards are a list of their own */
  member: {
    role: Role;
    permissions: readonly number[] | null;
    pagePermissions?: readonly number[] | null;
  } | null;
  /** the team is a company of an agency, in which they act as one of its people, with these codes; missing: they do not */
  hub?: HubRights | null;
  /** the team itself, as far as rights go. `used`: its people, the owner of one that is no company among them */
  team?: { used?: number };
};
/** What one of an agency's people is in its companies. `role`: one of `RESELLER_ROLES` */
export type HubRights = { readonly role: number; readonly permissions: readonly number[] };
/** For whom they act, and under which id. */
export type Acts = Acting & {
  id: string;
  team: { _id: unknown };
  /** the address under which the team knows them */
  member: { email: string } | null;
};
/** What is acted on: the team that owns it, the person who made it, and the address of the member it is assigned to. */
export type Subject = { team: unknown; owner: unknown; assignee?: string | null };

/** The rights of the API's user. */
export const actingAs = (user: User): Acting => ({
  user,
  member: isMember(user)
    ? {
        role: user.team?.role ?? "member",
        permissions: user.team?.permissions ?? null,
        pagePermissions: user.team?.pagePermissions ?? null,
      }
    : null,
  hub: user.company?.hub ?? null,
  // How many there are the API does not say.
  team: { used: user.team ? 2 : 1 },
});

/** Resellers' roles, as the specification numbers them. */
export const RESELLER_ROLES = { owner: 1, accountAdmin: 2, companyAdmin: 3 } as const;

/** Whether somebody administrates another's agency, or companies of it: their own team is theirs as it was before. */
export const isHubAdmin = ({ isReseller, resellerData }: Acting["user"]): boolean =>
  isReseller && resellerData !== null && resellerData.role !== RESELLER_ROLES.owner;

/**
 * Access control by permission codes: may somebody do this, and with this thing?
 * @param subject without one: at all, with what is theirs
 */
export function can(viewer: Acting, action: Action): boolean;
export function can(viewer: Acts, action: Action, subject: Subject): boolean;
export function can(viewer: Acting | Acts, action: Action, subject?: Subject): boolean {
  if (subject && !reaches(viewer as Acts, subject)) return false;
  if (action.startsWith("members.") && !mayHavePeople(viewer, action)) return false;
  if (!isCoded(action)) return isManager(viewer);
  const permissions = permissionsOf(viewer, action);
  return permissions === null || permissions.includes(CODES[action]);
}

/** An agency has its people in companies, not in a team of its own; those whom the team has from before are managed, and may go. */
function mayHavePeople({ user, member, hub, team }: Acting, action: Action): boolean {
  const isAgencys = user.isReseller && !isHubAdmin(user) && !member && !hub;
  return !isAgencys || (action === "members.manage" && (team?.used ?? 1) > 1);
}

/**
 * Tenant isolation: whether somebody sees a thing. A team's owner and admins see all of its things, members those that they
 * made and what is assigned to them.
 */
export const reaches = (viewer: Acts, { team, owner, assignee }: Subject): boolean =>
  String(team) === String(viewer.team._id) &&
  // Who has no row sees all of it anyway.
  (isManager(viewer) || String(owner) === viewer.id || viewer.member?.email === assignee);

/** The owner of the team, or one of its admins. */
export const isManager = ({ member }: Acting): boolean => member?.role !== "member";

/** Whether somebody says who manages a team: its owner, and of a company whoever has all of the agency's companies, with every code. */
export const mayMakeAdmins = ({ member, hub }: Pick<Acting, "member" | "hub">): boolean =>
  member === null && (!hub || (hub.role !== RESELLER_ROLES.companyAdmin && hasAll(hub.permissions)));

const hasAll = (permissions: readonly number[]) => ALL_PERMISSIONS.every((code) => permissions.includes(code));

/** Whether the API's user sees what others of a team do: its owner, once somebody has joined, and its admins. */
export const managesOthers = (user: User): boolean => user.team !== null && isManager(actingAs(user));

/** The codes that somebody has for such an action; null: all. */
function permissionsOf({ member, hub }: Acting, action: Action): readonly number[] | null {
  if (hub) return codesInHub(hub);
  if (!member || member.role === "admin") return null;
  return action.startsWith("signatures.") ? member.permissions : (member.pagePermissions ?? null);
}

const codesInHub = ({ role, permissions }: HubRights) => (role === RESELLER_ROLES.owner ? null : permissions);

/** The codes that somebody may give to others: an agency's people give in its companies what they have; null: all. */
export function codesToGive({ hub }: Pick<Acting, "hub">): readonly number[] | null {
  const codes = hub ? codesInHub(hub) : null;
  return codes && hasAll(codes) ? null : codes;
}

/** The error that says so. */
export const refusalOf = (action: Action) =>
  action.endsWith(".edit") ? "no_edit_permission" : ("no_permission" as const);
