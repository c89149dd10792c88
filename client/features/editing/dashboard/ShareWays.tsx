import { Mail } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as z from "zod/mini";
import { NETWORKS, shareAddress } from "#client/lib/share/networks.ts";
import { openShare } from "#client/lib/share/popup.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { QrCode } from "#client/ui/QrCode.tsx";
import { t } from "#shared/languages/translate.ts";
import { Sending } from "#shared/signatures/schema.ts";

type Props = {
  url: string;
  /** what it is called */
  name: string;
  /** what the code is, for those who cannot see it */
  codeLabel: string;
  /** mails its address, and says so; null for whoever may not. @throws ApiError */
  send: ((email: string) => Promise<void>) | null;
  /** other ways that only this kind of thing has */
  children?: ReactNode;
  onClose(): void;
};

/** Offered as buttons; every other network is one paste away. */
const OFFERED = ["linkedin", "facebook", "x", "bluesky", "whatsapp", "telegram", "threads", "reddit"] as const;

/** The ways to show something that has an address to somebody. */
export function ShareWays({ url, name, codeLabel, send, children, onClose }: Props) {
  const shared = { url, title: name };
  const tell = () => showToast({ kind: "error", text: t("Your browser does not allow copying. Select the address.") });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Share {name}", { name })}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t("Close")}
        </Button>
      }
    >
      <div className="mt-3 flex flex-col gap-5">
        <div className="flex flex-col items-center gap-5 sm:flex-row">
          <QrCode text={url} label={codeLabel} className="size-40" />
          <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
            <Input
              label={t("Address")}
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
              className="font-mono text-13"
            />
            <div className="flex flex-wrap gap-2">
              <CopyButton
                data-autofocus
                label={t("Copy link")}
                done={t("Link copied")}
                copy={() => navigator.clipboard.writeText(url)}
                onError={tell}
              />
              <a
                href={shareAddress("email", shared)}
                className="inline-flex min-h-10 items-center gap-2 rounded-control px-3 text-14 font-medium text-link hover:bg-brand-soft touch:min-h-11"
              >
                <Mail className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {t("In your mail program")}
              </a>
            </div>
          </div>
        </div>
        {children}
        <section>
          <h3 className="mb-2 text-13 font-medium">{t("Post it")}</h3>
          <ul className="flex flex-wrap gap-2">
            {OFFERED.map((network) => (
              <li key={network}>
                <a
                  href={shareAddress(network, shared)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-9 items-center rounded-full px-3 text-13 font-medium ring-1 ring-control hover:bg-brand-soft touch:min-h-11"
                  onClick={(click) => openShare(network, shared) && click.preventDefault()}
                >
                  {NETWORKS[network]?.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        {send && <SendForm send={send} />}
      </div>
    </Modal>
  );
}

const Wanted = z.pick(Sending, { email: true });

function SendForm({ send }: { send: NonNullable<Props["send"]> }) {
  const id = useId();
  const { form, field, problem, isBusy } = useForm(Wanted, { email: "" }, ({ email }) => send(email));
  return (
    <form id={id} {...form} className="flex flex-col gap-3 border-t border-line pt-4">
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
      <div className="flex items-end gap-3">
        <Input
          {...field("email")}
          type="email"
          label={t("Send it by email to")}
          autoComplete="off"
          fieldClassName="min-w-0 flex-1"
        />
        <Button type="submit" look="secondary" isLoading={isBusy}>
          {t("Send")}
        </Button>
      </div>
    </form>
  );
}
