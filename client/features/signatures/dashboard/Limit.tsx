import { type Ref, Suspense } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link } from "#client/lib/links.tsx";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import type { Wanted } from "#shared/members/access/schema.ts";
import { pathTo } from "#shared/routes.ts";

const AskAccess = lazyPart(async () => (await import("#client/features/access/AskAccess.tsx")).AskAccess);

/** Why there cannot be another signature. `way`: how there could be, and `to` where where it is no upgrade; `wanted`: what a member asks the team's owner for. */
export type Bar = { text: string; way: string | null; wanted?: Wanted; to?: string };

/** The line about the limit, which the locked button points at, and the way on. */
export function Limit({ bar: { text, way, wanted, to }, ref }: { bar: Bar; ref: Ref<HTMLDivElement> }) {
  return (
    <div id="signature-limit" ref={ref} tabIndex={-1} className="mt-4 rounded-control">
      <InlineAlert
        kind="info"
        actions={
          <>
            {way && (
              <Link
                to={to ?? pathTo("pricing")}
                className="font-medium underline underline-offset-2"
                onClick={(click) => !to && raiseUnlockPro("signatures") && click.preventDefault()}
              >
                {way}
              </Link>
            )}
            {wanted && (
              <Suspense>
                <AskAccess wanted={wanted} />
              </Suspense>
            )}
          </>
        }
      >
        {text}
      </InlineAlert>
    </div>
  );
}
