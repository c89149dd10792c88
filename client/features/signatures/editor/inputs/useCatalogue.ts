import { useEffect, useState } from "react";
import { type Received, useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import type { CallInput, Endpoint } from "#shared/lib/endpoint.ts";

/** A list that the server keeps for everybody, fetched when a dialog needs it. */
export function useCatalogue<E extends Endpoint>(endpoint: E) {
  const { call } = useApp();
  const [data, setData] = useState<Received<E> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const control = new AbortController();
    const load = async () => {
      try {
        const answer = await call(endpoint, { querystring: {} } as CallInput<E>, { signal: control.signal });
        if (!control.signal.aborted) setData(answer);
      } catch (error) {
        if (control.signal.aborted) return;
        setProblem(error instanceof ApiError ? error.message : t(ERRORS.unavailable.message));
      }
    };
    void load();
    return () => control.abort();
  }, [call, endpoint, attempt]);
  return {
    data,
    problem,
    retry() {
      setProblem(null);
      setAttempt((count) => count + 1);
    },
  };
}
