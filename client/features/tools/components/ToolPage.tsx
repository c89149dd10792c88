import type { ReactNode } from "react";
import { Link } from "#client/lib/links.tsx";
import { Questions } from "#client/ui/Questions.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type Props = {
  title: string;
  text: string;
  steps: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** the other tool, in a sentence */
  other: { name: "draw-signature-online" | "font-signature-generator"; label: string };
  /** the tool itself */
  children: ReactNode;
};

/** A tool for everybody: it stands first, how it goes and what people ask below it. */
export function ToolPage({ title, text, steps, questions, other, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-18 sm:px-6 sm:pt-12">
      <h1 tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
        {title}
      </h1>
      <p className="mt-3 max-w-reading text-16 text-ink-muted">{text}</p>
      <p className="mt-6 hidden rounded-card bg-warning-soft p-4 text-16 noscript:block">
        {t("This tool needs JavaScript, which is switched off in your browser.")}
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-16 sm:mt-8 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        <div>{children}</div>
        <section aria-labelledby="how">
          <h2 id="how" className="font-display text-24 font-semibold tracking-[-0.02em]">
            {t("How it goes")}
          </h2>
          <ol className="mt-6 grid gap-6 sm:max-lg:grid-cols-3 sm:max-lg:gap-8">
            {steps.map((step, index) => (
              <li key={step.title} className="border-t-2 border-ink pt-4">
                <h3 className="text-18 font-medium">
                  <span aria-hidden="true" className="text-ink-subtle">
                    {index + 1}{" "}
                  </span>
                  {t(step.title)}
                </h3>
                <p className="mt-2 text-16 text-ink-muted">{t(step.text)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="questions" className="mt-16 max-w-[760px]">
        <h2 id="questions" className="font-display text-24 font-semibold tracking-[-0.02em]">
          {t("Questions people ask")}
        </h2>
        <Questions items={questions} />
      </section>
      <nav aria-label={t("More tools")} className="mt-12 flex flex-wrap gap-x-8 gap-y-2 text-16">
        <Link to={pathTo(other.name)} className={WAY}>
          {other.label}
        </Link>
        <Link to={pathTo("email-signature")} className={WAY}>
          {t("See examples of email signatures")}
        </Link>
      </nav>
    </div>
  );
}

const WAY = "inline-flex min-h-6 items-center font-medium text-link underline underline-offset-2 touch:min-h-11";
