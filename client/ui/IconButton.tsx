import clsx from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> & {
  /** its name, always */
  label: string;
  icon: ReactNode;
  size?: "small" | "medium";
};

export function IconButton({ label, icon, size = "medium", className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        "inline-grid shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-brand-soft hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft touch:size-11",
        size === "small" ? "size-8" : "size-10",
        className,
      )}
    >
      {icon}
    </button>
  );
}
