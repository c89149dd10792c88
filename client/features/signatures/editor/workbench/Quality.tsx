import { CircleAlert, CircleCheck, Info, WandSparkles } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_HTML_CHARS } from "#shared/signatures/constants.ts";
import { isFreeTemplate } from "#shared/signatures/rules.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { useIsInPlan } from "../panels/ProBadge.tsx";
import { useEditing } from "../session/EditingContext.tsx";
import type { Trials } from "../session/lessen.ts";
import { followLogo } from "../session/logoPlate.ts";
import { type Remedy, remediesOf, toldOf } from "../session/remedies.ts";
import { type Judgement, useJudgement } from "./useCanvas.ts";

/** How heavy the signature is, what is wrong with it and what could be better; a tick where nothing is wrong. */
export function Quality() {
  const judgement = useJudgement();
  const { editor } = useEditing();
  // What mends itself comes with the script of what is to be mended.
  useEffect(() => followLogo(editor), [editor]);
  return judgement && <Judged judgement={judgement} />;
}

function Judged({ judgement }: { judgement: Judgement }) {
  const { size, document, findings: all } = judgement;
  const summary = useRef<HTMLElement>(null);
  const [news, setNews] = useState("");
  const [isOpen, setOpen] = useState(false);
  const trials = useTrials(judgement);
  const findings = useMemo(() => toldOf(all, document, trials), [all, document, trials]);
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
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary
          ref={summary}
          className="inline-flex min-h-8 items-center gap-2 rounded-control text-ink-muted tabular-nums hover:text-ink"
        >
          {sign}
          {[weight, ...counts.filter(Boolean)].join(" · ")}
        </summary>
        {isOpen && (
          <Findings
            told={[...problems, ...hints]}
            judgement={judgement}
            trials={trials}
            onFixed={() => {
              setNews(t("Fixed. Undo brings it back."));
              // Its row goes, and the focus with it.
              summary.current?.focus();
            }}
          />
        )}
      </details>
      {status}
    </div>
  );
}

/** What the editor makes of a change, and what would then be said. */
function useTrials({ try: tries }: Judgement): Trials {
  const { editor } = useEditing();
  const hasAll = useIsInPlan("hasAllTemplates");
  return useMemo(
    () => ({
      judge: tries?.judge ?? (() => []),
      measure: tries?.measure ?? (() => ({ widthPx: 0, heightPx: 0 })),
      changed: editor.changed,
      isAllowed: (templateId) => hasAll || isFreeTemplate(templateId),
    }),
    [tries, editor, hasAll],
  );
}

type FindingsProps = { told: readonly Finding[]; judgement: Judgement; trials: Trials; onFixed(): void };

/** One row a finding. What can be done is tried out once for what was judged, not with every letter that follows. */
function Findings({ told, judgement, trials, onFixed }: FindingsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of a judgement is always the same
  const remedies = useMemo(() => remediesOf(told, judgement.findings, judgement.document, trials), [judgement, trials]);
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {told.map((finding, index) => (
        <FindingRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may read alike
          key={`${finding.rule} ${finding.where} ${index}`}
          finding={finding}
          remedy={remedies[index] as Remedy}
          onFixed={onFixed}
        />
      ))}
    </ul>
  );
}

type FindingProps = { finding: Finding; remedy: Remedy; onFixed(): void };

function FindingRow({ finding: { level, message, where }, remedy: { fix, without, path }, onFixed }: FindingProps) {
  const { changeAtOnce, show } = useEditing();
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
            changeAtOnce(fix.change);
            onFixed();
          }}
        >
          {fix.label}
          <span className="sr-only"> {message}</span>
        </Button>
      )}
    </li>
  );
}
