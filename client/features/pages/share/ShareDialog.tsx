import { useState } from "react";
import { ShareWays } from "#client/features/editing/dashboard/ShareWays.tsx";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PAGE_ERRORS } from "#shared/errors/pages.ts";
import { t } from "#shared/languages/translate.ts";
import { send } from "#shared/pages/endpoints.ts";
import type { Page } from "#shared/pages/schema.ts";

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

/** The ways to show a published page to somebody; one that nobody sees is to be published first. */
export function ShareDialog({ page, name, maySend, publish, onClose }: Props) {
  const { call } = useApp();
  const url = page.ownUrl ?? page.url;
  if (!page.isPublished || url === null) return <NotYet publish={publish} onClose={onClose} />;
  const mail = async (email: string) => {
    await call(send, { params: { hash: page.hash }, body: { email } });
    showToast({ kind: "success", text: t("Page sent") });
  };
  return (
    <ShareWays
      url={url}
      name={name}
      codeLabel={t("QR code that leads to the page")}
      send={maySend ? mail : null}
      onClose={onClose}
    />
  );
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
