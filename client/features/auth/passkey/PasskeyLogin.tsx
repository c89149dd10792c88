import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { login, loginOptions } from "#shared/auth/passkeys/endpoints.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";

/**
 * Logs in with a passkey: offered by the browser in the field of the address (conditional mediation), and by a button.
 * Where browsers have none, on plain http elsewhere than on this machine, there is nothing.
 */
export function PasskeyLogin({ onIn }: { onIn(tokens: TokenPair): Promise<void> }) {
  const { call } = useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = useRef(onIn);
  enter.current = onIn;

  const ask = async (isAutofill: boolean) => {
    const optionsJSON = await call(loginOptions, {});
    const credential = await startAuthentication({
      // The contract says of them only that they are the browser's own.
      optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isAutofill,
    });
    await enter.current(await call(login, { body: { credential } }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered for as long as the form is there
  useEffect(() => {
    let isGone = false;
    browserSupportsWebAuthnAutofill()
      .then((isOffered) => (isOffered && !isGone ? ask(true) : undefined))
      // Nobody asked for it: whoever goes on otherwise is told nothing, and a refused passkey says why.
      .catch((error) => !isGone && error instanceof ApiError && error.status < 500 && setProblem(error.message));
    return () => {
      isGone = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  const press = async () => {
    setProblem(null);
    setBusy(true);
    try {
      await ask(false);
    } catch (error) {
      // All else is the browser's own dialog, closed by the person.
      setProblem(
        error instanceof ApiError
          ? error.message
          : t("No passkey was chosen. Try again, or log in with your password."),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-3">
      <Button
        look="secondary"
        size="large"
        className="w-full"
        isLoading={isBusy}
        icon={<Fingerprint className="size-5" strokeWidth={1.75} aria-hidden="true" />}
        onClick={press}
      >
        {t("Continue with a passkey")}
      </Button>
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem}
        </InlineAlert>
      )}
    </div>
  );
}
