import { useRef, useState } from "react";
import { ApiError } from "#client/lib/problem.ts";

/** Does something that may be refused, one thing at a time; what was refused stays to be shown beside its cause. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const isUnderWay = useRef(false);
  const attempt = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, problem, attempt };
}
