import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = { onKeepMine(): void; onTakeTheirs(): void; onClose(): void };

/** Asked when the page was saved elsewhere since it was opened here. */
export function PageConflictDialog({ onKeepMine, onTakeTheirs, onClose }: Props) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("This page was changed elsewhere")}
      description={t(
        "Somebody, perhaps you in another tab, saved it since you opened it here. Nothing is overwritten until you choose.",
      )}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button look="secondary" onClick={onTakeTheirs}>
            {t("Take theirs")}
          </Button>
          <Button data-autofocus onClick={onKeepMine}>
            {t("Keep mine")}
          </Button>
        </>
      }
    />
  );
}
