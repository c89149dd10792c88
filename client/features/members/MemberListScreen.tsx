import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { ListData } from "./MemberListScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const MemberList = queryPart(async () => (await import("./list/MemberList.tsx")).MemberList);

/** The people of the team. */
export function Screen() {
  const data = useLoaderData() as ListData;
  return (
    <div className="mt-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      {/* Not later than the screen: after a navigation it takes the focus. */}
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Members")}
      </h1>
      <Suspense>
        <MemberList {...data} />
      </Suspense>
    </div>
  );
}
