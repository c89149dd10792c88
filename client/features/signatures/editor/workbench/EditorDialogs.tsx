import { Suspense, useEffect, useRef, useState } from "react";
import type { Typed } from "#client/features/auth/components/SignUpForm.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { queryPart } from "#client/lib/queryPart.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import { useEditing, useSaveState, useView } from "../session/EditingContext.tsx";
import type { Flow } from "./useFlow.ts";

const loadQuestions = () => import("./questions.tsx");
const loadAccount = () => import("./AccountDialog.tsx");
const loadPreview = () => import("./PreviewDialog.tsx");
const LeaveDialog = lazyPart(async () => (await loadQuestions()).LeaveDialog);
const ConflictDialog = lazyPart(async () => (await loadQuestions()).ConflictDialog);
const AccountDialog = lazyPart(async () => (await loadAccount()).AccountDialog);
const PreviewDialog = lazyPart(async () => (await loadPreview()).PreviewDialog);
const PaidDialog = lazyPart(async () => (await import("./PaidDialog.tsx")).PaidDialog);

const ImportDialog = lazyPart(async () => (await import("../import/ImportDialog.tsx")).ImportDialog);
const HistoryDialog = queryPart(async () => (await import("../history/HistoryDialog.tsx")).HistoryDialog);

const PreviewAs = queryPart(async () => (await import("../../masters/PreviewAs.tsx")).PreviewAs);

const prepare = () => {
  for (const load of [loadQuestions, loadAccount, loadPreview]) void load().catch(() => undefined);
};

/** What the editor asks, one thing at a time. */
export function EditorDialogs({ flow }: { flow: Flow }) {
  // At once when they are asked; questions about unsaved work without a network too.
  useEffect(() => whenIdle(prepare), []);
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <Question flow={flow} />
    </Suspense>
  );
}

function Question({ flow }: { flow: Flow }) {
  const { editor, saver, hash, change } = useEditing();
  const { dialog } = useView();
  const state = useSaveState();
  const [dismissed, setDismissed] = useState<typeof state | null>(null);
  const typed = useRef<Typed | null>(null);
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
        title={t("This signature was changed elsewhere")}
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={() => void saver.takeTheirs()}
        onClose={() => setDismissed(state)}
      />
    );
  }
  if (oldDraft) {
    return (
      <ConflictDialog
        title={t("This signature was changed elsewhere")}
        onKeepMine={() => flow.keepDraft(oldDraft)}
        onTakeTheirs={() => void flow.dropDraft()}
        onClose={() => flow.keepDraft(oldDraft)}
      />
    );
  }
  const { paid, asked } = saving;
  if (dialog === "import" && !asked && !paid) return <ImportDialog onClose={() => change({ dialog: null })} />;
  if (dialog === "history" && hash !== null && !asked && !paid)
    return <HistoryDialog hash={hash} onClose={() => change({ dialog: null })} />;
  if (dialog === "as" && hash !== null && !asked && !paid) {
    const draft = editor.whole();
    return (
      <PreviewAs
        hash={hash}
        name={draft.label || draft.general.name}
        draft={draft}
        onClose={() => change({ dialog: null })}
      />
    );
  }
  if (asked) {
    return <AccountDialog asked={asked} typed={typed} onIn={saving.signedIn} onClose={saving.closeAsked} />;
  }
  if (flow.isLooking) {
    return <PreviewDialog onTake={() => void flow.take()} onClose={flow.closeLooking} />;
  }
  return paid && <PaidDialog paid={paid} onWithout={() => void saving.saveWithoutPaid()} onClose={saving.closePaid} />;
}
