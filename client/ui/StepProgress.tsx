import { t } from "#shared/languages/translate.ts";
import { SignOffLine } from "./SignOffLine.tsx";

/** The brand's line, as long as the way that is behind. `step` counts from 0. */
export function StepProgress({ step, count }: { step: number; count: number }) {
  const now = step + 1;
  return (
    <div className="flex items-center gap-4">
      <div
        role="progressbar"
        aria-label={t("Questions")}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={now}
        aria-valuetext={t("Step {now} of {count}", { now, count })}
        className="flex-1"
      >
        <span className="block min-w-16 transition-[width] duration-180" style={{ width: `${(now / count) * 100}%` }}>
          <SignOffLine className="w-full" />
        </span>
      </div>
      <p className="text-13 text-ink-muted tabular-nums" aria-hidden="true">
        {t("Step {now} of {count}", { now, count })}
      </p>
    </div>
  );
}
