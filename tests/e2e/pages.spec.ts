import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { HOSTILE } from "#tests/support/hostileText.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Link pages from the first letter to the public page: made, saved, published, shared, hidden, deleted. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const PHONE = { width: 390, height: 844 };
const signedIn = (context: BrowserContext) => signedInWith(server, context, []);
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const begin = async (page: Page) => {
  await page.goto(`${server.url}/pages/new`);
  await alive(field(page, "Title"));
};

test("a page is made while somebody types, published under its address, and hidden again", async ({
  page,
  context,
}) => {
  await signedIn(context);
  await begin(page);
  await field(page, "Title").fill("Ana's links");
  await expect(preview(page).getByText("Ana's links")).toBeVisible();
  // Saved by itself under an address of its own, and the cursor stays where it is.
  await expect(page).toHaveURL(/\/pages\/[\w-]{20,}$/);
  await expect(field(page, "Title")).toBeFocused();
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeVisible();

  await page.getByRole("button", { name: "Add a block" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a block" });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: /^Buttons/ }).click();
  await field(page, "Words on the button").fill("My portfolio");
  await field(page, "Link").fill("https://portfolio.example/");
  await expect(preview(page).getByText("My portfolio")).toBeVisible();

  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Page URL cannot be empty.")).toBeVisible();
  await field(page, "Page URL").fill("admin");
  await expect(page.getByText("This page URL is restricted.")).toBeVisible();
  await field(page, "Page URL").fill("anas-links");
  await expect(page.getByText("It is yours to take.")).toBeVisible();
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(toast(page).getByText("Page published")).toBeVisible();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();

  const seen = await context.newPage();
  await seen.goto(`${server.url}/p/anas-links`);
  await expect(seen.getByText("My portfolio")).toBeVisible();

  // From now on saving is explicit.
  await field(page, "Title").fill("Ana elsewhere");
  await page.waitForTimeout(2_500);
  await seen.reload();
  await expect(seen.getByText("Ana's links").first()).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  await seen.reload();
  await expect(seen.getByText("Ana elsewhere").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("img", { name: "QR code that leads to the page" })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/p/anas-links");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "More for the page" }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(toast(page).getByText("Page unpublished")).toBeVisible();
  expect((await seen.request.get(`${server.url}/p/anas-links`)).status()).toBe(404);
});

test("without a network the work is kept and saved when it is back", async ({ page, context }) => {
  await signedIn(context);
  await begin(page);
  await field(page, "Title").fill("Kept");
  await expect(page).toHaveURL(/\/pages\/[\w-]{20,}$/);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await context.setOffline(true);
  await field(page, "Title").fill("Kept without a network");
  await expect(page.getByText("Offline. Your work is kept and will be saved.").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Kept without a network");
});

test("hostile words are words, in the editor and in its preview", async ({ page, context }) => {
  await signedIn(context);
  await begin(page);
  await field(page, "Title").fill(HOSTILE);
  await field(page, "Bio").fill(HOSTILE);
  await expect(preview(page).getByText("<script>").first()).toBeVisible();
  for (const frame of page.frames()) expect(await frame.evaluate(() => "hit" in window)).toBe(false);
});

test("blocks are put in order by keys, hidden, and brought back", async ({ page, context }) => {
  await signedIn(context);
  await begin(page);
  for (const name of [/^Text/, /^Map link/]) {
    await page.getByRole("button", { name: "Add a block" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  }
  const rows = page.locator('[data-field^="content.blocks."][aria-expanded]');
  const names = () => rows.allInnerTexts();
  const before = (await names()).map((text) => text.trim());
  await rows.last().focus();
  await page.keyboard.press("Alt+ArrowUp");
  expect((await names()).map((text) => text.trim())).not.toEqual(before);
  await page.getByRole("switch", { name: "Show Map link" }).click();
  await expect(page.getByRole("switch", { name: "Show Map link" })).toHaveAttribute("aria-checked", "false");
  await page.getByRole("button", { name: "More for Map link" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "Show Map link" })).toBeVisible();
});

test("the list shows each page and what is done with it; on a phone too", async ({ page, context }) => {
  await signedIn(context);
  await page.goto(`${server.url}/pages`);
  await expect(page.getByRole("heading", { name: "No page yet" })).toBeVisible();
  await expectAccessible(page);
  await begin(page);
  await field(page, "Title").fill("Listed");
  await expect(page).toHaveURL(/\/pages\/[\w-]{20,}$/);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByText("Preview", { exact: true }).click();
  await expect(preview(page).getByText("Listed")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.goto(`${server.url}/pages`);
  const more = page.getByRole("button", { name: "More for Listed" });
  await (await alive(more)).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(toast(page).getByText("Page duplicated")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Copy of Listed" })).toBeVisible();
  await page.getByRole("button", { name: "Share Listed", exact: true }).click();
  await expect(page.getByText("An unpublished page cannot be shared")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete page" }).click();
  await expect(toast(page).getByText("Page deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Listed", exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
});
