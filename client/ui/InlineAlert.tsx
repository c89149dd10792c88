import clsx from "clsx";
import type { ReactNode } from "react";

const LOOKS = {
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
  success: "bg-success-soft text-success",
  info: "bg-info-soft text-info",
} as const;

type Props = {
  kind: keyof typeof LOOKS;
  children: ReactNode;
  actions?: ReactNode;
  className?: string;
  /** it answers a press of a button that is always in sight, at the end of a form that may not be */
  comesIntoSight?: boolean;
};

/** Once, when it appears. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** A message beside its cause. Problems are spoken at once, the rest when there is a pause. */
export function InlineAlert({ kind, children, actions, className, comesIntoSight }: Props) {
  return (
    <div
      {...(comesIntoSight && { ref: intoSight })}
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
