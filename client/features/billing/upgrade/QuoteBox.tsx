import { keepPreviousData, useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { upgradePath } from "#client/features/plans/upgradePath.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { checkout, order, quote as quoteCall } from "#shared/billing/endpoints.ts";
import type { Quote } from "#shared/billing/schema.ts";
import { contactPath } from "#shared/contact/constants.ts";
import type { ErrorCode } from "#shared/errors/catalogue.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { cardWords } from "../card/cardWords.ts";
import { useOnce } from "../once.ts";
import type { Plans } from "../plans.ts";
import { dayOf, planWords } from "../words.ts";

type Props = {
  plans: Plans;
  planId: string;
  /** another one is being chosen */
  isSettling: boolean;
  back: string | undefined;
};

const isCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code;

/** What a plan costs today, to the cent, and the button that buys it for exactly that. */
export function QuoteBox({ plans, planId, isSettling, back }: Props) {
  const { call } = useApp();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["quote", planId],
    queryFn: ({ signal }) => call(quoteCall, { params: { planId } }, { signal }),
    placeholderData: keepPreviousData,
    // The price of a moment: what is left of a period becomes less by the second.
    gcTime: 0,
    staleTime: 0,
  });
  if (error) return <Refused error={error} planId={planId} retry={() => void refetch()} />;
  if (!data)
    return (
      <PageCard>
        <Spinner label={t("Asking for the price")} />
      </PageCard>
    );
  const isOld = isSettling || isPlaceholderData;
  return (
    <PageCard title={data.plan.name === null ? t("One signature") : planWords(data.plan)}>
      <div className={clsx("transition-opacity", isOld && "opacity-50")} aria-busy={isOld || isFetching}>
        <Lines quote={data} />
        <Pay key={planId} quote={data} back={back} isOld={isOld} isSandbox={plans.isSandbox} onChanged={refetch} />
      </div>
    </PageCard>
  );
}

/** What is paid today and when again, line by line. */
export function Lines({ quote }: { quote: Quote }) {
  const { lines, due, left, at, startsAt, endsAt, renewal, currency, editableDays } = quote;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <div aria-live="polite" className="text-14">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t("What it costs")}</caption>
        <tbody>
          {lines.map(({ kind, text, cents }) => (
            <tr key={`${kind} ${text}`}>
              <th scope="row" className="py-1.5 pr-4 text-left font-normal text-ink-muted">
                {text}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap">{money(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line text-16 font-semibold">
            <th scope="row" className="pt-3 text-left">
              {t("Due today")}
            </th>
            <td className="pt-3 text-right whitespace-nowrap">{money(due)}</td>
          </tr>
        </tfoot>
      </table>
      <ul className="mt-3 space-y-1 text-13 text-ink-muted">
        {at === "period_end" && (
          <li>{t("It begins on {date}. Until then you keep what you have paid for.", { date: dayOf(startsAt) })}</li>
        )}
        {renewal !== null && (
          <li>
            {at === "period_end"
              ? t("Next payment: {amount} on {date}", { amount: money(renewal), date: dayOf(startsAt) })
              : endsAt && t("Next payment: {amount} on {date}", { amount: money(renewal), date: dayOf(endsAt) })}
          </li>
        )}
        {left > 0 && <li>{t("{amount} stay as credit for your next payments.", { amount: money(left) })}</li>}
        {editableDays !== null && (
          <li>
            {t("You can change it for {count, plural, one {one day} other {# days}}. No further payment follows.", {
              count: editableDays,
            })}
          </li>
        )}
      </ul>
    </div>
  );
}

type PayProps = {
  quote: Quote;
  back: string | undefined;
  isOld: boolean;
  isSandbox: boolean;
  onChanged(): Promise<unknown>;
};

/** Buys what the quote says. Where it costs something else by now, that is shown and asked about again. */
function Pay({ quote, back, isOld, isSandbox, onChanged }: PayProps) {
  const once = useOnce();
  const navigate = useNavigate();
  const { isBusy, problem, attempt } = useAttempt();
  const { due, at, paysWith, currency, basis, startsAt } = quote;
  const { planId } = quote.plan;
  const buy = (by: typeof order | typeof checkout) =>
    attempt(async () => {
      try {
        const made = await once(by, { params: { planId }, body: { basis, ...(back && { back }) } });
        if (made.status === "open" && made.url) return location.assign(made.url);
        await navigate(upgradePath({ order: made.id, ...(back && { back }) }));
      } catch (error) {
        if (isCode(error, "price_changed")) await onChanged();
        throw error;
      }
    });
  const isLater = at === "period_end";
  const label = isLater
    ? t("Change on {date}", { date: dayOf(startsAt) })
    : due > 0
      ? t("Pay {amount} now", { amount: formatMoney(due, currency) })
      : t("Change now");
  const isPaidNow = due > 0 && !isLater;
  const isByCard = paysWith !== null && isPaidNow;
  // The sandbox's page takes no card.
  const note = isByCard
    ? t("Paid with {card}.", { card: cardWords(paysWith) })
    : isPaidNow && !isSandbox && t("By card, PayPal or Google Pay, on the next page.");
  return (
    <>
      {problem && (
        <InlineAlert kind={problem.code === "price_changed" ? "info" : "danger"} className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button size="large" isLoading={isBusy} disabled={isOld} onClick={() => void buy(order)}>
          {label}
        </Button>
        {isByCard && (
          <Button look="ghost" size="large" disabled={isBusy || isOld} onClick={() => void buy(checkout)}>
            {t("Pay another way")}
          </Button>
        )}
      </div>
      {note && <p className="mt-3 text-13 text-ink-subtle">{note}</p>}
    </>
  );
}

type RefusedProps = { error: unknown; planId: string; retry(): void };

/** Why this plan cannot be had, and the way that there is instead. */
function Refused({ error, planId, retry }: RefusedProps) {
  const way = isCode(error, "quote_needed")
    ? { to: contactPath("sales"), label: t("Get a quote") }
    : isCode(error, "plan_too_small")
      ? { to: pathTo("members"), label: t("See your members") }
      : null;
  if (way || isCode(error, "plan_same"))
    return (
      <InlineAlert
        kind="info"
        actions={
          way && (
            <Link to={way.to} className={buttonLook({ look: "secondary", size: "small" })}>
              {way.label}
            </Link>
          )
        }
      >
        {messageOf(error)}
      </InlineAlert>
    );
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <RetryAlert key={planId} retry={isFinal ? null : retry}>
      {messageOf(error)}
    </RetryAlert>
  );
}
