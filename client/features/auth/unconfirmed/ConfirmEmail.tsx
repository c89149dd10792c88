import { useEffect } from "react";
import * as z from "zod/mini";
import { type App, useApp } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { verifyEmail, verifyOwnEmail } from "#shared/auth/endpoints.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "../components/AuthCard.tsx";

const NOTHING = z.object({});
const TITLE = msg("Confirm your email address");

/**
 * Where the link of the mail leads, often on a phone where nobody is logged in. Opening it spends nothing: programs that
 * look at mails open links too.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const app = useApp();
  const navigate = useNavigate();
  const { form, problem, isBusy } = useForm(NOTHING, {}, async () => {
    const refusal = await app.call(verifyEmail, { body: { token } }).then(
      () => null,
      (error) => error,
    );
    const user = app.session.get() && (await reloadUser(app).catch(() => null));
    // A link that is opened twice has done its work, if it is this person's own.
    if (refusal && !(user?.isEmailVerified && (await isOwn(app, token)))) throw refusal;
    showToast({
      kind: "success",
      text: user ? t("Your email address is confirmed.") : t("Your email address is confirmed. Please log in."),
    });
    await navigate(pathTo(user ? "dashboard" : "login"), { replace: true });
  });
  useEffect(() => {
    document.title = `${t(TITLE)} · Signoff`;
  }, []);
  return (
    <AuthCard
      title={t(TITLE)}
      text={t(
        "You made a Signoff account with the address that this link was mailed to? One press confirms that it is yours.",
      )}
      problem={problem}
      footer={
        <>
          {t("The link is too old?")}{" "}
          <Link to={pathTo("dashboard")} className="font-medium text-link underline underline-offset-2">
            {t("Ask for a new one")}
          </Link>
        </>
      }
    >
      <form {...form} className="mt-6">
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Confirm address")}
        </Button>
      </form>
      <p className="mt-4 text-13 text-ink-muted">
        {t("It was not you? Close this page: without your confirmation the account sends mails to nobody.")}
      </p>
    </AuthCard>
  );
}

/** Whether a link was mailed to whoever is signed in. */
const isOwn = (app: App, token: string): Promise<boolean> =>
  app.call(verifyOwnEmail, { body: { token } }).then(
    () => true,
    () => false,
  );
