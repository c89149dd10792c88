import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { list } from "#shared/reseller/bulk/endpoints.ts";
import type { Bulk } from "#shared/reseller/bulk/schema.ts";
import { BulkProgress } from "./BulkProgress.tsx";

type Props = {
  /** of this company alone; null: of all */
  group: string | null;
  onDone(): Promise<unknown>;
};

/** Companies from files that are on their way, or have failed and can be gone on with. */
export function Unfinished({ group, onDone }: Props) {
  const { call } = useApp();
  const [runs, setRuns] = useState<readonly Bulk[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    call(list, {}, { signal: gone.signal })
      .then(({ runs }) =>
        setRuns(runs.filter((run) => run.state !== "done" && (group === null || run.group === group))),
      )
      .catch((error: unknown) => {
        // The list of companies says what is away.
        if (!(gone.signal.aborted || error instanceof ApiError)) throw error;
      });
    return () => gone.abort();
  }, [call, group]);
  if (runs.length === 0) return null;
  return (
    <div className="mb-6 space-y-4">
      {runs.map((run) => (
        <div key={run.id} className="rounded-card bg-surface p-4 shadow-2">
          <BulkProgress first={run} onDone={onDone} />
        </div>
      ))}
    </div>
  );
}
