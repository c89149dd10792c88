import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { Upgrade } from "#client/features/signatures/upgrade/Upgrade.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { loader } from "./LinksScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const LinkBoard = queryPart(async () => (await import("./list/LinkBoard.tsx")).LinkBoard);

/** The short links of the signed-in person's team. */
export function Screen() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4 px-4 py-6 sm:px-6 sm:py-10">
      {/* Not later than the screen: after a navigation it takes the focus. */}
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Short links")}
      </h1>
      <Suspense>
        <LinkBoard first={first} />
      </Suspense>
      <Upgrade />
    </div>
  );
}
