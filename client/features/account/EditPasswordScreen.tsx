import * as z from "zod/mini";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { NewPasswordField } from "#client/ui/NewPasswordField.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { changePassword } from "#shared/auth/endpoints.ts";
import { PasswordChange } from "#shared/auth/schema.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";

/** The new one twice: one that is mistyped locks its owner out. */
const Typed = z.object({ ...PasswordChange.shape, repeated: z.string() }).check(
  z.refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ["repeated"],
    error: msg("Passwords do not match."),
    when: () => true,
  }),
);

/** Changes the password. */
export function Screen() {
  const { call, session } = useApp();
  const email = useSession()?.user.email ?? "";
  const navigate = useNavigate();
  const initial = { currentPassword: "", newPassword: "", repeated: "" };
  const { form, field, problem, isBusy } = useForm(Typed, initial, async ({ currentPassword, newPassword }) => {
    const { token } = await call(changePassword, { body: { currentPassword, newPassword } });
    session.renew(token);
    showToast({ kind: "success", text: t("Your password is changed. All other devices are logged out.") });
    await navigate(pathTo("account-security"));
  });
  return (
    <AccountPage title={t("Change password")}>
      <PageCard title={t("Password")} text={t("You stay logged in here. All other devices are logged out.")}>
        <form {...form} className="space-y-4">
          {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
          {/* Password managers look for whose password it is. */}
          <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            {...field("currentPassword")}
            label={t("Current password")}
            autoComplete="current-password"
            hint={
              !field("currentPassword").error && (
                <Link to={pathTo("forgot-password")} className="text-link underline underline-offset-2">
                  {t("Forgot your password?")}
                </Link>
              )
            }
          />
          <NewPasswordField {...field("newPassword")} label={t("New password")} />
          <PasswordField {...field("repeated")} label={t("New password again")} autoComplete="new-password" />
          <Button type="submit" isLoading={isBusy}>
            {t("Change password")}
          </Button>
        </form>
      </PageCard>
    </AccountPage>
  );
}
