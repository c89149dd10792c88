import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { AdminsData } from "./AdminsScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const AdminList = queryPart(async () => (await import("./admins/AdminList.tsx")).AdminList);

/** Who looks after all companies of an agency with its owner. */
export function Screen() {
  const data = useLoaderData() as AdminsData;
  return (
    <div className="space-y-6 pb-14 max-lg:pt-4">
      <div>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {t("Administrators")}
        </h1>
        <p className="mt-1 max-w-160 text-14 text-ink-muted">
          {t(
            "They look after all companies: they add companies, give them signatures, and choose who administrates each. The package and this list are the owner's.",
          )}
        </p>
      </div>
      <Suspense>
        <AdminList {...data} />
      </Suspense>
    </div>
  );
}
