import clsx from "clsx";
import { type ReactNode, useId } from "react";

type Props<T extends string> = {
  label: string;
  /** for places where what surrounds the control says it already */
  isLabelHidden?: boolean;
  hint?: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange(value: T): void;
  className?: string;
};

/** A choice of few, all in sight; radio buttons for keyboard and screen reader. */
export function SegmentedControl<T extends string>({
  label,
  isLabelHidden,
  hint,
  options,
  value,
  onChange,
  className,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className={className} aria-describedby={hint && `${name}-hint`}>
      <legend className={isLabelHidden ? "sr-only" : "mb-1.5 text-13 font-medium"}>{label}</legend>
      <div className="inline-flex w-full rounded-control bg-bg-muted p-0.5 text-13 ring-1 ring-line">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "flex min-h-8 flex-1 cursor-pointer items-center justify-center rounded-[6px] px-2.5 font-medium whitespace-nowrap max-sm:px-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-11",
              option.value === value
                ? "bg-surface-raised text-ink shadow-1 ring-1 ring-control"
                : "text-ink-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {/* With the padding 44 wide; on the label itself a smallest width would let it shrink below its words. */}
            <span className="flex items-center justify-center gap-1.5 touch:min-w-8">{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-13 text-ink-subtle">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
