import { expect, test } from "vitest";
import { routeNamed } from "#shared/routes.ts";
import { pageHead } from "./pageHead.ts";

const head = (name: string, params = {}, problem?: string) =>
  JSON.stringify(pageHead({ route: routeNamed(name).route, params, problem }, "https://signoff.example"));

test("an alias points to the row's own path", () => {
  expect(head("login")).toContain('"rel":"canonical","href":"https://signoff.example/login"');
});

test("fills parameters into the address", () => {
  const route = { ...routeNamed("pricing_plan").route, isIndexed: true };
  const tags = JSON.stringify(pageHead({ route, params: { plan_name: "teams" } }, "https://signoff.example"));
  expect(tags).toContain('"href":"https://signoff.example/pricing/teams"');
});

test("a preview is shared with the picture of its signature, a public page with its own, every other with the site's", () => {
  const shared = head("signature-preview", { hash: "abc" });
  expect(shared).toContain('"og:image","content":"https://signoff.example/api/signatures/abc/og.png"');
  expect(shared).toContain('"twitter:image","content":"https://signoff.example/api/signatures/abc/og.png"');
  expect(shared).toContain('"og:image:width","content":"1200"');
  expect(head("signature-preview", { hash: "abc" }, "account_expired")).toContain('"https://signoff.example/og.png"');
  expect(head("pricing")).toContain('"og:image","content":"https://signoff.example/og/pricing.png"');
  expect(head("guide", { client: "gmail" })).toContain('"content":"https://signoff.example/og/guides/gmail.png"');
  for (const name of ["home", "dashboard"])
    expect(head(name)).toContain('"og:image","content":"https://signoff.example/og.png"');
});

test("an error page is named so and never indexed", () => {
  expect(head("login", {}, "internal")).toContain("Something went wrong");
  expect(head("login", {}, "internal")).toContain('"content":"noindex"');
  expect(head("login", {}, "internal")).not.toContain("canonical");
  expect(head("signature-preview", { hash: "x" }, "not_found")).toContain("Page not found");
});
