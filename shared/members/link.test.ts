import { expect, it } from "vitest";
import { user } from "#tests/support/make.ts";
import type { User } from "../account/schema.ts";
import { seesMembersLink } from "./link.ts";

it("leads to members whoever has people of their own, and resellers without nowhere", () => {
  const own = { isOwner: true, role: null, permissions: null, ownerEmail: null };
  const of = (role: number, more: Partial<User> = {}) =>
    seesMembersLink(user({ isReseller: true, resellerData: { role, permissions: [], group: "acme" }, ...more }));
  const company = { group: "acme", name: "Acme", hub: { role: 1, permissions: [] } };
  expect(seesMembersLink(user())).toBe(true);
  expect([of(1), of(1, { isPaid: true }), of(2), of(3)]).toEqual([false, false, false, false]);
  expect([of(1, { team: own }), of(2, { team: own }), of(3, { isPaid: true })]).toEqual([true, true, true]);
  expect(of(1, { team: own, company })).toBe(false);
});
