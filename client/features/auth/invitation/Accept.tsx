import * as z from "zod/mini";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { reloadUser } from "#client/lib/signIn.ts";
import { useForm } from "#client/lib/useForm.ts";
import { takeWayBack } from "#client/lib/wayBack.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { accept } from "#shared/invitations/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { acceptAdmin } from "#shared/reseller/endpoints.ts";
import type { OpenInvitation } from "../InvitationScreen.loader.ts";
import { UnconfirmedNotice } from "../unconfirmed/UnconfirmedNotice.tsx";
import { pathAfterJoining, pathInHub } from "./pathAfterJoining.ts";

const NOTHING = z.object({});

type Props = { invitation: OpenInvitation; onUsed(): void };

/** One press for whoever is logged in with the invited address. What they have of their own stays. */
export function Accept({ invitation: { token, email, hub }, onUsed }: Props) {
  const app = useApp();
  const navigate = useNavigate();
  const isConfirmed = useSession()?.user.isEmailVerified !== false;
  const { form, problem, isBusy } = useForm(NOTHING, {}, async () => {
    try {
      const input = { body: { invite_token: token } };
      const path = hub
        ? pathInHub(await app.call(acceptAdmin, input))
        : pathAfterJoining(await app.call(accept, input));
      takeWayBack();
      await reloadUser(app);
      await navigate(path, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === "invitation_used") return onUsed();
      throw error;
    }
  });
  return (
    <form {...form} className="mt-6 space-y-5">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <UnconfirmedNotice />
      <p className="text-14 text-ink-muted">
        {hub
          ? t("You are logged in as {email}. Your own signatures stay yours.", { email })
          : t("You are logged in as {email}. Your own signatures stay yours; you change between teams in the menu.", {
              email,
            })}
      </p>
      {isConfirmed && (
        <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
          {t("Accept the invitation")}
        </Button>
      )}
    </form>
  );
}
