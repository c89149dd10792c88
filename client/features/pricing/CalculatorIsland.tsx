import { useState } from "react";
import { Link } from "react-router";
import { buttonLook } from "#client/ui/Button.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { msg, t, translated } from "#shared/languages/translate.ts";
import { planPath } from "#shared/plans/paths.ts";
import {
  MAX_WITHOUT_DEMO,
  type Period,
  type Plan,
  type PlanName,
  pickSize,
  savingOf,
  totalOf,
} from "#shared/plans/plans.ts";
import { pathTo } from "#shared/routes.ts";

type Props = {
  name: PlanName;
  sizes: Plan["sizes"];
  currency: string;
  isSignedIn: boolean;
  /** for how many it is asked; otherwise the fewest */
  people?: number;
};

const CHOICES = [
  { value: "yearly", label: msg("Yearly") },
  { value: "quarterly", label: msg("Quarterly") },
] as const;

/** What a plan costs for so many people, and the way to it. */
export function Island({ name, sizes, currency, isSignedIn, people: asked }: Props) {
  const [period, setPeriod] = useState<Period>("yearly");
  const [smallest, largest] = [sizes.yearly[0]?.count ?? 1, sizes.yearly.at(-1)?.count ?? 1];
  const first = name === "professional" ? 1 : name === "teams" ? smallest : 2;
  const [people, setPeople] = useState(
    asked === undefined ? (name === "professional" ? 1 : smallest) : Math.min(Math.max(asked, first), largest + 1),
  );
  const size = pickSize(sizes[period], people);
  const saving = savingOf({ sizes }, people);
  const isBeyond = people > largest;
  return (
    <div className="mt-6 space-y-5">
      <Slider
        label={t("People")}
        min={first}
        // One more than there is a price for: from there on it is another plan, or a quote.
        max={largest + 1}
        value={people}
        onChange={setPeople}
      />
      <SegmentedControl<Period>
        label={t("Payment")}
        options={translated(CHOICES)}
        value={period}
        onChange={setPeriod}
      />
      <div aria-live="polite" className="min-h-24">
        {isBeyond ? (
          <p className="text-20 font-semibold">
            {name === "professional"
              ? t("More than {count} people work with Teams.", { count: largest })
              : t("More than {count} people: you get a price of your own.", { count: largest })}
          </p>
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-30 font-semibold tabular-nums">
                {formatMoney(size.price, currency)}
              </span>{" "}
              <span className="text-16 text-ink-muted">{t("a month")}</span>
            </p>
            <p className="mt-1 text-14 text-ink-muted tabular-nums">
              {period === "yearly"
                ? t("{total} a year, for up to {count, plural, one {# person} other {# people}}", {
                    total: formatMoney(totalOf(size, period), currency),
                    count: size.count,
                  })
                : t("{total} a quarter, for up to {count, plural, one {# person} other {# people}}", {
                    total: formatMoney(totalOf(size, period), currency),
                    count: size.count,
                  })}
            </p>
            <p className="mt-1 text-14 text-success">
              {period === "yearly"
                ? t("{saving} % less than paid quarterly", { saving })
                : t("Paid yearly it is {saving} % less", { saving })}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Ways name={name} people={people} isBeyond={isBeyond} isSignedIn={isSignedIn} />
      </div>
      <p className="text-13 text-ink-subtle">
        {t("Prices without taxes. There is no checkout in this version: write to us, and your account gets the plan.")}
      </p>
    </div>
  );
}

type WaysProps = { name: PlanName; people: number; isBeyond: boolean; isSignedIn: boolean };

/** How somebody gets there: by a word with us, and meanwhile for free. */
function Ways({ name, people, isBeyond, isSignedIn }: WaysProps) {
  const { to, label } = wayTo(name, people, isBeyond);
  return (
    <>
      <Link to={to} className={buttonLook({ size: "large" })}>
        {label}
      </Link>
      {!isSignedIn && (
        <Link to={pathTo("sign-up")} className={buttonLook({ look: "secondary", size: "large" })}>
          {t("Start free")}
        </Link>
      )}
    </>
  );
}

function wayTo(name: PlanName, people: number, isBeyond: boolean): { to: string; label: string } {
  if (isBeyond && name === "professional") return { to: planPath("teams"), label: t("See Teams") };
  if (isBeyond) return { to: contactPath("sales"), label: t("Get a quote") };
  if (name === "agency-hub" || people > MAX_WITHOUT_DEMO)
    return { to: contactPath("demo"), label: t("Ask for a demo") };
  return { to: contactPath("sales"), label: t("Ask for this plan") };
}
