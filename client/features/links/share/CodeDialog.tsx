import { Download } from "lucide-react";
import { saveFile } from "#client/lib/saveFile.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { QrCode } from "#client/ui/QrCode.tsx";
import { t } from "#shared/languages/translate.ts";
import type { ShortLink } from "#shared/links/schema.ts";
import { codePng, codeSvg } from "./codeFile.ts";

const icon = <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />;

/** A short link as a code for phones, to look at and to take along. */
export function CodeDialog({ link, onClose }: { link: ShortLink; onClose(): void }) {
  const { shortUrl, slug, code } = link;
  const name = `qr-${slug ?? code}`;
  const svg = () => saveFile(new Blob([codeSvg(shortUrl)], { type: "image/svg+xml" }), `${name}.svg`);
  const png = () => void codePng(shortUrl).then((file) => saveFile(file, `${name}.png`));
  const refused = () =>
    void showToast({ kind: "error", text: t("Your browser did not let us copy. Select the text instead.") });
  return (
    <Modal
      isOpen
      title={t("QR code")}
      description={t("It leads to the link, and counts as a click.")}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col items-center gap-4">
        <QrCode
          text={shortUrl}
          label={t("QR code that leads to {address}", { address: shortUrl })}
          className="h-52 w-52"
        />
        <code className="text-13 break-all">{shortUrl}</code>
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="secondary" size="small" icon={icon} onClick={svg}>
            SVG
          </Button>
          <Button look="secondary" size="small" icon={icon} onClick={png}>
            PNG
          </Button>
          <CopyButton
            size="small"
            label={t("Copy link")}
            copy={() => navigator.clipboard.writeText(shortUrl)}
            onError={refused}
          />
        </div>
      </div>
    </Modal>
  );
}
