import * as z from "zod/mini";
import { PLAN_NAMES, type Plan } from "./plans.ts";

const Size = z.strictObject({ count: z.int(), price: z.int(), vendorId: z.string() });
const Sizes = z.strictObject({ yearly: z.array(Size), quarterly: z.array(Size) });

/** What is sold. `price`: cents a month of all people of a size together; `oneTime`: a signature that is bought once. */
export const CURRENT_PLANS = {
  currency: z.string(),
  plans: z.array(z.strictObject({ name: z.enum(PLAN_NAMES), label: z.string(), promise: z.string(), ...Sizes.shape })),
  oneTime: z.nullable(z.strictObject({ price: z.int(), vendorId: z.string() })),
  /** how long a plan can be tried; 0: not at all */
  trialDays: z.int(),
  /** per cent that are added to every price; 0: none */
  taxPercent: z.int(),
} as const;
export const Pricing = z.strictObject(CURRENT_PLANS);
export type Pricing = z.infer<typeof Pricing>;

/** The plans of an answer, as the rules of `plans.ts` take them. */
export const plansIn = ({ plans }: Pick<Pricing, "plans">): Plan[] =>
  plans.map(({ yearly, quarterly, ...plan }) => ({ ...plan, sizes: { yearly, quarterly } }));
