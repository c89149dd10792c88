import { useId } from "react";
import { Textarea } from "#client/ui/Textarea.tsx";
import { LEAVING_REASONS, type LeavingReason, MAX_REASON_LENGTH } from "#shared/billing/constants.ts";
import { msg, t } from "#shared/languages/translate.ts";

/** What somebody answers; nobody has to. */
export type Why = { reason: LeavingReason | ""; comment: string };

const LABELS: Readonly<Record<LeavingReason, string>> = {
  too_expensive: msg("It is too expensive"),
  missing_feature: msg("Something that I need is missing"),
  not_used: msg("I do not use it enough"),
  too_hard: msg("It is too hard to use"),
  does_not_work: msg("Something does not work"),
  another_product: msg("I use another product"),
  other: msg("Another reason"),
};

/** Why somebody leaves: one of several, and what they want to say about it. */
export function Reasons({ reason, comment, onChange }: Why & { onChange(why: Why): void }) {
  const name = useId();
  return (
    <div className="space-y-5">
      <fieldset>
        <legend className="sr-only">{t("Reason")}</legend>
        <div className="grid gap-2">
          {LEAVING_REASONS.map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 text-14 hover:border-ink-subtle has-checked:border-primary has-checked:bg-brand-soft has-checked:text-on-brand-soft"
            >
              <input
                type="radio"
                name={name}
                value={value}
                className="size-4 accent-primary"
                checked={value === reason}
                onChange={() => onChange({ reason: value, comment })}
              />
              {t(LABELS[value])}
            </label>
          ))}
        </div>
      </fieldset>
      <Textarea
        label={t("What could be better? (optional)")}
        value={comment}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        onChange={(event) => onChange({ reason, comment: event.target.value })}
      />
    </div>
  );
}
