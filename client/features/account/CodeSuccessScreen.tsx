import { useLocation } from "react-router";
import * as z from "zod/mini";
import { useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { CodeGift } from "#shared/codes/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";
import { Gift } from "./code/Gift.tsx";

/** Where the use of a code ends. Whoever comes here otherwise is told the way. */
export function Screen() {
  const user = useSession()?.user;
  const given = z.safeParse(CodeGift, useLocation().state);
  if (!user) return null;
  if (!given.success)
    return (
      <AccountPage
        title={t("Activation code")}
        text={t("What your code gives you is shown here, right after you use it.")}
      >
        <div>
          <EmptyState
            title={t("No code was used just now")}
            text={t("Enter one, and see what it gives before you use it.")}
            action={
              <Link to={pathTo("account-activation-code")} className={buttonLook()}>
                {t("Enter a code")}
              </Link>
            }
          />
        </div>
      </AccountPage>
    );
  return (
    <AccountPage title={t("Your code is activated")} text={t("Thank you. Your account has it for good.")}>
      <SignOffLine className="h-4 w-44" />
      <PageCard title={t("What you have now")}>
        <Gift gift={given.data} />
      </PageCard>
      <Link to={pathTo("dashboard")} className={buttonLook()}>
        {t("Go to the dashboard")}
      </Link>
    </AccountPage>
  );
}
