import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { QrCode } from "#client/ui/QrCode.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { groupsOf } from "#shared/auth/twoFactor/code.ts";
import { confirm, setUp } from "#shared/auth/twoFactor/endpoints.ts";
import { Confirmation, type TwoFactorSetUp } from "#shared/auth/twoFactor/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** Scan, type a first code, keep the recovery codes. Closed before the code came, nothing has changed. */
export function SetUpTwoFactor({ onClose }: { onClose(): void }) {
  const { call } = useApp();
  const id = useId();
  const beginning = useMutation({ mutationFn: () => call(setUp, {}) });
  const { mutate } = beginning;
  useEffect(() => mutate(), [mutate]);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, field, problem, isBusy } = useForm(Confirmation, { code: "" }, async (body) =>
    setCodes((await call(confirm, { body })).recoveryCodes),
  );
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Set up two-factor sign-in")}
      description={t("Scan the code with an authenticator app, then enter what the app shows.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} disabled={!beginning.data} isLoading={isBusy}>
            {t("Switch on")}
          </Button>
        </>
      }
    >
      {beginning.error && (
        <InlineAlert kind="danger" className="mt-4">
          {messageOf(beginning.error)}
        </InlineAlert>
      )}
      <div className="mt-4 flex min-h-44 flex-wrap items-center gap-5">
        {beginning.data ? <Secret {...beginning.data} /> : !beginning.error && <Spinner label={t("Loading")} />}
      </div>
      <form {...form} id={id} className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input
          {...field("code")}
          label={t("Six-digit code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          fieldClassName="max-w-60"
          className="font-mono tracking-wider"
        />
      </form>
    </Modal>
  );
}

function Secret({ address, secret }: TwoFactorSetUp) {
  return (
    <>
      <QrCode text={address} label={t("Code for your authenticator app")} className="size-44" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ink-muted">{t("Cannot scan it? Type this key into the app:")}</p>
        <p className="mt-2 font-mono text-13 break-words select-all">{groupsOf(secret).replaceAll("-", " ")}</p>
        <p className="mt-3">
          <a href={address} className="text-link underline underline-offset-2">
            {t("Open the app on this device")}
          </a>
        </p>
      </div>
    </>
  );
}
