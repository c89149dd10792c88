import clsx from "clsx";
import type { ReactNode } from "react";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { changeOf } from "./change.ts";

type Props = {
  label: string;
  value: number;
  /** of the period before; null: not compared */
  before: number | null;
  /** what is counted, in a sentence */
  definition: ReactNode;
  isMain?: boolean;
};

/** A number with what it means, and how it differs from the one before. */
export function StatTile({ label, value, before, definition, isMain = false }: Props) {
  return (
    <div className={clsx("rounded-card bg-surface p-4 shadow-1", isMain && "ring-1 ring-primary")}>
      <dt className="text-13 font-medium text-ink-muted">{label}</dt>
      <dd className="mt-1">
        <span className="text-30 font-semibold tabular-nums">{formatNumber(value)}</span>
        {before !== null && <Change value={value} before={before} />}
        <span className="mt-1 block text-12 text-ink-subtle">{definition}</span>
      </dd>
    </div>
  );
}

const ARROWS = { up: "↑", down: "↓", same: "→" } as const;

function Change({ value, before }: { value: number; before: number }) {
  const { direction, percent } = changeOf(value, before);
  const count = formatNumber(before);
  return (
    <span className="mt-0.5 flex items-center gap-1 text-13 text-ink-muted tabular-nums">
      <span aria-hidden="true">{ARROWS[direction]}</span>
      {percent === null
        ? t("{count} in the period before", { count })
        : t("{percent} % from {count} in the period before", { percent, count })}
    </span>
  );
}
