import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { loader } from "./AnalyticsScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const Board = lazyPart(async () => (await import("./board/Board.tsx")).Board);
const Locked = lazyPart(async () => (await import("./board/Locked.tsx")).Locked);

/** What people do with the signatures, pages, cards and links of the team. */
export function Screen() {
  const { view, found } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      {/* Not later than the screen: after a navigation it takes the focus. */}
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Analytics")}
      </h1>
      <Suspense>{found ? <Board view={view} found={found} /> : <Locked />}</Suspense>
    </div>
  );
}
