import { type ReactNode, useId } from "react";

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className="flex min-h-9 cursor-pointer items-center justify-between gap-4 text-13 font-medium has-disabled:cursor-not-allowed has-disabled:opacity-60 touch:min-h-11"
      >
        {label}
        <span className="relative inline-flex">
          <input
            id={id}
            type="checkbox"
            role="switch"
            className="peer h-6 w-10 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-colors checked:border-primary checked:bg-primary"
            checked={checked}
            aria-checked={checked}
            disabled={disabled}
            aria-describedby={hint ? `${id}hint` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-control transition-transform peer-checked:translate-x-4 peer-checked:bg-on-primary"
          />
        </span>
      </label>
      {hint && (
        <p id={`${id}hint`} className="text-13 text-ink-subtle">
          {hint}
        </p>
      )}
    </div>
  );
}
