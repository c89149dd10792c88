import { expect, test } from "vitest";
import { NO_PLAN, type User } from "#shared/account/schema.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";
import { FLAT_ROUTES, routeNamed } from "#shared/routes.ts";
import * as make from "#tests/support/make.ts";
import { decide } from "./decide.ts";

const sessionOf = (part: Partial<User> = {}) => {
  const person = make.user(part);
  return { user: person, entitlements: entitlements(planOf(person)), token: "t", expiresAt: 0 };
};
const oneTime = { ...NO_PLAN, data: { product_id: null, type: "one_time" as const } };
type Visitor = ReturnType<typeof sessionOf> | null;
const goAt = (billing: "on" | "off", name: string, session: Visitor, search = "", hash?: string) =>
  decide(routeNamed(name).route, new URL(`https://signoff.example/x${search}`), { hash, group: "acme" }, session, {
    billing,
  });
const go = (name: string, session: Visitor, search = "", hash?: string) => goAt("on", name, session, search, hash);

test("sends a guest to the login and remembers where to", () => {
  const guarded = FLAT_ROUTES.filter(({ route }) => route.needsLogin).map(({ route }) => route.name);
  expect(guarded).toContain("account-billing");
  for (const name of guarded) expect(go(name, null)).toEqual({ kind: "redirect", to: "/login", remember: name });
});

test("sends a guest who has chosen a plan to the sign-up, and remembers the plan", () => {
  const to = (search: string) => go("account-upgrade", null, search);
  expect(to("?plan=teams-yearly-10")).toEqual({
    kind: "redirect",
    to: "/sign-up",
    remember: "account-upgrade:teams-yearly-10",
  });
  for (const odd of ["?plan=", "?plan=//evil.example", "?plan=a:b", `?plan=${"a".repeat(101)}`])
    expect(to(odd)).toEqual({ kind: "redirect", to: "/login", remember: "account-upgrade" });
});

test("has no page of prices where nothing is sold, for nobody", () => {
  const refused = { kind: "refuse", problem: { code: "not_found", status: 404, requestId: null } };
  const names = FLAT_ROUTES.filter(({ route }) => route.isForBuyers).map(({ route }) => route.name);
  expect(names).toEqual(expect.arrayContaining(["pricing", "pricing_plan", "account-upgrade", "account-billing"]));
  for (const name of names) for (const who of [null, sessionOf()]) expect(goAt("off", name, who)).toEqual(refused);
  expect(goAt("off", "dashboard", sessionOf())).toEqual({ kind: "pass" });
});

test("lets everybody onto open pages", () => {
  for (const name of ["home", "editor-create", "editor-edit", "signature-preview", "login", "not-found"]) {
    expect(go(name, null)).toEqual({ kind: "pass" });
  }
});

test("sends a signed-in visitor from log in and sign up to the dashboard", () => {
  expect(go("login", sessionOf())).toEqual({ kind: "redirect", to: "/dashboard" });
  expect(go("sign-up", sessionOf())).toEqual({ kind: "redirect", to: "/dashboard" });
});

test("lets everybody confirm an address, at the sign-up only", () => {
  expect(go("sign-up", sessionOf(), "?confirm=abc")).toEqual({ kind: "pass" });
  expect(go("sign-up", null, "?confirm=abc")).toEqual({ kind: "pass" });
  expect(go("login", sessionOf(), "?confirm=abc")).toEqual({ kind: "redirect", to: "/dashboard" });
});

test("keeps a terminated user out of editor and preview, except for the preview of a one-time purchase", () => {
  const terminated = sessionOf({ isTerminated: true });
  const refused = { kind: "refuse", problem: { code: "account_expired", status: 403, requestId: null } };
  expect(go("editor-create", terminated)).toEqual(refused);
  expect(go("editor-edit", terminated)).toEqual(refused);
  expect(go("signature-preview", terminated)).toEqual(refused);
  expect(go("dashboard", terminated)).toEqual({ kind: "pass" });

  const bought = sessionOf({ isTerminated: true, plan: oneTime });
  expect(go("signature-preview", bought)).toEqual({ kind: "pass" });
  expect(go("editor-edit", bought)).toEqual(refused);
});

test("keeps an administrator in somebody's name from pages that are for the person themselves alone", () => {
  const claims = btoa(JSON.stringify({ sub: "ana", act: { sub: "root" } }));
  const acting = { ...sessionOf(), token: `x.${claims}.x` };
  const refused = { kind: "refuse", problem: { code: "not_in_their_name", status: 403, requestId: null } };
  for (const name of ["account-edit-pass", "account-upgrade"]) {
    expect(go(name, acting)).toEqual(refused);
    expect(go(name, sessionOf())).toEqual({ kind: "pass" });
  }
  for (const name of ["account-security", "account-privacy", "dashboard"])
    expect(go(name, acting)).toEqual({ kind: "pass" });
});

test("opens the editor for a preview that is asked to try premium", () => {
  expect(go("signature-preview", null, "?try_premium=1", "abc")).toEqual({ kind: "redirect", to: "/editor/abc" });
});

test("drops the flag of a sign-in from the dashboards and keeps the rest of the query", () => {
  expect(go("dashboard", sessionOf(), "?isCancelChanges=1&a=b")).toEqual({ kind: "redirect", to: "/x?a=b" });
  const reseller = { isReseller: true, isPaid: true, resellerData: { role: 1, permissions: [], group: null } };
  const inside = { ...reseller, company: { group: "acme", name: "Acme", hub: null } };
  expect(go("dashboard-company", sessionOf(inside), "?isCancelChanges=true")).toEqual({ kind: "redirect", to: "/x" });
});

test("a page that names a company is for whoever acts in it, and for nobody else", () => {
  const hub = (isActive: boolean) => ({
    isReseller: true,
    resellerData: { role: 1, permissions: [], group: "agency", isActive },
  });
  const inside = { ...hub(true), company: { group: "acme", name: "Acme", hub: null } };
  expect(go("pages-dashboard", sessionOf(inside), "?company=acme")).toEqual({ kind: "pass" });
  const refused = (code: string) => ({ kind: "refuse", problem: expect.objectContaining({ code }) });
  expect(go("pages-dashboard", sessionOf(inside), "?company=other")).toEqual(refused("not_found"));
  expect(go("editor-create", sessionOf(), "?company=acme")).toEqual(refused("not_found"));
  expect(go("pages-dashboard", sessionOf(hub(false)), "?company=acme")).toEqual(refused("hub_inactive"));
  // Whoever is no one yet is asked who they are first.
  expect(go("editor-create", null, "?company=acme")).toEqual({ kind: "pass" });
});
