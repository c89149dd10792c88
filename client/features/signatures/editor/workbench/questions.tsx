import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";

type LeaveProps = { onSave(): void; onDiscard(): void; onStay(): void };

/** Asked when somebody leaves with unsaved changes. */
export function LeaveDialog({ onSave, onDiscard, onStay }: LeaveProps) {
  return (
    <Modal
      isOpen
      onClose={onStay}
      title={t("Save your changes?")}
      description={t("What you changed since the last save exists in this browser only.")}
      actions={
        <>
          <Button look="ghost" onClick={onStay}>
            {t("Stay")}
          </Button>
          <Button look="secondary" onClick={onDiscard}>
            {t("Discard")}
          </Button>
          <Button data-autofocus onClick={onSave}>
            {t("Save")}
          </Button>
        </>
      }
    />
  );
}

type ConflictProps = {
  /** that it was changed elsewhere */
  title: string;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
};

/** Asked when something was saved elsewhere since it was opened here. */
export function ConflictDialog({ title, onKeepMine, onTakeTheirs, onClose }: ConflictProps) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
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
