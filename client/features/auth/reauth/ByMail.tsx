import { useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { type MailOutcome, useMailing } from "#client/lib/useMailing.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { CodeVerification } from "#shared/auth/mailedCode.ts";
import { mailCode } from "#shared/auth/reauth/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { Actions } from "./Actions.tsx";
import { CodeInput } from "./CodeInput.tsx";
import type { WayProps } from "./way.ts";

/** For accounts that never had a password. */
export function ByMail({ prove, cancel }: WayProps) {
  const { call } = useApp();
  const email = useSession()?.user.email ?? "";
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  const { isSending, send } = useMailing({
    ask: () => call(mailCode, {}),
    sent: t("A code is on its way to {email}. It works for ten minutes.", { email }),
    onOutcome: setOutcome,
  });
  const { form, field, problem, isBusy } = useForm(CodeVerification, { code: "" }, ({ code }) =>
    prove({ by: "mail", code }),
  );
  const isSent = outcome?.kind === "success";
  return (
    <form {...form} className="mt-5 space-y-4">
      {outcome && <InlineAlert kind={outcome.kind}>{outcome.text}</InlineAlert>}
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      {isSent ? (
        <>
          <CodeInput {...field("code")} label={t("Six-digit code")} inputMode="numeric" />
          <Actions cancel={cancel} isBusy={isBusy} />
        </>
      ) : (
        <div className="flex justify-end gap-3">
          {cancel}
          <Button isLoading={isSending} onClick={send} data-autofocus>
            {t("Mail me a code")}
          </Button>
        </div>
      )}
    </form>
  );
}
