/** What is sold here, as data: plans and their prices, what is bought once, the trial, the coupon, tax, and who sells. */
import * as z from "zod/mini";
import { ONE_TIME_ID } from "../billing/entitled.ts";
import { COUPON_PERCENT } from "../mail/constants.ts";
import { PLAN_ID } from "./planId.ts";
import { CURRENCY, PERIODS, type Period, PLAN_NAMES, PLANS, type Plan, type PlanName, type PlanSize } from "./plans.ts";

/** A coupon counts for so long (specification, section 9). */
export const COUPON_HOURS = 48;

const MAX_LABEL_LENGTH = 60;
const MAX_SIZES = 30;
const cents = z.int().check(z.minimum(0), z.maximum(100_000_000));
const price = z.int().check(z.minimum(1), z.maximum(100_000_000));
const id = z.string().check(z.regex(PLAN_ID));
const line = z.string().check(z.minLength(1), z.maxLength(200));

export const OfferedSize = z.strictObject({
  count: z.int().check(z.minimum(1), z.maximum(10_000)),
  price,
  vendorId: id,
});
/** In one period, smallest first. */
export const sizesOf = <S extends z.ZodMiniType>(size: S) =>
  z.array(size).check(z.minLength(1), z.maxLength(MAX_SIZES));
const Sizes = sizesOf(OfferedSize);

export const OfferedPlan = z.strictObject({
  name: z.enum(PLAN_NAMES),
  label: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL_LENGTH)),
  promise: line,
  /** `price`: cents a month of all people of a size together, smallest first */
  sizes: z.strictObject({ yearly: Sizes, quarterly: Sizes }),
});
export const OneTime = z.strictObject({ price, vendorId: id });
export const Coupon = z.strictObject({
  percent: z.int().check(z.minimum(1), z.maximum(100)),
  hours: z.int().check(z.minimum(1), z.maximum(24 * 30)),
});
/** Lines of the address one after the other. */
export const Seller = z.strictObject({
  name: line,
  address: z.array(line).check(z.maxLength(8)),
  taxId: z.nullable(line),
});

export const Offers = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  plans: z.array(OfferedPlan),
  /** a PRO signature that is bought once; null: not sold */
  oneTime: z.nullable(OneTime),
  /** how long a plan can be tried without paying; 0: not at all */
  trialDays: z.int().check(z.minimum(0), z.maximum(90)),
  coupon: z.nullable(Coupon),
  /** added to every price; null: none */
  tax: z.nullable(z.strictObject({ label: line, percent: z.int().check(z.minimum(0), z.maximum(40)) })),
  /** who sells, on invoices */
  seller: Seller,
  minimumCharge: z._default(cents, 0),
});
export type Offers = z.output<typeof Offers>;

/** What is sold where no file says otherwise. */
export const DEFAULT_OFFERS: Offers = {
  currency: CURRENCY,
  plans: PLANS.map(({ name, label, promise, sizes }) => ({
    name,
    label,
    promise,
    sizes: { yearly: [...sizes.yearly], quarterly: [...sizes.quarterly] },
  })),
  oneTime: { price: 2_900, vendorId: ONE_TIME_ID },
  trialDays: 14,
  coupon: { percent: COUPON_PERCENT, hours: COUPON_HOURS },
  tax: null,
  seller: { name: "Signoff", address: [], taxId: null },
  minimumCharge: 0,
};

/** One thing that can be bought, by the id that stands for it in addresses. */
export type Offered =
  | { kind: "plan"; plan: Plan; size: PlanSize; period: Period }
  | { kind: "onetime"; price: number; vendorId: string };

/** What an id such as `teams-yearly-10` or `one_time` stands for; null: nothing that is sold. */
export function offeredBy(offers: Offers, vendorId: string): Offered | null {
  if (offers.oneTime?.vendorId === vendorId) return { kind: "onetime", ...offers.oneTime };
  for (const plan of offers.plans)
    for (const period of PERIODS) {
      const size = plan.sizes[period].find((each) => each.vendorId === vendorId);
      if (size) return { kind: "plan", plan: plan as Plan, size, period };
    }
  return null;
}

/** The plan of a name; null where it is not sold. */
export const offeredPlan = (offers: Offers, name: PlanName): Plan | null =>
  (offers.plans.find((plan) => plan.name === name) as Plan | undefined) ?? null;
