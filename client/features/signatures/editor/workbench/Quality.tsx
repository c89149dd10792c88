import { CircleAlert, CircleCheck, Info, WandSparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";
import { fixOf, leaveOut } from "../session/fixes.ts";
import { followLogo } from "../session/logoPlate.ts";
import { useJudgement } from "./useCanvas.ts";

/** How heavy the signature is, what is wrong with it and what could be better; a tick where nothing is wrong. */
export function Quality() {
  const judgement = useJudgement();
  const summary = useRef<HTMLElement>(null);
  const [news, setNews] = useState("");
  const { editor } = useEditing();
  // What mends itself comes with the script of what is to be mended.
  useEffect(() => followLogo(editor), [editor]);
  if (!judgement) return null;
  const { size, findings } = judgement;
  const problems = findings.filter(({ level }) => level === "error");
  const hints = findings.filter(({ level }) => level !== "error");
  const weight = t("Quality: {size}/{most}", { size: formatNumber(size), most: formatNumber(MAX_HTML_CHARS) });
  const sign =
    problems.length > 0 ? (
      <CircleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />
    ) : (
      <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
    );
  const status = (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
  if (findings.length === 0) {
    return (
      <div className="text-13 text-ink-muted">
        <p className="flex items-center gap-2 tabular-nums">
          {sign}
          {t("{summary} characters · nothing to improve", { summary: weight })}
        </p>
        {status}
      </div>
    );
  }
  const counts = [
    problems.length > 0 && t("{count, plural, one {# problem} other {# problems}}", { count: problems.length }),
    hints.length > 0 && t("{count, plural, one {# hint} other {# hints}}", { count: hints.length }),
  ];
  return (
    <div className="text-13">
      <details>
        <summary
          ref={summary}
          className="inline-flex min-h-8 items-center gap-2 rounded-control text-ink-muted tabular-nums hover:text-ink"
        >
          {sign}
          {[weight, ...counts.filter(Boolean)].join(" · ")}
        </summary>
        <ul className="mt-2 flex flex-col gap-2">
          {[...problems, ...hints].map((finding, index) => (
            <FindingRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two findings may read alike
              key={`${finding.rule} ${finding.where} ${index}`}
              finding={finding}
              onFixed={() => {
                setNews(t("Fixed. Undo brings it back."));
                // Its row goes, and the focus with it.
                summary.current?.focus();
              }}
            />
          ))}
        </ul>
      </details>
      {status}
    </div>
  );
}

function FindingRow({ finding, onFixed }: { finding: Finding; onFixed(): void }) {
  const { changeAtOnce, show } = useEditing();
  const document = useDocument((whole) => whole);
  const { level, message, where, path } = finding;
  const fix = fixOf(finding, document);
  // Where nobody but the person knows what is meant, the way on is to do without.
  const without = fix ? null : leaveOut(finding);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-surface px-3 py-2">
      {level === "error" ? (
        <CircleAlert className="size-4 shrink-0 text-danger" aria-label={t("Problem")} />
      ) : (
        <Info className="size-4 shrink-0 text-info" aria-label={t("Hint")} />
      )}
      <span className="min-w-0 flex-1 basis-52">
        {message}
        {where && <span className="block truncate font-mono text-12 text-ink-subtle">{where}</span>}
      </span>
      {path && (
        <Button look="ghost" size="small" onClick={() => show(path)}>
          {t("Show")}
          <span className="sr-only"> {message}</span>
        </Button>
      )}
      {without && (
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            changeAtOnce(without);
            onFixed();
          }}
        >
          {t("Leave it out")}
          <span className="sr-only"> {message}</span>
        </Button>
      )}
      {fix && (
        <Button
          look="secondary"
          size="small"
          icon={<WandSparkles className="size-4" aria-hidden="true" />}
          onClick={() => {
            changeAtOnce(fix);
            onFixed();
          }}
        >
          {t("Fix")}
          <span className="sr-only"> {message}</span>
        </Button>
      )}
    </li>
  );
}
