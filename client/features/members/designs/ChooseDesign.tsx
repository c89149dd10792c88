import { useState } from "react";
import { Link } from "react-router";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { SignatureInShort } from "#shared/signatures/schema.ts";
import { SignatureThumb } from "../SignatureThumb.tsx";

/** More are looked for by name in the list of signatures. */
const MAX_SHOWN = 60;

type Props = {
  signatures: readonly SignatureInShort[] | null;
  taken: readonly string[];
  onChoose(hash: string): void;
  onClose(): void;
};

/** One of the team's signatures becomes a design. */
export function ChooseDesign({ signatures, taken, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const items = (signatures ?? []).filter(({ hash }) => !taken.includes(hash)).slice(0, MAX_SHOWN);
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Make a design")}
      description={t("Its look is passed on. The name, photo, phone and email in it stay its own.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
            {t("Use as design")}
          </Button>
        </>
      }
    >
      {items.length === 0 ? (
        <div className="mt-4 text-ink-muted">
          <p>{t("There is no signature that is no design yet.")}</p>
          <Link to={pathTo("editor-create")} className={`mt-3 ${buttonLook({ look: "secondary" })}`}>
            {t("Create signature")}
          </Link>
        </div>
      ) : (
        <fieldset className="mt-4">
          <legend className="sr-only">{t("Signatures of the team")}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {items.map(({ hash, label, name, position }) => (
              <label
                key={hash}
                className="relative flex cursor-pointer flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <SignatureThumb hash={hash} className="h-24" />
                <span className="flex items-start gap-2.5 border-t border-line px-3 py-2">
                  <input
                    type="radio"
                    name="design"
                    className="mt-0.5 size-4 shrink-0"
                    checked={chosen === hash}
                    onChange={() => setChosen(hash)}
                  />
                  <span className="min-w-0">
                    <bdi className="block truncate text-13 font-medium">{label || name || t("Without a name")}</bdi>
                    <span className="block truncate text-12 text-ink-muted">{position}</span>
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Modal>
  );
}
