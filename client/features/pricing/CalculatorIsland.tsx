import { useId, useState } from "react";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Slider } from "#client/ui/Slider.tsx";
import { percentOf } from "#shared/billing/money.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { msg, t, translated } from "#shared/languages/translate.ts";
import { buyPath, planPath } from "#shared/plans/paths.ts";
import {
  MAX_WITHOUT_DEMO,
  type Period,
  type Plan,
  type PlanSize,
  pickSize,
  savedOf,
  savingOf,
  totalOf,
} from "#shared/plans/plans.ts";

type Props = Pick<Plan, "name" | "label" | "sizes"> & {
  currency: string;
  /** added to every price */
  taxPercent: number;
  /** the plan for more people; null: they get a quote */
  next: Pick<Plan, "name" | "label"> | null;
  /** for how many it is asked; otherwise the fewest */
  people?: number;
  /** where somebody goes on who has bought it; otherwise to what they have bought */
  back?: string;
};

const CHOICES = [
  { value: "yearly", label: msg("Yearly") },
  { value: "quarterly", label: msg("Quarterly") },
] as const;

/** What a plan costs for so many people, and the way to it. */
export function Island({ name, label, sizes, currency, taxPercent, next, people: asked, back }: Props) {
  const id = useId();
  const [period, setPeriod] = useState<Period>("yearly");
  const [smallest, largest] = [sizes.yearly[0]?.count ?? 1, sizes.yearly.at(-1)?.count ?? 1];
  // One more than there is a price for: from there on it is another plan, or a quote.
  const [people, setPeople] = useState(Math.min(Math.max(asked ?? smallest, smallest), largest + 1));
  const size = pickSize(sizes[period], people);
  const isBeyond = people > largest;
  return (
    <div className="mt-6 space-y-5">
      <Slider label={t("People")} min={smallest} max={largest + 1} value={people} onChange={setPeople} />
      <SegmentedControl<Period>
        label={t("Payment")}
        options={translated(CHOICES)}
        value={period}
        onChange={setPeriod}
      />
      <div id={id} aria-live="polite" className="min-h-30">
        {isBeyond ? (
          <p className="text-20 font-semibold">
            {next
              ? t("More than {count} people work with {plan}.", { count: largest, plan: t(next.label) })
              : t("More than {count} people: you get a price of your own.", { count: largest })}
          </p>
        ) : (
          <Cost {...{ sizes, size, period, people, currency, taxPercent }} />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isBeyond ? (
          <Link
            to={next ? planPath(next.name) : contactPath("sales", { people: asked ?? people, plan: name })}
            className={buttonLook({ size: "large" })}
          >
            {next ? t("See {plan}", { plan: t(next.label) }) : t("Get a quote")}
          </Link>
        ) : (
          <Link to={buyPath(size.vendorId, back)} aria-describedby={id} className={buttonLook({ size: "large" })}>
            {t("Choose {plan}", { plan: t(label) })}
          </Link>
        )}
        {!isBeyond && size.count > MAX_WITHOUT_DEMO && (
          <Link
            to={contactPath("demo", { people, plan: name })}
            className={buttonLook({ look: "secondary", size: "large" })}
          >
            {t("Ask for a demo")}
          </Link>
        )}
      </div>
    </div>
  );
}

type CostProps = Pick<Props, "sizes" | "currency" | "taxPercent"> & { size: PlanSize; period: Period; people: number };

/** A month, what is paid at once, and what a year at once saves, to the cent. */
function Cost({ sizes, size, period, people, currency, taxPercent }: CostProps) {
  const money = (cents: number) => formatMoney(cents, currency);
  const total = totalOf(size, period);
  const saved = savedOf({ sizes }, people);
  const saving = { money: money(saved), percent: savingOf({ sizes }, people) };
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-30 font-semibold tabular-nums">{money(size.price)}</span>{" "}
        <span className="text-16 text-ink-muted">{t("a month")}</span>
      </p>
      <p className="mt-1 text-14 text-ink-muted tabular-nums">
        {period === "yearly"
          ? t("{total} a year, for up to {count, plural, one {# person} other {# people}}", {
              total: money(total),
              count: size.count,
            })
          : t("{total} a quarter, for up to {count, plural, one {# person} other {# people}}", {
              total: money(total),
              count: size.count,
            })}
      </p>
      {saved > 0 && (
        <p className="mt-1 text-14 text-success tabular-nums">
          {period === "yearly"
            ? t("You save {money} a year, {percent}%, against paying quarterly", saving)
            : t("Paid yearly you would save {money} a year, {percent}%", saving)}
        </p>
      )}
      <p className="mt-1 text-13 text-ink-subtle tabular-nums">
        {taxPercent > 0
          ? t("Plus {percent}% tax: {total} in all", {
              percent: taxPercent,
              total: money(total + percentOf(total, taxPercent)),
            })
          : t("Nothing is added to this price.")}
      </p>
    </>
  );
}
