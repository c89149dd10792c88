import { RotateCcw, Settings2 } from "lucide-react";
import { Link } from "#client/lib/links.tsx";
import { Button } from "#client/ui/Button.tsx";
import { SeatMeter } from "#client/ui/SeatMeter.tsx";
import { formatAgo, formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { Company } from "#shared/reseller/schema.ts";
import { pathTo } from "#shared/routes.ts";

export const COLUMNS = "lg:grid-cols-5";

const HOUR_MS = 3_600_000;
/** Within so long it is said how long ago it was. */
const RECENT_MS = 7 * 24 * HOUR_MS;
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
/** Of the administrators so many are named. */
const NAMED = 2;

type Props = {
  company: Company;
  nowMs: number | null;
  /** to whom it is offered; null: to nobody */
  offeredTo: string | null;
  /** null: who only works in it */
  onEdit: (() => void) | null;
  /** null: it is in use, or somebody else's to say */
  onRestore: (() => void) | null;
  isBusy: boolean;
};

/** One company: its name leads into it. */
export function CompanyRow({ company, nowMs, offeredTo, onEdit, onRestore, isBusy }: Props) {
  const { group, name, admins, signatures, usedSignatures, lastActivityAt, archivedAt } = company;
  const names = admins.slice(0, NAMED).map(({ username, userEmail }) => username || userEmail);
  const more = admins.length - names.length;
  return (
    <tr
      aria-busy={isBusy}
      data-company={group}
      className={`grid grid-cols-2 items-center gap-x-4 gap-y-3 bg-surface px-4 py-3 aria-busy:opacity-60 max-lg:rounded-card max-lg:shadow-2 ${COLUMNS}`}
    >
      <th scope="row" className="col-span-full min-w-0 p-0 text-left font-normal lg:col-span-1">
        {archivedAt ? (
          <bdi className="block truncate font-medium text-ink-muted">{name}</bdi>
        ) : (
          <Link
            to={pathTo("dashboard-company", { group })}
            data-ahead
            className="inline-flex max-w-full items-center font-medium text-link hover:underline touch:min-h-11"
          >
            <bdi className="line-clamp-2">{name}</bdi>
          </Link>
        )}
        {offeredTo && (
          <span className="line-clamp-2 text-13 text-ink-muted" style={{ overflowWrap: "anywhere" }}>
            {t("Offered to {email}", { email: offeredTo })}
          </span>
        )}
      </th>
      <td className="min-w-0 p-0 max-lg:col-span-full">
        <SeatMeter seats={signatures} used={usedSignatures} things="signatures" />
      </td>
      <td className="min-w-0 p-0">
        <Label>{t("Administrators")}</Label>
        <span className="block text-13 text-ink-muted">
          {names.length === 0 ? (
            t("Nobody yet")
          ) : (
            <>
              <bdi className="line-clamp-2">{names.join(", ")}</bdi>
              {more > 0 && t("and {count, plural, one {# more} other {# more}}", { count: more })}
            </>
          )}
        </span>
      </td>
      <td className="min-w-0 p-0">
        <Label>{archivedAt ? t("Archived") : t("Last activity")}</Label>
        <span className="text-13 text-ink-muted" suppressHydrationWarning>
          {archivedAt
            ? formatMoment(Date.parse(archivedAt), DAY)
            : lastActivityAt === null
              ? t("No activity yet")
              : momentOf(Date.parse(lastActivityAt), nowMs)}
        </span>
      </td>
      <td className="flex p-0 max-lg:col-span-full">
        {onRestore ? (
          <Button
            look="secondary"
            size="small"
            className="flex-1 lg:ml-auto lg:flex-none"
            icon={<RotateCcw className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            isLoading={isBusy}
            onClick={onRestore}
          >
            {t("Restore")}
            <span className="sr-only"> {name}</span>
          </Button>
        ) : (
          onEdit && (
            <Button
              look="secondary"
              size="small"
              className="flex-1 lg:ml-auto lg:flex-none"
              icon={<Settings2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
              onClick={onEdit}
            >
              {t("Edit")}
              <span className="sr-only"> {name}</span>
            </Button>
          )
        )}
      </td>
    </tr>
  );
}

/** What the column's heading says on a wide screen. */
const Label = ({ children }: { children: string }) => (
  <span className="mb-1 block text-12 text-ink-subtle lg:sr-only">{children}</span>
);

/** How long ago while that is fresh, else the day. The server tells the hour and no more. */
function momentOf(atMs: number, nowMs: number | null): string {
  if (nowMs === null || nowMs - atMs >= RECENT_MS) return formatMoment(atMs, DAY);
  return nowMs - atMs < HOUR_MS ? t("Within the last hour") : formatAgo(nowMs - atMs);
}
