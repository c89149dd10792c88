import { describe, expect, it } from "vitest";
import { user } from "#tests/support/make.ts";
import { NO_PLAN, type User } from "../account/schema.ts";
import { FLAT_ROUTES, routeNamed } from "../routes.ts";
import { mayOpen, refusalFor } from "./pagePolicies.ts";

const reseller = (role: number, more: Partial<User> = {}) =>
  user({ isReseller: true, isPaid: true, resellerData: { role, permissions: [], group: "acme" }, ...more });
/** They act in the company that the address names. */
const inAcme = (role: number): Partial<User> => ({
  company: { group: "acme", name: "Acme", hub: { role, permissions: [] } },
});
const member: User["team"] = { isOwner: false, role: "member", permissions: null, ownerEmail: "owner@acme.example" };

const PEOPLE = {
  free: user(),
  paid: user({ isPaid: true }),
  owner: user({ isPaid: true, team: { ...member, isOwner: true, role: null } }),
  member: user({ isPaid: true, team: member }),
  "admin of a team": user({ isPaid: true, team: { ...member, role: "admin" } }),
  terminated: user({ isTerminated: true }),
  "terminated, bought once": user({
    isTerminated: true,
    plan: { ...NO_PLAN, data: { product_id: null, type: "one_time" } },
  }),
  "reseller's owner": reseller(1, inAcme(1)),
  "account admin": reseller(2, inAcme(2)),
  "company admin": reseller(3, inAcme(3)),
  "company's own person": user({ team: member, company: { group: "acme", name: "Acme", hub: null } }),
  "another company's person": user({ team: member, company: { group: "other", name: "Other", hub: null } }),
  "account admin, whose own plan has ended": reseller(2, {
    isPaid: false,
    resellerData: { role: 2, permissions: [], group: "acme", isActive: true },
  }),
  "agency unpaid": reseller(2, { resellerData: { role: 2, permissions: [], group: "acme", isActive: false } }),
  "company admin elsewhere": reseller(3, { resellerData: { role: 3, permissions: [], group: "other" } }),
  "reseller's owner elsewhere": reseller(1, { resellerData: { role: 1, permissions: [], group: "other" } }),
  "account admin, no reseller any more": reseller(2, { isReseller: false }),
  "reseller, unpaid": reseller(1, { isPaid: false }),
  "reseller, terminated": reseller(1, { isTerminated: true }),
  "reseller without a role": user({ isReseller: true, isPaid: true }),
} satisfies Record<string, User>;
type Person = keyof typeof PEOPLE;

const hasHub = ({ isReseller, resellerData }: User) => isReseller && resellerData !== null;
const NO_HUB = Object.keys(PEOPLE).filter((name) => !hasHub(PEOPLE[name as Person])) as Person[];
const INACTIVE: Person[] = ["reseller, unpaid", "reseller, terminated", "agency unpaid"];
/** An agency has people in its companies alone; those who administrate it have their own team besides. */
const NO_PEOPLE: Person[] = [
  "reseller's owner elsewhere",
  "reseller, unpaid",
  "reseller, terminated",
  "reseller without a role",
];
const OWN_PEOPLE: Person[] = ["member", "company's own person", "another company's person"];
const NO_PAYERS: Person[] = [...OWN_PEOPLE, "admin of a team", "account admin", "company admin"];
const rows = <T>(people: readonly Person[], code: T) => Object.fromEntries(people.map((name) => [name, code]));

/** Everybody who is refused, and by which error; a row that is not here refuses nobody who is signed in. */
const REFUSED: Record<string, Partial<Record<Person, string>>> = {
  ...Object.fromEntries(
    ["editor-create", "editor-edit", "page-create", "page-edit", "card-create", "card-edit"].map((name) => [
      name,
      rows(["terminated", "terminated, bought once", "reseller, terminated"], "account_expired"),
    ]),
  ),
  "signature-preview": rows(["terminated", "reseller, terminated"], "account_expired"),
  ...Object.fromEntries(
    ["members", "members-list", "members-installed", "members-designs", "members-import", "members-settings"].map(
      (name) => [name, rows([...OWN_PEOPLE, ...NO_PEOPLE], "no_permission")],
    ),
  ),
  "account-billing": rows(NO_PAYERS, "no_permission"),
  "account-cancel": rows(NO_PAYERS, "no_permission"),
  "account-upgrade": rows(NO_PAYERS, "no_permission"),
  "account-activation-code": rows(NO_PAYERS, "no_permission"),
  "account-activation-code-success": rows(NO_PAYERS, "no_permission"),
  "account-companies": { ...rows(NO_HUB, "not_admin"), ...rows(INACTIVE, "hub_inactive") },
  "account-companies-handover": {
    ...rows(NO_HUB, "not_admin"),
    ...rows(["account admin", "account admin, whose own plan has ended", "agency unpaid"], "not_admin"),
    ...rows(["company admin", "company admin elsewhere"], "not_admin"),
  },
  "account-admin": {
    ...rows(NO_HUB, "not_admin"),
    ...rows(["company admin", "company admin elsewhere"], "not_admin"),
    ...rows(INACTIVE, "hub_inactive"),
  },
  "account-shared": {
    ...rows(NO_HUB, "not_admin"),
    ...rows(["company admin", "company admin elsewhere"], "not_admin"),
    ...rows(INACTIVE, "hub_inactive"),
  },
  "account-admin-brand": {
    ...rows(NO_HUB, "not_admin"),
    ...rows(["account admin", "account admin, whose own plan has ended", "agency unpaid"], "not_admin"),
    ...rows(["company admin", "company admin elsewhere"], "not_admin"),
    ...rows(["reseller, unpaid", "reseller, terminated"], "hub_inactive"),
  },
  "dashboard-company": {
    ...rows(NO_HUB, "not_admin"),
    ...rows(INACTIVE, "hub_inactive"),
    ...rows(
      ["company admin elsewhere", "reseller's owner elsewhere", "account admin, whose own plan has ended"],
      "not_found",
    ),
    "company's own person": undefined,
  },
};

describe.each(FLAT_ROUTES.map(({ route }) => route))("page $name", ({ name, policy }) => {
  it("refuses exactly those whom it is not for", () => {
    const refusals = Object.entries(PEOPLE).flatMap(([person, user]) => {
      const refusal = refusalFor(policy, { user, isActing: false, params: { group: "acme", hash: "a" } });
      return refusal ? [[person, refusal]] : [];
    });
    expect(Object.fromEntries(refusals)).toEqual(REFUSED[name] ?? {});
  });
});

/** What only the person themselves does, and nothing besides. */
const IN_PERSON =
  "account-edit-pass account-delete account-billing account-upgrade account-cancel account-activation-code account-activation-code-success extension";

it("refuses an administrator in somebody's name those pages alone that have nothing for them", () => {
  const acting = { user: PEOPLE.paid, isActing: true, params: {} };
  const refused = FLAT_ROUTES.flatMap(({ route }) => {
    const [own, theirs] = [false, true].map((isActing) => refusalFor(route.policy, { ...acting, isActing }));
    return own === theirs ? [] : [[route.name, theirs]];
  });
  expect(refused).toEqual(expect.arrayContaining(IN_PERSON.split(" ").map((name) => [name, "not_in_their_name"])));
  expect(refused).toHaveLength(IN_PERSON.split(" ").length);
  expect(mayOpen("account-edit-pass", { ...acting, isSold: true })).toBe(false);
});

it("tells an administrator in a member's name what the member would hear", () => {
  const { policy } = routeNamed("account-upgrade").route;
  expect(refusalFor(policy, { user: PEOPLE.member, isActing: true, params: {} })).toBe("no_permission");
});

it("leaves out the links to pages that somebody may not open", () => {
  const seen = (name: string, isSold = true) =>
    [PEOPLE.free, PEOPLE.member].map((user) => mayOpen(name, { user, isActing: false, isSold }));
  expect(seen("members")).toEqual([true, false]);
  expect(seen("account-upgrade")).toEqual([true, false]);
  // Where nothing is sold there is nothing to pay for.
  expect(seen("account-upgrade", false)).toEqual([false, false]);
  expect(seen("members", false)).toEqual([true, false]);
});

/** Pages that everybody who is signed in may see, and those that a guest may see too. */
const FOR_SIGNED_IN =
  "welcome dashboard account account-view account-edit account-pictures account-edit-pass account-security account-domains links invite-friend account-privacy account-delete pages-dashboard cards-dashboard extension analytics";
const FOR_ALL =
  "home login login-social sign-up sign-up-lifetime forgot-password forgot-password-change email-change email-undo editor-create editor-edit signature-preview pricing pricing_plan contact-us draw-signature-online font-signature-generator email-signature email-signature-profession guides guide legal uninstall not-found invitation team-offer company-offer sandbox-checkout scan weekly-mail";

it("has a row for every page, and for no other", () => {
  const rows = new Set([...Object.keys(REFUSED), ...FOR_SIGNED_IN.split(" "), ...FOR_ALL.split(" ")]);
  expect([...rows].sort()).toEqual(FLAT_ROUTES.map(({ route }) => route.name).sort());
});

it("asks a guest to log in for every page that is not for all", () => {
  const open = FLAT_ROUTES.filter(({ route }) => !route.needsLogin).map(({ route }) => route.name);
  expect(open.sort()).toEqual(FOR_ALL.split(" ").sort());
});
