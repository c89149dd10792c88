import { flushSync } from "react-dom";
import { REDO_KEYS, SAVE_KEYS, UNDO_KEYS } from "#client/features/signatures/editor/workbench/editorKeys.ts";
import { keepingCaret } from "#client/features/signatures/editor/workbench/keepingCaret.ts";
import { useCommands } from "#client/lib/commands.ts";
import { t } from "#shared/languages/translate.ts";
import type { PageEditing } from "../session/editing.ts";
import type { PageSaving } from "./usePageSaving.ts";

/** What the page editor can do as a whole. */
export function usePageCommands({ store }: PageEditing, { save }: PageSaving) {
  useCommands(() => {
    const { pastStates, futureStates } = store.history.getState();
    return [
      { id: "save", label: t("Save page"), group: "pages", keys: SAVE_KEYS, run: () => void save() },
      {
        id: "undo",
        label: t("Undo"),
        group: "pages",
        keys: UNDO_KEYS,
        refusal: pastStates.length === 0 ? t("There is nothing to undo.") : null,
        run: () => keepingCaret(() => flushSync(store.undo)),
      },
      {
        id: "redo",
        label: t("Redo"),
        group: "pages",
        keys: REDO_KEYS,
        refusal: futureStates.length === 0 ? t("There is nothing to redo.") : null,
        run: () => keepingCaret(() => flushSync(store.redo)),
      },
    ];
  });
}
