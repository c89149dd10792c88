import { t } from "#shared/languages/translate.ts";
import type { Admin } from "#shared/reseller/schema.ts";

type State = { kind: "info" | "success" | "danger"; word: string };

/** How far somebody is with their invitation. @param nowMs null where the reader's clock is not known yet */
export function statusOf({ status, expiresAt }: Pick<Admin, "status" | "expiresAt">, nowMs: number | null): State {
  if (status === "registered") return { kind: "success", word: t("Registered") };
  const isOver = expiresAt !== null && nowMs !== null && Date.parse(expiresAt) < nowMs;
  return isOver ? { kind: "danger", word: t("Link expired") } : { kind: "info", word: t("Invited") };
}
