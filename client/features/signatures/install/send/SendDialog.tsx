import { useId } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useApp, useSession } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import type { GuideId } from "#shared/catalog/guides/ids.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { send, sendMany } from "#shared/signatures/endpoints.ts";
import { Sending } from "#shared/signatures/schema.ts";

type Props = {
  hashes: readonly string[];
  /** that is proposed */
  guide?: GuideId;
  onClose(): void;
};

/** Of the recipient's own choice: the mail leads to the page, which knows their address. */
const OWN = "";

const Wanted = z.strictObject({ email: Sending.shape.email, note: Sending.shape.note, guide: z.string() });

/** To whom, with which words and which steps. The plan's answer stands here too: nobody finds a button that does nothing. */
export function SendDialog({ hashes, guide, onClose }: Props) {
  const { call } = useApp();
  const navigate = useNavigate();
  const session = useSession();
  const id = useId();
  const isAllowed = session?.entitlements.canSendByEmail ?? false;
  const { form, field, problem, isBusy } = useForm(
    Wanted,
    { email: "", note: "", guide: guide ?? OWN },
    async (wanted) => {
      const chosen = INSTALL_GUIDES.find((one) => one.id === wanted.guide)?.id;
      const rest = { note: wanted.note, ...(chosen && { guide: chosen }) };
      const [hash = ""] = hashes;
      if (hashes.length === 1) await call(send, { params: { hash }, body: { email: wanted.email, ...rest } });
      else {
        const signatures = hashes.map((one) => ({ hash: one, email: wanted.email }));
        await call(sendMany, { body: { signatures, ...rest } });
      }
      showToast({
        kind: "success",
        text: t("{count, plural, one {The signature is} other {# signatures are}} on the way to {email}.", {
          count: hashes.length,
          email: wanted.email,
        }),
      });
      onClose();
    },
  );
  const title = t("{count, plural, one {Send the signature} other {Send # signatures}}", { count: hashes.length });
  if (!isAllowed)
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={title}
        actions={
          <>
            <Button look="secondary" onClick={onClose}>
              {t("Close")}
            </Button>
            <Button
              onClick={() => {
                onClose();
                if (!raiseUnlockPro("pricing")) void navigate(pathTo("pricing"));
              }}
            >
              {t("See the plans")}
            </Button>
          </>
        }
      >
        <p>{t("Sending by email is part of the paid plans from ten signatures on.")}</p>
        <p className="mt-2 text-ink-muted">
          {t("The address of this page works for everybody: copy it and send it yourself.")}
        </p>
      </Modal>
    );
  const text = field("email");
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      description={t("They get it by mail with a button that leads to the steps. They need no account.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {t("Send")}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="mt-4 flex flex-col gap-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Input {...text} type="email" label={t("Email address")} autoComplete="email" data-autofocus />
        <Select
          {...field("guide")}
          label={t("Steps for")}
          options={[
            { value: OWN, label: t("Whatever they use") },
            ...INSTALL_GUIDES.map((one) => ({ value: one.id, label: t(one.name) })),
          ]}
        />
        <Textarea {...field("note")} label={t("Message (optional)")} rows={4} />
      </form>
    </Modal>
  );
}
