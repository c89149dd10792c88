import { useEffect, useState } from "react";
import { formatAgo, formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const MOMENT = { ...DAY, hour: "2-digit", minute: "2-digit", hour12: false } as const;
const MINUTE_MS = 60_000;
/** Longer ago the day says more than a number of days. */
const RECENT_MS = 7 * 24 * 60 * MINUTE_MS;

/** When a signature was saved last: how long ago while that is fresh, else the day. The server knows no "now" of the reader's. */
export function EditedAt({ at }: { at: string }) {
  const [nowMs, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const atMs = Date.parse(at);
  const isRecent = nowMs !== null && nowMs - atMs < RECENT_MS;
  const moment = isRecent ? formatAgo(nowMs - atMs) : formatMoment(atMs, DAY);
  return (
    // The reader's time zone may be another than the server's.
    <time dateTime={at} title={formatMoment(atMs, MOMENT)} suppressHydrationWarning>
      {t("Edited {moment}", { moment })}
    </time>
  );
}
