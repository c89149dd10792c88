import { useApp } from "#client/lib/context.tsx";
import { saveFile } from "#client/lib/saveFile.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { t } from "#shared/languages/translate.ts";
import { exportMembers } from "#shared/members/roster/endpoints.ts";
import { useAttempt } from "../useAttempt.ts";

/** All members as a file, which can be changed and brought in again. */
export function Export() {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const fetchFile = () =>
    attempt(async () =>
      saveFile(await call(exportMembers, {}), `signoff-members-${new Date().toISOString().slice(0, 10)}.csv`),
    );
  return (
    <PageCard
      title={t("Take the list with you")}
      text={t(
        "All members with what is known of them, their status and their signature, as a file for spreadsheets. Change it there and bring it in again.",
      )}
    >
      <Button look="secondary" isLoading={isBusy} onClick={() => void fetchFile()}>
        {t("Download members as CSV")}
      </Button>
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
    </PageCard>
  );
}
