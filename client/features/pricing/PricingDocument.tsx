import { Link, useLoaderData } from "react-router";
import { PlanFacts } from "#client/features/signatures/upgrade/PlanFacts.tsx";
import { useSession } from "#client/lib/context.tsx";
import { Island } from "#client/lib/island.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { Questions } from "#client/ui/Questions.tsx";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { planPath } from "#shared/plans/paths.ts";
import { PLANS, type Plan, type PlanName, totalOf } from "#shared/plans/plans.ts";
import { pathTo } from "#shared/routes.ts";
import { Island as Calculator } from "./CalculatorIsland.tsx";
import type { loader } from "./PricingDocument.loader.ts";
import { QUESTIONS } from "./texts.ts";

/** The plans, one at an address each: what it costs for how many, what it adds, and what people ask. */
export function Document() {
  const { plan, currency } = useLoaderData<typeof loader>();
  const isSignedIn = useSession() !== null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-10 pb-18 sm:px-6 sm:pt-16">
      <h1 tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
        {t("Pricing")}
      </h1>
      <p className="mt-3 max-w-reading text-16 text-ink-muted">
        {t("One signature is free, for as long as you like. A paid plan adds people, layouts and parts.")}
      </p>
      <Tabs chosen={plan.name} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12">
        <section aria-labelledby="plan" className="rounded-card border-2 border-primary bg-surface p-5 sm:p-8">
          <h2 id="plan" className="text-24 font-semibold">
            {t(plan.label)}
          </h2>
          <p className="mt-2 text-16 text-ink-muted">{t(plan.promise)}</p>
          <Island
            part={Calculator}
            props={{ name: plan.name, sizes: plan.sizes, currency, isSignedIn }}
            wakes={{ when: "touch" }}
          />
          <Prices plan={plan} currency={currency} />
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts" className="text-20 font-semibold">
            {t("What a paid plan adds")}
          </h2>
          <PlanFacts />
          <div className="mt-6 rounded-card bg-bg-muted p-5">
            <h3 className="text-16 font-medium">{t("Free")}</h3>
            <p className="mt-1 text-14 text-ink-muted">
              {t("Begin without an account, and keep what you made with one.")}
            </p>
            <Link to={pathTo("editor-create")} className={`mt-4 ${buttonLook({ look: "secondary" })}`}>
              {t("Create free signature")}
            </Link>
          </div>
        </section>
      </div>
      <p className="mt-12 text-16">
        {t("Non-profit, school or a young company?")}{" "}
        <Link to={contactPath("nonProfit")} className="font-medium text-link underline underline-offset-2">
          {t("Ask for special prices")}
        </Link>
      </p>
      <section aria-labelledby="questions" className="mt-14 max-w-[760px]">
        <h2 id="questions" className="font-display text-24 font-semibold tracking-[-0.02em]">
          {t("Questions people ask")}
        </h2>
        <Questions items={QUESTIONS} />
      </section>
    </div>
  );
}

/** Links, as each plan has an address: they work before any script does. */
function Tabs({ chosen }: { chosen: PlanName }) {
  return (
    <nav aria-label={t("Plans")} className="mt-8">
      <ul className="flex gap-1 overflow-x-auto border-b border-line">
        {PLANS.map(({ name, label }) => (
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
