import { Link, useNavigate } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { completeSignIn } from "#client/lib/signIn.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { login } from "#shared/auth/endpoints.ts";
import { Credentials } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

export function Screen() {
  const app = useApp();
  const navigate = useNavigate();
  const { form, field, problem, isBusy } = useForm(Credentials, { email: "", password: "" }, async (body) => {
    const path = await completeSignIn(app, await app.call(login, { body }));
    await navigate(path);
  });
  return (
    <AuthCard
      title={t("Log in")}
      text={t("Welcome back.")}
      problem={problem}
      footer={
        <>
          {t("New here?")}{" "}
          <Link to={pathTo("sign-up")} className="font-medium text-link underline underline-offset-2">
            {t("Create an account")}
          </Link>
        </>
      }
    >
      <form {...form} className="mt-6 space-y-5">
        <Input {...field("email")} label={t("Email address")} type="email" autoComplete="username" />
        <div>
          <PasswordField {...field("password")} label={t("Password")} autoComplete="current-password" />
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
    </AuthCard>
  );
}
