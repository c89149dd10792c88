import { AccountPage } from "#client/features/account/AccountPage.tsx";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { resume } from "#shared/billing/endpoints.ts";
import type { Subscription } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { useOnce } from "../once.ts";
import { dayOf } from "../words.ts";

type Props = { subscription: Subscription /** it has just happened */; isNews: boolean };

/** The plan is cancelled, or pauses: since when, what that means, and the way to take it back. */
export function Gone({ subscription, isNews }: Props) {
  const app = useApp();
  const once = useOnce();
  const navigate = useNavigate();
  const { isBusy, problem, attempt } = useAttempt();
  const { status, endsAt, pausedUntil, possible } = subscription;
  const isPause = pausedUntil !== null && status !== "cancelled";
  const date = endsAt ? dayOf(endsAt) : null;
  const takeBack = () =>
    attempt(async () => {
      await once(resume, {});
      await reloadUser(app).catch(() => undefined);
      showToast({ kind: "success", text: t("Your plan goes on as before.") });
      await navigate(pathTo("account-billing"));
    });
  return (
    <AccountPage title={isPause ? t("Your plan pauses") : t("Your plan is cancelled")}>
      <PageCard>
        <p role="status" className="text-16">
          {isPause
            ? date
              ? t("Until {date} everything stays. Then nothing is charged until {end}.", {
                  date,
                  end: dayOf(pausedUntil),
                })
              : t("Nothing is charged until {end}.", { end: dayOf(pausedUntil) })
            : date && status === "cancelled"
              ? t("Everything stays until {date}. Nothing more is charged.", { date })
              : t("It has ended. Nothing more is charged.")}
        </p>
        {isNews && <p className="mt-2 text-14 text-ink-muted">{t("A mail that confirms it is on its way to you.")}</p>}
        {problem && (
          <InlineAlert kind="danger" className="mt-4">
            {problem.message}
          </InlineAlert>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {possible.resume && (
            <Button isLoading={isBusy} onClick={() => void takeBack()}>
              {t("Take it back")}
            </Button>
          )}
          <Link to={pathTo("account-billing")} className={buttonLook({ look: "secondary" })}>
            {t("See your plan")}
          </Link>
          <Link to={pathTo("account-privacy")} className={buttonLook({ look: "ghost" })}>
            {t("Get a copy of everything")}
          </Link>
        </div>
      </PageCard>
    </AccountPage>
  );
}
