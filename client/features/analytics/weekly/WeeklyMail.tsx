import { useState } from "react";
import { InPerson } from "#client/features/account/InPerson.tsx";
import { useApp, useSession } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { set } from "#shared/analytics/weekly/endpoints.ts";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";

/** Whether the person gets the numbers of each week by mail. */
export function WeeklyMail({ first }: { first: boolean }) {
  const { call } = useApp();
  const user = useSession()?.user;
  const [isOn, setOn] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (wanted: boolean) => {
    setOn(wanted);
    setBusy(true);
    setProblem(null);
    try {
      await call(set, { body: { isOn: wanted } });
      showToast({ kind: "success", text: wanted ? t("You get the weekly mail") : t("No more weekly mails") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOn(!wanted);
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PageCard title={t("Weekly mail")}>
      <InPerson call={set}>
        <Switch
          label={t("Mail me the numbers of each week")}
          hint={t("On Mondays, to {email}. None comes of a week in which nothing was counted.", {
            email: user?.email ?? "",
          })}
          checked={isOn}
          disabled={isBusy || user?.isEmailVerified !== true}
          onChange={(wanted) => void choose(wanted)}
        />
      </InPerson>
      {user?.isEmailVerified === false && (
        <p className="mt-3 text-13 text-ink-muted">{t(COMMON_ERRORS.email_unverified.message)}</p>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem}
        </InlineAlert>
      )}
    </PageCard>
  );
}
