import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import type { BlockType } from "#shared/pages/blocks.ts";
import { BLOCK_WORDS, OFFERED_BLOCKS } from "./blockNames.ts";

type Props = {
  onAdd(type: BlockType): void;
  onClose(): void;
  /** it has gone, and the focus is back */
  onClosed(): void;
};

/** Which kind of block comes next. */
export function AddBlock({ onAdd, onClose, onClosed }: Props) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      onClosed={onClosed}
      size="medium"
      title={t("Add a block")}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t("Cancel")}
        </Button>
      }
    >
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {OFFERED_BLOCKS.map((type, index) => {
          const { name, about, icon: Picture } = BLOCK_WORDS[type];
          return (
            <li key={type}>
              <button
                type="button"
                data-autofocus={index === 0 || undefined}
                className="flex h-full min-h-14 w-full items-start gap-3 rounded-control px-3 py-2.5 text-left ring-1 ring-line hover:bg-brand-soft"
                onClick={() => onAdd(type)}
              >
                <Picture className="mt-0.5 size-5 shrink-0 text-link" strokeWidth={1.75} aria-hidden="true" />
                <span>
                  <span className="block font-medium">{t(name)}</span>
                  <span className="block text-13 text-ink-muted">{t(about)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
