import clsx from "clsx";
import type { HTMLAttributes } from "react";
import { CheckedInput } from "#client/ui/CheckedInput.tsx";
import { UrlField } from "#client/ui/UrlField.tsx";
import { MAX_LINK_LENGTH } from "#shared/lib/url.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import type { BoundField } from "../session/EditingContext.tsx";

type TextProps = {
  field: BoundField<string>;
  label: string;
  placeholder?: string | undefined;
  type?: "text" | "tel" | "email";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  maxLength?: number;
  /** a link: checked when the field is left */
  isLink?: boolean;
  /** what is wrong with the value as it is now, said once the field was left */
  problem?: string | null;
  isHidden?: boolean;
  className?: string | undefined;
};

/** A line of text, or a link, of the document. */
export function TextControl({
  field,
  label,
  isLink,
  maxLength = MAX_LINE_LENGTH,
  problem = null,
  isHidden,
  className,
  ...rest
}: TextProps) {
  const { path, value, error, set, onFocus, onBlur } = field;
  const shared = {
    autoComplete: "off",
    ...rest,
    label,
    error,
    onFocus,
    onBlur,
    value,
    size: "small" as const,
    "data-field": path,
    onChange: set,
  };
  return (
    <div hidden={isHidden} className={clsx("appear", className)}>
      {isLink ? (
        <UrlField {...shared} maxLength={MAX_LINK_LENGTH} />
      ) : (
        <CheckedInput {...shared} maxLength={maxLength} problem={problem} />
      )}
    </div>
  );
}
