import clsx from "clsx";
import { Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import type { ArrivedMail } from "#shared/arrival/mail.ts";
import { PROGRAMS } from "#shared/arrival/programs.ts";
import { type ArrivalFinding, type ArrivalReport, isTrouble } from "#shared/arrival/report.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { formName } from "../formNames.ts";
import { excerpt } from "./excerpt.ts";
import { PARTS, WORDS } from "./words.ts";

const MAX_ITEMS = 6;
const MOMENT = { dateStyle: "medium", timeStyle: "short" } as const;

type Props = {
  report: ArrivalReport;
  mail: ArrivedMail;
  /** when it came to the check address; null for one that was brought */
  cameAt: Date | null;
};

/** What became of a signature: in words, each with what to do, and in pictures. */
export function Report({ report, mail, cameAt }: Props) {
  const { findings, program, form } = report;
  const troubles = findings.filter(isTrouble).length;
  const moment = cameAt ?? mail.sentAt;
  return (
    <div className="mt-4 flex flex-col gap-5">
      <div role="status">
        {troubles === 0 && <SignOffLine className="h-4 w-24" />}
        <p className="mt-1 text-16 font-semibold">
          {troubles === 0
            ? t("It arrived as you designed it.")
            : t("{count, plural, one {One thing} other {# things}} went wrong on the way.", { count: troubles })}
        </p>
        <p className="text-14 text-ink-muted">
          {[
            moment && t("Mail of {time}.", { time: formatMoment(moment, MOMENT) }),
            program && t("Written with {program}.", { program: t(PROGRAMS[program].name) }),
            form && t("It is the form “{form}”.", { form: formName(form) }),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      {findings.length > 0 && (
        <ol className="flex flex-col gap-3">
          {findings.map((finding) => (
            <Finding key={finding.kind} finding={finding} report={report} />
          ))}
        </ol>
      )}
      <Pictures report={report} mail={mail} />
    </div>
  );
}

function Finding({ finding, report }: { finding: ArrivalFinding; report: ArrivalReport }) {
  const { title, meaning, mend, mendIn } = WORDS[finding.kind];
  const Sign = isTrouble(finding) ? TriangleAlert : Info;
  const shown = finding.items.slice(0, MAX_ITEMS);
  const rest = finding.items.length - shown.length;
  const parts = finding.parts.map((part) => t(PARTS[part])).join(", ");
  const cure = (report.program && mendIn?.[report.program]) || mend;
  return (
    <li className="flex gap-3 rounded-card bg-surface p-4 ring-1 ring-line">
      <Sign
        aria-hidden="true"
        className={clsx("mt-0.5 size-5 shrink-0", isTrouble(finding) ? "text-danger" : "text-info")}
      />
      <div className="min-w-0">
        <h3 className="text-14 font-semibold">
          {t(title)}
          {finding.kind === "oldVersion" && report.earlierAt && (
            <span className="font-normal">
              {" "}
              {t("Saved on {date}.", { date: formatMoment(new Date(report.earlierAt), MOMENT) })}
            </span>
          )}
        </h3>
        <p className="text-14 text-ink-muted">{t(meaning, { parts })}</p>
        {shown.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {shown.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may have the same words
              <li key={at} className="max-w-full truncate rounded-chip bg-bg-muted px-2 py-0.5 text-12">
                {item}
              </li>
            ))}
            {rest > 0 && (
              <li className="px-1 py-0.5 text-12 text-ink-muted">{t("and {count} more", { count: rest })}</li>
            )}
          </ul>
        )}
        <p className="mt-2 text-14">{t(cure)}</p>
      </div>
    </li>
  );
}

/**
 * The signature as it was sent, the mail as it came with what is wrong outlined, and what should stand there now: where the mail
 * holds an earlier state and nothing of that is wrong, the two are alike and one is enough.
 */
function Pictures({ report, mail }: { report: ArrivalReport; mail: ArrivedMail }) {
  const { site } = useApp();
  const box = useRef<HTMLElement>(null);
  const came = useMemo(() => excerpt(mail, report, site.imageHost), [mail, report, site.imageHost]);
  // A signature stands at the end of a letter.
  const toEnd = useCallback(() => {
    requestAnimationFrame(() => box.current?.scrollTo({ top: box.current.scrollHeight }));
  }, []);
  const { findings, earlierAt, sent, present } = report;
  const isMarked = findings.some(({ sources, hrefs }) => sources.length + hrefs.length > 0);
  const now = earlierAt !== null && <Drawn title={t("As it is now")} html={present} />;
  const isWhole = findings.every(({ kind }) => kind === "oldVersion");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {now && isWhole ? (
        now
      ) : (
        <Drawn
          title={
            earlierAt === null
              ? t("As you designed it")
              : t("As it was on {date}", { date: formatMoment(new Date(earlierAt), MOMENT) })
          }
          html={sent}
        />
      )}
      <Picture title={t("As it arrived")} note={isMarked ? t("What is outlined is not as it was sent.") : undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section ref={box} tabIndex={0} aria-label={t("As it arrived")} className="max-h-80 overflow-y-auto">
          <SignatureFrame html={came} title={t("As it arrived")} isScaled isInert minHeightPx={60} onDraw={toEnd} />
        </section>
      </Picture>
      {!isWhole && now}
    </div>
  );
}

const Drawn = ({ title, html }: { title: string; html: string }) => (
  <Picture title={title}>
    <SignatureFrame html={html} title={title} isScaled isInert minHeightPx={60} />
  </Picture>
);

function Picture({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    // Mails are white: so is the paper, in the dark theme too.
    <figure className="min-w-0 rounded-card bg-white p-4 ring-1 ring-line">
      <figcaption className="mb-2 text-13 text-[#4b5a60]">
        <span className="block font-medium">{title}</span>
        {note}
      </figcaption>
      {children}
    </figure>
  );
}
