import { chromium } from "playwright";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";

/** Nothing is fetched: a page on https is one whose clipboard a program may use. */
const PAGE = "https://paste.example/";

/** How the editor that is pasted into writes: Gmail's is sans-serif, others differ, and what equals theirs is dropped. */
export type EditorStyle = { font: string; sizePx: number; color: string };
export const EDITORS = {
  gmail: { font: "Arial,Helvetica,sans-serif", sizePx: 13, color: "#222222" },
  plain: { font: "serif", sizePx: 16, color: "#000000" },
} as const satisfies Record<string, EditorStyle>;

/**
 * Chromium with a clipboard: what a person has in a mail program after pressing Copy here and Ctrl V there.
 * @returns `paste`: the HTML each fragment has become; `close` ends the browser
 */
export async function openEditor() {
  const browser = await chromium.launch({ executablePath: findChromium({ isWhole: true }), args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.route("**/*", (route) =>
    route.request().url() === PAGE
      ? route.fulfill({ contentType: "text/html", body: '<!doctype html><meta charset="utf-8"><body></body>' })
      : route.abort(),
  );
  await page.goto(PAGE);
  return {
    async paste(fragments: readonly string[], style: EditorStyle = EDITORS.gmail): Promise<string[]> {
      const pasted: string[] = [];
      for (const html of fragments) {
        await page.evaluate(
          async ({ html, style }) => {
            document.body.innerHTML = "<div contenteditable></div>";
            const editor = document.body.firstElementChild as HTMLElement;
            editor.style.font = `${style.sizePx}px ${style.font}`;
            editor.style.color = style.color;
            editor.focus();
            const item = new ClipboardItem({
              "text/html": new Blob([html], { type: "text/html" }),
              "text/plain": new Blob([""], { type: "text/plain" }),
            });
            await navigator.clipboard.write([item]);
          },
          { html, style },
        );
        await page.keyboard.press("Control+V");
        pasted.push(await page.evaluate(() => document.body.firstElementChild?.innerHTML ?? ""));
      }
      return pasted;
    },
    close: () => browser.close(),
  };
}
