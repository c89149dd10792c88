import { useApp } from "#client/lib/context.tsx";
import type { SeriesRow } from "#shared/analytics/schema.ts";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { colorOf, MarkerShape } from "./MarkerShape.tsx";
import type { LineLook } from "./palette.ts";

type Props = {
  /** what is counted, for the head of its column */
  label: string;
  /** what the rows are */
  kind: string;
  hasPhotos: boolean;
  rows: readonly (SeriesRow & { look: LineLook })[];
  isDashed: boolean;
  shown: ReadonlySet<string>;
  onShown(ids: ReadonlySet<string>): void;
};

/** Whose lines there are: each can be shown or hidden, and has its total. */
export function Legend({ label, kind, hasPhotos, rows, isDashed, shown, onShown }: Props) {
  const isAll = rows.every(({ id }) => shown.has(id));
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(shown);
    if (isOn) next.add(id);
    else next.delete(id);
    onShown(next);
  };
  return (
    <div className="relative mt-4 overflow-auto" style={{ maxHeight: "28rem" }}>
      <table className="w-full text-14">
        <caption className="sr-only">{t("Lines of the chart")}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-12 text-ink-muted">
          <tr>
            <th scope="col" className="w-10 py-2 text-left font-medium">
              <label className="grid size-8 cursor-pointer place-items-center touch:size-11">
                <span className="sr-only">{t("Show all lines")}</span>
                <input
                  type="checkbox"
                  className="size-5"
                  checked={isAll}
                  onChange={({ target }) => onShown(new Set(target.checked ? rows.map(({ id }) => id) : []))}
                />
              </label>
            </th>
            <th scope="col" className="py-2 text-left font-medium">
              {kind}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium whitespace-nowrap">
              {t("Visitors")}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium whitespace-nowrap">
              {label}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <label className="grid size-8 cursor-pointer place-items-center touch:size-11">
                  <span className="sr-only">{t("Show {name}", { name: row.name })}</span>
                  <input
                    type="checkbox"
                    className="size-5"
                    checked={shown.has(row.id)}
                    onChange={({ target }) => toggle(row.id, target.checked)}
                  />
                </label>
              </td>
              <th scope="row" className="w-full py-2 text-left font-normal" style={{ maxWidth: 0 }}>
                <span className="flex items-center gap-3">
                  <Key look={isDashed ? row.look : { ...row.look, dash: undefined }} />
                  {hasPhotos && <Photo {...row} />}
                  <span className="min-w-0">
                    <bdi className="block truncate font-medium">{row.name}</bdi>
                    {row.detail && (
                      <span className="block truncate text-13 text-ink-muted" dir="ltr">
                        {row.detail}
                      </span>
                    )}
                  </span>
                </span>
              </th>
              <td className="pl-3 text-right text-ink-muted tabular-nums">{formatNumber(row.visitors)}</td>
              <td className="pl-3 text-right font-semibold tabular-nums">{formatNumber(row.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the line looks. */
function Key({ look }: { look: LineLook }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center">
      <svg viewBox="0 0 24 10" width="24" height="10" fill="none" aria-hidden="true">
        <path
          d="M0 5H24"
          stroke={look.light}
          style={{ stroke: colorOf(look) }}
          strokeWidth="2"
          strokeDasharray={look.dash}
        />
      </svg>
      <MarkerShape look={look} style={{ marginLeft: -5 }} />
    </span>
  );
}

function Photo({ name, photo }: { name: string; photo: string | null }) {
  const { site } = useApp();
  const look = "size-8 shrink-0 rounded-full";
  if (photo) return <img src={site.imageHost + photo} alt="" loading="lazy" className={`${look} object-cover`} />;
  return (
    <span
      aria-hidden="true"
      className={`${look} grid place-items-center bg-brand-soft text-13 font-semibold text-on-brand-soft uppercase`}
    >
      {name.slice(0, 1)}
    </span>
  );
}
