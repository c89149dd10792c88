import { Link } from "#client/lib/links.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import type { Deletion } from "#shared/deletion/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { StepFlow } from "../../billing/flow/StepFlow.tsx";
import { STEPS } from "../DeleteFlow.tsx";
import { useKeeping } from "../useKeeping.ts";

const DAY = { dateStyle: "long" } as const;

type Props = {
  erasesAt: string;
  from: number | undefined;
  deletion: Deletion;
  onDeletion(deletion: Deletion): Promise<void>;
};

/** That it is done, what stops when, and the way back. */
export function Done({ erasesAt, from, deletion, onDeletion }: Props) {
  const { keep, isBusy, problem } = useKeeping(onDeletion);
  const date = formatMoment(new Date(erasesAt), DAY);
  return (
    <StepFlow
      step={STEPS - 1}
      from={from}
      count={STEPS}
      title={t("Your account is deleted on {date}", { date })}
      text={t("Until then everything works as before. You can keep it with one press.")}
      stay={{ label: t("Keep my account"), onChoose: () => void keep(), isBusy }}
      go={{ label: t("Let it go"), to: pathTo("dashboard") }}
      problem={problem?.message}
    >
      <PageCard title={t("What stops when")}>
        <ul className="list-disc space-y-1 pl-5 text-14 text-ink-muted" suppressHydrationWarning>
          <li>{t("today: all other devices are logged out")}</li>
          {deletion.paidUntil !== null && (
            <li>{t("today: your plan is cancelled, and nothing is charged any more")}</li>
          )}
          <li>{t("{date}: signatures, pictures, links and numbers are erased", { date })}</li>
          <li>{t("{date}: nobody can log in with this address, and it is free for a new account", { date })}</li>
        </ul>
      </PageCard>
      <InlineAlert
        kind="info"
        actions={
          <Link to={pathTo("account-privacy")} className="font-medium underline">
            {t("Get a copy of your data")}
          </Link>
        }
      >
        {t("A copy of everything is worth taking before that day.")}
      </InlineAlert>
    </StepFlow>
  );
}
