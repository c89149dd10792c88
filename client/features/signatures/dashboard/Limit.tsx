import { type Ref, Suspense } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { MoreLink } from "#client/ui/MoreLink.tsx";
import type { Wanted } from "#shared/members/access/schema.ts";

const AskAccess = lazyPart(async () => (await import("#client/features/access/AskAccess.tsx")).AskAccess);

/** Why there cannot be another signature. `way`: how there could be; `wanted`: what a member asks the team's owner for. */
export type Bar = { text: string; way: string | null; wanted?: Wanted };

/** The line about the limit, which the locked button points at, and the way on. */
export function Limit({ bar: { text, way, wanted }, ref }: { bar: Bar; ref: Ref<HTMLDivElement> }) {
  return (
    <div id="signature-limit" ref={ref} tabIndex={-1} className="mt-4 rounded-control">
      <InlineAlert
        kind="info"
        actions={
          <>
            {way && <MoreLink about="signatures">{way}</MoreLink>}
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
