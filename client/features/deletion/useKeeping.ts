import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { undo } from "#shared/deletion/endpoints.ts";
import type { Deletion } from "#shared/deletion/schema.ts";
import { t } from "#shared/languages/translate.ts";

/** Takes the deletion of the account back. */
export function useKeeping(onKept: (deletion: Deletion) => Promise<void>) {
  const { call } = useApp();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const keep = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onKept(await call(undo, {}));
      showToast({ kind: "success", text: t("Your account stays.") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { keep, isBusy, problem };
}
