import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { CompaniesData } from "./CompaniesScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const CompanyList = queryPart(async () => (await import("./companies/CompanyList.tsx")).CompanyList);

/** The companies of an agency, and what of its package each of them has. */
export function Screen() {
  const data = useLoaderData() as CompaniesData;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pb-14 max-lg:pt-4">
      {/* Not later than the screen: after a navigation it takes the focus. */}
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Companies")}
      </h1>
      <Suspense>
        <CompanyList {...data} />
      </Suspense>
    </div>
  );
}
