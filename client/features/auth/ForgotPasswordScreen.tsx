import { useState } from "react";
import { useBotCheck } from "#client/lib/botCheck/useBotCheck.ts";
import { Link } from "#client/lib/links.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { forgotPassword } from "#shared/auth/endpoints.ts";
import { ForgotPassword } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { RESET_MINUTES } from "#shared/mail/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

export function Screen() {
  const asking = useBotCheck(forgotPassword);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, problem, isBusy } = useForm(ForgotPassword, { email: "" }, async (body) => {
    setSentTo(null);
    await asking.call({ body });
    setSentTo(body.email);
  });
  return (
    <AuthCard
      title={t("Forgot your password?")}
      text={t("We mail you a link to choose a new one.")}
      problem={problem}
      footer={
        <>
          {t("You remember it?")}{" "}
          <Link to={pathTo("login")} className="font-medium text-link underline underline-offset-2">
            {t("Log in")}
          </Link>
        </>
      }
    >
      {sentTo && (
        <InlineAlert kind="success" className="mt-5">
          <Sentence
            text="If {email} has an account, a link is on its way. It works once, for {minutes} minutes. Nothing there? Look into the spam folder."
            email={<strong className="font-semibold wrap-anywhere">{sentTo}</strong>}
            minutes={RESET_MINUTES}
          />
        </InlineAlert>
      )}
      <form {...form} {...asking.form} className="mt-6 space-y-5">
        <Input {...field("email")} label={t("Email address")} type="email" autoComplete="username" />
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {sentTo ? t("Send it again") : t("Send the link")}
        </Button>
      </form>
    </AuthCard>
  );
}
