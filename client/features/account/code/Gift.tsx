import { Icon } from "#client/ui/Icon.tsx";
import type { CodeGift } from "#shared/codes/schema.ts";
import { t } from "#shared/languages/translate.ts";

/** What somebody has with a lifetime deal, a line each. */
export function Gift({ gift: { tier, totalSeats } }: { gift: Pick<CodeGift, "tier" | "totalSeats"> }) {
  const lines = [
    t("The lifetime plan, tier {tier}, without any further payment", { tier }),
    t("{count, plural, one {Room for one signature} other {Room for # signatures}}", { count: totalSeats }),
    t("All templates, banners and addons"),
    ...(tier < 3 ? [t("Analytics of clicks")] : []),
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
