import clsx from "clsx";
import type { ReactNode } from "react";

type Props = { isOn: boolean; onClick(): void; children: ReactNode };

/** A filter to switch on and off. */
export function Chip({ isOn, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={clsx(
        "inline-flex h-7 shrink-0 items-center rounded-full px-2.5 text-13 font-medium whitespace-nowrap touch:h-11",
        isOn
          ? "bg-brand-soft text-on-brand-soft ring-1 ring-primary"
          : "text-ink-muted ring-1 ring-line hover:text-ink",
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
