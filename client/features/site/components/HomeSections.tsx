import type { ReactNode } from "react";
import { StepDrawing } from "#client/features/signatures/install/drawings/StepDrawing.tsx";
import { box, browser, button } from "#client/features/signatures/install/drawings/scene.ts";
import { Island } from "#client/lib/island.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { Questions } from "#client/ui/Questions.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { planPath } from "#shared/plans/paths.ts";
import { pathTo } from "#shared/routes.ts";
import { Island as Designs } from "../DesignsIsland.tsx";
import type { Counts, ShownBanner, ShownPlan } from "../HomeDocument.loader.ts";
import { CLIENTS, questionsOf, STEPS } from "./homeTexts.ts";
import { OwnDrawing } from "./OwnDrawing.tsx";
import { BANNER_SIZE, bannerPicture } from "./showcase.ts";
import type { ShownDesign } from "./shownDesigns.ts";

/** The last thing to do, in whichever mail client. */
const PASTING = browser(box("signature", "Ctrl V"), button(`*${msg("Save")}`));

type Props = {
  designs: readonly ShownDesign[];
  banners: readonly ShownBanner[];
  counts: Counts;
  /** null: nothing is sold */
  plans: readonly ShownPlan[] | null;
};

/** A link that stands by itself. */
const WAY = "inline-flex min-h-6 items-center font-medium text-link underline underline-offset-2 touch:min-h-11";

/** Everything under the hero. */
export function HomeSections({ designs, banners, counts, plans }: Props) {
  return (
    <>
      <Section
        id="layouts"
        title={t("{layouts} layouts, {designs} designs, in every mail client", counts)}
        text={
          plans
            ? t(
                "{freeLayouts} layouts and the {freeDesigns} designs made of them are free. All the others can be tried without an account and are saved with a paid plan. Switch at any time: your words stay.",
                counts,
              )
            : t("All of them can be tried without an account. Switch at any time: your words stay.")
        }
      >
        <Island part={Designs} props={{ designs }} wakes={{ when: "touch" }} />
        <p className="mt-6">
          <Link to={pathTo("email-signature")} className={WAY}>
            {t("See all {designs} designs, by profession", { designs: counts.designs })}
          </Link>
        </p>
      </Section>

      <Section
        id="banners"
        title={t("{banners} banners to fill in", counts)}
        text={
          plans
            ? t(
                "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you. Everybody can try them, the paid plans save them.",
              )
            : t(
                "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you.",
              )
        }
        isMuted
      >
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:gap-6">
          {banners.map(({ id, words }) => (
            <li key={id} className="overflow-hidden rounded-card ring-1 ring-line">
              <img
                {...BANNER_SIZE}
                src={bannerPicture(id)}
                alt={words}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </li>
          ))}
        </ul>
      </Section>

      <Section id="steps" title={t("Three steps")}>
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
        aside={<StepDrawing scene={PASTING} />}
      >
        <ul className="mt-8 flex flex-wrap gap-3">
          {CLIENTS.map(({ name, guide }) => (
            <li key={guide}>
              <Link
                to={pathTo("guide", { client: guide })}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-16 hover:bg-bg-muted"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="own"
        title={t("One link for everything else")}
        text={t(
          "Every account has a link page and a business card. All your links stand behind one address, your contact is in somebody’s phone with one tap, and your signature leads to both, with a code to scan. Name, photo and numbers are typed once.",
        )}
        aside={<OwnDrawing />}
      >
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <Link to={pathTo("page-create")} className={WAY}>
            {t("Make a link page")}
          </Link>
          <Link to={pathTo("card-create")} className={WAY}>
            {t("Make a business card")}
          </Link>
        </p>
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
              t("Works without any third party"),
            ].map((line) => (
              <li key={line} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-0.5 w-5 shrink-0 rounded-full bg-signal" />
                {line}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3 lg:col-span-2">
            <Link to={contactPath("demo")} className={buttonLook({ look: "plate" })}>
              {t("Ask for a demo")}
            </Link>
            {plans?.some(({ name }) => name === "teams") && (
              <Link to={planPath("teams")} className={buttonLook({ look: "plate" })}>
                {t("See Teams")}
              </Link>
            )}
          </p>
        </div>
      </section>

      {plans && <Plans plans={plans} />}

      <Section id="questions" title={t("Questions people ask")} isNarrow>
        <Questions items={questionsOf(plans !== null)} values={counts} />
        <div className="mt-12 text-center">
          <Link to={pathTo("editor-create")} className={buttonLook({ size: "large" })}>
            {t("Create free signature")}
          </Link>
        </div>
      </Section>
    </>
  );
}

/** What is sold, and for how much at the least. */
function Plans({ plans }: { plans: readonly ShownPlan[] }) {
  return (
    <Section
      id="plans"
      title={t("Free for one, fair for many")}
      text={t("One signature is free, for as long as you like. A paid plan adds people, layouts and parts.")}
    >
      <ul className="mt-8 grid gap-4 lg:grid-cols-3 lg:gap-6">
        {plans.map(({ name, label, promise, cents, currency }) => (
          <li key={name} className="flex flex-col rounded-card border border-line bg-surface p-5 sm:p-6">
            <h3 className="text-20 font-semibold">{t(label)}</h3>
            <p className="mt-2 flex-1 text-16 text-ink-muted">{t(promise)}</p>
            <p className="mt-4 text-16">{t("from {price} a month", { price: formatMoney(cents, currency) })}</p>
            <Link to={planPath(name)} className={`mt-4 self-start ${buttonLook({ look: "secondary" })}`}>
              {t("See {plan}", { plan: t(label) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type SectionProps = {
  id: string;
  title: string;
  text?: string;
  isMuted?: boolean;
  isNarrow?: boolean;
  /** stands beside the rest where there is room, below it where there is not */
  aside?: ReactNode;
  children: ReactNode;
};

function Section({ id, title, text, isMuted, isNarrow, aside, children }: SectionProps) {
  const content = (
    <>
      <h2 id={id} className="font-display text-30 font-semibold tracking-[-0.02em]">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-reading text-16 text-ink-muted">{text}</p>}
      {children}
    </>
  );
  return (
    <section aria-labelledby={id} className={isMuted ? "bg-bg-muted" : undefined}>
      <div className={`mx-auto px-4 py-18 sm:px-6 lg:py-24 ${isNarrow ? "max-w-[760px]" : "max-w-page"}`}>
        {aside ? (
          <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
            <div>{content}</div>
            <div className="max-w-96">{aside}</div>
          </div>
        ) : (
          content
        )}
      </div>
    </section>
  );
}
