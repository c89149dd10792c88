import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import type { TokenPair } from "#shared/auth/schema.ts";
import { secondStep } from "#shared/auth/twoFactor/endpoints.ts";
import { SecondStep as Schema } from "#shared/auth/twoFactor/schema.ts";
import { t } from "#shared/languages/translate.ts";

type Props = {
  onIn(tokens: TokenPair): Promise<void>;
  /** begins the log-in anew */
  onBack(): void;
};

/** The second screen of a log-in: a code of the app, or of the recovery codes. */
export function SecondStep({ onIn, onBack }: Props) {
  const { call } = useApp();
  const [isRecovery, setRecovery] = useState(false);
  const { form, field, problem, isBusy } = useForm(Schema, { code: "" }, async (body) =>
    onIn(await call(secondStep, { body })),
  );
  return (
    <form {...form} className="mt-6 space-y-5">
      <p className="text-14 text-ink-muted">
        {isRecovery
          ? t("Enter one of the recovery codes that you kept. Each works once.")
          : t("Enter the code that your authenticator app shows now.")}
      </p>
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <Input
        // Another keyboard of the phone is another field.
        key={isRecovery ? "recovery" : "app"}
        {...field("code")}
        ref={(input) => input?.focus()}
        label={isRecovery ? t("Recovery code") : t("Six-digit code")}
        autoComplete="one-time-code"
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono tracking-wider"
      />
      <Button type="submit" size="large" className="w-full" isLoading={isBusy}>
        {t("Log in")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button look="ghost" size="small" className="-ml-3" onClick={onBack}>
          {t("Back")}
        </Button>
        <Button look="ghost" size="small" className="-mr-3" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t("Use the app instead") : t("Use a recovery code")}
        </Button>
      </div>
    </form>
  );
}
