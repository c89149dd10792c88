import { describe, expect, it } from "vitest";
import { NO_PLAN } from "../account/schema.ts";
import { SUPER_ADMIN } from "../auth/constants.ts";
import {
  ADDING,
  BUYING,
  BY_COOKIE,
  type Caller,
  CREATING,
  DELETING,
  EDITING,
  HUB_INVITING,
  HUB_OWNING,
  HUB_PAYING,
  HUB_READING,
  IN_PERSON,
  INVITING_FRIENDS,
  isInside,
  KNOWN,
  MANAGING,
  OPEN,
  OWNING,
  PAYING,
  REDEEMING,
  refusalOfCall,
  refusalsOfPolicy,
  SENDING,
  SIGNED_IN,
  SUPPORTING,
  TESTING,
} from "./callPolicies.ts";
import { RESELLER_ROLES } from "./rules.ts";

const owner: Caller = {
  user: { isReseller: false, resellerData: null },
  member: null,
  team: { isPaid: true, isTerminated: false, seats: 1, bonusSignatures: 0, plan: NO_PLAN },
  roles: ["ROLE_USER"],
  isVerified: true,
};
const member = (permissions: number[] | null): Caller => ({ ...owner, member: { role: "member", permissions } });
const resellerData = { role: RESELLER_ROLES.owner, permissions: [], group: null };
const reseller: Caller = { ...owner, user: { isReseller: true, resellerData } };
const administrates: Caller = {
  ...owner,
  user: { isReseller: true, resellerData: { ...resellerData, role: 2 } },
};
const inCompany = (role: number, permissions: number[] = []): Caller => ({ ...reseller, hub: { role, permissions } });
const acting: Caller = { ...owner, actor: "root" };
const terminated: Caller = { ...owner, team: { ...owner.team, isTerminated: true } };
const unverified: Caller = { ...owner, isVerified: false };
const admin: Caller = { ...owner, roles: ["ROLE_USER", SUPER_ADMIN] };

it.each([
  ["signed in", SIGNED_IN, owner, null],
  ["signed in, also acting, terminated, unverified", SIGNED_IN, { ...acting, ...terminated, isVerified: false }, null],
  ["in person", IN_PERSON, owner, null],
  ["in person, acting", IN_PERSON, acting, "not_in_their_name"],
  ["owning", OWNING, owner, null],
  ["owning, also a reseller", OWNING, reseller, null],
  ["owning, a member", OWNING, member(null), "no_permission"],
  ["owning, an admin of the team", OWNING, { ...owner, member: { role: "admin", permissions: null } }, "no_permission"],
  ["buying", BUYING, owner, null],
  ["buying, a member", BUYING, member(null), "no_permission"],
  ["buying, a reseller", BUYING, reseller, "forbidden"],
  ["paying, who runs an agency", PAYING, reseller, null],
  ["paying, in a company", PAYING, inCompany(1), "forbidden"],
  ["paying, who administrates one, for a team of their own", PAYING, administrates, null],
  ["buying, who administrates one, for a team of their own", BUYING, administrates, null],
  ["buying, in a company", BUYING, inCompany(2), "forbidden"],
  ["using a code, who administrates one", REDEEMING, administrates, "forbidden"],
  ["paying, a member", PAYING, member(null), "no_permission"],
  ["owning, who runs the company's agency", OWNING, inCompany(1), null],
  ["owning, who administrates the company", OWNING, inCompany(2), "no_permission"],
  ["managing members, a reseller", MANAGING, reseller, "no_permission"],
  ["managing members, in a company", MANAGING, inCompany(3), null],
  ["creating in a company with its code", CREATING, inCompany(3, [1]), null],
  ["creating in a company without", CREATING, inCompany(3, [2]), "no_permission"],
  ["creating in a company, who runs its agency", CREATING, inCompany(1), null],
  ["a hub, its owner", HUB_OWNING, reseller, null],
  ["a hub, nobody of it", HUB_READING, owner, "not_admin"],
  ["a hub, who was of it", HUB_READING, { ...reseller, user: { ...reseller.user, isReseller: false } }, "not_admin"],
  ["inviting into a hub, unverified", HUB_INVITING, { ...reseller, isVerified: false }, "email_unverified"],
  ["inviting into a hub, acting", HUB_INVITING, { ...reseller, actor: "root" }, "not_in_their_name"],
  ["a package, acting", HUB_PAYING, { ...reseller, actor: "root" }, "not_in_their_name"],
  ["buying, acting", BUYING, acting, "not_in_their_name"],
  ["supporting", SUPPORTING, admin, null],
  ["supporting without the role", SUPPORTING, owner, "not_admin"],
  ["supporting with the role, acting", SUPPORTING, { ...admin, actor: "root" }, "not_admin"],
  ["creating with its code", CREATING, member([1]), null],
  ["creating without", CREATING, member([2, 3, 4, 5]), "no_permission"],
  ["creating, terminated", CREATING, terminated, "account_expired"],
  ["editing with its code", EDITING, member([2]), null],
  ["editing without", EDITING, member([1, 3, 4, 5]), "no_edit_permission"],
  ["editing, terminated", EDITING, terminated, "account_expired"],
  ["editing, acting", EDITING, acting, null],
  ["editing, unverified", EDITING, unverified, null],
  ["deleting with its code", DELETING, member([5]), null],
  ["deleting without", DELETING, member([1, 2, 3, 4]), "no_permission"],
  ["deleting, terminated", DELETING, terminated, null],
  ["adding, who may create", ADDING, member([1]), null],
  ["adding, who may edit", ADDING, member([2]), null],
  ["adding, who may neither", ADDING, member([3, 4, 5]), "no_edit_permission"],
  ["testing, a member who may nothing", TESTING, member([]), null],
  ["testing, unverified", TESTING, unverified, "email_unverified"],
  ["testing, terminated", TESTING, terminated, "account_expired"],
  ["sending with its code", SENDING, member([3]), null],
  ["sending without", SENDING, member([1, 2, 4, 5]), "no_permission"],
  ["inviting friends, unverified", INVITING_FRIENDS, unverified, "email_unverified"],
  ["inviting friends, acting", INVITING_FRIENDS, acting, "not_in_their_name"],
] as const)("%s", (_what, policy, caller, refusal) => {
  expect(refusalOfCall(policy, caller as Caller)).toBe(refusal);
});

it("tells the first reason of several: role, name, plan, right, address", () => {
  const policy = { ...SENDING, who: "hubAdmins" } as const;
  const steps: Partial<Caller>[] = [
    { ...member([]), team: terminated.team, actor: "root", isVerified: false },
    { user: reseller.user },
    { actor: undefined },
    { team: owner.team },
    { member: null },
    { isVerified: true },
  ];
  const told = steps.map((_, at) => refusalOfCall(policy, Object.assign({}, owner, ...steps.slice(0, at + 1))));
  const inOrder = ["not_admin", "not_in_their_name", "account_expired", "no_permission"];
  expect(told).toEqual([...inOrder, "email_unverified", null]);
});

describe("what a policy may refuse", () => {
  it.each([
    ["open", OPEN, []],
    ["known", KNOWN, []],
    ["by cookie", BY_COOKIE, []],
    ["signed in", SIGNED_IN, ["not_signed_in"]],
    ["in person", IN_PERSON, ["not_signed_in", "not_in_their_name"]],
    ["supporting", SUPPORTING, ["not_signed_in", "not_admin", "not_in_their_name"]],
    ["owning", OWNING, ["not_signed_in", "no_permission"]],
    ["buying", BUYING, ["not_signed_in", "no_permission", "forbidden", "not_in_their_name"]],
    ["paying", PAYING, ["not_signed_in", "no_permission", "forbidden", "not_in_their_name"]],
    ["a hub", HUB_READING, ["not_signed_in", "not_admin"]],
    ["inviting into a hub", HUB_INVITING, ["not_signed_in", "not_admin", "not_in_their_name", "email_unverified"]],
    ["adding", ADDING, ["not_signed_in", "account_expired", "no_edit_permission"]],
    [
      "sending",
      SENDING,
      ["not_signed_in", "not_in_their_name", "account_expired", "no_permission", "email_unverified"],
    ],
  ] as const)("%s", (_what, policy, codes) => {
    expect(refusalsOfPolicy(policy)).toEqual(codes);
    expect(isInside(policy)).toBe(codes.length > 0);
  });
});
