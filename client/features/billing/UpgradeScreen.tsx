import { Suspense } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { AccountPage } from "#client/features/account/AccountPage.tsx";
import { SandboxBar } from "#client/features/plans/SandboxBar.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { BackPath } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { OfTheHub } from "./plan/OfTheHub.tsx";
import type { loader } from "./UpgradeScreen.loader.ts";
import { Returned } from "./upgrade/Returned.tsx";

// With the query library, which it asks for quotes by; the server sends it drawn.
const Choose = queryPart(async () => (await import("./upgrade/Choose.tsx")).Choose);

/** Chooses a plan, says what it costs today, and takes whoever is back from paying on to where they were. */
export function Screen() {
  const plans = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  if (!plans) return <OfTheHub title={t("Upgrade")} />;
  const order = StoredId.safeParse(query.get("order"));
  const named = BackPath.safeParse(query.get("back"));
  const back = named.success ? named.data : undefined;
  return (
    <AccountPage title={t("Upgrade")}>
      {plans.isSandbox && <SandboxBar />}
      {order.success ? (
        <Returned key={order.data} id={order.data} back={back} plans={plans} />
      ) : (
        <Suspense>
          <Choose plans={plans} planId={query.get("plan")} back={back} />
        </Suspense>
      )}
    </AccountPage>
  );
}
