import type { Page } from "playwright/test";

type Copy = { html: string; text: string };
type Watched = { copies?: Copy[] };

/**
 * Notes what a page puts on the clipboard, beside doing it: the clipboard itself belongs to every browser of a machine at once,
 * so that a journey beside this one may have written over it. Before the page is opened.
 */
export async function watchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copies: Copy[] = [];
    (globalThis as Watched).copies = copies;
    const { clipboard } = navigator;
    const write = clipboard?.write.bind(clipboard);
    if (!write) return;
    clipboard.write = async (items) => {
      // In the click itself, as browsers want it.
      const written = write(items);
      const textOf = async (type: string) => {
        const item = items.find(({ types }) => types.includes(type));
        return item ? (await item.getType(type)).text() : "";
      };
      const copy = { html: await textOf("text/html"), text: await textOf("text/plain") };
      await written;
      copies.push(copy);
    };
  });
}

/** What the page has copied last. */
export const copied = (page: Page): Promise<Copy> =>
  page.evaluate(() => (globalThis as Watched).copies?.at(-1) ?? { html: "", text: "" });
