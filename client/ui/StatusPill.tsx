import clsx from "clsx";
import type { ReactNode } from "react";

const LOOKS = {
  success: "bg-success-soft text-success",
  info: "bg-info-soft text-info",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  neutral: "bg-bg-muted text-ink-muted",
} as const;

/** How something stands: a dot and a word, so that the colour never speaks alone. */
export function StatusPill({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <span className={clsx("inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-12 font-medium", LOOKS[kind])}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
