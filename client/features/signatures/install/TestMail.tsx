import { useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button } from "#client/ui/Button.tsx";
import { sendTest } from "#shared/signatures/endpoints.ts";

export type MailOutcome = { kind: "success" | "danger"; text: string };

/** Sends the owner a mail that ends with the signature: the truest preview of all. */
export function TestMail({ hash, onOutcome }: { hash: string; onOutcome(outcome: MailOutcome | null): void }) {
  const { call } = useApp();
  const email = useSession()?.user.email;
  const [isSending, setSending] = useState(false);
  const send = async () => {
    onOutcome(null);
    setSending(true);
    try {
      await call(sendTest, { params: { hash } });
      onOutcome({ kind: "success", text: `A test mail is on its way to ${email}.` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onOutcome({ kind: "danger", text: error.message });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button look="secondary" size="small" isLoading={isSending} onClick={send}>
      Send me a test mail
    </Button>
  );
}
