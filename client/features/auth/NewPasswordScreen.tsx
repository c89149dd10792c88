import { useParams } from "react-router";
import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { NewPasswordField } from "#client/ui/NewPasswordField.tsx";
import { resetPassword } from "#shared/auth/endpoints.ts";
import { Password } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

const NewPassword = z.object({ password: Password });

/** Where the link of the mail leads. Opening it spends nothing: mail programs open links too. */
export function Screen() {
  const { call, session } = useApp();
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { form, field, problem, isBusy } = useForm(NewPassword, { password: "" }, async ({ password }) => {
    await call(resetPassword, { body: { token, password } });
    session.end();
    showToast({ kind: "success", text: t("Your password is changed. Please log in.") });
    await navigate(pathTo("login"));
  });
  return (
    <AuthCard
      title={t("Choose a new password")}
      text={t("All devices are logged out when it changes.")}
      problem={problem}
      footer={
        <>
          {t("The link is too old?")}{" "}
          <Link to={pathTo("forgot-password")} className="font-medium text-link underline underline-offset-2">
            {t("Ask for a new one")}
          </Link>
        </>
      }
    >
      <form {...form} className="mt-6 space-y-5">
        <NewPasswordField {...field("password")} label={t("New password")} />
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Change password")}
        </Button>
      </form>
    </AuthCard>
  );
}
