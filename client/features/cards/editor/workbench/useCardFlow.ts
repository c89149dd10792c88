import { useEditorFlow } from "#client/features/editing/workbench/useEditorFlow.ts";
import { useLeaving } from "#client/features/signatures/editor/workbench/useLeaving.ts";
import type { CardEditorData } from "../../CardEditorScreen.loader.ts";
import type { CardEditing } from "../session/editing.ts";
import { useCardSaving } from "./useCardSaving.ts";

export type CardFlow = ReturnType<typeof useCardFlow>;

/** The ways into and out of the card editor: kept drafts, saving, leaving. */
export function useCardFlow(editing: CardEditing, { card, barred }: Pick<CardEditorData, "card" | "barred">) {
  const leaving = useLeaving(editing);
  const saving = useCardSaving(editing, barred, leaving.go);
  return {
    ...useEditorFlow(editing, card?.updatedAt ?? null, saving, leaving),
    saving,
    leaving,
    /** Back to what is saved; a step of the history, as a mistaken press is made quickly. */
    discard() {
      const { label, content } = editing.saver.record.get() ?? editing.initial;
      editing.changeAtOnce((document) => void Object.assign(document, { label, content }));
    },
  };
}
