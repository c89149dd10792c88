import type { ReactNode } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { appsumoRedirect } from "#shared/account/endpoints.ts";
import { changeCard, resume } from "#shared/billing/endpoints.ts";
import type { Subscription } from "#shared/billing/schema.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { useOnce } from "../once.ts";
import { dayOf } from "../words.ts";

type Props = { subscription: Subscription; currency: string; onChanged(): Promise<void> };
type Said = { kind: "info" | "warning" | "danger"; text: string; way?: ReactNode };

/** What somebody should know of their plan today, and the one thing to do about it. */
export function Notice({ subscription, currency, onChanged }: Props) {
  const { call } = useApp();
  const isTerminated = useSession()?.user.isTerminated ?? false;
  const once = useOnce();
  const { isBusy, problem, attempt } = useAttempt();
  const goOn = () =>
    attempt(async () => {
      await once(resume, {});
      await onChanged();
    });
  const payNow = () =>
    attempt(async () => {
      const { url } = await once(changeCard, { body: { back: pathTo("account-billing") } });
      if (url) location.assign(url);
      else await onChanged();
    });
  const toMarketplace = () =>
    attempt(async () => {
      const { redirect_url: address } = await call(appsumoRedirect, {});
      // Where the operator has named none, we help.
      location.assign(address ?? contactPath("support"));
    });
  const button = (label: string, press: () => Promise<void>) => (
    <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  );
  const said = noticeOf(subscription, { currency, isTerminated, button, goOn, payNow, toMarketplace });
  return (
    <>
      {said && (
        <InlineAlert kind={said.kind} className="mt-4" actions={said.way}>
          {said.text}
        </InlineAlert>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem.message}
        </InlineAlert>
      )}
    </>
  );
}

type Ways = {
  currency: string;
  isTerminated: boolean;
  button(label: string, press: () => Promise<void>): ReactNode;
  goOn(): Promise<void>;
  payNow(): Promise<void>;
  toMarketplace(): Promise<void>;
};

const help = () => (
  <Link to={contactPath("support")} className={buttonLook({ look: "secondary", size: "small" })}>
    {t("Write to us")}
  </Link>
);

function noticeOf(subscription: Subscription, ways: Ways): Said | null {
  const { status, endsAt, renewal, failedAt, graceEndsAt, pausedUntil, editableUntil, possible } = subscription;
  const { currency, isTerminated, button, goOn, payNow, toMarketplace } = ways;
  const end = endsAt ? dayOf(endsAt) : "";
  switch (status) {
    case "payment_failed":
      return {
        kind: "danger",
        text: t(
          "The payment of {date} did not go through. Everything keeps working until {end}; after that your signatures, pages and cards stop.",
          { date: failedAt ? dayOf(failedAt) : end, end: graceEndsAt ? dayOf(graceEndsAt) : end },
        ),
        way: possible.card && button(t("Pay now"), payNow),
      };
    case "cancelled":
      return {
        kind: "info",
        text: t(
          "You have cancelled. Everything stays until {date}; after that your signatures, pages and cards stop.",
          {
            date: end,
          },
        ),
        way: possible.resume && button(t("Take it back"), goOn),
      };
    case "active":
      if (!pausedUntil) return null;
      return {
        kind: "info",
        text: t("From {date} your plan pauses: nothing is charged, and you have the free plan until {end}.", {
          date: end,
          end: dayOf(pausedUntil),
        }),
        way: possible.resume && button(t("Take it back"), goOn),
      };
    case "not_active":
      if (!pausedUntil) return null;
      return {
        kind: "info",
        text:
          renewal === null
            ? t("Your plan is paused. It continues on {date}.", { date: dayOf(pausedUntil) })
            : t("Your plan is paused. It continues on {date}, for {amount}.", {
                date: dayOf(pausedUntil),
                amount: formatMoney(renewal, currency),
              }),
        way: possible.resume && button(t("Go on now"), goOn),
      };
    case "trial":
      return {
        kind: "info",
        text: t("You can try everything until {date}. Nothing is charged by itself.", { date: end }),
      };
    case "terminated":
    case "expired":
      return {
        kind: "danger",
        text: t(
          "Your plan has ended: your signatures, pages and cards do not show. They are back within a minute of paying.",
        ),
      };
    case "onetime":
      return {
        kind: "info",
        text:
          isTerminated || !editableUntil
            ? t("Your signature works as it is. To change it, choose a plan, or buy it once more.")
            : t("You can change your signature until {date}. After that it works as it is.", {
                date: dayOf(editableUntil),
              }),
      };
    case "lifetime":
      return {
        kind: "info",
        text: t("There is nothing more to pay. More places come with a larger tier in the marketplace."),
        way: button(t("Manage in the marketplace"), toMarketplace),
      };
    case "reseller":
      return { kind: "info", text: t("We look after your plan together. Write to us to change it."), way: help() };
    case "unknown":
      return {
        kind: "info",
        text: t("Your plan was set up by whoever runs this Signoff. What it includes stays."),
        way: help(),
      };
  }
}
