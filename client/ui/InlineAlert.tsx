import clsx from "clsx";
import type { ReactNode } from "react";

const LOOKS = {
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
  success: "bg-success-soft text-success",
  info: "bg-info-soft text-info",
} as const;

type Props = { kind: keyof typeof LOOKS; children: ReactNode; actions?: ReactNode; className?: string };

/** A message beside its cause. Problems are spoken at once, the rest when there is a pause. */
export function InlineAlert({ kind, children, actions, className }: Props) {
  return (
    <div
      role={kind === "danger" ? "alert" : "status"}
      className={clsx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-3 text-14",
        LOOKS[kind],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-52">{children}</div>
      {actions}
    </div>
  );
}
