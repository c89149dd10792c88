import { useState } from "react";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";

const FILE = "signoff-recovery-codes.txt";

/** Shows new recovery codes, for the only time. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const [isRefused, setRefused] = useState(false);
  const text = `${codes.join("\n")}\n`;
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Keep your recovery codes")}
      description={t("Each opens the account once when the phone is lost. They are shown now and never again.")}
      actions={<Button onClick={onClose}>{t("I have kept them")}</Button>}
    >
      <ul className="mt-4 grid gap-x-6 gap-y-1.5 rounded-control bg-bg-muted p-4 font-mono text-13 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton
          label={t("Copy all")}
          look="secondary"
          copy={() => navigator.clipboard.writeText(text)}
          onError={() => setRefused(true)}
        />
        <a
          className={buttonLook({ look: "secondary" })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE}
        >
          {t("Save as a file")}
        </a>
      </div>
      {isRefused && (
        <InlineAlert kind="warning" className="mt-4">
          {t("The browser did not let us copy. Mark the codes and copy them yourself.")}
        </InlineAlert>
      )}
    </Modal>
  );
}
