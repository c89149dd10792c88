import { Suspense } from "react";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { completeSignIn } from "#client/lib/signIn.ts";
import { useForm } from "#client/lib/useForm.ts";
import { keepWayBack, takeWayBack } from "#client/lib/wayBack.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { NewPasswordField } from "#client/ui/NewPasswordField.tsx";
import { registerMember } from "#shared/auth/endpoints.ts";
import { InvitedRegistration } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import type { OpenInvitation } from "../InvitationScreen.loader.ts";
import { pathAfterJoining, pathInHub } from "./pathAfterJoining.ts";

const SocialButtons = lazyPart(async () => (await import("../social/SocialButtons.tsx")).SocialButtons);

type Props = {
  invitation: OpenInvitation;
  /** somebody has made an account for the address meanwhile */
  onAccount(): void;
  onUsed(): void;
};

/** Makes the account of the invited address, and joins: a name and a password, or a provider's word for the address. */
export function Join({ invitation: { token, email, hub }, onAccount, onUsed }: Props) {
  const app = useApp();
  const navigate = useNavigate();
  const hasSignIns = app.site.signIns.length > 0;
  const { form, field, problem, isBusy } = useForm(InvitedRegistration, { name: "", password: "" }, async (body) => {
    try {
      const { signature, ...tokens } = await app.call(registerMember, { querystring: { invite_token: token }, body });
      takeWayBack();
      await completeSignIn(app, tokens);
      const administrates = hub && app.session.get()?.user.resellerData;
      await navigate(administrates ? pathInHub(administrates) : pathAfterJoining({ signature }), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === "invitation_used") return onUsed();
      if (error instanceof ApiError && (error.code === "account_there" || error.code === "email_taken"))
        return onAccount();
      throw error;
    }
  });
  return (
    <>
      {hasSignIns && (
        // The provider leads back to the log-in, and that here.
        <div onClickCapture={() => keepWayBack("invitation", token)}>
          <Suspense>
            <SocialButtons />
          </Suspense>
        </div>
      )}
      <form {...form} className="mt-6 space-y-5">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input
          label={t("Email address")}
          hint={t("The invitation is for this address.")}
          type="email"
          autoComplete="username"
          readOnly
          className="bg-bg-muted!"
          value={email}
        />
        <Input {...field("name")} label={t("Name")} autoComplete="name" />
        <NewPasswordField {...field("password")} label={t("Password")} />
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {hub ? t("Accept the invitation") : t("Join the team")}
        </Button>
      </form>
    </>
  );
}
