import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonLook } from "#client/ui/Button.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Sample } from "../HomeScreen.loader.ts";
import { CLIENTS, QUESTIONS, STEPS } from "./homeTexts.ts";

/** Everything under the hero. */
export function HomeSections({ samples }: { samples: readonly Sample[] }) {
  return (
    <>
      <Section
        id="layouts"
        title={t("Four layouts, all free")}
        text={t("Switch between them at any time. Your words stay.")}
      >
        <ul className="mt-10 grid gap-6 sm:grid-cols-2">
          {samples.map((sample) => (
            <LayoutTile key={sample.templateId} sample={sample} />
          ))}
        </ul>
      </Section>

      <Section id="steps" title={t("Three steps")} isMuted>
        <ol className="mt-12 grid gap-10 lg:grid-cols-3 lg:gap-8">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="relative">
              <div className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-ink font-display text-18 font-semibold text-bg"
                >
                  {index + 1}
                </span>
                {index < STEPS.length - 1 && <SignOffLine className="h-4 w-full max-lg:hidden" />}
              </div>
              <h3 className="mt-5 text-20 font-semibold">{t(title)}</h3>
              <p className="mt-2 max-w-90 text-16 text-ink-muted">{t(text)}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section
        id="clients"
        title={t("Made for the mail clients people use")}
        text={t(
          "Signatures are plain tables with inline styles, the one thing every mail client understands. Copy once, paste into the signature settings of:",
        )}
      >
        <ul className="mt-8 flex flex-wrap gap-3">
          {CLIENTS.map((client) => (
            <li key={client} className="rounded-full border border-line bg-surface px-4 py-2 text-16">
              {client}
            </li>
          ))}
        </ul>
      </Section>

      <section className="px-4 sm:px-6">
        <div className="on-plate mx-auto grid max-w-page gap-8 rounded-plate bg-plate px-6 py-12 text-on-plate sm:px-12 lg:grid-cols-2 lg:items-center">
          <div>
            <h2 className="font-display text-30 font-semibold tracking-[-0.02em]">
              {t("Yours to run, for a team or an agency")}
            </h2>
            <p className="mt-4 max-w-120 text-16 text-on-plate-muted">
              {t(
                "Signoff is open source under the MIT licence. It starts on a laptop with one command and nothing else installed, and the same code runs on several servers. Names, pictures and clicks stay on your machines.",
              )}
            </p>
          </div>
          <ul className="space-y-3 text-16">
            {[
              t("One command, no database to set up"),
              t("Pictures and short links from your own address"),
              t("No third party asked on any page"),
            ].map((line) => (
              <li key={line} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-0.5 w-5 shrink-0 rounded-full bg-signal" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </section>

      <Section id="questions" title={t("Questions people ask")} isNarrow>
        <div className="mt-8 border-t border-line">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-18 font-medium [&::-webkit-details-marker]:hidden">
                {t(question)}
                <span
                  aria-hidden="true"
                  className="text-24 leading-none text-link transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="max-w-reading pb-5 text-16 text-ink-muted">{t(answer)}</p>
            </details>
          ))}
        </div>
        <div className="mt-12 text-center">
          <Link to={pathTo("editor-create")} className={buttonLook({ size: "large" })}>
            {t("Create free signature")}
          </Link>
        </div>
      </Section>
    </>
  );
}

type SectionProps = {
  id: string;
  title: string;
  text?: string;
  isMuted?: boolean;
  isNarrow?: boolean;
  children: ReactNode;
};

function Section({ id, title, text, isMuted, isNarrow, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={isMuted ? "bg-bg-muted" : undefined}>
      <div className={`mx-auto px-4 py-18 sm:px-6 lg:py-24 ${isNarrow ? "max-w-[760px]" : "max-w-page"}`}>
        <h2 id={id} className="font-display text-30 font-semibold tracking-[-0.02em]">
          {title}
        </h2>
        {text && <p className="mt-3 max-w-reading text-16 text-ink-muted">{text}</p>}
        {children}
      </div>
    </section>
  );
}

function LayoutTile({ sample: { layout, category, name, html } }: { sample: Sample }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-white">
      <div className="grid flex-1 items-center p-5 sm:p-8">
        <SignatureFrame
          html={html}
          title={t("Sample signature of {name}, layout {layout}", { name, layout: t(layout) })}
          minHeightPx={150}
          isScaled
          isInert
        />
      </div>
      <p className="flex items-baseline justify-between gap-3 border-t border-line bg-surface px-5 py-3">
        <span className="text-16 font-medium">{t(layout)}</span>
        <span className="text-14 text-ink-muted">{t(category)}</span>
      </p>
    </li>
  );
}
