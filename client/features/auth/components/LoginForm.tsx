import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { ApiError, orOffline } from "#client/lib/problem.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { login } from "#shared/auth/endpoints.ts";
import { Credentials, type TokenPair } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo, routeNamed } from "#shared/routes.ts";
import type { LoginState } from "../loginState.ts";
import { focusOf } from "./focusOf.ts";

// Few accounts ask for it.
const SecondStep = lazyPart(async () => (await import("./SecondStep.tsx")).SecondStep);

/** Browsers offer passkeys in this field too; their word has to be the last one. */
const nameField = "username webauthn";

const ON_ITS_PAGE = new Set(routeNamed("login").paths);

type Props = {
  initial: Credentials;
  onType?(typed: Credentials): void;
  /** a code is asked for, or not any more */
  onSecond?(isSecond: boolean): void;
  onIn(tokens: TokenPair): Promise<void>;
};

/** Signs in with address and password. */
export function LoginForm({ initial: { email, password }, onType, onSecond, onIn }: Props) {
  const app = useApp();
  const { call } = app;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isSecond, setSecond] = useState(false);
  const { form, field, problem, isBusy, values } = useForm(Credentials, { email, password }, async (body) => {
    const tokens = await call(login, { body }).catch(async (error) => {
      if (error instanceof ApiError && error.code === "two_factor_required") return null;
      if (error instanceof ApiError && error.code === "account_disabled") await lead(error);
      throw error;
    });
    if (tokens) await onIn(tokens);
    else setSecond(true);
  });
  const lead = async ({ message }: ApiError) => {
    const { leaveDisabled } = await orOffline(import("./leaveDisabled.ts"));
    const isLeaving = await leaveDisabled(app);
    // Asked in a dialog elsewhere it is told there; the form itself says it on its own page.
    const state: LoginState = { email: values.email, notice: { kind: "danger", text: message } };
    if (!isLeaving && !ON_ITS_PAGE.has(pathname)) await navigate(pathTo("login"), { state });
  };
  useEffect(() => onType?.(values), [values, onType]);
  useEffect(() => onSecond?.(isSecond), [isSecond, onSecond]);
  const focus = focusOf({ email, password });
  if (isSecond)
    return (
      <Suspense>
        <SecondStep onIn={onIn} onBack={() => setSecond(false)} />
      </Suspense>
    );
  return (
    <form {...form} className="mt-6 space-y-5">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <Input {...field("email")} {...focus("email")} label={t("Email address")} type="email" autoComplete={nameField} />
      <div>
        <PasswordField
          {...field("password")}
          {...focus("password")}
          label={t("Password")}
          autoComplete="current-password"
        />
        <p className="mt-2 text-right text-14">
          <Link
            to={pathTo("forgot-password")}
            className="text-link underline underline-offset-2 touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {t("Forgot your password?")}
          </Link>
        </p>
      </div>
      <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
        {t("Log in")}
      </Button>
    </form>
  );
}
