import { expect, test } from "vitest";
import { NO_PLAN } from "../account/schema.ts";
import { boughtBy, unsold } from "../billing/entitled.ts";
import type { SubscriptionStatus } from "../billing/statuses.ts";
import { planWith } from "./deals.ts";
import { entitlements, type TeamPlan } from "./rules.ts";

const FREE: TeamPlan = { isPaid: false, isTerminated: false, seats: 1, bonusSignatures: 0, plan: NO_PLAN };
const NOW = new Date("2026-03-01T00:00:00Z");

/** A team with what a subscription gives it. */
const having = (status: SubscriptionStatus, count = 0, editableUntil: Date | null = null): TeamPlan => {
  const plan = count > 0 ? { name: "agency-hub" as const, count, vendorId: `plan-${count}` } : null;
  return { ...FREE, ...boughtBy({ status, plan, editableUntil }, FREE, NOW) };
};
const lifetime = (tier: 1 | 2 | 3, seats: number): TeamPlan => ({ ...FREE, ...planWith(FREE, { tier, seats }) });
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

/** Sections 1, 5, 6 and 9 of the specification: signatures, pages, edits, paid parts, analytics, invites, sending, own domain. */
test.each<[string, TeamPlan, number, number, string]>([
  ["free", FREE, 1, 1, "edit"],
  ["free, and five friends have come", { ...FREE, seats: 6, bonusSignatures: 5 }, 6, 1, "edit"],
  ["Professional for one", having("active", 1), 1, 1, "edit parts analytics domain"],
  ["Professional for five", having("active", 5), 5, 5, "edit parts analytics invite domain"],
  ["Teams for eight", having("active", 8), 8, 8, "edit parts analytics invite domain"],
  ["Teams for ten", having("active", 10), 10, 10, "edit parts analytics invite send domain"],
  ["Agency Hub", having("reseller", 200), 200, 200, "edit parts analytics invite send domain"],
  ["a trial", having("trial", 5), 5, 5, "edit parts analytics invite domain"],
  ["a payment has failed", having("payment_failed", 5), 5, 5, "edit parts analytics invite domain"],
  ["cancelled", having("cancelled", 5), 5, 5, "edit parts analytics invite domain"],
  ["ended", having("terminated", 5), 1, 1, ""],
  ["expired", having("expired", 5), 1, 1, ""],
  ["lifetime, tier 1", lifetime(1, 10), 10, 10, "edit parts analytics invite send"],
  ["lifetime, tier 2", lifetime(2, 5), 5, 5, "edit parts analytics invite"],
  ["lifetime, tier 3", lifetime(3, 1), 1, 1, "edit parts"],
  ["bought once, on the last day", having("onetime", 0, inDays(1)), 1, 1, "edit parts analytics"],
  ["bought once, a week later", having("onetime", 0, inDays(0)), 1, 1, ""],
  ["nothing is sold", unsold(FREE), 100_000, 100_000, "edit parts analytics invite send domain"],
  [
    "nothing is sold any more",
    unsold(having("terminated")),
    100_000,
    100_000,
    "edit parts analytics invite send domain",
  ],
])("%s", (_what, team, signatures, pages, rights) => {
  const has = entitlements(team);
  expect([has.maxSignatures, has.maxPages, has.maxCards]).toEqual([signatures, pages, pages]);
  const names = {
    edit: has.canEdit,
    parts: has.hasAllParts,
    analytics: has.hasAnalytics,
    invite: has.canInvite,
    send: has.canSendByEmail,
    domain: has.canUseOwnDomain,
  };
  expect(
    Object.keys(names)
      .filter((name) => names[name as keyof typeof names])
      .join(" "),
  ).toBe(rights);
  // What is paid for goes together.
  for (const part of [has.hasAllTemplates, has.canHideBranding, has.canChooseIcons]) expect(part).toBe(has.hasAllParts);
});
