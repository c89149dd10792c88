import { type ComponentProps, useState } from "react";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { Input } from "./Input.tsx";

type Props = Omit<ComponentProps<typeof Input>, "value" | "onChange" | "type"> & {
  value: string;
  onChange(value: string): void;
};

/** A link, checked when the field is left and then while it is being corrected. A missing `https://` is no mistake. */
export function UrlField({ value, onChange, error, onBlur, ...rest }: Props) {
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && value.trim() !== "" && safeUrl(value) === null;
  return (
    <Input
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      value={value}
      error={error ?? (isWrong ? t(MESSAGES.invalidLink) : undefined)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
