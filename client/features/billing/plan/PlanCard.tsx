import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { SeatMeter } from "#client/ui/SeatMeter.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import type { Subscription } from "#shared/billing/schema.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { dayOf, planWords, STATUS_KINDS, statusWords } from "../words.ts";
import { Fact } from "./Fact.tsx";
import { Notice } from "./Notice.tsx";

type Props = { subscription: Subscription; currency: string; onChanged(): Promise<void> };

/** What the team has, what comes next and when, and what can be done about it now. */
export function PlanCard({ subscription, currency, onChanged }: Props) {
  const { status, plan, used, possible } = subscription;
  return (
    <PageCard
      title={plan && plan.period !== null ? plan.label : titleOf(subscription)}
      actions={
        (possible.change || possible.buy || possible.oneTime) && (
          <Link
            to={pathTo("account-upgrade")}
            className={buttonLook({
              look: possible.change || isAsked(subscription) ? "secondary" : "primary",
              size: "small",
            })}
          >
            {possible.change ? t("Change plan") : t("Choose a plan")}
          </Link>
        )
      }
    >
      <StatusPill kind={STATUS_KINDS[status]}>{statusWords(subscription)}</StatusPill>
      <Notice subscription={subscription} currency={currency} onChanged={onChanged} />
      <Facts subscription={subscription} currency={currency} />
      {plan && hasSeats(subscription) && (
        <div className="mt-5">
          <SeatMeter seats={plan.count} used={used} />
        </div>
      )}
      {possible.cancel && (
        <p className="mt-5 text-14">
          <Link
            to={pathTo("account-cancel")}
            className="text-ink-muted underline underline-offset-2 hover:text-ink touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {t("Cancel plan")}
          </Link>
        </p>
      )}
    </PageCard>
  );
}

/** The notice has the one thing to do now, which no other button outshines. */
const isAsked = ({ status, possible, pausedUntil }: Subscription): boolean =>
  (status === "payment_failed" && possible.card) || (pausedUntil !== null && possible.resume);

/** Of a plan that has ended, or pauses, no seat is free. */
const hasSeats = ({ status }: Subscription): boolean =>
  status !== "terminated" && status !== "expired" && status !== "not_active";

function titleOf({ status }: Subscription): string {
  if (status === "lifetime") return t("Lifetime plan");
  if (status === "reseller") return t("Agency Hub");
  if (status === "onetime") return t("A signature bought once");
  return status === "not_active" ? t("Free") : t("Your plan");
}

/** With an end that says what it is. */
function Facts({ subscription, currency }: { subscription: Subscription; currency: string }) {
  const { status, plan, next, endsAt, renewal, credit, pausedUntil, editableUntil } = subscription;
  const rows = [
    plan && (
      <Fact key="plan" label={t("Plan")}>
        {planWords(plan)}
      </Fact>
    ),
    // One that has failed was due before: the notice says so.
    status === "active" && !pausedUntil && renewal !== null && endsAt && (
      <Fact key="renewal" label={t("Next payment")}>
        {t("{amount} on {date}", { amount: formatMoney(renewal, currency), date: dayOf(endsAt) })}
      </Fact>
    ),
    next && endsAt && (
      <Fact key="next" label={t("From {date}", { date: dayOf(endsAt) })}>
        {planWords(next)}
      </Fact>
    ),
    status === "trial" && endsAt && (
      <Fact key="trial" label={t("Trial until")}>
        {dayOf(endsAt)}
      </Fact>
    ),
    pausedUntil && (
      <Fact key="pause" label={t("Paused until")}>
        {dayOf(pausedUntil)}
      </Fact>
    ),
    status === "onetime" && editableUntil && (
      <Fact key="editable" label={t("Editable until")}>
        {dayOf(editableUntil)}
      </Fact>
    ),
    credit > 0 && (
      <Fact key="credit" label={t("Credit")}>
        {t("{amount}, which comes off your next payments", { amount: formatMoney(credit, currency) })}
      </Fact>
    ),
  ].filter(Boolean);
  return rows.length > 0 && <dl className="mt-4 divide-y divide-line">{rows}</dl>;
}
