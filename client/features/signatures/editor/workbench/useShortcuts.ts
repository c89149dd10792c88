import { useEffect } from "react";
import { flushSync } from "react-dom";
import { EDITOR_TABS } from "../fields/fields.ts";
import type { Editing } from "../session/editing.ts";
import { keepingCaret, shortcutOf } from "./shortcuts.ts";

/** Save, undo, redo and the tabs from the keyboard, wherever the focus is. Dialogs keep their keys. */
export function useShortcuts({ editor, change }: Editing, onSave: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const isInDialog = (event.target as Element | null)?.closest?.("[role=dialog]");
      if (!shortcut || isInDialog || event.defaultPrevented) return;
      event.preventDefault();
      if (shortcut === "save") onSave();
      else if (shortcut === "undo") keepingCaret(() => flushSync(editor.undo));
      else if (shortcut === "redo") keepingCaret(() => flushSync(editor.redo));
      else change({ tab: EDITOR_TABS[Number(shortcut.slice(-1)) - 1] ?? "general" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
