import { useLoaderData, useSearchParams } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { completeSignIn } from "#client/lib/signIn.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { NewPasswordField } from "#client/ui/NewPasswordField.tsx";
import { registerLifetime } from "#shared/auth/endpoints.ts";
import { InvitedRegistration } from "#shared/auth/schema.ts";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import type { Invitation } from "#shared/invitations/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AuthCard } from "./components/AuthCard.tsx";

/** Where the link of a lifetime deal leads. Opening it spends nothing. */
export function Screen() {
  const invitation = useLoaderData() as Invitation | null;
  const isSignedIn = useSession() !== null;
  const footer = (
    <>
      {t("Already have an account?")}{" "}
      <Link to={pathTo("login")} className="font-medium text-link underline underline-offset-2">
        {t("Log in")}
      </Link>
    </>
  );
  if (!invitation)
    return (
      <AuthCard
        title={t("This link does not work any more")}
        text={
          isSignedIn
            ? t("It was used already, or is too old. Please open the newest link of the marketplace.")
            : t("It was used already: then log in. Or it is too old: then open the newest link of the marketplace.")
        }
        footer={
          <Link to={pathTo("home")} className="font-medium text-link underline underline-offset-2">
            {t("Go to the home page")}
          </Link>
        }
      >
        <Link
          to={pathTo(isSignedIn ? "dashboard" : "login")}
          className={`mt-6 w-full ${buttonLook({ size: "large" })}`}
        >
          {isSignedIn ? t("Go to the dashboard") : t("Log in")}
        </Link>
      </AuthCard>
    );
  return (
    <AuthCard
      title={t("Create your lifetime account")}
      text={t("Your lifetime deal is of tier {tier}. It belongs to this address.", { tier: invitation.tier ?? "" })}
      footer={footer}
    >
      <LifetimeForm email={invitation.email} />
    </AuthCard>
  );
}

function LifetimeForm({ email }: { email: string }) {
  const app = useApp();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get(INVITE_PARAM) ?? "";
  const { form, field, problem, isBusy } = useForm(InvitedRegistration, { name: "", password: "" }, async (body) => {
    const tokens = await app.call(registerLifetime, { querystring: { invite_token: token }, body });
    await navigate(await completeSignIn(app, tokens), { replace: true });
  });
  return (
    <form {...form} className="mt-6 space-y-5">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <Input
        label={t("Email address")}
        type="email"
        autoComplete="username"
        readOnly
        className="bg-bg-muted!"
        value={email}
      />
      <Input {...field("name")} label={t("Name")} autoComplete="name" />
      <NewPasswordField {...field("password")} label={t("Password")} />
      <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
        {t("Create account")}
      </Button>
    </form>
  );
}
