import { StatusPill } from "#client/ui/StatusPill.tsx";
import type { Export } from "#shared/exports/schema.ts";
import { formatMoment, formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

/** When a copy was asked for, and until when it is there. */
export const MOMENT = { dateStyle: "medium", timeStyle: "short" } as const;
const KB = 1024;

/** How far a copy is that cannot be fetched. */
export function ExportState({ state }: Pick<Export, "state">) {
  if (state === "waiting") return <StatusPill kind="info">{t("Being gathered")}</StatusPill>;
  if (state === "failed") return <StatusPill kind="danger">{t("Failed")}</StatusPill>;
  return <StatusPill kind="neutral">{t("Deleted")}</StatusPill>;
}

/** How large a copy is, and until when it is there. */
export function detailOf({ state, bytes, signatures, pictures, expiresAt }: Export): string {
  if (state === "waiting") return t("You can leave this page.");
  if (state === "failed") return t("It could not be made. Please ask for it again.");
  const size = t(
    "{kb} kB, {signatures, plural, one {# signature} other {# signatures}}, {pictures, plural, one {# picture} other {# pictures}}",
    {
      kb: formatNumber(Math.max(1, Math.round(bytes / KB))),
      signatures,
      pictures,
    },
  );
  if (state === "expired" || expiresAt === null) return size;
  return `${size} · ${t("until {date}", { date: formatMoment(new Date(expiresAt), MOMENT) })}`;
}
