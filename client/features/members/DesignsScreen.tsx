import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { DesignsData } from "./DesignsScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const Designs = queryPart(async () => (await import("./designs/Designs.tsx")).Designs);

/** One design, many people: who gets what, and what is the same for everybody. */
export function Screen() {
  const data = useLoaderData() as DesignsData;
  return (
    <div className="mt-6 space-y-8">
      <div>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {t("Designs")}
        </h1>
        <p className="mt-1 max-w-180 text-14 text-ink-muted">
          {t(
            "A design is one of your signatures that others follow. Each person keeps their own name, photo and numbers; the rest changes with the design.",
          )}
        </p>
      </div>
      <Suspense>
        <Designs {...data} />
      </Suspense>
    </div>
  );
}
