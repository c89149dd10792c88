import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlLook, Field } from "./Field.tsx";

type Props = ComponentProps<"textarea"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  counter?: string;
};

export function Textarea({ label, hint, error, counter, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} counter={counter}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={clsx(controlLook(), "h-auto min-h-20 resize-y py-2", className)}
        />
      )}
    </Field>
  );
}
