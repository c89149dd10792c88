import clsx from "clsx";
import { type ReactNode, useId } from "react";

/** What a control inside a field spreads onto itself. */
export type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type Props = {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** such as "3/10", at the end of the label's line */
  counter?: string | undefined;
  className?: string | undefined;
  children(control: ControlProps): ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, isLabelHidden, hint, error, counter, className, children }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = clsx(error && errorId, hint && hintId) || undefined;
  return (
    <div className={className}>
      <div className={clsx(isLabelHidden ? "sr-only" : "mb-1.5 flex items-baseline justify-between gap-3")}>
        <label htmlFor={id} className="text-13 font-medium">
          {label}
        </label>
        {counter && <span className="text-12 text-ink-subtle tabular-nums">{counter}</span>}
      </div>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 text-13 text-danger">
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-13 text-ink-subtle">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The look every single-line control shares. */
export const controlLook = (size: "small" | "medium" = "medium") =>
  clsx(
    "w-full rounded-control border border-control bg-surface px-3 text-ink transition-colors hover:border-ink-subtle focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-danger touch:min-h-11 touch:text-16",
    size === "small" ? "h-9 text-13" : "h-10 text-14",
  );
