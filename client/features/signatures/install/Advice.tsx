import type { InstallGuide, InstallWay } from "#shared/catalog/guides/guide.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

type Props = { guide: InstallGuide; way: InstallWay };

/** What helps beside the steps. */
export function Advice({ guide, way }: Props) {
  return (
    <>
      {way.settingsUrl && (
        <a
          href={way.settingsUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-14 font-medium text-link hover:underline touch:flex touch:min-h-11 touch:items-center"
        >
          {t("Open the settings of {program}", { program: t(guide.shortName) })}
        </a>
      )}
      <Notes title={t("How to check")} notes={[way.check]} />
      <Notes title={t("If something is off")} notes={way.pitfalls} />
      <Notes title={t("Good to know")} notes={way.limits} />
      <p className="text-12 text-ink-subtle">{t("Last checked in {month}", { month: monthOf(way.checkedAt) })}</p>
    </>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div>
      <h3 className="text-14 font-medium">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1.5 text-13 wrap-anywhere text-ink-muted">
        {notes.map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </div>
  );
}

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

/** `"2026-11"` -> `November 2026` */
const monthOf = (month: string) => formatMoment(new Date(`${month}-15T00:00:00Z`), MONTH);
