import type { User } from "./schema.ts";

/** What of an account decides its limits; both the stored record and the API's user fit. */
export type Account = Pick<
  User,
  "isPaid" | "isTerminated" | "isReseller" | "availableSignatures" | "bonusSignatures" | "plan" | "team"
>;

/** Lifetime-deal tiers of the marketplace: `signoff_tier1` … `signoff_tier3`. */
const LIFETIME_TIER = /^signoff_tier([123])$/;

/** 1 to 3 for lifetime-deal users, else null. */
export function lifetimeTier({ plan }: Pick<User, "plan">): number | null {
  const match = LIFETIME_TIER.exec(plan.data.product_id ?? "");
  return match ? Number(match[1]) : null;
}

export const isMember = ({ team }: Pick<User, "team">) => team !== null && !team.isOwner;
export const isAppSumoUser = (user: Pick<User, "plan">) => lifetimeTier(user) !== null;
/** A terminated account's signatures and pictures do not show, except those of a one-time purchase. */
export const isBlocked = (user: Pick<User, "plan" | "isTerminated">) => user.isTerminated && !isOneTime(user);
export const isOneTime = ({ plan }: Pick<User, "plan">) => plan.data.type === "one_time";

/**
 * All limits and features of an account, for server and client alike: the client asks in order to grey out, the server
 * in order to refuse.
 */
export function entitlements(user: Account) {
  const isActive = !user.isTerminated;
  const isPaid = user.isPaid && isActive;
  const signatures = isPaid ? Math.max(1, user.availableSignatures + user.bonusSignatures) : 1;
  return {
    maxSignatures: signatures,
    maxPages: isPaid ? Math.max(1, user.availableSignatures) : 1,
    maxCards: isPaid ? Math.max(1, user.availableSignatures) : 1,
    // Far more than any use: what is kept for good must not grow without end.
    maxLinks: 5_000 + 200 * signatures,
    maxLinksPerDay: 500 + 20 * signatures,
    maxPictures: 2_000 + 50 * signatures,
    canEdit: isActive,
    hasAllTemplates: isPaid,
    canHideBranding: isPaid,
    canChooseIcons: isPaid,
    /** banner, link on the photo, custom fields, some networks and addons */
    hasAllParts: isPaid,
    hasAnalytics: isPaid && lifetimeTier(user) !== 3,
    canInvite: isPaid && !isMember(user) && !user.isReseller && user.availableSignatures + user.bonusSignatures > 1,
    canSendByEmail: isPaid && user.availableSignatures >= 10,
  };
}
export type Entitlements = ReturnType<typeof entitlements>;
