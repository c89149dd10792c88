import { DEFAULT_OFFERS, type Offers } from "#shared/plans/offers.ts";
import type { PlanName } from "#shared/plans/plans.ts";
import type { Pricing } from "#shared/plans/schema.ts";
import { fromSettings } from "../../settings.ts";

/** What is sold by this installation. */
export const offers: () => Offers = fromSettings(() => DEFAULT_OFFERS);

/** As screens read it: the plans that somebody can buy. */
export function presentOffers(isWanted: (name: PlanName) => boolean): Pricing {
  const { currency, plans, oneTime, trialDays, tax } = offers();
  return {
    currency,
    plans: plans.filter(({ name }) => isWanted(name)).map(({ name, label, sizes }) => ({ name, label, ...sizes })),
    oneTime,
    trialDays,
    taxPercent: tax?.percent ?? 0,
  };
}
