import { useEffect, useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import type { MailOutcome } from "#client/lib/useMailing.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { ResendLink } from "./ResendLink.tsx";

/** Asks to confirm the address, until it is. A user of an earlier version says nothing about it, so nothing is asked. */
export function UnconfirmedNotice({ className }: { className?: string }) {
  const user = useSession()?.user;
  return user?.isEmailVerified === false ? <Notice email={user.email} className={className} /> : null;
}

function Notice({ email, className }: { email: string; className: string | undefined }) {
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  useConfirmedElsewhere();
  return (
    <InlineAlert kind={outcome?.kind ?? "info"} className={className} actions={<ResendLink onOutcome={setOutcome} />}>
      {outcome?.text ?? (
        <Sentence
          text="<strong>Confirm your email address.</strong> Open the link in our mail to {email}, or type its code, and test mails can reach you."
          strong={(words) => <strong className="font-semibold">{words}</strong>}
          email={<span className="wrap-anywhere">{email}</span>}
        />
      )}
      <CodeForm />
    </InlineAlert>
  );
}

/** The link is opened in another tab or on a phone: whoever comes back finds the notice gone. */
function useConfirmedElsewhere() {
  const app = useApp();
  useEffect(() => {
    let isLooking = false;
    const look = async () => {
      if (isLooking || document.visibilityState !== "visible") return;
      isLooking = true;
      // Offline it stays as it is; the next look tells.
      await reloadUser(app, { isInBackground: true }).catch(() => undefined);
      isLooking = false;
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [app]);
}
