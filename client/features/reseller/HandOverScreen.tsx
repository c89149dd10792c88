import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { visitorOf } from "#client/lib/visitor.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { mayOpen } from "#shared/members/pagePolicies.ts";
import { pathTo } from "#shared/routes.ts";
import type { HandOverData } from "./HandOverScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const LeavingList = queryPart(async () => (await import("./offers/LeavingList.tsx")).LeavingList);

/** The companies of an agency for its owner, who hands them over, also when the agency has ended. */
export function Screen() {
  const data = useLoaderData() as HandOverData;
  const session = useSession();
  const { site } = useApp();
  return (
    <div className="space-y-6 pb-14 max-lg:pt-4">
      <div>
        <h1 tabIndex={-1} className="text-24 font-semibold">
          {t("Hand companies over")}
        </h1>
        <p className="mt-1 max-w-160 text-14 text-ink-muted">
          {t(
            "A company that you hand over becomes a team of its own with everything that it has. What was sent goes on to show.",
          )}
        </p>
      </div>
      {session?.user.resellerData?.isActive === false && (
        <InlineAlert
          kind="warning"
          actions={
            mayOpen("account-upgrade", visitorOf(session, site)) && (
              <Link to={pathTo("account-upgrade")} className={buttonLook({ look: "secondary", size: "small" })}>
                {t("See the plans")}
              </Link>
            )
          }
        >
          {t(ERRORS.hub_inactive.message)}
        </InlineAlert>
      )}
      <Suspense>
        <LeavingList {...data} />
      </Suspense>
    </div>
  );
}
