import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { t } from "#shared/languages/translate.ts";
import { leave } from "#shared/members/teams/endpoints.ts";
import { pathTo } from "#shared/routes.ts";
import { useAttempt } from "../useAttempt.ts";

/** The way out of a team that is another's. */
export function LeaveTeam({ teamName }: { teamName: string }) {
  const { call } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, attempt } = useAttempt();
  return (
    <PageCard
      title={t("Leave the team")}
      text={t("You keep your account, and what you have made outside of this team.")}
    >
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t("Leave the team")}
      </Button>
      <ConfirmModal
        isOpen={isOpen}
        title={t("Leave {team}?", { team: teamName })}
        description={t(
          "You cannot open its signatures any more, also those that you have made for it: they stay the team's. To come back you need a new invitation.",
        )}
        action={t("Leave the team")}
        isDangerous
        isLoading={isBusy}
        error={problem?.message}
        onConfirm={() =>
          void attempt(async () => {
            await call(leave, {});
            // Anew: nothing of the team stays in the page.
            location.assign(pathTo("dashboard"));
          })
        }
        onClose={() => setOpen(false)}
      />
    </PageCard>
  );
}
