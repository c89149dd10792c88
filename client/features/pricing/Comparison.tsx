import clsx from "clsx";
import { Icon } from "#client/ui/Icon.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { FACTS, type Fact, type FactName, factsOf } from "#shared/plans/comparison.ts";
import type { Plan, PlanName } from "#shared/plans/plans.ts";

const WORDS: Readonly<Record<FactName, string>> = {
  signatures: msg("Signatures"),
  pages: msg("Pages and business cards, each"),
  layouts: msg("Layouts"),
  branding: msg("No “Made with Signoff” under it"),
  unpublishing: msg("Taking a published page back"),
  parts: msg("Banners, custom fields, all addons and networks"),
  icons: msg("Your own shape of icons in every layout"),
  analytics: msg("Clicks, by signature"),
  people: msg("Invite people, and look after their signatures"),
  sending: msg("Send signatures by email"),
  links: msg("Short links with your own address, times and limits"),
  domain: msg("Pages and cards on your own domain"),
  companies: msg("Companies of your clients, each with its own people"),
};

type Props = { plans: readonly Plan[]; chosen: PlanName };
type Column = { name: string; label: string; facts: Record<FactName, Fact> };

/** The plans side by side; on a phone one after the other, each opened by its name. */
export function Comparison({ plans, chosen }: Props) {
  const columns: Column[] = [
    { name: "free", label: t("Free"), facts: factsOf(null) },
    ...plans.map((plan) => ({ name: plan.name, label: t(plan.label), facts: factsOf(plan) })),
  ];
  return (
    <>
      <table className="mt-6 w-full text-left text-14 max-sm:hidden">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-3 font-medium">
              <span className="sr-only">{t("What is in it")}</span>
            </th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className={clsx("px-2 py-3 text-center font-medium", isIn(name, chosen))}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACTS.map((fact) => (
            <tr key={fact} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-3 pr-3 font-normal">
                {t(WORDS[fact])}
              </th>
              {columns.map(({ name, facts }) => (
                <td key={name} className={clsx("px-2 py-3 text-center tabular-nums", isIn(name, chosen))}>
                  <Cell fact={facts[fact]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 border-t border-line sm:hidden">
        {columns.map(({ name, label, facts }) => (
          <details key={name} open={name === chosen} className="border-b border-line">
            <summary className="flex min-h-12 cursor-pointer items-center py-2 text-16 font-medium">{label}</summary>
            <ul className="pb-4 text-14">
              {FACTS.map((fact) => (
                <li key={fact} className="flex items-center justify-between gap-4 py-2">
                  <span className="text-ink-muted">{t(WORDS[fact])}</span>
                  <span className="shrink-0 text-right tabular-nums">
                    <Cell fact={facts[fact]} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

const isIn = (name: string, chosen: PlanName) => name === chosen && "bg-brand-soft/50";

function Cell({ fact }: { fact: Fact }) {
  if (fact === true)
    return (
      <>
        <Icon name="check" className="inline-block size-4 text-success" />
        <span className="sr-only">{t("yes")}</span>
      </>
    );
  if (fact === false)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("no")}</span>
      </>
    );
  if ("from" in fact) return t("from {count} people", { count: fact.from });
  if (fact.least === fact.most) return fact.least;
  return t("{least} to {most}", fact);
}
