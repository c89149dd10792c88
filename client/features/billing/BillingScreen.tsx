import { useLoaderData, useRevalidator } from "react-router";
import { AccountPage } from "#client/features/account/AccountPage.tsx";
import { SandboxBar } from "#client/features/plans/SandboxBar.tsx";
import { useApp } from "#client/lib/context.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { t } from "#shared/languages/translate.ts";
import type { loader } from "./BillingScreen.loader.ts";
import { BuyerForm } from "./buyer/BuyerForm.tsx";
import { CardPanel } from "./card/CardPanel.tsx";
import { InvoiceList } from "./invoices/InvoiceList.tsx";
import { OfTheHub } from "./plan/OfTheHub.tsx";
import { PlanCard } from "./plan/PlanCard.tsx";

/** The team's plan, how it is paid, and what was paid. */
export function Screen() {
  const data = useLoaderData<typeof loader>();
  return data ? <Billing {...data} /> : <OfTheHub title={t("Billing")} />;
}

type Props = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Billing({ plans, invoices }: Props) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const { subscription, currency, isSandbox } = plans;
  const reload = async () => {
    // What the plan has may have changed with it.
    await reloadUser(app).catch(() => undefined);
    await revalidate();
  };
  const [newest] = invoices.items;
  return (
    <AccountPage title={t("Billing")}>
      {isSandbox && <SandboxBar />}
      <PlanCard subscription={subscription} currency={currency} onChanged={reload} />
      {(subscription.card || subscription.possible.card) && (
        <CardPanel card={subscription.card} mayChange={subscription.possible.card} onChanged={reload} />
      )}
      {/* One that is new begins the list anew. */}
      <InvoiceList key={newest?.id} first={invoices} />
      <BuyerForm buyer={invoices.buyer} />
    </AccountPage>
  );
}
