/** What a key press asks of the editor. */
export type Shortcut = "save" | "undo" | "redo" | `tab-${1 | 2 | 3 | 4 | 5}`;

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & {
  getModifierState(key: string): boolean;
};

/**
 * Reads a key press; null when it is none of ours. AltGr counts as Ctrl + Alt on Windows and types letters (AltGr Z is
 * the Polish ż): it never triggers anything.
 */
export function shortcutOf(press: KeyPress): Shortcut | null {
  if (press.getModifierState("AltGraph")) return null;
  const hasCommand = press.ctrlKey || press.metaKey;
  if (hasCommand && !press.altKey) {
    const key = press.key.toLowerCase();
    if (key === "s" && !press.shiftKey) return "save";
    if (key === "z") return press.shiftKey ? "redo" : "undo";
    if (key === "y" && press.ctrlKey) return "redo";
  }
  // By place on the keyboard: with Alt held, Mac keyboards type other characters.
  const digit = /^Digit([1-5])$/.exec(press.code)?.[1];
  if (press.altKey && !hasCommand && !press.shiftKey && digit) return `tab-${Number(digit) as 1 | 2 | 3 | 4 | 5}`;
  return null;
}

/**
 * Runs a change of the whole document and leaves the cursor of the text field that has it where it was: the field gets
 * a new value, and browsers would put the cursor at its end.
 */
export function keepingCaret(run: () => void): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const caret = isText ? field.selectionStart : null;
  run();
  if (!isText || caret === null) return;
  const place = Math.min(caret, field.value.length);
  field.setSelectionRange(place, place);
}
