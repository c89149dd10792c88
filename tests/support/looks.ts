import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const THEMES = ["light", "dark"] as const;

/**
 * Expects that what is shown is readable, spoken rightly and not too wide, on a desk and on a phone, in both themes.
 * @param name of the pictures kept in the folder `SHOTS` names, if it is set
 */
export async function expectGoodLooks(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectFitting(page);
      await expectAccessible(page, { areColorsNew: colorScheme === "dark" });
      if (process.env.SHOTS) {
        const file = `${name.replace(/[^\w]+/g, "-").slice(0, 70)}-${size.width}-${colorScheme}.png`;
        await page.screenshot({ path: join(process.env.SHOTS, file), fullPage: true });
      }
    }
  }
}

/** Expects that nothing is wider than the window. */
export async function expectFitting(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
  }));
  expect(wide, `${width} px`).toBeLessThanOrEqual(0);
}
