import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { useAttempt } from "../useAttempt.ts";
import { RightsFields } from "./RightsFields.tsx";
import type { Rights } from "./rights.ts";

type Props = {
  /** whose: `Ana Ruiz`, or `3 members` */
  who: string;
  initial: Rights;
  /** they differ in it so far */
  areMixed?: boolean;
  /** @throws ApiError */
  onSave(rights: Rights): Promise<void>;
  onClose(): void;
};

/** What one member, or several alike, may do. */
export function PermissionsDialog({ who, initial, areMixed, onSave, onClose }: Props) {
  const [rights, setRights] = useState(initial);
  const { isBusy, problem, attempt } = useAttempt();
  const save = () =>
    attempt(async () => {
      await onSave(rights);
      onClose();
    });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("What may {who} do?", { who })}
      description={t("It holds from now on, also where they are logged in. What they may not do they can ask you for.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button isLoading={isBusy} onClick={() => void save()}>
            {t("Save permissions")}
          </Button>
        </>
      }
    >
      {areMixed && (
        <InlineAlert kind="info" className="mt-4">
          {t("They may do different things now. Saving makes it the same for all of them.")}
        </InlineAlert>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
      <div className="mt-4">
        <RightsFields value={rights} onChange={setRights} />
      </div>
    </Modal>
  );
}
