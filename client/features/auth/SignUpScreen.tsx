import { Link, useNavigate, useSearchParams } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { completeSignIn } from "#client/lib/signIn.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { CONFIRM_PARAM, MIN_PASSWORD_LENGTH } from "#shared/auth/constants.ts";
import { register } from "#shared/auth/endpoints.ts";
import { Registration } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";
import { ConfirmEmail } from "./unconfirmed/ConfirmEmail.tsx";

/** Makes an account, or confirms the address of one that was made: both at the address of the sign-up. */
export function Screen() {
  const token = useSearchParams()[0].get(CONFIRM_PARAM);
  return token ? <ConfirmEmail token={token} /> : <SignUp />;
}

function SignUp() {
  const app = useApp();
  const navigate = useNavigate();
  const initial = { name: "", email: "", password: "" };
  const { form, field, problem, isBusy } = useForm(Registration, initial, async (body) => {
    const path = await completeSignIn(app, await app.call(register, { body }));
    await navigate(path);
  });
  return (
    <AuthCard
      title={t("Create your account")}
      text={t("Free for one signature. No card needed.")}
      problem={problem}
      footer={
        <>
          {t("Already have an account?")}{" "}
          <Link to={pathTo("login")} className="font-medium text-link underline underline-offset-2">
            {t("Log in")}
          </Link>
        </>
      }
    >
      <form {...form} className="mt-6 space-y-5">
        <Input {...field("name")} label={t("Name")} autoComplete="name" />
        <Input {...field("email")} label={t("Email address")} type="email" autoComplete="username" />
        <PasswordField
          {...field("password")}
          label={t("Password")}
          autoComplete="new-password"
          // The error says it itself.
          hint={!field("password").error && t("At least {count} characters.", { count: MIN_PASSWORD_LENGTH })}
        />
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Create account")}
        </Button>
      </form>
    </AuthCard>
  );
}
