import { useEffect, useState } from "react";
import { arrival, keepArrival } from "#client/lib/arrival.ts";
import { useBotCheck } from "#client/lib/botCheck/useBotCheck.ts";
import { ApiError } from "#client/lib/problem.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { NewPasswordField } from "#client/ui/NewPasswordField.tsx";
import { register } from "#shared/auth/endpoints.ts";
import { Registration, type TokenPair } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import type { Person } from "#shared/signatures/person.ts";
import { focusOf } from "./focusOf.ts";

/** What somebody has written into one of the two forms of an account; the other one starts with it. */
export type Typed = Person & { password: string };

type Props = {
  initial: Typed;
  onType(typed: Typed): void;
  onIn(tokens: TokenPair): Promise<void>;
  /** their address has an account */
  onLogIn(): void;
};

/** Makes an account. */
export function SignUpForm({ initial, onType, onIn, onLogIn }: Props) {
  const registering = useBotCheck(register);
  const [taken, setTaken] = useState<string | null>(null);
  const { form, field, problem, isBusy, values } = useForm(Registration, initial, async (body) => {
    // The form may be sent before the page has noted it.
    keepArrival();
    const tokens = await registering.call({ body, querystring: arrival() }).catch((error) => {
      if (error instanceof ApiError && error.code === "email_taken") setTaken(values.email);
      throw error;
    });
    await onIn(tokens);
  });
  useEffect(() => onType(values), [values, onType]);
  const focus = focusOf(initial);
  return (
    <form {...form} {...registering.form} className="mt-6 space-y-5">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <Input {...field("name")} {...focus("name")} label={t("Name")} autoComplete="name" />
      <Input {...field("email")} {...focus("email")} label={t("Email address")} type="email" autoComplete="username" />
      {taken !== null && taken === values.email && (
        <InlineAlert
          kind="info"
          actions={
            <Button size="small" look="secondary" onClick={onLogIn}>
              {t("Log in")}
            </Button>
          }
        >
          {t("You have an account.")}
        </InlineAlert>
      )}
      <NewPasswordField {...field("password")} {...focus("password")} label={t("Password")} />
      <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
        {t("Create account")}
      </Button>
    </form>
  );
}
