import { useEffect, useRef } from "react";
import { useWatched } from "#client/features/members/import/useWatched.ts";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { read, resume } from "#shared/reseller/bulk/endpoints.ts";
import type { Bulk } from "#shared/reseller/bulk/schema.ts";
import { pathTo } from "#shared/routes.ts";

type Props = { first: Bulk; onDone(): Promise<unknown> };

/** How far a company from a file is, and what has become of it. It goes on without anybody looking; what has failed can be gone on with. */
export function BulkProgress({ first, onDone }: Props) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const [now, setNow] = useWatched(
    first,
    ({ state }) => state === "running",
    (signal) => call(read, { params: { id: first.id } }, { signal }),
  );
  const { id, name, state, total, done, noSeat, signatures } = now;
  const wasRunning = useRef(first.state === "running");
  useEffect(() => {
    if (state !== "running" && wasRunning.current) void onDone();
    wasRunning.current = state === "running";
  }, [state, onDone]);

  if (state === "running")
    return (
      <div role="status">
        <label htmlFor={`bulk-${id}`} className="text-14 font-medium">
          <bdi>{name}</bdi>{" "}
          {t("Bringing in the list: {done} of {total}", { done: formatNumber(done), total: formatNumber(total) })}
        </label>
        <progress
          id={`bulk-${id}`}
          max={Math.max(1, total)}
          value={done}
          className="mt-2 block h-2 w-full overflow-hidden rounded-full accent-primary"
        />
        <p className="mt-2 text-13 text-ink-muted">
          {done < total
            ? t("You can leave this page: it goes on by itself.")
            : t("Everybody is in. Their signatures are being made: {count} so far.", { count: signatures })}
        </p>
      </div>
    );
  const goOn = () => attempt(async () => setNow(await call(resume, { params: { id } })));
  const isFailed = state === "failed";
  return (
    <InlineAlert
      kind={isFailed ? "danger" : noSeat > 0 ? "warning" : "success"}
      actions={
        <>
          {isFailed && (
            <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void goOn()}>
              {t("Go on")}
            </Button>
          )}
          <Link
            to={pathTo("dashboard-company", { group: now.group })}
            className={buttonLook({ look: "secondary", size: "small" })}
          >
            {t("Open {name}", { name })}
          </Link>
        </>
      }
    >
      {isFailed ? failureOf(now) : outcomeOf(now)}
      {problem && ` ${problem.message}`}
    </InlineAlert>
  );
}

const failureOf = ({ name, problem, done, total }: Bulk): string =>
  problem === "masters"
    ? t("{name} is there, but its designs could not be copied. {done} of {total} people are in.", { name, done, total })
    : t("{name} is there, but its list could not be brought in to its end. {done} of {total} people are in.", {
        name,
        done,
        total,
      });

const outcomeOf = ({ name, done, noSeat, signatures }: Bulk): string =>
  [
    t("{name} is there with {count, plural, one {# person} other {# people}}.", { name, count: done - noSeat }),
    signatures > 0
      ? t("{count, plural, one {# signature was} other {# signatures were}} made.", { count: signatures })
      : "",
    noSeat > 0
      ? t("{count, plural, one {# person} other {# people}} found no seat: others were faster.", { count: noSeat })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
