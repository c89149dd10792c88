import { useState } from "react";
import { Link } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { forgotPassword } from "#shared/auth/endpoints.ts";
import { ForgotPassword } from "#shared/auth/schema.ts";
import { RESET_MINUTES } from "#shared/mail/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

export function Screen() {
  const { call } = useApp();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, problem, isBusy } = useForm(ForgotPassword, { email: "" }, async (body) => {
    setSentTo(null);
    await call(forgotPassword, { body });
    setSentTo(body.email);
  });
  return (
    <AuthCard
      title="Forgot your password?"
      text="We mail you a link to choose a new one."
      problem={problem}
      footer={
        <>
          You remember it?{" "}
          <Link to={pathTo("login")} className="font-medium text-link underline underline-offset-2">
            Log in
          </Link>
        </>
      }
    >
      {sentTo && (
        <InlineAlert kind="success" className="mt-5">
          If <strong className="font-semibold break-all">{sentTo}</strong> has an account, a link is on its way. It
          works once, for {RESET_MINUTES} minutes. Nothing there? Look into the spam folder.
        </InlineAlert>
      )}
      <form {...form} className="mt-6 space-y-5">
        <Input {...field("email")} label="Email address" type="email" autoComplete="username" />
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {sentTo ? "Send it again" : "Send the link"}
        </Button>
      </form>
    </AuthCard>
  );
}
