import { expect, type Locator } from "playwright/test";

/**
 * Waits until React listens to an element that came with the page (hydration). Before that a click is the browser's alone,
 * and where it does nothing there it is lost: people try again, journeys do not. An island of a document is woken as a mouse
 * wakes it on its way.
 * @returns the element
 */
export async function alive(element: Locator): Promise<Locator> {
  await element.evaluate((node) => node.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$"))))
    .toBe(true);
  // React names its properties while it works in slices; a press counts from the commit, when it rests.
  await element.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  return element;
}
