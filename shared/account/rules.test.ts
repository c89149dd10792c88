import { describe, expect, it } from "vitest";
import { type Account, entitlements, lifetimeTier } from "./rules.ts";

const free: Account = {
  isPaid: false,
  isTerminated: false,
  isReseller: false,
  availableSignatures: 1,
  bonusSignatures: 0,
  plan: {
    type: null,
    data: { product_id: null, type: null },
    hasTerminatedProducts: false,
    hasTerminatedSubscriptions: false,
  },
  team: null,
};
const paid: Account = { ...free, isPaid: true, availableSignatures: 12, bonusSignatures: 1 };
const tier = (n: number): Account => ({
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
      hasAllTemplates: true,
      canInvite: true,
      canSendByEmail: true,
    });
  });
  it("sends by mail from ten signatures on, bonus left out", () => {
    expect(entitlements({ ...paid, availableSignatures: 9, bonusSignatures: 5 }).canSendByEmail).toBe(false);
  });
  it("lets members and resellers invite nobody", () => {
    expect(entitlements({ ...paid, team: { isOwner: false, permissions: null, ownerEmail: "a@b.c" } }).canInvite).toBe(
      false,
    );
    expect(entitlements({ ...paid, isReseller: true }).canInvite).toBe(false);
  });
  it("closes a terminated account, paid or not", () => {
    expect(entitlements({ ...paid, isTerminated: true })).toMatchObject({
      canEdit: false,
      maxSignatures: 1,
      hasAllTemplates: false,
    });
  });
  it("shows analytics to lifetime tiers 1 and 2 only", () => {
    expect([1, 2, 3].map((n) => entitlements(tier(n)).hasAnalytics)).toEqual([true, true, false]);
    expect(lifetimeTier(free)).toBeNull();
  });
});
