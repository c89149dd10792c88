import { expect, type Page } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { field, test } from "#tests/support/editor.ts";

/** Links answer at once: what is pointed at is fetched, what was pressed shows that it works. */
const EDITOR = /\/assets\/EditorScreen-/;
const SIGN_UP = /\/assets\/SignUpScreen-/;
const signUp = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign up" });
const password = (page: Page) => page.getByRole("textbox", { name: "Password", exact: true });

test("pointing at a link fetches its screen, and pressing it then waits for nothing", async ({ page }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await alive(page.getByRole("textbox", { name: "Password" }));
  const script = page.waitForRequest((request) => SIGN_UP.test(request.url()));
  await signUp(page).hover();
  await script;
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => SIGN_UP.test(request.url()) && asked.push(request.url()));
  await signUp(page).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(password(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("pointing at a link in a document fetches the app and the screen it leads to", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const script = page.waitForRequest((request) => EDITOR.test(request.url()));
  await page.getByRole("link", { name: "Create free signature" }).last().hover();
  await script;
  await page.getByRole("link", { name: "Create free signature" }).last().click();
  await expect(field(page, "Name")).toBeVisible();
});

test("a pressed link shows that it works until its screen is there, and keeps its size", async ({ page }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SIGN_UP, async (route) => {
    await held;
    await route.continue();
  });
  const link = signUp(page);
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
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(password(page)).toBeVisible();
  await page.goBack();
  await expect(signUp(page)).not.toHaveAttribute("data-pending");
});
