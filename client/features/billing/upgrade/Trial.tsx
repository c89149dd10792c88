import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { startTrial } from "#shared/billing/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type Props = { planId: string; days: number; back: string | undefined };

/** Everything for some days, without a card. */
export function Trial({ planId, days, back }: Props) {
  const app = useApp();
  const navigate = useNavigate();
  const { isBusy, problem, attempt } = useAttempt();
  const start = () =>
    attempt(async () => {
      await app.call(startTrial, { params: { planId } });
      await reloadUser(app).catch(() => undefined);
      showToast({
        kind: "success",
        text: t("Your trial has begun: {count, plural, one {one day} other {# days}}.", { count: days }),
      });
      await navigate(back ?? pathTo("account-billing"));
    });
  return (
    <section aria-label={t("Trial")} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-1 text-14">
      <p className="min-w-0 flex-1 basis-60 text-ink-muted">
        {t("Not sure yet? Try it for {count, plural, one {one day} other {# days}}: no card, and it ends by itself.", {
          count: days,
        })}
      </p>
      <Button look="secondary" isLoading={isBusy} onClick={() => void start()}>
        {t("Try it free")}
      </Button>
      {problem && (
        <InlineAlert kind="danger" className="basis-full">
          {problem.message}
        </InlineAlert>
      )}
    </section>
  );
}
