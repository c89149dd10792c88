import type { ComponentProps } from "react";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { CheckedInput } from "./CheckedInput.tsx";

type Props = Omit<ComponentProps<typeof CheckedInput>, "problem" | "type">;

/** A link, checked when the field is left and then while it is being corrected. A missing `https://` is no mistake. */
export function UrlField(props: Props) {
  const { value } = props;
  const isWrong = value.trim() !== "" && safeUrl(value) === null;
  return (
    <CheckedInput
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      problem={isWrong ? t(MESSAGES.invalidLink) : null}
    />
  );
}
