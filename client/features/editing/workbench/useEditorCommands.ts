import { flushSync } from "react-dom";
import { REDO_KEYS, SAVE_KEYS, UNDO_KEYS } from "#client/features/signatures/editor/workbench/editorKeys.ts";
import { keepingCaret } from "#client/features/signatures/editor/workbench/keepingCaret.ts";
import { type CommandGroup, useCommands } from "#client/lib/commands.ts";
import { t } from "#shared/languages/translate.ts";
import type { DocumentStore } from "../documentStore.ts";

/**
 * What an editor can do as a whole.
 * @param saveLabel what saving is called, translated
 */
export function useEditorCommands<D>(
  { store }: { store: DocumentStore<D> },
  { save }: { save(): Promise<void> },
  group: CommandGroup,
  saveLabel: string,
) {
  useCommands(() => {
    const { pastStates, futureStates } = store.history.getState();
    return [
      { id: "save", label: saveLabel, group, keys: SAVE_KEYS, run: () => void save() },
      {
        id: "undo",
        label: t("Undo"),
        group,
        keys: UNDO_KEYS,
        refusal: pastStates.length === 0 ? t("There is nothing to undo.") : null,
        run: () => keepingCaret(() => flushSync(store.undo)),
      },
      {
        id: "redo",
        label: t("Redo"),
        group,
        keys: REDO_KEYS,
        refusal: futureStates.length === 0 ? t("There is nothing to redo.") : null,
        run: () => keepingCaret(() => flushSync(store.redo)),
      },
    ];
  });
}
