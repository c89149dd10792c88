import { Suspense, useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { keepWayBack } from "#client/lib/wayBack.ts";
import { TEAM_ERRORS } from "#shared/errors/teams.ts";
import { t } from "#shared/languages/translate.ts";
import type { OpenInvitation } from "../InvitationScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const LogIn = lazyPart(async () => (await import("../components/Entry.tsx")).LogIn);
const SocialButtons = lazyPart(async () => (await import("../social/SocialButtons.tsx")).SocialButtons);

/** The invited address has an account: its person logs in, in whichever way, and comes back here to accept. */
export function LogInFirst({ invitation: { token, email } }: { invitation: OpenInvitation }) {
  const hasSignIns = useApp().site.signIns.length > 0;
  const [isSecond, setSecond] = useState(false);
  // Every way in ends where this says, also after a new password.
  useEffect(() => keepWayBack("invitation", token), [token]);
  return (
    <>
      <p className="mt-4 text-14 text-ink-muted">{t(TEAM_ERRORS.account_there.message)}</p>
      {hasSignIns && !isSecond && (
        <Suspense>
          <SocialButtons />
        </Suspense>
      )}
      <Suspense>
        <LogIn email={email} isSecond={isSecond} onSecond={setSecond} />
      </Suspense>
    </>
  );
}
