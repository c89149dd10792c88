import type { FormKey } from "#shared/signatures/forms/schema.ts";
/** The whole signature, or its short form for replies. */
export type Form = "full" | FormKey;
export type Copyable = { html: string; text: string };

/**
 * Puts a signature on the clipboard as formatted text and as plain text. Must be called in the click itself: Safari
 * refuses after a pause, but takes content that is still on its way. Where the clipboard is refused, what `show` returns
 * (the drawn signature) is selected and copied the old way.
 * @returns false when nothing was copied; the drawn signature is then selected for Ctrl C
 * @throws what `content` is rejected with
 */
export async function copyRich(
  content: Copyable | Promise<Copyable>,
  show: () => HTMLElement | null,
): Promise<boolean> {
  const part = (type: string, name: keyof Copyable) =>
    Promise.resolve(content).then((all) => new Blob([all[name]], { type }));
  try {
    const item = new ClipboardItem({
      "text/html": part("text/html", "html"),
      "text/plain": part("text/plain", "text"),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    await content;
    const shown = show();
    return shown !== null && copySelected(shown);
  }
}

/**
 * Copies plain text, such as the source. Where the clipboard is refused, it is put into the field that `show` returns.
 * @returns false when nothing was copied; the field's text is then selected
 * @throws what `content` is rejected with
 */
export async function copyText(
  content: string | Promise<string>,
  show: (text: string) => HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    const text = Promise.resolve(content).then((text) => new Blob([text], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    const field = show(await content);
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
