/** Plans and subscriptions for component tests, as the server answers them. */

import type { Plans } from "#client/features/billing/plans.ts";
import { ApiError } from "#client/lib/problem.ts";
import type { billings } from "#shared/billing/endpoints.ts";
import type { Quote, Subscription } from "#shared/billing/schema.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import { CURRENCY, PLANS } from "#shared/plans/plans.ts";

/** What is sold. */
export const SOLD = {
  currency: CURRENCY,
  plans: PLANS.map(({ sizes, ...plan }) => ({ ...plan, yearly: [...sizes.yearly], quarterly: [...sizes.quarterly] })),
  oneTime: { price: 2_900, vendorId: "one_time" },
  trialDays: 14,
  taxPercent: 0,
};

type Possible = Subscription["possible"];
const NOTHING: Possible = {
  buy: false,
  change: false,
  cancel: false,
  resume: false,
  pause: false,
  trial: false,
  oneTime: false,
  card: false,
};

export const TEAMS = {
  planId: "teams-yearly-10",
  name: "teams",
  label: "Teams",
  count: 10,
  period: "yearly",
  price: 46_800,
} as const;

type Part = Partial<Omit<Subscription, "possible">> & { possible?: Partial<Possible> };

/** One of somebody who has bought nothing; state only what matters. */
export const subscription = ({ possible = {}, ...part }: Part = {}): Subscription => ({
  status: "not_active",
  plan: null,
  next: null,
  startsAt: null,
  endsAt: null,
  renewal: null,
  credit: 0,
  failedAt: null,
  graceEndsAt: null,
  pausedUntil: null,
  editableUntil: null,
  card: null,
  used: 1,
  ...part,
  possible: { ...NOTHING, ...possible },
});

/** Ten people of Teams, paid until the end of November 2027. */
export const running = (part: Part = {}): Subscription =>
  subscription({
    status: "active",
    plan: TEAMS,
    startsAt: "2026-11-25T00:00:00.000Z",
    endsAt: "2027-11-25T00:00:00.000Z",
    renewal: 46_800,
    card: { brand: "Visa", last4: "4242", endsAt: "11/2028" },
    used: 4,
    ...part,
    possible: { change: true, cancel: true, pause: true, card: true, ...part.possible },
  });

export const plansWith = (one: Subscription = subscription()): Plans => ({
  subscription: one,
  isSandbox: true,
  ...SOLD,
});

/** What Teams for ten costs who has nothing yet. */
export const quoteWith = (part: Partial<Quote> = {}): Quote => ({
  plan: TEAMS,
  currency: CURRENCY,
  at: "now",
  lines: [{ kind: "plan", text: "Teams, 10 people, one year", cents: 46_800 }],
  due: 46_800,
  left: 0,
  startsAt: "2026-11-25T00:00:00.000Z",
  endsAt: "2027-11-25T00:00:00.000Z",
  renewal: 46_800,
  paysWith: null,
  percentOff: 0,
  editableDays: null,
  basis: "b1",
  ...part,
});

type Billings = CallOutput<typeof billings>;
export const NO_BUYER = { name: "", address: "", country: "", taxId: "" };

export const invoiceAt = (at: number): Billings["items"][number] => ({
  id: at.toString(16).padStart(24, "0"),
  number: `S-${String(at).padStart(6, "0")}`,
  status: "paid",
  amount: 46_800,
  currency: CURRENCY,
  date: "2026-11-25T00:00:00.000Z",
  text: "Teams, 10 people, one year",
  refunded: 0,
  isCreditNote: false,
  hasCompanies: false,
  url: `/_/app/user/billings/${at}/invoice.pdf`,
});

/** What a server says that refuses. */
export const refusal = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] });
