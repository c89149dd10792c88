import { useLocation } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { Button } from "#client/ui/Button.tsx";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { useKeeping } from "./useKeeping.ts";

const DAY = { dateStyle: "long" } as const;

/** Above every page, while the account is to be deleted: when, and the way back. */
export function LeavingBar() {
  const app = useApp();
  const erasesAt = useSession()?.user.erasesAt;
  const { pathname } = useLocation();
  const { keep, isBusy, problem } = useKeeping(async () => void (await reloadUser(app)));
  // The page of the deletion says it itself.
  if (!erasesAt || pathname === pathTo("account-delete")) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-2 text-14 text-warning"
    >
      <Link to={pathTo("account-delete")} className="underline" suppressHydrationWarning>
        {problem?.message ?? t("Your account is deleted on {date}", { date: formatMoment(new Date(erasesAt), DAY) })}
      </Link>
      <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void keep()}>
        {t("Keep my account")}
      </Button>
    </div>
  );
}
