import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { SandboxBar } from "#client/features/plans/SandboxBar.tsx";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Island } from "#client/lib/island.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { Questions } from "#client/ui/Questions.tsx";
import { EDITABLE_DAYS } from "#shared/billing/due.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { buyPath, planPath } from "#shared/plans/paths.ts";
import { nextPlan, type Plan, type PlanName, totalOf } from "#shared/plans/plans.ts";
import { pathTo } from "#shared/routes.ts";
import { Island as Calculator } from "./CalculatorIsland.tsx";
import { Comparison } from "./Comparison.tsx";
import type { loader } from "./PricingDocument.loader.ts";
import { questionsAbout, valuesOf } from "./texts.ts";

/** The plans, one at an address each: what it costs for how many, what is in which, and what people ask. */
export function Document() {
  const { plan, ...sold } = useLoaderData<typeof loader>();
  const { plans, currency, taxPercent, oneTime, trialDays } = sold;
  const { name, label, sizes } = plan;
  const isSignedIn = useSession() !== null;
  const isSandbox = useApp().site.billing === "sandbox";
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-10 pb-18 sm:px-6 sm:pt-16">
      {isSandbox && (
        <div className="mb-8">
          <SandboxBar />
        </div>
      )}
      <h1 tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
        {t("Pricing")}
      </h1>
      <p className="mt-3 max-w-reading text-16 text-ink-muted">
        {t("One signature is free, for as long as you like. A paid plan adds people, layouts and parts.")}
      </p>
      <Tabs plans={plans} chosen={name} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-12">
        <section aria-labelledby="plan" className="rounded-card border-2 border-primary bg-surface p-5 sm:p-8">
          <h2 id="plan" className="text-24 font-semibold">
            {t(label)}
          </h2>
          <p className="mt-2 text-16 text-ink-muted">{t(plan.promise)}</p>
          <Island
            part={Calculator}
            props={{ name, label, sizes, currency, taxPercent, next: nextPlan(plans, name) }}
            wakes={{ when: "touch" }}
          />
          {trialDays > 0 && name !== "agency-hub" && (
            <p className="mt-4 text-14 text-ink-muted">
              {t("You can try it for {days} days first, without a card.", { days: trialDays })}
            </p>
          )}
          <Prices plan={plan} currency={currency} />
        </section>
        <div className="space-y-4">
          <Aside title={t("Free")} text={t("Begin without an account, and keep what you made with one.")}>
            <Link to={pathTo("editor-create")} className={buttonLook({ look: "secondary" })}>
              {t("Create free signature")}
            </Link>
            {!isSignedIn && (
              <Link to={pathTo("sign-up")} className={buttonLook({ look: "ghost" })}>
                {t("Start free")}
              </Link>
            )}
          </Aside>
          {oneTime && (
            <Aside
              title={t("One signature, bought once")}
              text={t(
                "{price}, not a plan: everything a paid plan has, for one signature. You can edit it for {days} days.",
                {
                  price: formatMoney(oneTime.price, currency),
                  days: EDITABLE_DAYS,
                },
              )}
            >
              <Link to={buyPath(oneTime.vendorId)} className={buttonLook({ look: "secondary" })}>
                {t("Buy once")}
              </Link>
            </Aside>
          )}
          <Aside
            title={t("Non-profit, school or a young company?")}
            text={t("There is no list price for you: tell us who you are.")}
          >
            <Link to={contactPath("nonProfit")} className={buttonLook({ look: "secondary" })}>
              {t("Ask for special prices")}
            </Link>
          </Aside>
        </div>
      </div>
      <section aria-labelledby="facts" className="mt-14">
        <h2 id="facts" className="font-display text-24 font-semibold tracking-[-0.02em]">
          {t("What is in which plan")}
        </h2>
        <Comparison plans={plans} chosen={name} />
      </section>
      <section aria-labelledby="questions" className="mt-14 max-w-[760px]">
        <h2 id="questions" className="font-display text-24 font-semibold tracking-[-0.02em]">
          {t("Questions people ask")}
        </h2>
        <Questions items={questionsAbout(sold)} values={valuesOf(sold)} />
      </section>
    </div>
  );
}

/** What else there is, beside the plan. */
function Aside({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-bg-muted p-5">
      <h2 className="text-16 font-medium">{title}</h2>
      <p className="mt-1 text-14 text-ink-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

/** Links, as each plan has an address: they work before any script does. */
function Tabs({ plans, chosen }: { plans: readonly Plan[]; chosen: PlanName }) {
  return (
    <nav aria-label={t("Plans")} className="mt-8">
      <ul className="flex gap-1 overflow-x-auto border-b border-line">
        {plans.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={planPath(name)}
              aria-current={name === chosen ? "page" : undefined}
              className="-mb-px inline-flex h-11 items-center border-b-2 border-transparent px-3 text-16 whitespace-nowrap text-ink-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink sm:px-4"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every size at a glance, for those who do not move a slider. */
function Prices({ plan: { sizes }, currency }: { plan: Plan; currency: string }) {
  return (
    <details className="group mt-6 border-t border-line pt-4 text-14">
      <summary className="flex min-h-6 cursor-pointer items-center font-medium text-link touch:min-h-11">
        {t("All sizes and prices")}
      </summary>
      <table className="mt-3 w-full text-right tabular-nums">
        <thead>
          <tr className="border-b border-line text-13 text-ink-muted">
            <th scope="col" className="py-2 text-left font-medium">
              {t("People")}
            </th>
            <th scope="col" className="py-2 font-medium">
              {t("A year")}
            </th>
            <th scope="col" className="py-2 font-medium">
              {t("A quarter")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.yearly.map((size, index) => (
            <tr key={size.count} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal">
                {t("up to {count}", { count: size.count })}
              </th>
              <td className="py-2">{formatMoney(totalOf(size, "yearly"), currency)}</td>
              <td className="py-2">
                {sizes.quarterly[index] && formatMoney(totalOf(sizes.quarterly[index], "quarterly"), currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
