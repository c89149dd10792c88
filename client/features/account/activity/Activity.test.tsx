// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { withQueries } from "#client/lib/queries.tsx";
import type { User } from "#shared/account/schema.ts";
import * as endpoints from "#shared/audit/endpoints.ts";
import { type Answers, appOf, drawIn, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { Activity } from "./Activity.tsx";

const team = { isOwner: false, role: "member", permissions: null, ownerEmail: "owner@example.com" } as const;

test.each<[string, User["team"], boolean]>([
  ["who is alone", null, false],
  ["an owner whom others have joined", { ...team, isOwner: true, role: null }, true],
  ["an admin of the team", { ...team, role: "admin" }, true],
  ["a member", team, false],
])("the team's activity, for %s", async (_who, of, isOffered) => {
  const answers: Answers = new Map<never, never>([[endpoints.own, () => ({ items: [], next: null })]] as never);
  const Drawn = withQueries(Activity);
  await drawIn(appOf({ user: make.user({ team: of }), answers }).app, <Drawn />);
  await until(() => expect(document.body.textContent).toContain("Nothing has happened yet."));
  expect(document.body.textContent?.includes("Your team")).toBe(isOffered);
});
