import { Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { usePageSaveState } from "../session/PageEditingContext.tsx";
import type { PageFlow } from "./usePageFlow.ts";

const LeaveDialog = lazyPart(
  async () => (await import("#client/features/signatures/editor/workbench/questions.tsx")).LeaveDialog,
);
const PageConflictDialog = lazyPart(async () => (await import("./PageConflictDialog.tsx")).PageConflictDialog);

/** What the page editor asks, one thing at a time. */
export function PageDialogs({ flow }: { flow: PageFlow }) {
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <Question flow={flow} />
    </Suspense>
  );
}

function Question({ flow }: { flow: PageFlow }) {
  const state = usePageSaveState();
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
      <PageConflictDialog
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={() => void saving.takeTheirs()}
        onClose={() => setDismissed(state)}
      />
    );
  return (
    oldDraft && (
      <PageConflictDialog
        onKeepMine={() => flow.keepDraft(oldDraft)}
        onTakeTheirs={() => void flow.dropDraft()}
        onClose={() => flow.keepDraft(oldDraft)}
      />
    )
  );
}
