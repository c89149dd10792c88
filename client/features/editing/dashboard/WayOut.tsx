import { Link } from "#client/lib/links.tsx";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { pathTo } from "#shared/routes.ts";

/** Leads to the plans, where there could be more. */
export const WayOut = ({ children }: { children: string }) => (
  <Link
    to={pathTo("pricing")}
    className="font-medium underline underline-offset-2"
    onClick={(click) => raiseUnlockPro("pricing") && click.preventDefault()}
  >
    {children}
  </Link>
);
