import { expect, type Page, test } from "playwright/test";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { LEGAL_PAGES } from "#shared/legal/constants.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Install guides and legal texts as pages that anybody can read. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("each mail client has a guide with its steps, its drawings and what helps", async ({ page }) => {
  await page.goto(`${server.url}/guides`);
  const main = page.getByRole("main");
  for (const { id, name, ways } of INSTALL_GUIDES) {
    await main.locator(`a[href="/guides/${id}"]`).click();
    await expect(page).toHaveTitle(/ · Signoff$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/email signature/);
    for (const way of ways) {
      const section = page.locator(`section#${way.id}`);
      await expect(section.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(
        way.steps.length,
      );
      const drawn = way.steps.filter(({ isHere }) => !isHere).length;
      await expect(section.locator("ol svg")).toHaveCount(drawn);
    }
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Guides" }).click();
    await expect(main.getByRole("link", { name, exact: false }).first()).toBeVisible();
  }
});

test("a way of a guide is scrolled to, the keyboard goes on from there, and Back leads back", async ({ page }) => {
  await page.goto(`${server.url}/guides/outlook-windows`);
  await page.getByRole("link", { name: "Classic", exact: true }).click();
  const section = page.locator("#outlook-classic");
  await expect(page).toHaveURL(/#outlook-classic$/);
  await expect(section).toBeFocused();
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Below the header, which stays.
  await expect.poll(top).toBe(80);
  await page.goBack();
  await expect(page).toHaveURL(/outlook-windows$/);
});

test("a client that there is no guide for is a page not found", async ({ page }) => {
  expect((await page.goto(`${server.url}/guides/eudora`))?.status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("guides and legal texts are read as they are, and the footer leads to them", async ({ page }) => {
    await page.goto(server.url);
    const footer = page.getByRole("navigation", { name: "Footer" });
    await footer.getByRole("link", { name: "Install guides" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Install your email signature");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Outlook for Windows/ })
      .click();
    await page.getByRole("link", { name: "Classic", exact: true }).click();
    await expect(page).toHaveURL(/#outlook-classic$/);
    for (const [link, title] of [
      ["Terms", "Terms of use"],
      ["Privacy", "Privacy"],
      ["Imprint", "Imprint"],
    ] as const) {
      await footer.getByRole("link", { name: link }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  });
});

for (const [width, height, colorScheme, language] of [
  [320, 640, "dark", "de"],
  [390, 844, "light", "pt"],
  [1440, 900, "dark", "en"],
  [1440, 900, "light", "es"],
] as const)
  test(`they are whole and accessible, ${width} px, ${colorScheme}, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const paths = ["/guides", "/guides/outlook-windows", ...LEGAL_PAGES.map((name) => `/legal/${name}`)];
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${language}`);
      await expectAccessible(page);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
