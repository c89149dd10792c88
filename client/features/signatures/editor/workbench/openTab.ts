import { flushSync } from "react-dom";
import type { EditorTab } from "../fields/fields.ts";
import type { Editing } from "../session/editing.ts";

/** Opens a tab and puts the focus into it: what had it may have gone with the tab before. */
export function openTab({ change }: Editing, tab: EditorTab): void {
  flushSync(() => change({ tab, field: null }));
  document.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")?.focus();
}
