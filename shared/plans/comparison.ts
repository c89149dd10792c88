/** The plans side by side, as the program itself decides: nothing that a table says of them is written by hand. */
import { NO_PLAN } from "../account/schema.ts";
import { TEMPLATES } from "../catalog/templates.ts";
import { type Entitlements, entitlements } from "../members/rules.ts";
import type { Plan } from "./plans.ts";

/** `from`: people of the smallest size that has it; a number, or two of them: of the smallest and the largest size */
export type Fact = boolean | { from: number } | { least: number; most: number };
export const FACTS = [
  "signatures",
  "pages",
  "unpublishing",
  "layouts",
  "branding",
  "parts",
  "icons",
  "analytics",
  "links",
  "people",
  "sending",
  "domain",
  "companies",
] as const;
export type FactName = (typeof FACTS)[number];

const FREE = { isPaid: false, isTerminated: false, seats: 1, bonusSignatures: 0, plan: NO_PLAN };
/** Layouts of a free account. */
const FREE_LAYOUTS = TEMPLATES.filter(({ isFree }) => isFree).length;

/** What a column of the table says; null: of the free plan. */
export function factsOf(plan: Pick<Plan, "name" | "sizes"> | null): Record<FactName, Fact> {
  const sizes = plan?.sizes.yearly.map(({ count }) => count) ?? [1];
  const rights = sizes.map((seats) => entitlements({ ...FREE, isPaid: plan !== null, seats }));
  const has = (is: (rights: Entitlements) => boolean): Fact => {
    const first = rights.findIndex(is);
    return first <= 0 ? first === 0 : { from: sizes[first] as number };
  };
  const count = (of: (rights: Entitlements) => number): Fact => {
    const counts = rights.map(of);
    return { least: counts[0] as number, most: counts.at(-1) as number };
  };
  return {
    signatures: count(({ maxSignatures }) => maxSignatures),
    pages: count(({ maxPages }) => maxPages),
    unpublishing: has(({ canUnpublish }) => canUnpublish),
    layouts: count(({ hasAllTemplates }) => (hasAllTemplates ? TEMPLATES.length : FREE_LAYOUTS)),
    branding: has(({ canHideBranding }) => canHideBranding),
    parts: has(({ hasAllParts }) => hasAllParts),
    icons: has(({ canChooseIcons }) => canChooseIcons),
    analytics: has(({ hasAnalytics }) => hasAnalytics),
    links: has(({ canShapeLinks }) => canShapeLinks),
    people: has(({ canInvite }) => canInvite),
    sending: has(({ canSendByEmail }) => canSendByEmail),
    domain: has(({ canUseOwnDomain }) => canUseOwnDomain),
    companies: plan?.name === "agency-hub",
  };
}
