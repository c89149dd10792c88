import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import type { CheckedImport, ColumnTarget } from "#shared/members/roster/schema.ts";
import { targetOptions } from "./words.ts";

type Props = {
  columns: CheckedImport["columns"];
  isBusy: boolean;
  onTarget(header: string, target: ColumnTarget): void;
};

/** What stands above each column, some of what stands in it, and what it is taken for. */
export function Columns({ columns, isBusy, onTarget }: Props) {
  return (
    <section aria-labelledby="columns">
      <h3 id="columns" className="text-14 font-semibold">
        {t("What the columns are")}
      </h3>
      <p className="mt-1 text-13 text-ink-muted">{t("It is remembered for your next list.")}</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {columns.map(({ header, target, samples }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: several columns may have nothing above them
            key={`${at} ${header}`}
            className="grid items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_16rem]"
          >
            <bdi className="min-w-0 text-14 font-medium wrap-anywhere">{header || t("Without a heading")}</bdi>
            <span className="min-w-0 truncate text-13 text-ink-muted" title={samples.join(", ")}>
              {samples.join(", ") || t("Empty")}
            </span>
            <Select
              label={t("What “{header}” is", { header })}
              isLabelHidden
              size="small"
              value={target}
              disabled={isBusy || header === ""}
              onChange={(event) => onTarget(header, event.target.value as ColumnTarget)}
              options={targetOptions(header, target)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
