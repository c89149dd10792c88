import { expect } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { field, test } from "#tests/support/editor.ts";

/** Links answer at once: what is pointed at is fetched, what was pressed shows that it works. */
const EDITOR = /\/assets\/EditorScreen-/;

test("pointing at a link fetches its screen, and pressing it then waits for nothing", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const link = await alive(page.getByRole("link", { name: "Create free signature" }).first());
  const script = page.waitForRequest((request) => EDITOR.test(request.url()));
  await link.hover();
  await script;
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => EDITOR.test(request.url()) && asked.push(request.url()));
  await link.click();
  await expect(field(page, "Name")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a pressed link shows that it works until its screen is there, and keeps its size", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(EDITOR, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole("link", { name: "Create free signature" }).first();
  const sizeOf = async () => {
    const { width, height } = (await link.boundingBox()) ?? {};
    return { width, height };
  };
  await alive(link);
  const before = await sizeOf();
  await link.click();
  await expect(link).toHaveAttribute("data-pending", "");
  const ring = () => link.evaluate((button) => getComputedStyle(button, "::after").opacity);
  await expect.poll(ring).toBe("1");
  expect(await sizeOf()).toEqual(before);
  letGo();
  await expect(field(page, "Name")).toBeVisible();
  await page.goBack();
  await expect(link).not.toHaveAttribute("data-pending");
});
