import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlLook, Field } from "./Field.tsx";

type Props = ComponentProps<"textarea"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  counter?: string | undefined;
  size?: "small" | "medium";
};

/** Several lines of text with their label. */
export function Textarea({ label, hint, error, counter, size, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} counter={counter}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...rest}
          {...control}
          className={clsx(controlLook(size), "h-auto resize-y py-2", className)}
        />
      )}
    </Field>
  );
}
