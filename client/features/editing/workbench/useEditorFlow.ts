import { useEffect, useRef, useState } from "react";
import type { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import { isSame } from "../save.ts";
import type { DraftOf } from "../session/drafts.ts";

type Leaving = ReturnType<typeof useLeaving>;
/** Saving as the questions of an editor need it. */
type Saving = {
  /** @returns what is saved; null when something stands in the way */
  persist(): Promise<unknown>;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
};
type Session<D> = {
  initial: D;
  start(): () => void;
  findDraft(): Promise<DraftOf<D> | null>;
  dropDraft(): Promise<void>;
  load(document: D): void;
};

/** What leads into and out of an editor, as its questions need it. */
export type EditorFlow<D> = ReturnType<typeof useEditorFlow<D>> & { saving: Saving; leaving: Leaving };

/**
 * The ways into and out of an editor: kept drafts, and leaving.
 * @param base the saved state that it was opened with; null: of a new one
 */
export function useEditorFlow<D>(editing: Session<D>, base: string | null, saving: Saving, leaving: Leaving) {
  /** a draft that started from an older state */
  const [oldDraft, setOldDraft] = useState<DraftOf<D> | null>(null);

  // Once, after the first drawing: drafts live in the browser, the first drawing came from the server.
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editing session is the screen's whole life
  useEffect(() => {
    const end = editing.start();
    if (!hasOpened.current) void open();
    hasOpened.current = true;
    return end;
  }, [editing]);

  async function open(): Promise<void> {
    const draft = await editing.findDraft();
    if (draft === null || isSame(draft.document, editing.initial)) return;
    if (draft.base !== base) setOldDraft(draft);
    else editing.load(draft.document);
  }

  return {
    async saveAndLeave() {
      if (await saving.persist()) leaving.leave();
      else leaving.stay();
    },
    oldDraft,
    keepDraft(draft: DraftOf<D>) {
      setOldDraft(null);
      editing.load(draft.document);
    },
    async dropDraft() {
      setOldDraft(null);
      await editing.dropDraft();
    },
  };
}
