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
