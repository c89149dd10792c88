import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { passkeyOptions } from "#shared/auth/reauth/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import type { WayProps } from "./way.ts";

export function ByPasskey({ prove, cancel }: WayProps) {
  const { call } = useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setProblem(null);
    setBusy(true);
    try {
      // The contract says of them only that they are the browser's own.
      const optionsJSON = (await call(passkeyOptions, {})) as PublicKeyCredentialRequestOptionsJSON;
      await prove({ by: "passkey", credential: await startAuthentication({ optionsJSON }) });
    } catch (error) {
      // All else is the browser's own dialog, closed by the person.
      setProblem(
        error instanceof ApiError ? error.message : t("No passkey was chosen. Try again, or choose another way."),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 space-y-4">
      {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
      <div className="flex justify-end gap-3">
        {cancel}
        <Button
          isLoading={isBusy}
          icon={<Fingerprint className="size-5" strokeWidth={1.75} aria-hidden="true" />}
          onClick={press}
        >
          {t("Continue with a passkey")}
        </Button>
      </div>
    </div>
  );
}
