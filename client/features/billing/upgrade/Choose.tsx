import { useEffect, useState } from "react";
import { type Choice, choiceOf, firstChoice, fitting, planIdOf } from "#client/features/plans/choice.ts";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { EDITABLE_DAYS } from "#shared/billing/due.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { msg, t, translated } from "#shared/languages/translate.ts";
import { MAX_WITHOUT_DEMO, type Period, type PlanName } from "#shared/plans/plans.ts";
import { pathTo } from "#shared/routes.ts";
import type { Plans } from "../plans.ts";
import { QuoteBox } from "./QuoteBox.tsx";
import { Trial } from "./Trial.tsx";

const PERIOD_LABELS = [
  { value: "yearly", label: msg("Yearly") },
  { value: "quarterly", label: msg("Quarterly") },
] as const;
const ONCE = "once";

/** A slider on its way asks for no price of each size that it passes. */
const SETTLED_AFTER_MS = 150;

type Props = { plans: Plans /** that the address names */; planId: string | null; back: string | undefined };

/** Which plan, for how many, paid how often; and below it what exactly that costs. */
export function Choose({ plans, planId, back }: Props) {
  const { subscription, oneTime, trialDays } = plans;
  const { possible, used } = subscription;
  const [choice, setChoice] = useState<Choice>(() => choiceOf(plans, planId) ?? firstChoice(plans, subscription));
  const wanted = planIdOf(plans, choice);
  const settled = useSettled(wanted);
  const mayPlan = possible.buy || possible.change;
  const mayOnce = possible.oneTime && oneTime !== null;
  if (!mayPlan && !mayOnce) return <Nothing plans={plans} />;

  const kinds: { value: PlanName | typeof ONCE; label: string }[] = [
    ...(mayPlan ? plans.plans.map(({ name, label }) => ({ value: name, label: t(label) })) : []),
    ...(mayOnce ? [{ value: ONCE, label: t("One signature") } as const] : []),
  ];
  const chooseKind = (kind: PlanName | typeof ONCE) => {
    if (kind === ONCE) return setChoice({ kind: "once" });
    const before = choice.kind === "plan" ? choice : { people: used, period: "yearly" as const };
    setChoice({ kind: "plan", name: kind, people: within(plans, kind, before.people), period: before.period });
  };
  return (
    <>
      <PageCard>
        <div className="space-y-5">
          <Kinds
            kinds={kinds}
            chosen={choice.kind === "once" ? ONCE : choice.name}
            onChoose={chooseKind}
            plans={plans}
          />
          {choice.kind === "plan" ? (
            <Size plans={plans} choice={choice} onChange={setChoice} />
          ) : (
            <div className="space-y-2 text-14 text-ink-muted">
              <p>
                {t(
                  "One signature with everything that a paid plan has, paid once. You can change it for {count, plural, one {one day} other {# days}}; after that it works as it is.",
                  { count: EDITABLE_DAYS },
                )}
              </p>
              <p>
                {t(
                  "It brings no more pages and business cards: you may have one of each, as for free. They too can be changed only in this time, and stay visible after that, with the small line that says where they were made.",
                )}
              </p>
            </div>
          )}
        </div>
      </PageCard>
      {wanted !== null && settled !== null ? (
        <QuoteBox plans={plans} planId={settled} isSettling={settled !== wanted} back={back} />
      ) : (
        choice.kind === "plan" && <Beyond choice={choice} plans={plans} onChange={setChoice} />
      )}
      {possible.trial && trialDays > 0 && choice.kind === "plan" && choice.name !== "agency-hub" && wanted !== null && (
        <Trial planId={wanted} days={trialDays} back={back} />
      )}
    </>
  );
}

type KindsProps = {
  kinds: readonly { value: PlanName | typeof ONCE; label: string }[];
  chosen: PlanName | typeof ONCE;
  onChoose(kind: PlanName | typeof ONCE): void;
  plans: Plans;
};

/** As cards rather than segments: on a phone four names do not stand side by side. */
function Kinds({ kinds, chosen, onChoose, plans }: KindsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{t("Plan")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {kinds.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2.5 text-14 hover:border-ink-subtle has-checked:border-primary has-checked:bg-brand-soft has-checked:text-on-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="kind"
              value={value}
              className="size-4 accent-primary"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-13">{rangeOf(plans, value)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For how many a plan is; what one signature costs. */
function rangeOf({ plans, oneTime, currency }: Plans, kind: PlanName | typeof ONCE): string {
  if (kind === ONCE) return t("{amount}, once", { amount: formatMoney(oneTime?.price ?? 0, currency) });
  const sizes = plans.find(({ name }) => name === kind)?.yearly ?? [];
  return t("{from} to {to} people", { from: sizes[0]?.count ?? 1, to: sizes.at(-1)?.count ?? 1 });
}

type SizeProps = { plans: Plans; choice: Choice & { kind: "plan" }; onChange(choice: Choice): void };

function Size({ plans, choice, onChange }: SizeProps) {
  const [smallest, largest] = endsOf(plans, choice.name);
  return (
    <>
      <Slider
        label={t("People")}
        min={smallest}
        // One more than there is a price for: from there on it is another plan, or a quote.
        max={largest + 1}
        value={choice.people}
        hint={choice.people > MAX_WITHOUT_DEMO && choice.people <= largest && <Demo />}
        onChange={(people) => onChange({ ...choice, people })}
      />
      <SegmentedControl<Period>
        label={t("Payment")}
        options={translated(PERIOD_LABELS)}
        value={choice.period}
        onChange={(period) => onChange({ ...choice, period })}
      />
    </>
  );
}

const Demo = () => (
  <>
    {t("Would you like to see it at work first?")}{" "}
    <Link to={contactPath("demo")} className="text-link underline underline-offset-2">
      {t("Ask for a demo")}
    </Link>
  </>
);

/** More people than the plan has a price for. */
function Beyond({ choice, plans, onChange }: SizeProps) {
  const [, largest] = endsOf(plans, choice.name);
  const larger = choice.name === "professional" ? fitting(plans, choice.people) : null;
  return (
    <InlineAlert
      kind="info"
      actions={
        larger ? (
          <button
            type="button"
            className={buttonLook({ look: "secondary", size: "small" })}
            onClick={() => onChange({ ...larger, period: choice.period })}
          >
            {t("See {plan}", { plan: nameOf(plans, larger.name) })}
          </button>
        ) : (
          <Link to={contactPath("sales")} className={buttonLook({ look: "secondary", size: "small" })}>
            {t("Get a quote")}
          </Link>
        )
      }
    >
      {larger
        ? t("More than {count} people work with {plan}.", { count: largest, plan: nameOf(plans, larger.name) })
        : t("More than {count} people: you get a price of your own.", { count: largest })}
    </InlineAlert>
  );
}

/** Nothing can be bought in this state; the page of the plan says why, and what can be done. */
function Nothing({ plans: { subscription } }: { plans: Plans }) {
  return (
    <InlineAlert
      kind="info"
      actions={
        <Link to={pathTo("account-billing")} className={buttonLook({ look: "secondary", size: "small" })}>
          {t("See your plan")}
        </Link>
      }
    >
      {subscription.status === "lifetime"
        ? t("You have a lifetime plan. More places come with a larger tier in the marketplace.")
        : subscription.status === "cancelled"
          ? t("Your plan is cancelled. Take that back first, and change it then.")
          : t("Your plan cannot be changed here as it is now.")}
    </InlineAlert>
  );
}

const nameOf = ({ plans }: Plans, name: PlanName) => t(plans.find((plan) => plan.name === name)?.label ?? name);

function endsOf({ plans }: Plans, name: PlanName): readonly [smallest: number, largest: number] {
  const counts = plans.find((plan) => plan.name === name)?.yearly.map(({ count }) => count) ?? [];
  return [counts[0] ?? 1, counts.at(-1) ?? 1];
}

function within(plans: Plans, name: PlanName, people: number): number {
  const [smallest, largest] = endsOf(plans, name);
  return Math.min(Math.max(people, smallest), largest);
}

/** A value once it has stayed the same for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
