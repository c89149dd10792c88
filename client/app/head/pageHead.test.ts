import { expect, test } from "vitest";
import { routeNamed } from "#shared/routes.ts";
import { pageHead } from "./pageHead.ts";

const head = (name: string, params = {}, problem?: string) =>
  JSON.stringify(pageHead({ route: routeNamed(name).route, params, problem }, "https://signoff.example"));

test("an alias points to the row's own path", () => {
  expect(head("login")).toContain('"rel":"canonical","href":"https://signoff.example/login"');
});

test("fills parameters into the address", () => {
  expect(head("pricing_plan", { plan_name: "teams" })).toContain('"href":"https://signoff.example/pricing/teams"');
});

test("an error page is named so and never indexed", () => {
  expect(head("login", {}, "internal")).toContain("Something went wrong");
  expect(head("login", {}, "internal")).toContain('"content":"noindex"');
  expect(head("login", {}, "internal")).not.toContain("canonical");
  expect(head("signature-preview", { hash: "x" }, "not_found")).toContain("Page not found");
});
