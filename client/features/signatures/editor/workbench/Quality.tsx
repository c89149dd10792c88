import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { useJudgement } from "./useCanvas.ts";

/** How heavy the signature is and what could be better, with what to do about it. */
export function Quality() {
  const judgement = useJudgement();
  if (!judgement)
    return <p className="text-13 text-ink-subtle">{t("Quality is shown as soon as there is something to send.")}</p>;
  const { size, findings } = judgement;
  const summary = t("Quality: {size}/{most}", { size: formatNumber(size), most: formatNumber(MAX_HTML_CHARS) });
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 text-13 text-ink-muted tabular-nums">
        <CircleCheck className="size-4 text-success" aria-hidden="true" />
        {t("{summary} characters · nothing to improve", { summary })}
      </p>
    );
  }
  return (
    <details className="text-13">
      <summary className="inline-flex min-h-8 items-center rounded-control text-ink-muted tabular-nums hover:text-ink">
        {summary} · {t("{count, plural, one {# hint} other {# hints}}", { count: findings.length })}
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {findings.map((finding) => (
          <FindingRow key={`${finding.rule} ${finding.where}`} finding={finding} />
        ))}
      </ul>
    </details>
  );
}

function FindingRow({ finding: { level, message, where } }: { finding: Finding }) {
  return (
    <li className="flex gap-2 rounded-control bg-surface px-3 py-2">
      {level === "error" ? (
        <CircleAlert className="size-4 shrink-0 text-danger" aria-label={t("Problem")} />
      ) : (
        <Info className="size-4 shrink-0 text-info" aria-label={t("Hint")} />
      )}
      <span className="min-w-0">
        {message}
        {where && <span className="block truncate font-mono text-12 text-ink-subtle">{where}</span>}
      </span>
    </li>
  );
}
