import type { Offers } from "#shared/plans/offers.ts";
import type { PlanName } from "#shared/plans/plans.ts";
import type { Pricing } from "#shared/plans/schema.ts";
import { fromSettings } from "../../settings.ts";

/** What is sold by this installation. */
export const offers: () => Offers = fromSettings((config) => config.offers);

const isForResellers = (name: PlanName) => name === "agency-hub";
/** The plans for one person and for teams, as screens read them. */
export const presentOwn = (): Pricing => presentOffers((name) => !isForResellers(name));
/** Those for agencies. */
export const presentResellers = (): Pricing => presentOffers(isForResellers);

/** As screens read it: the plans that somebody can buy. */
export function presentOffers(isWanted: (name: PlanName) => boolean): Pricing {
  const { currency, plans, oneTime, trialDays, tax } = offers();
  return {
    currency,
    plans: plans
      .filter(({ name }) => isWanted(name))
      .map(({ name, label, promise, sizes }) => ({ name, label, promise, ...sizes })),
    oneTime,
    trialDays,
    taxPercent: tax?.percent ?? 0,
  };
}
