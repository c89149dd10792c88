import { useAttempt } from "#client/features/members/useAttempt.ts";
import { smallerThan } from "#client/features/plans/choice.ts";
import { upgradePath } from "#client/features/plans/upgradePath.ts";
import { Link } from "#client/lib/links.tsx";
import { useIsHydrated } from "#client/lib/useIsHydrated.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { PAUSE_MONTHS } from "#shared/billing/constants.ts";
import { takeDiscount } from "#shared/billing/endpoints.ts";
import type { Discount } from "#shared/billing/schema.ts";
import { formatMoment, formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { totalOf } from "#shared/plans/plans.ts";
import { useOnce } from "../once.ts";
import type { Plans } from "../plans.ts";
import { dayOf } from "../words.ts";
import type { Instead } from "./instead.ts";

export type Offered = {
  plans: Plans;
  coupon: Discount;
  onCoupon(now: Discount): void;
  isBusy: boolean;
  onPause(): void;
};

/** What there is instead of leaving, a card each. */
export function Offers({ kinds, ...offered }: Offered & { kinds: readonly Instead[] }) {
  const cards = { discount: Percent, pause: Pause, smaller: Smaller };
  return kinds.map((kind) => {
    const Card = cards[kind];
    return <Card key={kind} {...offered} />;
  });
}

/** Its hours begin when somebody takes it, by the server's clock; a time is named, and nothing counts down. */
function Percent({ coupon: { percent, hours, state, endsAt }, onCoupon, plans }: Offered) {
  const once = useOnce();
  const { isBusy, problem, attempt } = useAttempt();
  const take = () => attempt(async () => onCoupon(await once(takeDiscount, {})));
  const yearly = yearlyOf(plans);
  return (
    <PageCard
      title={t("{percent}% off", { percent })}
      text={t("For what you pay within {hours} hours, such as a year in advance. Each account has it once.", { hours })}
    >
      {state === "running" && endsAt ? (
        <div className="flex flex-wrap items-center gap-4">
          <p role="status" className="text-14 font-medium text-success">
            <Until at={endsAt} />
          </p>
          <Link to={upgradePath(yearly ? { plan: yearly } : {})} className={buttonLook({ look: "secondary" })}>
            {t("Use it now")}
          </Link>
        </div>
      ) : (
        <Button look="secondary" isLoading={isBusy} onClick={() => void take()}>
          {t("Take {percent}% off", { percent })}
        </Button>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
    </PageCard>
  );
}

const MOMENT = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
const MOMENT_OF_ALL = { ...MOMENT, timeZone: "UTC" } as const;

/** In the reader's own time once the page knows it. */
function Until({ at }: { at: string }) {
  const isHydrated = useIsHydrated();
  return t("It is yours until {moment}.", {
    moment: formatMoment(Date.parse(at), isHydrated ? MOMENT : MOMENT_OF_ALL),
  });
}

/** The year of what is paid quarterly now; null where it is one already. */
function yearlyOf({ plans, subscription: { plan } }: Plans): string | null {
  if (plan?.period !== "quarterly") return null;
  const sizes = plans.find(({ name }) => name === plan.name)?.yearly ?? [];
  return sizes.find(({ count }) => count === plan.count)?.vendorId ?? null;
}

function Pause({ plans, isBusy, onPause }: Offered) {
  const { endsAt } = plans.subscription;
  const months = PAUSE_MONTHS;
  return (
    <PageCard
      title={t("Pause for {months} months", { months })}
      text={
        endsAt
          ? t(
              "From {date} nothing is charged, and you have the free plan. After {months} months it goes on; we tell you before, and you can end it sooner.",
              { date: dayOf(endsAt), months },
            )
          : t("Nothing is charged meanwhile, and you have the free plan. We tell you before it goes on.")
      }
    >
      <Button look="secondary" isLoading={isBusy} onClick={onPause}>
        {t("Pause my plan")}
      </Button>
    </PageCard>
  );
}

function Smaller({ plans }: Offered) {
  const { subscription, currency } = plans;
  const size = smallerThan(plans, subscription);
  if (!size) return null;
  const { label, count, period, vendorId } = size;
  const amount = formatMoney(totalOf(size, period), currency);
  return (
    <PageCard
      title={t("A smaller plan")}
      text={
        period === "yearly"
          ? t("{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a year.", {
              plan: t(label),
              count,
              amount,
            })
          : t("{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a quarter.", {
              plan: t(label),
              count,
              amount,
            })
      }
    >
      <Link to={upgradePath({ plan: vendorId })} className={buttonLook({ look: "secondary" })}>
        {t("See this plan")}
      </Link>
    </PageCard>
  );
}
