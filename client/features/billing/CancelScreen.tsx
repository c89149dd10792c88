import { useState } from "react";
import { useLoaderData } from "react-router";
import { AccountPage } from "#client/features/account/AccountPage.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import type { Subscription } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { loader } from "./CancelScreen.loader.ts";
import { Gone } from "./leave/Gone.tsx";
import { Leave } from "./leave/Leave.tsx";
import { OfTheHub } from "./plan/OfTheHub.tsx";

/** The way out of a plan: five questions, of which nobody has to answer any, or one press. */
export function Screen() {
  const data = useLoaderData<typeof loader>();
  return data ? <Cancel {...data} /> : <OfTheHub title={t("Cancel plan")} />;
}

function Cancel({ plans, offered }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const [subscription, setSubscription] = useState(plans.subscription);
  const [isNews, setNews] = useState(false);
  const left = (now: Subscription) => {
    setSubscription(now);
    setNews(true);
  };
  if (isNews || subscription.status === "cancelled") return <Gone subscription={subscription} isNews={isNews} />;
  if (!subscription.possible.cancel)
    return (
      <AccountPage title={t("Cancel plan")}>
        <InlineAlert
          kind="info"
          actions={
            <Link to={pathTo("account-billing")} className={buttonLook({ look: "secondary", size: "small" })}>
              {t("See your plan")}
            </Link>
          }
        >
          {t("You have no plan that could be cancelled: nothing is charged.")}
        </InlineAlert>
      </AccountPage>
    );
  return <Leave plans={plans} offered={offered} onLeft={left} />;
}
