import { msg } from "../languages/translate.ts";

/** The paid plans, as the words that stand for them in addresses and on the wire. */
export const PLAN_NAMES = ["professional", "teams", "agency-hub"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** How long a payment is for. */
export const PERIODS = ["yearly", "quarterly"] as const;
export type Period = (typeof PERIODS)[number];
export const MONTHS: Readonly<Record<Period, number>> = { yearly: 12, quarterly: 3 };

export const CURRENCY = "USD";

/** More signatures than this are best shown before they are bought: the way there is a demo. */
export const MAX_WITHOUT_DEMO = 10;

/** One size of a plan. `price`: cents a month, of all its people together, in the period that it is listed under. */
export type PlanSize = { count: number; price: number; vendorId: string };

export type Plan = {
  name: PlanName;
  /** what it is called to people */
  label: string;
  /** for whom it is */
  promise: string;
  sizes: Readonly<Record<Period, readonly PlanSize[]>>;
};

/** Cents a month of a size: paid yearly, and quarterly. */
type Row = readonly [count: number, yearly: number, quarterly: number];

/** A plan with the ids under which a payment provider knows its sizes, such as `teams-yearly-10`. */
const plan = (name: PlanName, label: string, promise: string, rows: readonly Row[]): Plan => ({
  name,
  label,
  promise,
  sizes: {
    yearly: rows.map(([count, price]) => ({ count, price, vendorId: `${name}-yearly-${count}` })),
    quarterly: rows.map(([count, , price]) => ({ count, price, vendorId: `${name}-quarterly-${count}` })),
  },
});

/** In the order of their sizes. A year costs up to a quarter less than four quarters. */
export const PLANS: readonly Plan[] = [
  plan("professional", msg("Professional"), msg("For one person, or a few who work together: up to five people."), [
    [1, 600, 800],
    [2, 1_080, 1_440],
    [3, 1_530, 2_040],
    [4, 1_920, 2_560],
    [5, 2_250, 3_000],
  ]),
  plan("teams", msg("Teams"), msg("For more than five people: the same for everybody, at a lower price for each."), [
    [6, 2_580, 3_420],
    [8, 3_280, 4_360],
    [10, 3_900, 5_200],
    [15, 5_550, 7_400],
    [20, 7_000, 9_300],
    [30, 9_900, 13_200],
    [50, 15_500, 20_600],
    [75, 21_750, 29_000],
    [100, 27_000, 36_000],
  ]),
  plan(
    "agency-hub",
    msg("Agency Hub"),
    msg("For agencies that look after the signatures of their clients: one plan, many companies."),
    [
      [10, 3_500, 4_600],
      [25, 8_000, 10_600],
      [50, 14_500, 19_300],
      [100, 26_000, 34_600],
      [150, 37_500, 50_000],
      [200, 48_000, 64_000],
    ],
  ),
];

/** @throws Error for a plan that there is not: a mistake of the program */
export function planNamed(name: PlanName): Plan {
  const found = PLANS.find((each) => each.name === name);
  if (!found) throw new Error(`There is no plan ${name}.`);
  return found;
}

/** The first size that is enough for so many, otherwise the last. @throws Error for a plan without sizes */
export function pickSize(sizes: readonly PlanSize[], needed: number): PlanSize {
  const size = sizes.find(({ count }) => count >= needed) ?? sizes.at(-1);
  if (!size) throw new Error("A plan has at least one size.");
  return size;
}

/** The first plan that has a size for so many people, otherwise the last; null where none is sold. */
export const planFor = (plans: readonly Plan[], people: number): Plan | null =>
  plans.find(({ sizes }) => (sizes.yearly.at(-1)?.count ?? 0) >= people) ?? plans.at(-1) ?? null;

/** The plan for more people than one has places for: an agency's plan is no larger one of somebody's own. */
export const nextPlan = (plans: readonly Plan[], name: PlanName): Pick<Plan, "name" | "label"> | null => {
  const next = plans[plans.findIndex((plan) => plan.name === name) + 1];
  return next && next.name !== "agency-hub" ? { name: next.name, label: next.label } : null;
};

/** Cents of one payment: twelve months of a year, otherwise three. */
export const totalOf = ({ price }: PlanSize, period: Period): number => price * MONTHS[period];

/** Cents that somebody saves in a year by paying it at once. */
export function savedOf({ sizes }: Pick<Plan, "sizes">, needed: number): number {
  const [yearly, quarterly] = [pickSize(sizes.yearly, needed), pickSize(sizes.quarterly, needed)];
  return 4 * totalOf(quarterly, "quarterly") - totalOf(yearly, "yearly");
}

/** Per cent, rounded down, that somebody saves by paying a year at once. */
export function savingOf({ sizes }: Pick<Plan, "sizes">, needed: number): number {
  const [yearly, quarterly] = [pickSize(sizes.yearly, needed), pickSize(sizes.quarterly, needed)];
  return Math.floor((1 - yearly.price / quarterly.price) * 100);
}
