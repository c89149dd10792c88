import { type ComponentProps, useState } from "react";
import { Input } from "./Input.tsx";

type Props = Omit<ComponentProps<typeof Input>, "value" | "onChange"> & {
  value: string;
  /** what is wrong with the value as it is now; null when nothing is */
  problem: string | null;
  onChange(value: string): void;
};

/** One line of text, judged when the field is left and then while it is being corrected. */
export function CheckedInput({ problem, error, onChange, onBlur, ...rest }: Props) {
  const [wasLeft, setLeft] = useState(false);
  return (
    <Input
      {...rest}
      error={error ?? (wasLeft && problem !== null ? problem : undefined)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
