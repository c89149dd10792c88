import { describe, expect, it, test } from "vitest";
import { NO_PLAN, type User } from "../account/schema.ts";
import {
  type Acting,
  type Acts,
  actingAs,
  can,
  codesToGive,
  entitlements,
  lifetimeTier,
  managesOthers,
  planOf,
  reaches,
  refusalOf,
  type TeamPlan,
} from "./rules.ts";

const free: TeamPlan = { isPaid: false, isTerminated: false, seats: 1, bonusSignatures: 0, plan: NO_PLAN };
const paid: TeamPlan = { ...free, isPaid: true, seats: 13, bonusSignatures: 1 };
/** What the API answers of somebody. */
const user = (part: Partial<User> = {}): User => ({
  picture: null,
  ...{ id: "ana", name: "Ana", email: "ana@example.com", isEmailVerified: true, isEnabled: true, isPaid: false },
  ...{
    isTerminated: false,
    isReseller: false,
    showQuestion: false,
    defaultSignature: null,
    availableSignatures: 1,
    bonusSignatures: 0,
  },
  ...{ plan: NO_PLAN, team: null, resellerData: null },
  ...part,
});
const tier = (n: number): TeamPlan => ({
  ...paid,
  plan: { ...free.plan, type: "product", data: { product_id: `signoff_tier${n}`, type: null } },
});

describe("entitlements", () => {
  it("gives a free account one of each and the free templates", () => {
    expect(entitlements(free)).toMatchObject({
      maxSignatures: 1,
      maxPages: 1,
      maxCards: 1,
      hasAllTemplates: false,
      canHideBranding: false,
      canInvite: false,
    });
  });
  it("counts available and bonus signatures of a paid account", () => {
    expect(entitlements(paid)).toMatchObject({
      maxSignatures: 13,
      maxPages: 12,
      hasAllTemplates: true,
      canInvite: true,
      canSendByEmail: true,
    });
  });
  it("leaves a paid account without seats one of each", () => {
    expect(entitlements({ ...paid, seats: 0, bonusSignatures: 0 })).toMatchObject({
      maxSignatures: 1,
      maxPages: 1,
      maxCards: 1,
    });
  });
  it("sends by mail from ten signatures on, bonus left out", () => {
    expect(entitlements({ ...paid, seats: 14, bonusSignatures: 5 }).canSendByEmail).toBe(false);
    expect(entitlements({ ...paid, seats: 15, bonusSignatures: 5 }).canSendByEmail).toBe(true);
  });
  it("sends from companies by their agency's package, and from the agency whatever companies have of it", () => {
    expect(entitlements({ ...paid, seats: 2, bonusSignatures: 0, packageSeats: 10 }).canSendByEmail).toBe(true);
    expect(entitlements({ ...paid, seats: 2, bonusSignatures: 0, packageSeats: 9 }).canSendByEmail).toBe(false);
    expect(entitlements({ ...paid, seats: 2, bonusSignatures: 0, packageSeats: 0 }).canSendByEmail).toBe(false);
    expect(entitlements({ ...paid, seats: 10, bonusSignatures: 0, given: 8 }).canSendByEmail).toBe(true);
    expect(entitlements({ ...paid, isPaid: false, seats: 2, packageSeats: 10 }).canSendByEmail).toBe(false);
  });
  it("takes people into a company of one signature, where no owner has a place", () => {
    expect(entitlements({ ...paid, seats: 1, bonusSignatures: 0, packageSeats: 10 }).canInvite).toBe(true);
    expect(entitlements({ ...paid, seats: 1, bonusSignatures: 0 }).canInvite).toBe(false);
  });
  it("closes a terminated account, paid or not", () => {
    expect(entitlements({ ...paid, isTerminated: true })).toMatchObject({
      canEdit: false,
      maxSignatures: 1,
      hasAllTemplates: false,
    });
  });
  it("gives what is paid for to nobody whose plan has run out, whatever seats are left", () => {
    const lapsed = entitlements({ ...paid, isPaid: false });
    expect(lapsed).toMatchObject({ maxSignatures: 2, maxPages: 1, maxCards: 1, canInvite: false });
    expect(lapsed).toMatchObject({ canSendByEmail: false, canChooseIcons: false, hasAllParts: false });
    expect(entitlements({ ...tier(1), isPaid: false }).hasAnalytics).toBe(false);
    expect(entitlements(paid)).toMatchObject({ canChooseIcons: true, hasAllParts: true });
  });
  it("takes nobody into a team of one seat", () => {
    expect([1, 2].map((seats) => entitlements({ ...paid, seats }).canInvite)).toEqual([false, true]);
  });
  it("shows analytics to lifetime tiers 1 and 2 only", () => {
    expect([1, 2, 3].map((n) => entitlements(tier(n)).hasAnalytics)).toEqual([true, true, false]);
    expect(lifetimeTier(free)).toBeNull();
  });
  it("are the same for the browser, which has them from the API's user", () => {
    const payer = user({ isPaid: true, availableSignatures: 12, bonusSignatures: 1 });
    expect(entitlements(planOf(payer))).toEqual(entitlements(paid));
  });
});

const CODES = { create: 1, edit: 2, send: 3, duplicate: 4, delete: 5 };
const ACTIONS = Object.keys(CODES).map((name) => `signatures.${name}` as "signatures.edit");
const nobodys = { isReseller: false, resellerData: null };
const acting = (member: Acting["member"], user: Acts["user"] = nobodys): Acts => ({
  id: "ana",
  user,
  team: { _id: "bakery" },
  member: member && { ...member, email: "ana@example.com" },
});
const member = (permissions: number[] | null) => acting({ role: "member", permissions });
const admin = acting({ role: "admin", permissions: [] });
const owner = acting(null);

describe("can", () => {
  it.each(Object.values(CODES))("code %i allows its action alone", (code) => {
    const allowed = ACTIONS.filter((action) => can(member([code]), action));
    expect(allowed).toEqual([ACTIONS[code - 1]]);
  });
  it.each([
    ["an owner", owner],
    ["an admin, whatever codes stand there", admin],
    ["a member without a list", member(null)],
    ["a reseller who owns the hub", acting(null, { isReseller: true, resellerData: reseller(1, []) })],
  ])("everything to %s", (_who, viewer) => expect(ACTIONS.every((action) => can(viewer, action))).toBe(true));
  it("nothing to a member whose list is empty", () => {
    expect(ACTIONS.some((action) => can(member([]), action))).toBe(false);
  });
  it("to an agency's people what their codes say, in its companies", () => {
    const user = { isReseller: true, resellerData: reseller(2, [2, 3]) };
    const inCompany = { ...acting(null, user), hub: { role: 2, permissions: [2, 3] } };
    expect(ACTIONS.filter((action) => can(inCompany, action))).toEqual(["signatures.edit", "signatures.send"]);
    expect(codesToGive(inCompany)).toEqual([2, 3]);
  });
  it("in a team of their own all that its owner may", () => {
    const own = acting(null, { isReseller: true, resellerData: reseller(3, []) });
    expect(ACTIONS.every((action) => can(own, action))).toBe(true);
    expect(can(own, "members.invite")).toBe(true);
    expect(codesToGive(own)).toBe(null);
  });
  it("an agency's team takes nobody in, and manages whom it has", () => {
    const agency = acting(null, { isReseller: true, resellerData: reseller(1, []) });
    expect(can(agency, "members.manage")).toBe(false);
    const withPeople = { ...agency, team: { ...agency.team, used: 2 } };
    expect(can(withPeople, "members.manage")).toBe(true);
    expect(can(withPeople, "members.invite")).toBe(false);
  });
  it("lets members and resellers invite nobody", () => {
    expect([owner, admin].every((viewer) => can(viewer, "members.invite"))).toBe(true);
    expect(can(member(null), "members.invite")).toBe(false);
    expect(can(acting(null, { isReseller: true, resellerData: null }), "members.invite")).toBe(false);
  });
  it("lets the owner and admins assign, and no member", () => {
    expect([owner, admin].every((viewer) => can(viewer, "signatures.assign"))).toBe(true);
    expect(can(member(null), "signatures.assign")).toBe(false);
  });
  it.each([
    ["ana@example.com", true],
    ["mia@example.com", false],
    [null, false],
    [undefined, false],
  ])("shows a member what is assigned to %s: %s", (assignee, isSeen) => {
    const theirs = { team: "bakery", owner: "olu", ...(assignee !== undefined && { assignee }) };
    expect(reaches(member(null), theirs)).toBe(isSeen);
    expect(can(member([2]), "signatures.edit", theirs)).toBe(isSeen);
    expect(reaches(member(null), { ...theirs, team: "other" })).toBe(false);
  });
  it("has a list of its own for pages and cards", () => {
    const may = (pagePermissions: number[] | null) =>
      (["pages.create", "cards.create", "signatures.create"] as const).map((action) =>
        can(acting({ role: "member", permissions: [], pagePermissions }), action),
      );
    expect(may([1])).toEqual([true, true, false]);
    expect(may([2])).toEqual([false, false, false]);
    expect(may(null)).toEqual([true, true, false]);
    expect(can(member([1]), "pages.create")).toBe(true);
  });
  it("is the same for the browser, which has the codes from the API's user", () => {
    const joined = user({ team: { isOwner: false, role: "member", permissions: [5], ownerEmail: "o@example.com" } });
    expect(ACTIONS.filter((action) => can(actingAs(joined), action))).toEqual(["signatures.delete"]);
    expect(ACTIONS.every((action) => can(actingAs(user()), action))).toBe(true);
    const joinedBy = user({ team: { isOwner: true, role: null, permissions: null, ownerEmail: null } });
    expect([user(), joinedBy, joined].map((who) => can(actingAs(who), "members.invite"))).toEqual([true, true, false]);
  });
});

it("knows in the browser who manages others", () => {
  const team = { isOwner: false, role: "member", permissions: null, ownerEmail: null } as const;
  const earlier = { isOwner: false, permissions: null, ownerEmail: null } as unknown as User["team"];
  const people: [User["team"], boolean][] = [
    [null, false],
    [{ ...team, isOwner: true, role: null }, true],
    [{ ...team, role: "admin" }, true],
    [team, false],
    // Of a page that is open since before the role was answered.
    [earlier, false],
  ];
  expect(people.map(([of]) => managesOthers(user({ team: of })))).toEqual(people.map(([, manages]) => manages));
  expect(can(actingAs(user({ team: { ...team, role: "admin" } })), "members.invite")).toBe(true);
});

describe("what belongs to a team", () => {
  const own = { team: "bakery", owner: "ana" };
  const colleagues = { team: "bakery", owner: "ben" };
  const foreign = { team: "garage", owner: "ana" };
  test.each([
    ["its owner", owner, [true, true, false]],
    ["an admin", admin, [true, true, false]],
    ["a member", member(null), [true, false, false]],
  ])("is seen by %s", (_who, viewer, seen) => {
    expect([own, colleagues, foreign].map((thing) => reaches(viewer, thing))).toEqual(seen);
    expect([own, colleagues, foreign].map((thing) => can(viewer, "signatures.edit", thing))).toEqual(seen);
  });
  it("is not changed without the code, even one's own", () => {
    expect(can(member([1]), "signatures.edit", own)).toBe(false);
  });
});

it("refuses in the specification's words", () => {
  expect(ACTIONS.map(refusalOf)).toEqual([
    "no_permission",
    "no_edit_permission",
    "no_permission",
    "no_permission",
    "no_permission",
  ]);
});

function reseller(role: number, permissions: number[]) {
  return { role, permissions, group: null };
}
