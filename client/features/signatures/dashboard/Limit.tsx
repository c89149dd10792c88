import type { Ref } from "react";
import { Link } from "react-router";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { pathTo } from "#shared/routes.ts";

/** Why there cannot be another signature. `way`: how there could be. */
export type Bar = { text: string; way: string | null };

/** The line about the limit, which the locked button points at, and the way on. */
export function Limit({ bar: { text, way }, ref }: { bar: Bar; ref: Ref<HTMLDivElement> }) {
  return (
    <div id="signature-limit" ref={ref} tabIndex={-1} className="mt-4 rounded-control">
      <InlineAlert
        kind="info"
        actions={
          way && (
            <Link
              to={pathTo("pricing")}
              className="font-medium underline underline-offset-2"
              onClick={(click) => raiseUnlockPro("signatures") && click.preventDefault()}
            >
              {way}
            </Link>
          )
        }
      >
        {text}
      </InlineAlert>
    </div>
  );
}
