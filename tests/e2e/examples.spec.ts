import { expect, type Page, test } from "playwright/test";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { TEMPLATE_CATEGORIES } from "#shared/catalog/templates.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The ready designs as pages that a search finds: by profession, by style, and a way into the editor from each. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const examples = (page: Page) =>
  page
    .locator("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
const shown = (page: Page) => examples(page).filter({ visible: true });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [width, height, colorScheme] of [
  [320, 640, "dark"],
  [390, 844, "light"],
  [1440, 900, "dark"],
] as const)
  test(`every design is there, and each style by itself, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${server.url}/email-signature`);
    await expect(shown(page)).toHaveCount(PREFILLS.length);
    for (const style of TEMPLATE_CATEGORIES) {
      await chip(page, style).click();
      await expect(chip(page, style)).toHaveAttribute("aria-pressed", "true");
      await expect(shown(page)).toHaveCount(PREFILLS.filter(({ category }) => category === style).length);
      expect(new URL(page.url()).searchParams.get("style")).toBe(style.toLowerCase());
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test("an address of a profession and a style shows them, whoever opens it", async ({ page }) => {
  await page.goto(`${server.url}/email-signature/real-estate-agent?style=elegant`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email signature examples: Real estate agent");
  await expect(chip(page, "Elegant")).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Real estate agent", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto(`${server.url}/email-signature?style=nonsense`);
  await expect(shown(page)).toHaveCount(PREFILLS.length);
});

test("a design is taken into the editor, with the words of an earlier visit kept", async ({ page }) => {
  await page.goto(`${server.url}/email-signature/dentist`);
  await page.getByRole("link", { name: "Use this design: Dentist, Modern" }).click();
  await expect(page).toHaveURL(/\/editor$/);
  const design = PREFILLS.find(({ id }) => id === "dentist-modern")?.content.design;
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("unsavedSignature") ?? "{}").design ?? null))
    .toMatchObject({ templateId: design?.templateId, fontColor: design?.fontColor });
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
});

test("a profession that there is not is a page not found", async ({ page }) => {
  const answer = await page.goto(`${server.url}/email-signature/nobody`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The page you're looking for doesn't exist");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email signatures that arrive as designed");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("professions are links, every design is there, and no filter that could do nothing", async ({ page }) => {
    await page.goto(`${server.url}/email-signature`);
    await expect(shown(page)).toHaveCount(PREFILLS.length);
    await expect(chip(page, "Elegant")).toBeHidden();
    await page.getByRole("link", { name: "Teacher", exact: true }).click();
    await expect(shown(page)).toHaveCount(TEMPLATE_CATEGORIES.length);
    await expect(page.getByRole("link", { name: /^Use this design: Teacher/ }).first()).toHaveAttribute(
      "href",
      /^\/editor\?design=teacher-/,
    );
  });
});
