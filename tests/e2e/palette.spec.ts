import { expect, type Page } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { canvas, field, open, signedIn, test } from "#tests/support/editor.ts";

/** What can be done on a screen, found by its name, and the keys for it. */
const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
];

const palette = (page: Page) => page.getByRole("dialog", { name: "Commands" });
const asked = (page: Page) => palette(page).getByRole("combobox", { name: "Find a command" });
const options = (page: Page) => palette(page).getByRole("option");
const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** Opens the palette by its keys, which somebody listens to from a moment after the page on. */
async function ask(page: Page, words = "") {
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(asked(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await asked(page).fill(words);
}
/** Finds a command by some of its words and does it. */
async function take(page: Page, words: string, name = words) {
  await ask(page, words);
  await expect(options(page).first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
}
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test("the palette leads to a field, adds one, and undoes; the focus is where the work is", async ({ page }) => {
      await open(page);
      await field(page, "Name").fill("Ana Ruiz");
      await ask(page);
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
      await expect(field(page, "Name")).toBeFocused();

      await tab(page, "Design").click();
      await take(page, "job title", "Position");
      await expect(tab(page, "General")).toHaveAttribute("aria-selected", "true");
      await expect(field(page, "Position")).toBeFocused();
      await page.keyboard.type("CFO");
      await expect(canvas(page).getByText("CFO")).toBeVisible();

      await take(page, "undo", "Undo");
      await expect(field(page, "Position")).toHaveValue("");
      await expect(field(page, "Position")).toBeFocused();
      await take(page, "redo", "Redo");
      await expect(field(page, "Position")).toHaveValue("CFO");

      await take(page, "add linkedin", "Add LinkedIn");
      await expect(tab(page, "Social")).toHaveAttribute("aria-selected", "true");
      await expect(field(page, "LinkedIn")).toBeFocused();
      await take(page, "button add", "Add Button");
      await expect(tab(page, "Addons")).toHaveAttribute("aria-selected", "true");
      await expect(field(page, "Text")).toBeFocused();
      await take(page, "lines order", "Design: Lines and order");
      await expect(page.getByRole("button", { name: "Lines and order" })).toBeFocused();
      await take(page, "layouts");
      await expect(page.getByRole("dialog", { name: "Layouts and designs" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByRole("tabpanel", { name: "Design" })).toBeFocused();
      await take(page, "dark mail", "Mail: Dark");
      await expect(page.getByRole("region", { name: "Canvas" }).getByRole("radio", { name: "Dark" })).toBeChecked();
    });

    test("a finger finds its way: rows to press, a cross, and nothing beside the screen", async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({ baseURL: server.url, viewport, hasTouch: true });
      const page = await context.newPage();
      await signedIn(context);
      await page.goto("/dashboard");
      await (await alive(page.getByRole("button", { name: "Account menu" }))).tap();
      await page.getByRole("button", { name: "Find a command" }).tap();
      await expect(asked(page)).toBeFocused();
      await expect(options(page).filter({ hasText: "Edit Ana Ruiz" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await palette(page).getByRole("button", { name: "Close" }).tap();
      await expect(palette(page)).toBeHidden();
      await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
      await page.getByRole("button", { name: "Account menu" }).tap();
      await page.getByRole("button", { name: "Find a command" }).tap();
      await options(page).filter({ hasText: "Edit Ana Ruiz" }).tap();
      await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
      await context.close();
    });
  });
}

test("`?` lists the keys, types itself in a field, and can be turned off for good", async ({ page, context }) => {
  const { hash } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await field(page, "Name").press("End");
  await page.keyboard.type("?");
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz?");
  await expect(shortcuts(page)).toBeHidden();

  const opener = page.getByRole("button", { name: "Keyboard shortcuts" });
  await expect(opener).toHaveAttribute("aria-keyshortcuts", "?");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-keyshortcuts", "Control+z Meta+z");
  await opener.click();
  await expect(shortcuts(page).getByRole("row", { name: "Save signature Ctrl S" })).toBeVisible();
  await expect(shortcuts(page).getByRole("row", { name: "General Alt 5" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("?");
  await page.keyboard.press("Escape");
  await expect(shortcuts(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("?");
  await shortcuts(page).getByRole("switch", { name: "Single keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(shortcuts(page)).toBeHidden();
  await page.reload();
  await (await alive(opener)).focus();
  await page.keyboard.press("?");
  // The others work on.
  await ask(page, "keyboard");
  await expect(shortcuts(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(shortcuts(page).getByRole("switch", { name: "Single keys" })).not.toBeChecked();
});

test("the dashboard's signatures are found by their names, and its keys work from anywhere", async ({
  page,
  context,
}) => {
  const { hash } = await signedIn(context, "Zoë Quinn");
  await page.goto("/dashboard");
  await take(page, "install zoe", "Install Zoë Quinn");
  await expect(page).toHaveURL(new RegExp(`/preview/${hash}$`));
  await expect(page.getByRole("button", { name: "Copy signature" })).toBeVisible();
  await ask(page, "download eml");
  await expect(options(page)).toHaveText(["Download .eml"]);
  const file = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await file).suggestedFilename()).toMatch(/\.eml$/);
  await take(page, "seen gmail", "Seen in: Gmail");
  await expect(page.getByLabel("Seen in")).toHaveValue("gmail");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.keyboard.press("c");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Copied");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(new RegExp(`/editor/${hash}$`));
  await take(page, "dashboard", "Go to the dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
  // The address comes first, then the heading, then the list with its keys.
  await expect(page.getByRole("button", { name: "New signature" })).toBeVisible();
  // The one that the plan has is there: the key says so as the button does.
  await page.keyboard.press("n");
  const plans = page.getByRole("dialog", { name: "What a paid plan adds" });
  await expect(plans).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plans).toBeHidden();
});

test("theme, language and the way out are everywhere, in German too", async ({ page, context }) => {
  await signedIn(context);
  await page.goto("/dashboard");
  await take(page, "dark", "Theme: Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page);
  await take(page, "deutsch", "Language: Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const german = page.getByRole("dialog", { name: "Befehle" });
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(german).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await german.getByRole("combobox", { name: "Befehl suchen" }).fill("TASTEN");
  await expect(german.getByRole("option")).toContainText(["Tastenkürzel"]);
  await page.keyboard.press("Enter");
  const keys = page.getByRole("dialog", { name: "Tastenkürzel" });
  await expect(keys.getByRole("row", { name: "Befehl suchen Strg K" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await german.getByRole("combobox").fill("abmelden");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("without a network the palette opens and does what needs none", async ({ page, context }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  await ask(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await (await alive(field(page, "Name"))).fill("Ana");
  await page.waitForLoadState("networkidle");
  // Fetched while nothing else was to be done.
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /Palette/.test(name)).length),
    )
    .toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await take(page, "website", "Website");
  await expect(field(page, "Website")).toBeFocused();
});
