import { useEffect, useRef, useState } from "react";
import { isSame } from "#client/features/editing/save.ts";
import { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import type { CardEditorData } from "../../CardEditorScreen.loader.ts";
import type { CardDraft } from "../session/draft.ts";
import type { CardEditing } from "../session/editing.ts";
import { useCardSaving } from "./useCardSaving.ts";

export type CardFlow = ReturnType<typeof useCardFlow>;

/** The ways into and out of the card editor: kept drafts, saving, leaving. */
export function useCardFlow(editing: CardEditing, { card, barred }: Pick<CardEditorData, "card" | "barred">) {
  const leaving = useLeaving(editing);
  const saving = useCardSaving(editing, barred, leaving.go);
  /** a draft that started from an older state of the card */
  const [oldDraft, setOldDraft] = useState<CardDraft | null>(null);

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
    if (draft.base !== (card?.updatedAt ?? null)) setOldDraft(draft);
    else editing.load(draft.document);
  }

  return {
    saving,
    leaving,
    async saveAndLeave() {
      if (await saving.persist()) leaving.leave();
      else leaving.stay();
    },
    /** Back to what is saved; a step of the history, as a mistaken press is made quickly. */
    async discard() {
      const before = editing.saver.record.get();
      editing.changeAtOnce((document) => {
        Object.assign(document, before ? { label: before.label, content: before.content } : editing.initial);
      });
    },
    oldDraft,
    keepDraft(draft: CardDraft) {
      setOldDraft(null);
      editing.load(draft.document);
    },
    async dropDraft() {
      setOldDraft(null);
      await editing.dropDraft();
    },
  };
}
