import type { ComponentProps } from "react";
import { MIN_PASSWORD_LENGTH } from "#shared/auth/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { PasswordField } from "./PasswordField.tsx";

/** A password that is being chosen: says how long it must be until an error says it. */
export const NewPasswordField = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    autoComplete="new-password"
    hint={!props.error && t("At least {count} characters.", { count: MIN_PASSWORD_LENGTH })}
    {...props}
  />
);
