import { useApp } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { formatMoment, formatNumber } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { directory, syncDirectory } from "#shared/members/roster/endpoints.ts";
import type { DirectoryProblem, DirectoryState } from "#shared/members/roster/schema.ts";
import { directoryName } from "../list/names.ts";
import { useAttempt } from "../useAttempt.ts";
import { useWatched } from "./useWatched.ts";

const MOMENT = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hour12: false } as const;
const STATES = {
  idle: { kind: "success", word: msg("Up to date") },
  running: { kind: "info", word: msg("Reading") },
  asks: { kind: "warning", word: msg("Waits for you") },
  failed: { kind: "danger", word: msg("Not readable") },
} as const;
const PROBLEMS: Readonly<Record<DirectoryProblem, string>> = {
  refused: msg("The directory refuses us. Whoever runs this installation has to look at its key and what it may read."),
  unreachable: msg("The directory could not be reached. It is tried again at night."),
  too_many_people: msg("The directory has more people than we read."),
  misunderstood: msg("The directory answers something that we do not understand. It is tried again at night."),
};

/** The directory that fills the team: how its last run went, a run now, and the question before many are taken out. */
export function Directory({ first }: { first: DirectoryState }) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const [now, setNow] = useWatched(
    first,
    ({ state }) => state === "running",
    (signal) => call(directory, {}, { signal }),
  );
  const { source, state, lastRunAt, asks } = now;
  const read = (confirm: boolean) => attempt(async () => setNow(await call(syncDirectory, { body: { confirm } })));
  return (
    <PageCard
      title={directoryName(source)}
      mark={<StatusPill kind={STATES[state].kind}>{t(STATES[state].word)}</StatusPill>}
      text={t(
        "This directory fills your team every night: new people are invited, what it says of them is brought up to date, and who leaves it leaves the team.",
      )}
    >
      <div className="space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        {now.problem && <InlineAlert kind="danger">{t(PROBLEMS[now.problem])}</InlineAlert>}
        {asks && state === "asks" && (
          <InlineAlert
            kind="warning"
            actions={
              <Button look="danger" size="small" isLoading={isBusy} onClick={() => void read(true)}>
                {t("Take {count, plural, one {# person} other {# people}} out", { count: asks.removed })}
              </Button>
            }
          >
            {t(
              "{count, plural, one {# person is} other {# people are}} not in the directory any more, of {of} who came from it. Are they really to leave the team?",
              { count: asks.removed, of: asks.of },
            )}
          </InlineAlert>
        )}
        {lastRunAt && state === "idle" && <Outcome now={now} lastRunAt={lastRunAt} />}
        <Button look="secondary" isLoading={isBusy || state === "running"} onClick={() => void read(false)}>
          {t("Read it now")}
        </Button>
      </div>
    </PageCard>
  );
}

function Outcome({ now: { counts }, lastRunAt }: { now: DirectoryState; lastRunAt: string }) {
  const figures = [
    [t("In the directory"), counts.people],
    [t("Invited"), counts.invited],
    [t("Changed"), counts.changed],
    [t("Taken out"), counts.removed],
    [t("Without a seat"), counts.noSeat],
  ] as const;
  return (
    <div>
      {/* The reader's time zone may be another than the server's. */}
      <p suppressHydrationWarning className="text-13 text-ink-muted">
        {t("Read last on {moment}", { moment: formatMoment(Date.parse(lastRunAt), MOMENT) })}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        {figures.map(([word, count]) => (
          <div key={word}>
            <dt className="text-13 text-ink-muted">{word}</dt>
            <dd className="text-18 font-semibold tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
