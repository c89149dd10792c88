import { Suspense, useState, useSyncExternalStore } from "react";
import type { SaveState } from "#client/features/signatures/editor/session/save.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import type { Store } from "#client/lib/store.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import type { EditorFlow } from "./useEditorFlow.ts";

const questions = () => import("#client/features/signatures/editor/workbench/questions.tsx");
const LeaveDialog = lazyPart(async () => (await questions()).LeaveDialog);
const ConflictDialog = lazyPart(async () => (await questions()).ConflictDialog);

type Props<D> = {
  flow: EditorFlow<D>;
  /** how it is with saving */
  state: Pick<Store<SaveState>, "get" | "subscribe">;
  /** that what is edited was changed elsewhere */
  changedElsewhere: string;
};

/** What an editor asks, one thing at a time. */
export function EditorQuestions<D>(props: Props<D>) {
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <Question {...props} />
    </Suspense>
  );
}

function Question<D>({ flow, state: { get, subscribe }, changedElsewhere }: Props<D>) {
  const state = useSyncExternalStore(subscribe, get, get);
  const [dismissed, setDismissed] = useState<SaveState | null>(null);
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
      <ConflictDialog
        title={changedElsewhere}
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={() => void saving.takeTheirs()}
        onClose={() => setDismissed(state)}
      />
    );
  return (
    oldDraft && (
      <ConflictDialog
        title={changedElsewhere}
        onKeepMine={() => flow.keepDraft(oldDraft)}
        onTakeTheirs={() => void flow.dropDraft()}
        onClose={() => flow.keepDraft(oldDraft)}
      />
    )
  );
}
