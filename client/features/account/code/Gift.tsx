import { Icon } from "#client/ui/Icon.tsx";
import type { CodeGift } from "#shared/codes/schema.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

/** What somebody has with a lifetime deal, a line each. */
export function Gift({ gift }: { gift: Pick<CodeGift, "tier" | "totalSeats"> & Partial<CodeGift> }) {
  const { tier, totalSeats, refund = 0, currency = "" } = gift;
  const lines = [
    t("The lifetime plan, tier {tier}, without any further payment", { tier }),
    t("{count, plural, one {Room for one signature} other {Room for # signatures}}", { count: totalSeats }),
    t("All templates, banners and addons"),
    ...(tier < 3 ? [t("Analytics of clicks")] : []),
    ...(refund > 0
      ? [t("{amount} of the plan that runs go back to where they came from", { amount: formatMoney(refund, currency) })]
      : []),
  ];
  return (
    <ul className="space-y-2 text-14">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
          {line}
        </li>
      ))}
    </ul>
  );
}
