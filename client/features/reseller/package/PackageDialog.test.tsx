// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/lib/problem.ts";
import { withQueries } from "#client/lib/queries.tsx";
import { toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { resellerPricing } from "#shared/plans/endpoints.ts";
import { change, quote } from "#shared/reseller/package/endpoints.ts";
import { expectText } from "#tests/support/agency.tsx";
import { type Answers, appOf, drawIn, named, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { quoteWith, SOLD } from "#tests/support/money.ts";
import { PackageDialog } from "./PackageDialog.tsx";

const AGENCY = { ...SOLD, plans: SOLD.plans.filter(({ name }) => name === "agency-hub") };
const priced = (signatures: number) =>
  quoteWith({
    plan: {
      planId: `agency-hub-yearly-${signatures}`,
      name: "agency-hub",
      label: "Agency Hub",
      count: signatures,
      period: "yearly",
      price: 96_000,
    },
    due: 12_345,
  });
const bought = (status: string, signatures = 25) => ({
  signatures,
  order: { id: "1", status, plan: null, url: null, back: null },
});

async function open(answers: Answers, pack = { signatures: 10, given: 8 }) {
  const { app, call } = appOf({
    user: make.user(),
    answers: new Map([
      [resellerPricing, () => AGENCY],
      [quote, ({ querystring }: { querystring: { signatures: number } }) => priced(querystring.signatures)],
      ...answers,
    ] as never),
  });
  const onChanged = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const Dialog = withQueries(PackageDialog);
  await drawIn(app, <Dialog pack={pack} onChanged={onChanged} onClose={onClose} />);
  return { call, onChanged, onClose };
}

const size = (count: string) =>
  [...document.querySelectorAll<HTMLInputElement>("input[name=size]")].find(({ labels }) =>
    labels?.[0]?.textContent?.startsWith(count),
  );

beforeEach(() => toasts.set([]));

test("the next size is offered, to the cent, and bought for exactly that", async () => {
  const { call, onChanged, onClose } = await open(new Map([[change, () => bought("paid")]]));
  await until(() => named("Pay $123.45 now"));
  expect(size("25")?.checked).toBe(true);
  expect(size("10")?.disabled).toBe(true);
  await press("Pay $123.45 now");
  await until(() => expect(toasts.get().map(({ text }) => text)).toEqual(["Package updated to 25 signatures."]));
  expect(call.mock.calls.find(([endpoint]) => endpoint === change)?.[1]).toEqual({
    body: { signatures: 25, basis: priced(25).basis, back: "/account/companies" },
  });
  expect(onChanged).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test("fewer than companies have cannot be chosen", async () => {
  await open(new Map(), { signatures: 50, given: 30 });
  await until(() => expect(size("100")?.checked).toBe(true));
  expect(size("25")?.disabled).toBe(true);
  expectText("Companies have more");
});

test("beyond the largest people agree upon it", async () => {
  await open(new Map(), { signatures: 200, given: 8 });
  await until(() => named("Get a quote"));
  expectText("Packages of more than 200 signatures are made to measure.");
  expect(named("Get a quote").getAttribute("href")).toContain("/contact-us?");
});

test("a price that is another by now is shown, and asked about again", async () => {
  const { call } = await open(
    new Map([
      [
        change,
        () => {
          throw new ApiError({ code: "price_changed", ...ERRORS.price_changed });
        },
      ],
    ]),
  );
  await until(() => named("Pay $123.45 now"));
  await press("Pay $123.45 now");
  await until(() => expectText(ERRORS.price_changed.message));
  expect(call.mock.calls.filter(([endpoint]) => endpoint === quote)).toHaveLength(2);
});

test("a plan that was agreed upon with people is changed with them", async () => {
  await open(
    new Map([
      [
        quote,
        () => {
          throw new ApiError({ code: "change_refused", ...ERRORS.change_refused });
        },
      ],
    ]),
  );
  await until(() => expectText("We look after your plan together."));
  await act(async () => named("Get a quote"));
});
