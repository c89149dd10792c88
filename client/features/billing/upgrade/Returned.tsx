import { type ReactNode, useEffect, useRef, useState } from "react";
import { upgradePath } from "#client/features/plans/upgradePath.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { change } from "#shared/billing/endpoints.ts";
import type { Order, Subscription } from "#shared/billing/schema.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { Fact } from "../plan/Fact.tsx";
import type { Plans } from "../plans.ts";
import { dayOf, planWords } from "../words.ts";
import { useOrder } from "./useOrder.ts";

type Props = { id: string /** of the address, where the order says none */; back: string | undefined; plans: Plans };

/** Whoever is back from paying hears what became of it, and goes on where they were. */
export function Returned({ id, back: named, plans }: Props) {
  const { order, trouble, refusal, isGivenUp, lookAgain } = useOrder(id);
  const back = order?.back ?? named;
  if (refusal)
    return (
      <Outcome title={t("This payment cannot be found")} text={refusal.message}>
        <Link to={pathTo("account-billing")} className={buttonLook()}>
          {t("See your plan")}
        </Link>
      </Outcome>
    );
  if (!order || order.status === "pending")
    return (
      <Waiting trouble={trouble?.message ?? null} isGivenUp={isGivenUp} onLook={lookAgain} isKnown={order !== null} />
    );
  switch (order.status) {
    case "paid":
    case "scheduled":
      return <Done order={order} back={back} plans={plans} />;
    case "open":
      return (
        <Outcome
          title={t("The payment is still open")}
          text={t("Nothing was charged, and your work is kept. Go on with it, or choose again.")}
        >
          {order.url && (
            <a href={order.url} className={buttonLook()}>
              {t("Go on with the payment")}
            </a>
          )}
          <Again order={order} back={back} label={t("Choose again")} />
        </Outcome>
      );
    case "declined":
      return (
        <Outcome
          title={t("The payment was declined")}
          text={t("Nothing was charged, and nothing is lost. Try another card, or ask your bank.")}
          isBad
        >
          <Again order={order} back={back} label={t("Try again")} isFirst />
          {back && <Back to={back} />}
        </Outcome>
      );
    case "expired":
      return (
        <Outcome
          title={t("The page of payment has closed")}
          text={t("It stays open for an hour. Nothing was charged, and nothing is lost.")}
        >
          <Again order={order} back={back} label={t("Try again")} isFirst />
          {back && <Back to={back} />}
        </Outcome>
      );
    case "refunded":
      return (
        <Outcome
          title={t("Your payment goes back to you")}
          text={t(
            "{amount} were paid, but your plan had changed meanwhile, so that it could not be given. You get all of it back; your bank may take some days.",
            { amount: formatMoney(order.due, order.currency) },
          )}
        >
          <Link to={pathTo("account-billing")} className={buttonLook()}>
            {t("See your plan")}
          </Link>
        </Outcome>
      );
  }
}

type WaitingProps = { trouble: string | null; isKnown: boolean; isGivenUp: boolean; onLook(): void };

function Waiting({ trouble, isKnown, isGivenUp, onLook }: WaitingProps) {
  if (isGivenUp)
    return (
      <Outcome
        title={t("It takes longer than usual")}
        text={t("Your payment is on its way, and you are not charged twice. We mail you as soon as it is there.")}
      >
        <Button onClick={onLook}>{t("Look again")}</Button>
      </Outcome>
    );
  return (
    <PageCard>
      <div className="flex items-center gap-4">
        <Spinner label={t("Waiting for the payment")} />
        <p className="text-16 font-medium">{isKnown ? t("Your payment is being confirmed") : t("One moment")}</p>
      </div>
      {trouble && (
        <InlineAlert kind="warning" className="mt-4">
          {trouble} {t("This page goes on by itself.")}
        </InlineAlert>
      )}
    </PageCard>
  );
}

type DoneProps = { order: Order; back: string | undefined; plans: Plans };

/** What they have now, and the way on. */
function Done({ order, back, plans }: DoneProps) {
  const app = useApp();
  const navigate = useNavigate();
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isOver = false;
    const learn = async () => {
      // It is theirs whether or not this page hears of it: the next one does.
      const [, now] = await Promise.all([reloadUser(app).catch(() => null), app.call(change, {}).catch(() => null)]);
      if (isOver) return;
      setSubscription(now?.subscription ?? null);
      setReady(true);
    };
    void learn();
    return () => {
      isOver = true;
    };
  }, [app]);
  const { endsAt, renewal, editableUntil, card } = subscription ?? {};
  const isCard = order.kind === "card" || order.kind === "renewal";
  const title =
    order.status === "scheduled"
      ? t("Your change is noted")
      : isCard
        ? t("Your payment method is changed")
        : t("Thank you. It is yours now");
  return (
    <Outcome title={title} text={textOf(order, plans)} isGood>
      {subscription && !isCard && (
        <dl className="mb-2 basis-full divide-y divide-line">
          {order.plan && (
            <Fact label={order.status === "scheduled" ? t("What comes") : t("What you have now")}>
              {planWords(order.plan)}
            </Fact>
          )}
          {order.kind !== "onetime" && endsAt && renewal != null && (
            <Fact label={t("Next payment")}>
              {t("{amount} on {date}", { amount: formatMoney(renewal, plans.currency), date: dayOf(endsAt) })}
            </Fact>
          )}
          {order.kind === "onetime" && editableUntil && <Fact label={t("Editable until")}>{dayOf(editableUntil)}</Fact>}
        </dl>
      )}
      {isCard && card && (
        <p className="basis-full text-14 text-ink-muted">{t("The next payments are made with it.")}</p>
      )}
      <Button
        isLoading={!isReady}
        onClick={() => void navigate(back ?? pathTo(isCard ? "account-billing" : "dashboard"))}
      >
        {back ? (isCard ? t("Back to billing") : t("Go back to your work")) : t("Go to the dashboard")}
      </Button>
      {!isCard && (
        <Link to={pathTo("account-billing")} className={buttonLook({ look: "secondary" })}>
          {t("See your plan")}
        </Link>
      )}
    </Outcome>
  );
}

function textOf({ status, due, currency }: Order, { subscription: { endsAt } }: Plans): string {
  if (status === "scheduled")
    return endsAt
      ? t("It begins on {date}. Until then all stays as it is, and nothing is charged.", { date: dayOf(endsAt) })
      : t("It begins when what you have paid for is over. Nothing is charged until then.");
  return due > 0
    ? t("{amount} were paid. The invoice is on its way to you by mail.", { amount: formatMoney(due, currency) })
    : t("Nothing had to be paid.");
}

type AgainProps = { order: Order; back: string | undefined; label: string; isFirst?: boolean };

const Again = ({ order: { plan, kind }, back, label, isFirst }: AgainProps) => (
  <Link
    to={
      kind === "card"
        ? pathTo("account-billing")
        : upgradePath({ ...(plan && { plan: plan.planId }), ...(back && { back }) })
    }
    className={buttonLook({ look: isFirst ? "primary" : "secondary" })}
  >
    {label}
  </Link>
);

const Back = ({ to }: { to: string }) => (
  <Link to={to} className={buttonLook({ look: "secondary" })}>
    {t("Back to your work")}
  </Link>
);

type OutcomeProps = { title: string; text: string; isGood?: boolean; isBad?: boolean; children: ReactNode };

/** How it ended: said aloud when it comes, with the brand's line where it went well. */
function Outcome({ title, text, isGood, isBad, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is read out once
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <PageCard>
      {isGood && <SignOffLine className="drawn mb-5 h-4 w-44" />}
      <h2 ref={heading} tabIndex={-1} className={`text-20 font-semibold outline-none ${isBad ? "text-danger" : ""}`}>
        {title}
      </h2>
      <p className="mt-2 text-14 text-ink-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </PageCard>
  );
}
