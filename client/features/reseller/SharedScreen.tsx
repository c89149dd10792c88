import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { SharedData } from "./SharedScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const ShareList = queryPart(async () => (await import("./sharing/ShareList.tsx")).ShareList);

/** Designs of an agency that its companies have. */
export function Screen() {
  const data = useLoaderData() as SharedData;
  return (
    <div className="space-y-6 pb-14 max-lg:pt-4">
      <div>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {t("Shared designs")}
        </h1>
        <p className="mt-1 max-w-160 text-14 text-ink-muted">
          {t(
            "Make a signature once, and your companies have it. When you save a change of it, their designs change too, and so do the signatures of their people.",
          )}
        </p>
      </div>
      <Suspense>
        <ShareList {...data} />
      </Suspense>
    </div>
  );
}
