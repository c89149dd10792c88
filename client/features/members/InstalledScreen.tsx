import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { InstalledData } from "./InstalledScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const InstalledList = queryPart(async () => (await import("./installed/InstalledList.tsx")).InstalledList);

/** Which version of their signature the people of the team have in their mails. */
export function Screen() {
  const data = useLoaderData() as InstalledData;
  return (
    <div className="mt-6">
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Versions in use")}
      </h1>
      <p className="mt-1 max-w-160 text-14 text-ink-muted">
        {t(
          "As far as it can be told: by what people and the arrival check confirm, by the browser extension, and by pictures that mails load.",
        )}
      </p>
      <Suspense>
        <InstalledList {...data} />
      </Suspense>
    </div>
  );
}
