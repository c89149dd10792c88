import { useLocation, useParams } from "react-router";
import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { confirmEmailChange, undoEmailChange } from "#shared/auth/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo, routeNamed } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

const NOTHING = z.object({});
const [UNDO] = (routeNamed("email-undo").paths[0] ?? "").split(":");

/** Where the links of the two mails about another address lead. Opening one spends nothing: mail programs open links too. */
export function Screen() {
  const { token = "" } = useParams();
  return useLocation().pathname.startsWith(UNDO ?? "") ? <Undo token={token} /> : <Confirm token={token} />;
}

function Confirm({ token }: { token: string }) {
  const app = useApp();
  const navigate = useNavigate();
  const { form, problem, isBusy } = useForm(NOTHING, {}, async () => {
    await app.call(confirmEmailChange, { body: { token } });
    const user = app.session.get() && (await reloadUser(app).catch(() => null));
    showToast({ kind: "success", text: t("Log in with your new email address from now on.") });
    await navigate(pathTo(user ? "account-view" : "login"), { replace: true });
  });
  return (
    <AuthCard
      title={t("Use this address")}
      text={t("One press, and your Signoff account belongs to the address that this link was mailed to.")}
      problem={problem}
      footer={
        <>
          {t("The link is too old?")}{" "}
          <Link to={pathTo("account-edit")} className="font-medium text-link underline underline-offset-2">
            {t("Ask for a new one")}
          </Link>
        </>
      }
    >
      <form {...form} className="mt-6">
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Use this address")}
        </Button>
      </form>
      <p className="mt-4 text-13 text-ink-muted">{t("It was not you? Close this page: nothing changes.")}</p>
    </AuthCard>
  );
}

function Undo({ token }: { token: string }) {
  const { call, session } = useApp();
  const navigate = useNavigate();
  const { form, problem, isBusy } = useForm(NOTHING, {}, async () => {
    const { resetToken } = await call(undoEmailChange, { body: { token } });
    session.end();
    showToast({ kind: "success", text: t("Your account has its address again. Please choose a new password.") });
    await navigate(pathTo("forgot-password-change", { token: resetToken }), { replace: true });
  });
  return (
    <AuthCard
      title={t("Take your address back")}
      text={t(
        "Your account gets the address again that this link was mailed to. All devices are logged out, and you choose a new password.",
      )}
      problem={problem}
      footer={
        <Link to={pathTo("login")} className="font-medium text-link underline underline-offset-2">
          {t("Log in")}
        </Link>
      }
    >
      <form {...form} className="mt-6">
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Take it back")}
        </Button>
      </form>
      <p className="mt-4 text-13 text-ink-muted">{t("It was you? Close this page: the new address stays.")}</p>
    </AuthCard>
  );
}
