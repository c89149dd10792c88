import { expect, type Page } from "playwright/test";
import sharp from "sharp";
import { contrast } from "#shared/lib/color.ts";

/** WCAG 2.2 AA; what the drawing of a gradient rounds away is not seen by anybody. */
const LEAST = 4.5 - 0.1;

type Text = { words: string; color: string; x: number; y: number; width: number; height: number };

/**
 * Expects that every text of a page is read on what is really painted behind it: gradients, veils and pictures too, of which axe
 * can say nothing. Each pixel of a text's place is looked at, while the letters themselves are not painted.
 */
export async function expectLegible(page: Page): Promise<void> {
  const texts = await page.evaluate(textsOf);
  expect(texts.length, "a page without any words").toBeGreaterThan(0);
  const { data, info } = await sharp(await groundsOf(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bad: string[] = [];
  for (const { words, color, x, y, width, height } of texts) {
    let worst = { ratio: 21, ground: "" };
    const seen = new Set<number>();
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, y + height); row++)
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, x + width); column++) {
        const pixel = data.readUIntBE((row * info.width + column) * 3, 3);
        if (seen.has(pixel)) continue;
        seen.add(pixel);
        const ground = `#${pixel.toString(16).padStart(6, "0")}`;
        const ratio = contrast(color, ground);
        if (ratio < worst.ratio) worst = { ratio, ground };
      }
    if (worst.ratio < LEAST) bad.push(`${words}: ${color} on ${worst.ground} is ${worst.ratio.toFixed(2)}`);
  }
  expect(bad).toEqual([]);
}

/** In the page: every line of text that is seen, its colour, and where it stands on the whole page. */
function textsOf(): Text[] {
  const hex = (color: string) =>
    `#${(color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Math.round(Number(part)).toString(16).padStart(2, "0"))
      .join("")}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent?.trim() || parentElement.closest("script,style,.g")) continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const color = hex(getComputedStyle(parentElement).color);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 0) texts.push({ words: textContent.trim().slice(0, 40), color, x, y: y + scrollY, width, height });
  }
  return texts;
}

/** The page without its letters and signs: what stands behind them. Its policy takes sheets of a script and no others. */
async function groundsOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{color:transparent!important;text-decoration-color:transparent!important;transition:none!important}img,svg{visibility:hidden!important}",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const picture = await page.screenshot({ fullPage: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return picture;
}
