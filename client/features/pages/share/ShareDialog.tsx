import { Mail } from "lucide-react";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
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
import { PAGE_ERRORS } from "#shared/errors/pages.ts";
import { t } from "#shared/languages/translate.ts";
import { send } from "#shared/pages/endpoints.ts";
import type { Page } from "#shared/pages/schema.ts";
import { Sending } from "#shared/signatures/schema.ts";

type Props = {
  page: Pick<Page, "hash" | "url" | "ownUrl" | "isPublished">;
  /** what it is called */
  name: string;
  /** whether the viewer may send it by mail from here */
  maySend: boolean;
  /** shows it to everybody; null for whoever may not. @returns whether it is done */
  publish: (() => Promise<boolean>) | null;
  onClose(): void;
};

/** Offered as buttons; every other network is one paste away. */
const OFFERED = ["linkedin", "facebook", "x", "bluesky", "whatsapp", "telegram", "threads", "reddit"] as const;

/** The ways to show a published page to somebody; one that nobody sees is to be published first. */
export function ShareDialog({ page, name, maySend, publish, onClose }: Props) {
  const url = page.ownUrl ?? page.url;
  if (!page.isPublished || url === null) return <NotYet publish={publish} onClose={onClose} />;
  return <Ways hash={page.hash} url={url} name={name} maySend={maySend} onClose={onClose} />;
}

function NotYet({ publish, onClose }: Pick<Props, "publish" | "onClose">) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const isDone = await publish?.();
    setBusy(false);
    // What stands in the way is on the screen below.
    if (isDone === false) onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(PAGE_ERRORS.page_unpublished.message)}
      description={
        publish
          ? t("Publish it first: everybody who has its address can see it then.")
          : t("Please contact your administrator, who can publish it.")
      }
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {publish ? t("Cancel") : t("Close")}
          </Button>
          {publish && (
            <Button data-autofocus isLoading={isBusy} onClick={() => void run()}>
              {t("Publish")}
            </Button>
          )}
        </>
      }
    />
  );
}

type WaysProps = { hash: string; url: string } & Pick<Props, "name" | "maySend" | "onClose">;

function Ways({ hash, url, name, maySend, onClose }: WaysProps) {
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
          <QrCode text={url} label={t("QR code that leads to the page")} className="size-36" />
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
        <section>
          <h3 className="mb-2 text-13 font-medium">{t("Post it")}</h3>
          <ul className="flex flex-wrap gap-2">
            {OFFERED.map((network) => (
              <li key={network}>
                <a
                  href={shareAddress(network, shared)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-9 items-center rounded-full px-3.5 text-13 font-medium ring-1 ring-control hover:bg-brand-soft touch:min-h-11"
                  onClick={(click) => openShare(network, shared) && click.preventDefault()}
                >
                  {NETWORKS[network]?.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        {maySend && <SendForm hash={hash} />}
      </div>
    </Modal>
  );
}

const Wanted = z.pick(Sending, { email: true });

function SendForm({ hash }: { hash: string }) {
  const id = useId();
  const { call } = useApp();
  const { form, field, problem, isBusy } = useForm(Wanted, { email: "" }, async ({ email }) => {
    await call(send, { params: { hash }, body: { email } });
    showToast({ kind: "success", text: t("Page sent") });
  });
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
