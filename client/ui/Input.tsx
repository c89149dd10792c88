import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlLook, Field } from "./Field.tsx";

type Props = Omit<ComponentProps<"input">, "size"> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  counter?: string;
  size?: "small" | "medium";
  /** classes of the whole field */
  fieldClassName?: string;
};

/** One line of text with its label. */
export function Input({ label, isLabelHidden, hint, error, counter, size, fieldClassName, className, ...rest }: Props) {
  const field = { label, isLabelHidden, hint, error, counter, className: fieldClassName };
  return (
    <Field {...field}>
      {(control) => <input type="text" {...rest} {...control} className={clsx(controlLook(size), className)} />}
    </Field>
  );
}
