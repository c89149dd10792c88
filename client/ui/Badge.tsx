import type { ReactNode } from "react";

/** A small mark on something: Pro, Locked. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 items-center rounded-chip bg-brand-soft px-1.5 text-12 font-semibold text-on-brand-soft">
      {children}
    </span>
  );
}
