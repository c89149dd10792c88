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

/** One line of text with its label. Words run as they are written; addresses and numbers from left to right everywhere. */
export function Input({ label, isLabelHidden, hint, error, counter, size, fieldClassName, className, ...rest }: Props) {
  const field = { label, isLabelHidden, hint, error, counter, className: fieldClassName };
  const { type = "text" } = rest;
  return (
    <Field {...field}>
      {(control) => (
        <input
          dir={type === "text" ? "auto" : "ltr"}
          {...rest}
          {...control}
          type={type}
          className={clsx(controlLook(size), className)}
        />
      )}
    </Field>
  );
}
