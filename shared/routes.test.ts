import { expect, it } from "vitest";
import { DESCRIPTIONS } from "./descriptions.ts";
import { FLAT_ROUTES, pathAfterLogin, pathTo, routeNamed } from "./routes.ts";
import { TITLES } from "./titles.ts";

it("holds every name and path once", () => {
  const names = FLAT_ROUTES.map(({ route }) => route.name);
  expect(new Set(names).size).toBe(names.length);
  const paths = FLAT_ROUTES.filter(({ route }) => route.path !== "").flatMap(({ paths }) => paths);
  expect(new Set(paths).size).toBe(paths.length);
});

it("has the rows of the specification", () => {
  for (const name of [
    "home",
    "login",
    "sign-up",
    "forgot-password",
    "forgot-password-change",
    "editor-create",
    "editor-edit",
    "signature-preview",
    "dashboard",
    "dashboard-company",
    "account",
    "account-view",
    "account-edit",
    "account-edit-pass",
    "account-billing",
    "account-upgrade",
    "account-activation-code",
    "account-activation-code-success",
    "invite-friend",
    "account-admin",
    "pricing",
    "pricing_plan",
    "contact-us",
    "members",
    "not-found",
    "draw-signature-online",
    "font-signature-generator",
    "email-signature",
    "uninstall",
  ])
    expect(routeNamed(name).route.name).toBe(name);
  expect(routeNamed("editor-create").paths).toEqual([
    "/editor",
    "/create-signature",
    "/create-free-online-email-signature",
  ]);
  expect(routeNamed("account-edit-pass").paths).toEqual(["/account/edit/pass"]);
});

it("keeps everything behind the login out of search engines", () => {
  expect(FLAT_ROUTES.filter(({ route }) => route.needsLogin && route.isIndexed)).toEqual([]);
});

it("keeps pages that have nothing of their own yet out of search engines", () => {
  const plain = FLAT_ROUTES.filter(({ route }) => route.screen === "site/PlainScreen");
  expect(plain.filter(({ route }) => route.isIndexed)).toEqual([]);
});

it("writes links and escapes their parameters", () => {
  expect(pathTo("editor-edit", { hash: "a/b" })).toBe("/editor/a%2Fb");
});

it("goes back only to a route of the table that needs no parameters", () => {
  expect(pathAfterLogin("account-billing")).toBe("/account/billing");
  for (const stored of [undefined, "editor-edit", "https://evil.example", "//evil.example", "__proto__"])
    expect(pathAfterLogin(stored)).toBe("/dashboard");
});

it("gives every page a title, and describes no page that does not exist", () => {
  const names = FLAT_ROUTES.map(({ route }) => route.name);
  expect(names.filter((name) => !Object.hasOwn(TITLES, name))).toEqual([]);
  expect(Object.keys({ ...DESCRIPTIONS, ...TITLES }).filter((name) => !names.includes(name))).toEqual([]);
});
