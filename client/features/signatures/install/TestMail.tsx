import { ResendLink } from "#client/features/auth/unconfirmed/ResendLink.tsx";
import { useCommands } from "#client/lib/commands.ts";
import { useApp, useSession } from "#client/lib/context.tsx";
import { type MailOutcome, useMailing } from "#client/lib/useMailing.ts";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { sendTest } from "#shared/signatures/endpoints.ts";

/** Sends the owner a mail that ends with the signature: the truest preview of all. */
export function TestMail({ hash, onOutcome }: { hash: string; onOutcome(outcome: MailOutcome | null): void }) {
  const { call } = useApp();
  const email = useSession()?.user.email;
  // The button stays where it is, whatever becomes of the link.
  const withResend = (outcome: MailOutcome): MailOutcome => ({
    ...outcome,
    action: <ResendLink onOutcome={(next) => onOutcome(withResend(next))} />,
  });
  const { isSending, send } = useMailing({
    ask: () => call(sendTest, { params: { hash } }),
    sent: t("A test mail is on its way to {email}.", { email: email ?? "" }),
    onOutcome,
    refused: ({ code }) =>
      code === "email_unverified"
        ? withResend({
            kind: "warning",
            text: t("Please confirm your email address first: open the link in our mail to {email}.", {
              email: email ?? "",
            }),
          })
        : null,
  });
  const label = t("Send me a test mail");
  const press = () => {
    onOutcome(null);
    void send();
  };
  useCommands(() => (isSending ? [] : [{ id: "test-mail", label, group: "signature", run: press }]));
  return (
    <Button look="secondary" isLoading={isSending} onClick={press}>
      {label}
    </Button>
  );
}
