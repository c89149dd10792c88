/**
 * Puts a signature on the clipboard as formatted text and as plain text. Must be called in the click itself: Safari
 * refuses after a pause. Where the clipboard is refused, `shown` (the drawn signature) is selected and copied the old way.
 * @returns false when nothing was copied; `shown` is then selected for Ctrl C
 */
export async function copyRich(html: string, text: string, shown: HTMLElement | null): Promise<boolean> {
  const blob = (type: string, content: string) => new Blob([content], { type });
  try {
    const item = new ClipboardItem({ "text/html": blob("text/html", html), "text/plain": blob("text/plain", text) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return shown !== null && copySelected(shown);
  }
}

/** Copies source as plain text. @returns false when nothing was copied */
export async function copySource(html: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(html);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return field?.ownerDocument.execCommand("copy") ?? false;
  }
}

/** Selects the drawn signature, also inside its frame, and asks the browser to copy the selection. */
function copySelected(shown: HTMLElement): boolean {
  const page = shown.ownerDocument;
  const selection = page.getSelection();
  if (!selection) return false;
  page.defaultView?.focus();
  selection.selectAllChildren(shown);
  try {
    return page.execCommand("copy");
  } catch {
    return false;
  }
}
