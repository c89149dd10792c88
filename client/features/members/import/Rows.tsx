import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { CheckedImport, CheckedRow, RowVerdict } from "#shared/members/roster/schema.ts";
import { factName, problemOf, VERDICTS } from "./words.ts";

/** Rows that are drawn at first, and with each press. */
const SHOWN = 25;

type Props<R extends CheckedRow> = {
  checked: Pick<CheckedImport, "counts"> & { rows: readonly R[] };
  /** what else there is to say of a row */
  moreOf?: (row: R) => string;
};

/** What would become of each row, all of them or those of one kind. */
export function Rows<R extends CheckedRow>({ checked: { rows, counts }, moreOf }: Props<R>) {
  const [wanted, setWanted] = useState<RowVerdict | null>(null);
  const [shown, setShown] = useState(SHOWN);
  // Looked at again, there may be none of these any more.
  const kind = wanted && counts[wanted] > 0 ? wanted : null;
  const kinds = (Object.keys(VERDICTS) as RowVerdict[]).filter((one) => counts[one] > 0);
  const chosen = kind ? rows.filter(({ verdict }) => verdict === kind) : rows;
  const choose = (next: RowVerdict | null) => {
    setWanted(next);
    setShown(SHOWN);
  };
  return (
    <section aria-labelledby="rows">
      <h3 id="rows" className="text-14 font-semibold">
        {t("What becomes of each row")}
      </h3>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{t("Rows to show")}</legend>
        <Filter isChosen={kind === null} onChoose={() => choose(null)} word={t("All")} count={rows.length} />
        {kinds.map((one) => (
          <Filter
            key={one}
            isChosen={kind === one}
            onChoose={() => choose(one)}
            word={t(VERDICTS[one].word)}
            count={counts[one]}
          />
        ))}
      </fieldset>
      <ul aria-live="polite" className="mt-3 divide-y divide-line rounded-card border border-line">
        {chosen.slice(0, shown).map((row) => (
          <Row key={row.line} row={row} more={moreOf?.(row) ?? ""} />
        ))}
      </ul>
      {chosen.length > shown && (
        <Button look="secondary" size="small" className="mt-3" onClick={() => setShown((now) => now + SHOWN)}>
          {t("Show more of {count}", { count: formatNumber(chosen.length) })}
        </Button>
      )}
    </section>
  );
}

type FilterProps = { isChosen: boolean; onChoose(): void; word: string; count: number };

const Filter = ({ isChosen, onChoose, word, count }: FilterProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-control px-3 text-13 hover:bg-bg-muted aria-pressed:border-primary aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-on-brand-soft touch:min-h-11"
  >
    {word}
    <span className="tabular-nums">{formatNumber(count)}</span>
  </button>
);

function Row({ row, more }: { row: CheckedRow; more: string }) {
  const { line, email, name, verdict, facts } = row;
  const why = verdict === "invalid" ? problemOf(row) : more || (facts ?? []).map(factName).join(", ");
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <span className="text-13 text-ink-subtle tabular-nums">
        <span className="sr-only">{t("Line")} </span>
        {line}
      </span>
      <span className="min-w-0">
        {name && <bdi className="block truncate text-14 font-medium">{name}</bdi>}
        <span className="block truncate text-13 text-ink-muted" title={email}>
          {email || t("No address")}
        </span>
      </span>
      <span className="text-13 text-ink-muted empty:hidden max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 sm:empty:block">
        {why}
      </span>
      <StatusPill kind={VERDICTS[verdict].kind}>{t(VERDICTS[verdict].word)}</StatusPill>
    </li>
  );
}
