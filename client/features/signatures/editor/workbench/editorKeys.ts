import type { Keys } from "#client/lib/keys.ts";
import { EDITOR_TABS, type EditorTab } from "../fields/fields.ts";

export const SAVE_KEYS: readonly [Keys] = ["Mod+s"];
export const UNDO_KEYS: readonly [Keys] = ["Mod+z"];
export const REDO_KEYS: readonly [Keys, Keys] = ["Mod+Shift+z", "Ctrl+y"];
/** In the order in which the tabs stand. */
export const tabKeys = (tab: EditorTab): Keys => `Alt+${EDITOR_TABS.indexOf(tab) + 1}`;
