import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { loader } from "./DashboardScreen.loader.ts";
import { Upgrade } from "./upgrade/Upgrade.tsx";

// The server sends it drawn; its script may come after the first paint.
const Dashboard = queryPart(async () => (await import("./dashboard/Dashboard.tsx")).Dashboard);

/** The signatures of the signed-in person. */
export function Screen() {
  const { first, group, steps } = useLoaderData<typeof loader>();
  const company = useSession()?.user.company;
  return (
    <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4 px-4 py-6 sm:px-6 sm:py-10">
      {/* Not later than the screen: after a navigation it takes the focus. */}
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {group === null ? t("Signatures") : t("Signatures of {company}", { company: company?.name ?? group })}
      </h1>
      <Suspense>
        <Dashboard key={group} first={first} group={group} steps={steps} />
      </Suspense>
      <Upgrade />
    </div>
  );
}
