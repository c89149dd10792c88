import { Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { useCardSaveState } from "../session/CardEditingContext.tsx";
import type { CardFlow } from "./useCardFlow.ts";

const LeaveDialog = lazyPart(
  async () => (await import("#client/features/signatures/editor/workbench/questions.tsx")).LeaveDialog,
);
const CardConflictDialog = lazyPart(async () => (await import("./CardConflictDialog.tsx")).CardConflictDialog);

/** What the card editor asks, one thing at a time. */
export function CardDialogs({ flow }: { flow: CardFlow }) {
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <Question flow={flow} />
    </Suspense>
  );
}

function Question({ flow }: { flow: CardFlow }) {
  const state = useCardSaveState();
  const [dismissed, setDismissed] = useState<typeof state | null>(null);
  const { saving, leaving, oldDraft } = flow;
  if (leaving.isAsked)
    return (
      <LeaveDialog
        onSave={() => void flow.saveAndLeave()}
        onDiscard={() => void leaving.discardAndLeave()}
        onStay={leaving.stay}
      />
    );
  if (state.kind === "conflict" && state !== dismissed)
    return (
      <CardConflictDialog
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={() => void saving.takeTheirs()}
        onClose={() => setDismissed(state)}
      />
    );
  return (
    oldDraft && (
      <CardConflictDialog
        onKeepMine={() => flow.keepDraft(oldDraft)}
        onTakeTheirs={() => void flow.dropDraft()}
        onClose={() => flow.keepDraft(oldDraft)}
      />
    )
  );
}
