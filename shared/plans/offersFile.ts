/** The file in which an operator says what is sold: as much of it as is another than what comes with Signoff. */
import * as z from "zod/mini";
import { lifetimeTier } from "../members/rules.ts";
import {
  COUPON_HOURS,
  Coupon,
  DEFAULT_OFFERS,
  OfferedPlan,
  OfferedSize,
  Offers,
  OneTime,
  Seller,
  sizesOf,
} from "./offers.ts";
import { PERIODS, type Period, PLAN_NAMES, type PlanName } from "./plans.ts";

const Sizes = sizesOf(z.partial(OfferedSize, { vendorId: true }));
const Plan = z.partial(z.extend(OfferedPlan, { sizes: z.strictObject({ yearly: Sizes, quarterly: Sizes }) }), {
  label: true,
  promise: true,
  sizes: true,
});

/** What is left out is as in `DEFAULT_OFFERS`; of plans those are sold that are listed, and all where there is no list. */
export const OffersFile = z.partial(
  z.extend(Offers, {
    plans: z.array(Plan).check(z.minLength(1), z.maxLength(PLAN_NAMES.length)),
    oneTime: z.nullable(z.partial(OneTime, { vendorId: true })),
    coupon: z.nullable(z.extend(Coupon, { hours: z._default(Coupon.shape.hours, COUPON_HOURS) })),
    seller: z.extend(Seller, {
      address: z._default(Seller.shape.address, []),
      taxId: z._default(Seller.shape.taxId, null),
    }),
  }),
);
export type OffersFile = z.output<typeof OffersFile>;

/** What does not fit: where it stands, such as `plans[0].sizes.yearly[2].price`, and what was expected there. */
export type Mistake = { path: string; expected: string };

/**
 * What is sold by a file.
 * @returns what is wrong with it, the first of it at the most so many; nothing of it is taken then
 */
export function offersOf(file: unknown): { offers: Offers } | { mistakes: Mistake[] } {
  const { success, data, error } = z.safeParse(OffersFile, file, { error: z.locales.en().localeError });
  if (!success)
    return {
      mistakes: error.issues.map(({ path, message }) => ({ path: pathOf(path), expected: expectedIn(message) })),
    };
  const offers = filled(data);
  const mistakes = mistakesIn(offers);
  return mistakes.length > 0 ? { mistakes } : { offers };
}

/** `Too small: expected number to be >=1` -> `number to be >=1` */
const expectedIn = (message: string): string =>
  message.replace(/^.*?\bexpected /, "").replace("Unrecognized", "no such");

/** `["plans", 0, "name"]` -> `plans[0].name` */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");

function filled({ plans, oneTime, ...rest }: OffersFile): Offers {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...DEFAULT_OFFERS,
    ...given,
    oneTime:
      oneTime === undefined
        ? DEFAULT_OFFERS.oneTime
        : oneTime && { price: oneTime.price, vendorId: oneTime.vendorId ?? USUAL.vendorId },
    plans: plans?.map(filledPlan) ?? DEFAULT_OFFERS.plans,
  };
}

const USUAL = DEFAULT_OFFERS.oneTime as NonNullable<Offers["oneTime"]>;

function filledPlan({ name, sizes, ...words }: NonNullable<OffersFile["plans"]>[number]): Offers["plans"][number] {
  const usual = DEFAULT_OFFERS.plans.find((plan) => plan.name === name) as Offers["plans"][number];
  const sizesIn = (period: Period) =>
    sizes?.[period].map((size) => ({ vendorId: `${name}-${period}-${size.count}`, ...size })) ?? usual.sizes[period];
  return {
    name,
    label: words.label ?? usual.label,
    promise: words.promise ?? usual.promise,
    sizes: { yearly: sizesIn("yearly"), quarterly: sizesIn("quarterly") },
  };
}

/** Rules that no shape says: what is charged must be what is shown, and more must not cost more for each. */
export function mistakesIn(offers: Offers): Mistake[] {
  const mistakes: Mistake[] = [];
  if (!hasCents(offers.currency))
    mistakes.push({ path: "currency", expected: "the code of a currency that has cents, such as USD" });
  const ids = new Set<string>();
  const names = new Set<PlanName>();
  const take = (id: string, path: string) => {
    if (lifetimeTier({ plan: { data: { product_id: id } } } as Parameters<typeof lifetimeTier>[0]) !== null)
      mistakes.push({ path, expected: "an id that is no tier of a lifetime deal" });
    if (ids.has(id)) mistakes.push({ path, expected: `an id of its own, "${id}" is another's` });
    ids.add(id);
  };
  if (offers.oneTime) take(offers.oneTime.vendorId, "oneTime.vendorId");
  offers.plans.forEach(({ name, sizes }, at) => {
    const path = `plans[${at}]`;
    if (names.has(name)) mistakes.push({ path: `${path}.name`, expected: `each plan once, "${name}" is there twice` });
    names.add(name);
    for (const period of PERIODS)
      sizes[period].forEach((size, index) => {
        const here = `${path}.sizes.${period}[${index}]`;
        take(size.vendorId, `${here}.vendorId`);
        const before = sizes[period][index - 1];
        if (before && size.count <= before.count)
          mistakes.push({ path: `${here}.count`, expected: "more people than the size before" });
        else if (before && size.price * before.count > before.price * size.count)
          mistakes.push({ path: `${here}.price`, expected: "no more for each person than the size before" });
      });
    const counts = sizes.yearly.map((size) => size.count).join();
    if (counts !== sizes.quarterly.map((size) => size.count).join())
      mistakes.push({ path: `${path}.sizes`, expected: "the same numbers of people paid yearly and quarterly" });
    else
      sizes.yearly.forEach(({ price: yearly }, index) => {
        if (yearly > (sizes.quarterly[index]?.price ?? yearly))
          mistakes.push({
            path: `${path}.sizes.yearly[${index}].price`,
            expected: "a year that costs no more than four quarters",
          });
      });
  });
  return mistakes;
}

/** Sums are kept in hundredths: of a yen there are none, and of a dinar there are thousandths. */
const hasCents = (code: string): boolean =>
  new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions().maximumFractionDigits === 2;
