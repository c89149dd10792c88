import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import type { Language } from "#shared/languages/constants.ts";

/** Texts and spoken attributes of the page that are known in English, as if nobody had translated them. */
export const leftInEnglish = (page: Page, english: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const sentences = new Set(known);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll("*"))
      for (const name of ["title", "alt", "placeholder", "aria-label"]) found.push(element.getAttribute(name) ?? "");
    return [...new Set(found)].filter((text) => sentences.has(text));
  }, english);

/** The page speaks its language alone and fits a phone as well as a wide screen. */
export async function expectSpoken(page: Page, language: Language, english: readonly string[], name: string) {
  await page.waitForLoadState("networkidle");
  expect(await page.locator("html").getAttribute("lang"), name).toBe(language);
  expect(await leftInEnglish(page, english), name).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    if (process.env.SHOTS)
      await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}.png`), fullPage: true });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${name}, ${width}`,
    ).toBeLessThanOrEqual(0);
  }
}
