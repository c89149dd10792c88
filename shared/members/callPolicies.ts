import { SUPER_ADMIN } from "../auth/constants.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import {
  type Acting,
  type Action,
  can,
  entitlements,
  isHubAdmin,
  RESELLER_ROLES,
  refusalOf,
  type TeamPlan,
} from "./rules.ts";

type May = "allowed" | "refused";

/**
 * Who may make a call. The server asks for nothing else before a call's own work begins, and a call without a policy does
 * not compile; whether a thing that it names may be reached, and what the plan has, its own rules say.
 */
export type CallPolicy = {
  /**
   * `known`: anyone, and a token that is sent is read. `refresh`: anyone, and the cookie of our own pages counts. The others
   * need a token: `owners` act for a team of their own, or run the agency whose company it is; `redeemers` act for one of their own and
   * are of no agency, `buyers` may administrate for one, and `payers` run it; `superAdmins` have the role. Of an agency: `hubOwners` run it, `hubAdmins` besides administrate all of it,
   * and `hubPeople` at least one company.
   */
  readonly who:
    | "anyone"
    | "known"
    | "refresh"
    | "signedIn"
    | "owners"
    | "redeemers"
    | "buyers"
    | "payers"
    | "superAdmins"
    | "hubOwners"
    | "hubAdmins"
    | "hubPeople";
  /** one of these rights is needed of whoever does not have them all */
  readonly can?: readonly Action[];
  /** whose team was terminated */
  readonly terminated: May;
  /** whose address nobody has confirmed */
  readonly unverified: May;
  /** an administrator who acts in somebody's name */
  readonly acting: May;
};

const ALL = { terminated: "allowed", unverified: "allowed", acting: "allowed" } as const;

export const OPEN = { ...ALL, who: "anyone" } as const satisfies CallPolicy;
export const KNOWN = { ...ALL, who: "known" } as const satisfies CallPolicy;
export const BY_COOKIE = { ...ALL, who: "refresh" } as const satisfies CallPolicy;
export const SIGNED_IN = { ...ALL, who: "signedIn" } as const satisfies CallPolicy;
/** What only the person themselves does: ways in, address, sessions, copies of everything. */
export const IN_PERSON = { ...SIGNED_IN, acting: "refused" } as const satisfies CallPolicy;
/** What the operator does for everybody. */
export const SUPPORTING = { ...IN_PERSON, who: "superAdmins" } as const satisfies CallPolicy;
/** What friends bring comes to a team of one's own. */
export const OWNING = { ...ALL, who: "owners" } as const satisfies CallPolicy;
/** Mails in somebody's name: an address that nobody has confirmed may be a stranger's. */
export const INVITING_FRIENDS = { ...OWNING, unverified: "refused", acting: "refused" } as const satisfies CallPolicy;
export const BUYING = { ...ALL, who: "buyers", acting: "refused" } as const satisfies CallPolicy;
/** Using a code: an agency's people cannot, whichever plan is theirs. */
export const REDEEMING = { ...BUYING, who: "redeemers" } as const satisfies CallPolicy;
/** What was bought, also as the package of an agency. */
export const PAYING = { ...BUYING, who: "payers" } as const satisfies CallPolicy;
export const CREATING = {
  ...SIGNED_IN,
  terminated: "refused",
  can: ["signatures.create"],
} as const satisfies CallPolicy;
export const EDITING = { ...SIGNED_IN, terminated: "refused", can: ["signatures.edit"] } as const satisfies CallPolicy;
export const DUPLICATING = {
  ...SIGNED_IN,
  terminated: "refused",
  can: ["signatures.duplicate"],
} as const satisfies CallPolicy;
/** Giving the team's signatures to its people, and looking at what is whose. */
export const ASSIGNING = {
  ...SIGNED_IN,
  terminated: "refused",
  can: ["signatures.assign"],
} as const satisfies CallPolicy;
export const DELETING = { ...SIGNED_IN, can: ["signatures.delete"] } as const satisfies CallPolicy;
/** Pictures for a signature that may not exist yet. */
export const ADDING = {
  ...EDITING,
  can: ["signatures.create", "signatures.edit"],
} as const satisfies CallPolicy;
/** Also to oneself: a signature holds any text. */
export const TESTING = {
  ...IN_PERSON,
  terminated: "refused",
  unverified: "refused",
} as const satisfies CallPolicy;
export const SENDING = { ...TESTING, can: ["signatures.send"] } as const satisfies CallPolicy;
/** What is done with a team's pages, or its cards, by whom: as with signatures, by codes of their own. */
const policiesFor = <E extends "pages" | "cards">(entity: E) =>
  ({
    creating: { ...CREATING, can: [`${entity}.create`] },
    editing: { ...EDITING, can: [`${entity}.edit`] },
    duplicating: { ...DUPLICATING, can: [`${entity}.duplicate`] },
    assigning: { ...ASSIGNING, can: [`${entity}.assign`] },
    deleting: { ...DELETING, can: [`${entity}.delete`] },
    sending: { ...SENDING, can: [`${entity}.send`] },
  }) as const satisfies Record<string, CallPolicy>;
export const PAGES = policiesFor("pages");
export const CARDS = policiesFor("cards");

/** How much room there is, for each kind of thing: its own rules know which. */
export const ASKING_FOR_ROOM = { ...SIGNED_IN, terminated: "refused" } as const satisfies CallPolicy;

/** The people of a team, its designs and who gets them: its owner and admins. */
export const MANAGING = { ...SIGNED_IN, can: ["members.manage"] } as const satisfies CallPolicy;
/** What holds for all of a team, an agency's own among them. */
export const TEAM_WIDE = { ...SIGNED_IN, can: ["team.manage"] } as const satisfies CallPolicy;
/** Managing where a plan that has ended allows it no more. */
export const SHAPING = { ...MANAGING, terminated: "refused" } as const satisfies CallPolicy;
/** Mails in somebody's name, to people who never asked for one. */
export const INVITING = {
  ...SHAPING,
  unverified: "refused",
  acting: "refused",
  can: ["members.invite"],
} as const satisfies CallPolicy;
/** Short links: whoever sees one may change it; a plan that has ended allows it no more. */
export const SHAPING_LINKS = { ...SIGNED_IN, terminated: "refused" } as const satisfies CallPolicy;
/** The team's own domains: its owner and admins. */
export const DOMAINS = { ...SHAPING, unverified: "refused", can: ["domains.manage"] } as const satisfies CallPolicy;
/** Letting one of them go is always possible. */
export const LEAVING_DOMAINS = { ...MANAGING, can: ["domains.manage"] } as const satisfies CallPolicy;
/** What only the owner of a team does, and nobody in their name. */
export const HANDING_OVER = { ...OWNING, acting: "refused" } as const satisfies CallPolicy;
/** That each mail of the team's people is counted: it is about them, so its owner answers for it. */
export const COUNTING_MAILS = HANDING_OVER;

/** An agency as its people see it: whether it is paid for, and which of its companies they see, its own rules know. */
export const HUB_READING = { ...ALL, who: "hubPeople" } as const satisfies CallPolicy;
/** Companies, and those who administrate them. */
export const HUB_ADMINS = { ...ALL, who: "hubAdmins" } as const satisfies CallPolicy;
/** The same where people are mailed. */
export const HUB_INVITING = { ...HUB_ADMINS, unverified: "refused", acting: "refused" } as const satisfies CallPolicy;
/** What holds for all of an agency. */
export const HUB_OWNING = { ...ALL, who: "hubOwners" } as const satisfies CallPolicy;
/** Its package. */
export const HUB_PAYING = { ...HUB_OWNING, acting: "refused" } as const satisfies CallPolicy;

/** Giving a company away, or taking a team in: mails to people who never asked for one, and a change of who owns what. */
export const HUB_OFFERING = { ...HUB_PAYING, unverified: "refused" } as const satisfies CallPolicy;

/** Calls that nobody makes who is not signed in. */
export type InsidePolicy = CallPolicy & { readonly who: Exclude<CallPolicy["who"], "anyone" | "known" | "refresh"> };
export const isInside = (policy: CallPolicy): policy is InsidePolicy =>
  policy.who !== "anyone" && policy.who !== "known" && policy.who !== "refresh";

/** Somebody who makes a call, as the rules see them. */
export type Caller = Acting & {
  team: TeamPlan;
  roles: readonly string[];
  isVerified: boolean;
  /** who acts in their name */
  actor?: string | undefined;
};

const WHO: Record<InsidePolicy["who"], (caller: Caller) => ErrorCode | null> = {
  signedIn: () => null,
  owners: ({ member, hub }) => (member || (hub && hub.role !== RESELLER_ROLES.owner) ? "no_permission" : null),
  redeemers: ({ member, user }) => (member ? "no_permission" : user.isReseller ? "forbidden" : null),
  buyers: ({ member, hub, user }) =>
    member ? "no_permission" : hub || (user.isReseller && !isHubAdmin(user)) ? "forbidden" : null,
  // A company has what its agency has bought.
  payers: ({ member, hub }) => (member ? "no_permission" : hub ? "forbidden" : null),
  superAdmins: ({ roles, actor }) => (roles.includes(SUPER_ADMIN) && !actor ? null : "not_admin"),
  hubOwners: (caller) => refusalInHub(caller, [RESELLER_ROLES.owner]),
  hubAdmins: (caller) => refusalInHub(caller, [RESELLER_ROLES.owner, RESELLER_ROLES.accountAdmin]),
  hubPeople: (caller) => refusalInHub(caller, Object.values(RESELLER_ROLES)),
};

const refusalInHub = ({ user: { isReseller, resellerData } }: Caller, roles: readonly number[]) =>
  isReseller && resellerData && roles.includes(resellerData.role) ? null : "not_admin";

/** Why somebody who is signed in may not make a call; null: they may. The first that applies is told. */
export function refusalOfCall(policy: InsidePolicy, caller: Caller): ErrorCode | null {
  const role = WHO[policy.who](caller);
  if (role) return role;
  if (policy.acting === "refused" && caller.actor) return "not_in_their_name";
  if (policy.terminated === "refused" && !entitlements(caller.team).canEdit) return "account_expired";
  if (policy.can && !policy.can.some((action) => can(caller, action))) return refusalOf(policy.can.at(-1) as Action);
  if (policy.unverified === "refused" && !caller.isVerified) return "email_unverified";
  return null;
}

/** What a policy may refuse, for the documentation. */
export function refusalsOfPolicy(policy: CallPolicy): ErrorCode[] {
  if (!isInside(policy)) return [];
  const codes: ErrorCode[] = ["not_signed_in"];
  if (policy.who === "owners") codes.push("no_permission");
  if (policy.who === "redeemers" || policy.who === "buyers" || policy.who === "payers")
    codes.push("no_permission", "forbidden");
  if (policy.who === "superAdmins" || policy.who.startsWith("hub")) codes.push("not_admin");
  if (policy.acting === "refused") codes.push("not_in_their_name");
  if (policy.terminated === "refused") codes.push("account_expired");
  if (policy.can) codes.push(refusalOf(policy.can.at(-1) as Action));
  if (policy.unverified === "refused") codes.push("email_unverified");
  return codes;
}
