import { keepPreviousData, useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useState } from "react";
import { useOnce } from "#client/features/billing/once.ts";
import { Lines } from "#client/features/billing/upgrade/QuoteBox.tsx";
import { dayOf } from "#client/features/billing/words.ts";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { upgradePath } from "#client/features/plans/upgradePath.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import type { Quote } from "#shared/billing/schema.ts";
import { contactPath } from "#shared/contact/constants.ts";
import type { ErrorCode } from "#shared/errors/catalogue.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { resellerPricing } from "#shared/plans/endpoints.ts";
import { totalOf } from "#shared/plans/plans.ts";
import { plansIn } from "#shared/plans/schema.ts";
import { change, quote as quoteCall } from "#shared/reseller/package/endpoints.ts";
import type { Package } from "#shared/reseller/schema.ts";
import { pathTo } from "#shared/routes.ts";

const isCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code;

type Props = { pack: Package; onChanged(): Promise<unknown>; onClose(): void };

/** Another size of the package: what it costs today is said to the cent before it is bought. */
export function PackageDialog({ pack, onChanged, onClose }: Props) {
  const { call } = useApp();
  const { data, error } = useQuery({
    queryKey: ["agency-prices"],
    queryFn: ({ signal }) => call(resellerPricing, {}, { signal }),
  });
  const [plan] = data ? plansIn(data) : [];
  const sizes = plan?.sizes.yearly ?? [];
  const next = sizes.find(({ count }) => count > pack.signatures)?.count ?? MORE;
  const [picked, setPicked] = useState<number | null>(null);
  const wanted = picked ?? next;
  const largest = sizes.at(-1)?.count ?? 0;
  const quote = useQuery({
    queryKey: ["agency-quote", wanted],
    queryFn: ({ signal }) => call(quoteCall, { querystring: { signatures: wanted } }, { signal }),
    enabled: plan !== undefined && wanted !== MORE && wanted !== pack.signatures,
    placeholderData: keepPreviousData,
    // The price of a moment: what is left of a period becomes less by the second.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  // What it is paid by now is what the prices of all sizes are for.
  const period = quote.data?.plan.period ?? null;
  const priced = plan && period ? plan.sizes[period] : [];
  const priceOf = (count: number) => {
    const size = priced.find((each) => each.count === count);
    return size && data && period && formatMoney(totalOf(size, period), data.currency);
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Change the package")}
      description={t(
        "You have {signatures, plural, one {# signature} other {# signatures}}, {given} of them are your companies'.",
        {
          signatures: pack.signatures,
          given: pack.given,
        },
      )}
    >
      {error ? (
        <Refused error={error} wanted={pack.signatures + 1} className="mt-4" />
      ) : !plan ? (
        <p className="mt-4">
          <Spinner label={t("Asking for the price")} />
        </p>
      ) : (
        <>
          <fieldset className="mt-4">
            <legend className="mb-1.5 text-13 font-medium">{t("Signatures")}</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {[...sizes.map(({ count }) => count), MORE].map((count) => {
                const isNow = count === pack.signatures;
                const isTooSmall = count !== MORE && count < pack.given;
                const price = priceOf(count);
                return (
                  <label
                    key={count}
                    className={clsx(
                      "flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-2 ring-1 ring-line has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60",
                    )}
                  >
                    <input
                      type="radio"
                      name="size"
                      className="sr-only"
                      checked={wanted === count}
                      disabled={isTooSmall || isNow}
                      onChange={() => setPicked(count)}
                    />
                    <span className="text-14 font-medium tabular-nums">
                      {count === MORE ? t("More than {count}", { count: largest }) : count}
                    </span>
                    <span className="text-12 text-ink-muted">
                      {count === MORE
                        ? t("Get a quote")
                        : isNow
                          ? t("Your package now")
                          : isTooSmall
                            ? t("Companies have more")
                            : price &&
                              (period === "yearly"
                                ? t("{price} a year", { price })
                                : t("{price} a quarter", { price }))}
                    </span>
                  </label>
                );
              })}
            </div>
          </fieldset>
          <div className="mt-5">
            {wanted === MORE ? (
              <Larger largest={largest} />
            ) : quote.error ? (
              <Refused error={quote.error} wanted={wanted} />
            ) : quote.data ? (
              <div className={clsx(quote.isPlaceholderData && "opacity-50")} aria-busy={quote.isFetching}>
                <Lines quote={quote.data} />
                <Buy
                  key={wanted}
                  quote={quote.data}
                  signatures={wanted}
                  isOld={quote.isPlaceholderData}
                  onPriceChanged={quote.refetch}
                  onChanged={onChanged}
                  onClose={onClose}
                />
              </div>
            ) : (
              <Spinner label={t("Asking for the price")} />
            )}
          </div>
        </>
      )}
    </Modal>
  );
}

/** Stands for what no size is enough for. */
const MORE = 0;

type BuyProps = {
  quote: Quote;
  signatures: number;
  isOld: boolean;
  onPriceChanged(): Promise<unknown>;
  onChanged(): Promise<unknown>;
  onClose(): void;
};

/** Buys what the quote says. Where it costs something else by now, that is shown and asked about again. */
function Buy({ quote, signatures, isOld, onPriceChanged, onChanged, onClose }: BuyProps) {
  const once = useOnce();
  const navigate = useNavigate();
  const { isBusy, problem, attempt } = useAttempt();
  const { due, at, basis, currency, startsAt } = quote;
  const isLater = at === "period_end";
  const back = pathTo("account-companies");
  const buy = () =>
    attempt(async () => {
      try {
        const { order, signatures: bought } = await once(change, { body: { signatures, basis, back } });
        if (order.status === "open" && order.url) return location.assign(order.url);
        // What became of a payment is said where all payments lead.
        if (order.status !== "paid" && order.status !== "scheduled")
          return void (await navigate(upgradePath({ order: order.id, back })));
        onClose();
        if (order.status === "paid")
          showToast({
            kind: "success",
            text: t("Package updated to {count} signatures.", { count: bought }),
          });
        else showToast({ kind: "info", text: t("Your package changes on {date}.", { date: dayOf(startsAt) }) });
        await onChanged();
      } catch (error) {
        if (isCode(error, "price_changed")) await onPriceChanged();
        throw error;
      }
    });
  return (
    <>
      {problem && (
        <InlineAlert kind={problem.code === "price_changed" ? "info" : "danger"} className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
      <Button size="large" className="mt-5 w-full" isLoading={isBusy} disabled={isOld} onClick={() => void buy()}>
        {isLater
          ? t("Change on {date}", { date: dayOf(startsAt) })
          : due > 0
            ? t("Pay {amount} now", { amount: formatMoney(due, currency) })
            : t("Change now")}
      </Button>
    </>
  );
}

/** Beyond all sizes people agree upon it. */
function Larger({ largest }: { largest: number }) {
  return (
    <InlineAlert
      kind="info"
      actions={
        <Link
          to={contactPath("sales", { people: largest + 1, plan: "agency-hub" })}
          className={buttonLook({ look: "secondary", size: "small" })}
        >
          {t("Get a quote")}
        </Link>
      }
    >
      {t("Packages of more than {count} signatures are made to measure.", { count: largest })}
    </InlineAlert>
  );
}

type RefusedProps = { error: unknown; wanted: number; className?: string };

/** Why this size cannot be had here, and the way that there is instead. */
function Refused({ error, wanted, className }: RefusedProps) {
  const isOfPeople = ["quote_needed", "change_refused", "billing_off", "plan_unknown"].some((code) =>
    isCode(error, code as ErrorCode),
  );
  return (
    <InlineAlert
      kind={isOfPeople ? "info" : "warning"}
      className={className}
      actions={
        isOfPeople && (
          <Link
            to={contactPath("sales", { people: wanted, plan: "agency-hub" })}
            className={buttonLook({ look: "secondary", size: "small" })}
          >
            {t("Get a quote")}
          </Link>
        )
      }
    >
      {isCode(error, "change_refused")
        ? t("We look after your plan together. Write to us to change it.")
        : messageOf(error)}
    </InlineAlert>
  );
}
