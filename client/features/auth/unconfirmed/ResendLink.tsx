import { useApp, useSession } from "#client/lib/context.tsx";
import { type MailOutcome, useMailing } from "#client/lib/useMailing.ts";
import { Button } from "#client/ui/Button.tsx";
import { resendVerification } from "#shared/auth/endpoints.ts";
import { t } from "#shared/languages/translate.ts";

/** Has the link that confirms the viewer's address mailed anew. */
export function ResendLink({ onOutcome }: { onOutcome(outcome: MailOutcome): void }) {
  const { call } = useApp();
  const email = useSession()?.user.email;
  const { isSending, send } = useMailing({
    ask: () => call(resendVerification, {}),
    sent: t("A new link is on its way to {email}. Nothing there? Look into the spam folder.", { email: email ?? "" }),
    onOutcome,
  });
  return (
    <Button look="secondary" size="small" isLoading={isSending} onClick={send}>
      {t("Send a new link")}
    </Button>
  );
}
