import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { useEditing, useSaveState } from "../session/EditingContext.tsx";
import type { Flow } from "./useFlow.ts";

/** What the editor asks, one thing at a time. */
export function EditorDialogs({ flow }: { flow: Flow }) {
  const { saver } = useEditing();
  const state = useSaveState();
  const [dismissed, setDismissed] = useState<typeof state | null>(null);
  const { saving, leaving, oldDraft } = flow;
  if (leaving.isAsked) {
    return (
      <LeaveDialog
        onSave={() => void flow.saveAndLeave()}
        onDiscard={() => void leaving.discardAndLeave()}
        onStay={leaving.stay}
      />
    );
  }
  if (state.kind === "conflict" && state !== dismissed) {
    return (
      <ConflictDialog
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={() => void saver.takeTheirs()}
        onClose={() => setDismissed(state)}
      />
    );
  }
  if (oldDraft) {
    return (
      <ConflictDialog
        onKeepMine={() => flow.keepDraft(oldDraft)}
        onTakeTheirs={() => void flow.dropDraft()}
        onClose={() => flow.keepDraft(oldDraft)}
      />
    );
  }
  const { paid } = saving;
  return (
    paid && (
      <PaidDialog
        parts={paid}
        onWithout={() => void saving.saveWithoutPaid()}
        onUpgrade={() => void saving.upgrade()}
        onClose={saving.closePaid}
      />
    )
  );
}

type LeaveProps = { onSave(): void; onDiscard(): void; onStay(): void };

/** Asked when somebody leaves with unsaved changes. */
function LeaveDialog({ onSave, onDiscard, onStay }: LeaveProps) {
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

type ConflictProps = { onKeepMine(): void; onTakeTheirs(): void; onClose(): void };

/** Asked when the signature was saved elsewhere since it was opened here. */
function ConflictDialog({ onKeepMine, onTakeTheirs, onClose }: ConflictProps) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("This signature was changed elsewhere")}
      description={t(
        "Somebody, perhaps you in another tab, saved it since you opened it here. Nothing is overwritten until you choose.",
      )}
      actions={
        <>
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

type PaidProps = {
  parts: readonly { path: string; message: string }[];
  onWithout(): void;
  onUpgrade(): void;
  onClose(): void;
};

/** Asked at Save when the design uses what a paid plan unlocks. */
function PaidDialog({ parts, onWithout, onUpgrade, onClose }: PaidProps) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Please upgrade")}
      description={t(
        "Your design uses parts of the paid plans. You can save it without them, or see the plans; your work is kept.",
      )}
      actions={
        <>
          <Button look="secondary" onClick={onWithout}>
            {t("Save without them")}
          </Button>
          <Button data-autofocus onClick={onUpgrade}>
            {t("See the plans")}
          </Button>
        </>
      }
    >
      <ul className="mt-4 list-disc pl-5">
        {parts.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </Modal>
  );
}
