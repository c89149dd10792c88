import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlLook, Field } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

type Props = Omit<ComponentProps<"select">, "size" | "children"> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  size?: "small" | "medium";
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
};

/** The platform's own select: it opens the right list on every device. */
export function Select({ label, isLabelHidden, hint, error, size, options, className, ...rest }: Props) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={clsx(controlLook(size), "appearance-none pr-9", className)}>
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4" />
        </span>
      )}
    </Field>
  );
}
