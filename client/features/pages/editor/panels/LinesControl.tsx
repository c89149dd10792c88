import type { BoundField } from "#client/features/signatures/editor/session/EditingContext.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";

type Props = {
  field: BoundField<string>;
  label: string;
  hint?: string;
  placeholder?: string;
  rows: number;
  maxLength: number;
};

/** Several lines of the page; how many letters are left shows from the middle on. */
export function LinesControl({ field: { path, value, error, set }, maxLength, ...rest }: Props) {
  return (
    <Textarea
      {...rest}
      size="small"
      maxLength={maxLength}
      counter={value.length > maxLength / 2 ? `${value.length}/${maxLength}` : undefined}
      data-field={path}
      error={error}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
}
