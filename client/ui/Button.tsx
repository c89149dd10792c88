import clsx from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { t } from "#shared/languages/translate.ts";
import { Spinner } from "./Spinner.tsx";

const BASE =
  "pressable relative inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap no-underline transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55 touch:min-h-11";
const LOOKS = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover disabled:hover:bg-primary",
  /** turquoise under ink, for the dark plate */
  signal: "border-transparent bg-signal text-on-signal hover:bg-[#4fe3e8]",
  secondary: "border-control bg-surface text-ink hover:bg-bg-muted",
  ghost: "border-transparent bg-transparent text-ink hover:bg-brand-soft",
  danger: "border-transparent bg-danger text-bg hover:opacity-90",
  plate: "border-[#6b7d84] bg-transparent text-on-plate hover:bg-white/10",
} as const;
const SIZES = { small: "h-9 px-3 text-13", medium: "h-10 px-4 text-14", large: "h-12 px-6 text-16" } as const;

type Look = { look?: keyof typeof LOOKS; size?: keyof typeof SIZES };

/** The classes of a button, for links that look like one. */
export const buttonLook = ({ look = "primary", size = "medium" }: Look = {}) => clsx(BASE, LOOKS[look], SIZES[size]);

type Props = ButtonHTMLAttributes<HTMLButtonElement> & Look & { isLoading?: boolean; icon?: ReactNode };

/** A verb to press. While loading it keeps its width and takes no second press. */
export function Button({ look, size, isLoading = false, icon, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonLook({ look, size }), className)}
      aria-disabled={isLoading || undefined}
      onClick={(event) => (isLoading ? event.preventDefault() : onClick?.(event))}
    >
      <span className={clsx("inline-flex items-center gap-2", isLoading && "invisible")}>
        {icon}
        {children}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={t("Working")} />
        </span>
      )}
    </button>
  );
}
