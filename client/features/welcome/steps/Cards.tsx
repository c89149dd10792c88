import clsx from "clsx";
import type { ReactNode } from "react";

type Card = { value: string; label: string; hint?: string; mark?: ReactNode };
type Props = {
  /** of the group, for those who listen */
  label: string;
  name: string;
  value: string;
  cards: readonly Card[];
  className: string;
  onChange(value: string): void;
};

/** One of several, as cards to press. */
export function Cards({ label, name, value, cards, className, onChange }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={clsx("grid gap-3", className)}>
        {cards.map((card) => (
          <label
            key={card.value}
            className={clsx(
              "flex min-h-12 cursor-pointer items-center gap-3 rounded-card bg-surface px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              card.value === value ? "ring-2 ring-primary" : "ring-1 ring-line hover:ring-control",
            )}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              className="sr-only"
              onChange={() => onChange(card.value)}
            />
            {card.mark}
            <span className="min-w-0">
              <span className="block text-14 font-medium">{card.label}</span>
              {card.hint && <span className="block text-13 text-ink-muted">{card.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
