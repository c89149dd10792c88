import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import { withdraw as withdrawCall } from "#shared/reseller/offers/endpoints.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";

/** Takes offers back, one at a time. @param after what is to be read anew, also where somebody has answered meanwhile */
export function useWithdraw(after: () => Promise<unknown>) {
  const { call } = useApp();
  const [busy, setBusy] = useState<string | null>(null);
  const withdraw = async ({ id }: CompanyOffer): Promise<void> => {
    if (busy !== null) return;
    setBusy(id);
    try {
      await call(withdrawCall, { params: { id } });
      showToast({ kind: "success", text: t("The offer was taken back.") });
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.code === "not_found";
      showToast({
        kind: isAnswered ? "info" : "error",
        text: isAnswered ? t("The offer was answered, or has ended, a moment ago.") : messageOf(error),
      });
    } finally {
      await after();
      setBusy(null);
    }
  };
  return { busy, withdraw };
}
