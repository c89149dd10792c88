import type { ReactNode } from "react";
import { t } from "#shared/languages/translate.ts";
import { Button } from "./Button.tsx";
import { InlineAlert } from "./InlineAlert.tsx";
import { Modal } from "./Modal.tsx";

type Props = {
  isOpen: boolean;
  /** names the thing: `Delete the signature "Ana Ruiz"?` */
  title: string;
  /** what will be gone and what stays */
  description: ReactNode;
  /** a verb: "Delete signature" */
  action: string;
  isDangerous?: boolean;
  isLoading?: boolean;
  error?: string | undefined;
  onConfirm(): void;
  onClose(): void;
};

/** Asks once before something that cannot be undone. */
export function ConfirmModal(props: Props) {
  const { isOpen, title, description, action, isDangerous, isLoading, error, onConfirm, onClose } = props;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={onClose} data-autofocus>
            {t("Cancel")}
          </Button>
          <Button look={isDangerous ? "danger" : "primary"} isLoading={isLoading} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {error && (
        <div className="mt-4">
          <InlineAlert kind="danger">{error}</InlineAlert>
        </div>
      )}
    </Modal>
  );
}
