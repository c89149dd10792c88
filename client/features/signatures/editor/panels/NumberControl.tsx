import { useState } from "react";
import { Input } from "#client/ui/Input.tsx";
import { isWithin } from "#shared/addons/constants.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import type { BoundField } from "../session/EditingContext.tsx";

type Props = {
  /** the number as text; empty for none */
  field: BoundField<string>;
  label: string;
  placeholder?: string | undefined;
  range: { min: number; max: number; step: number };
};

/** A number that is typed and may be left out, judged when the field is left. */
export function NumberControl({ field, label, placeholder, range }: Props) {
  const { path, value, error, set, onFocus, onBlur } = field;
  const [wasLeft, setLeft] = useState(false);
  const isWrong = value !== "" && !isWithin(Number(value), range);
  return (
    <Input
      {...range}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      size="small"
      data-field={path}
      label={label}
      placeholder={placeholder}
      error={error ?? (wasLeft && isWrong ? MESSAGES.numberRange(range) : undefined)}
      // As a number: compared as texts, "4." would be written over with "4" before its 8 is typed.
      value={value === "" ? "" : Number(value)}
      onChange={(event) => set(event.target.value)}
      onFocus={onFocus}
      onBlur={() => {
        setLeft(true);
        onBlur();
      }}
    />
  );
}
