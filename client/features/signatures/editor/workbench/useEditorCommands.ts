import { flushSync } from "react-dom";
import { useCommands, useLateCommands } from "#client/lib/commands.ts";
import { useSession } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { EDITOR_TABS } from "../fields/fields.ts";
import { TAB_NAMES } from "../fields/tabNames.ts";
import type { Editing } from "../session/editing.ts";
import { REDO_KEYS, SAVE_KEYS, tabKeys, UNDO_KEYS } from "./editorKeys.ts";
import { keepingCaret } from "./keepingCaret.ts";
import { openTab } from "./openTab.ts";
import type { Flow } from "./useFlow.ts";

/** What the editor can do as a whole, and every field of the signature by its name. */
export function useEditorCommands(editing: Editing, { saving, preview }: Flow) {
  const { editor, saver, hash } = editing;
  const isGuest = useSession() === null;
  useCommands(() => {
    const { pastStates, futureStates } = editor.history.getState();
    return [
      {
        id: "save",
        label: isGuest && hash === null ? t("Get my signature") : t("Save signature"),
        group: "signature",
        keys: SAVE_KEYS,
        run: () => void saving.save(),
      },
      {
        id: "undo",
        label: t("Undo"),
        group: "signature",
        keys: UNDO_KEYS,
        refusal: pastStates.length === 0 ? t("There is nothing to undo.") : null,
        run: () => keepingCaret(() => flushSync(editor.undo)),
      },
      {
        id: "redo",
        label: t("Redo"),
        group: "signature",
        keys: REDO_KEYS,
        refusal: futureStates.length === 0 ? t("There is nothing to redo.") : null,
        run: () => keepingCaret(() => flushSync(editor.redo)),
      },
      {
        id: "preview",
        label: hash !== null && !saver.isDirty() ? t("Install") : t("Preview"),
        group: "signature",
        run: () => void preview(),
      },
      ...EDITOR_TABS.map((tab) => ({
        id: `tab-${tab}`,
        label: t(TAB_NAMES[tab]),
        group: "places" as const,
        keys: [tabKeys(tab)],
        run: () => openTab(editing, tab),
      })),
    ];
  });
  useLateCommands(async () => (await import("./fieldCommands.ts")).fieldCommands(editing));
}
