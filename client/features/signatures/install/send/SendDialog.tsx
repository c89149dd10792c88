import { useId } from "react";
import * as z from "zod/mini";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { useMore } from "#client/lib/more.ts";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import type { GuideId } from "#shared/catalog/guides/ids.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_SENT_AT_ONCE } from "#shared/mail/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { send, sendMany } from "#shared/signatures/endpoints.ts";
import { Sending } from "#shared/signatures/schema.ts";

/** `name`: what it is called; `email`: to whom it is proposed to go. */
export type Sent = { hash: string; name?: string; email?: string | null };

type Props = {
  signatures: readonly Sent[];
  /** that is proposed */
  guide?: GuideId;
  onSent?(): void;
  onClose(): void;
};

/** Of the recipient's own choice: the mail leads to the page, which knows their address. */
const OWN = "";

const shape = { note: Sending.shape.note, guide: z.string() };
/** As the server names it where it refuses one of several. */
const fieldOf = (index: number, count: number) => (count === 1 ? "email" : `signatures.${index}.email`);

/** To whom, with which words and which steps. The plan's answer stands here too: nobody finds a button that does nothing. */
export function SendDialog({ signatures, guide, onSent, onClose }: Props) {
  const { call } = useApp();
  const navigate = useNavigate();
  const session = useSession();
  const more = useMore();
  const id = useId();
  const isAllowed = session?.entitlements.canSendByEmail ?? false;
  const count = signatures.length;
  const fields = signatures.map((_, index) => fieldOf(index, count));
  const { form, field, problem, isBusy } = useForm(
    z.strictObject({ ...Object.fromEntries(fields.map((name) => [name, Sending.shape.email])), ...shape }),
    {
      ...Object.fromEntries(signatures.map(({ email }, index) => [fieldOf(index, count), email ?? ""])),
      note: "",
      guide: guide ?? OWN,
    } as Record<string, string>,
    async (wanted: Record<string, string>) => {
      const chosen = INSTALL_GUIDES.find((one) => one.id === wanted.guide)?.id;
      const rest = { note: wanted.note ?? "", ...(chosen && { guide: chosen }) };
      const rows = signatures.map(({ hash }, index) => ({ hash, email: wanted[fields[index] as string] as string }));
      const [only] = rows;
      if (count === 1 && only) await call(send, { params: { hash: only.hash }, body: { email: only.email, ...rest } });
      else await call(sendMany, { body: { signatures: rows, ...rest } });
      const text =
        count === 1
          ? t("The signature is on its way to {email}.", { email: only?.email ?? "" })
          : t("{count} signatures are on their way.", { count });
      showToast({ kind: "success", text });
      onSent?.();
      onClose();
    },
  );
  const title = t("{count, plural, one {Send the signature} other {Send # signatures}}", { count });
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
            {more?.to !== null && (
              <Button
                onClick={() => {
                  onClose();
                  if (more) void navigate(more.to);
                  else if (!raiseUnlockPro("send")) void navigate(pathTo("pricing"));
                }}
              >
                {more ? t("Get more") : t("See the plans")}
              </Button>
            )}
          </>
        }
      >
        <p>{t("Sending by email is part of the paid plans from ten signatures on.")}</p>
        {more?.to === null && more.email && <p className="mt-2">{t("Your admin: {email}", { email: more.email })}</p>}
        {signatures.length === 1 && <OwnWay hash={signatures[0]?.hash ?? ""} />}
      </Modal>
    );
  if (count > MAX_SENT_AT_ONCE)
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={title}
        actions={
          <Button look="secondary" onClick={onClose}>
            {t("Close")}
          </Button>
        }
      >
        <p>
          {t("At most {count} go out together. Choose fewer, and send the others after them.", {
            count: MAX_SENT_AT_ONCE,
          })}
        </p>
      </Modal>
    );
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
        {count === 1 ? (
          <Input {...field("email")} type="email" label={t("Email address")} autoComplete="email" data-autofocus />
        ) : (
          <fieldset className="flex max-h-72 flex-col gap-3 overflow-y-auto px-0.5 pb-1">
            <legend className="mb-2 text-13 text-ink-muted">{t("Each goes to its own recipient.")}</legend>
            {signatures.map(({ hash, name }, index) => (
              <Input
                key={hash}
                {...field(fields[index] as string)}
                type="email"
                label={t("{name} goes to", { name: name || t("Signature") })}
                autoComplete="off"
                data-autofocus={index === 0 || undefined}
              />
            ))}
          </fieldset>
        )}
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

/** The preview's address, for who sends it by their own mail program. */
function OwnWay({ hash }: { hash: string }) {
  const { site } = useApp();
  const url = site.publicUrl + pathTo("signature-preview", { hash });
  return (
    <>
      <p className="mt-2 text-ink-muted">{t("The address of its preview works for everybody: send it yourself.")}</p>
      <div className="mt-3">
        <CopyButton
          look="secondary"
          label={t("Copy the address")}
          copy={() => navigator.clipboard.writeText(url)}
          onError={() => showToast({ kind: "error", text: url })}
        />
      </div>
    </>
  );
}
