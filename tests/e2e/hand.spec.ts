import { expect, type Locator, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { copied, watchCopies } from "#tests/support/clipboard.ts";
import { PASSWORD } from "#tests/support/editor.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** From the home page to a copied signature with one hand on a phone, and with a keyboard alone. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.beforeEach(({ page }) => watchCopies(page));

const drawn = (page: Page) => page.frameLocator('iframe[title^="Signature of"]');

test.describe("in a hand", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /**
   * Seconds of the keystroke-level model (Card, Moran, Newell 1983) with what is measured on phones: to find and reach a thing
   * 1.35 + 1.1, a letter 0.36 (Palin et al. 2019: 36 words a minute).
   */
  const seconds = { tap: 2.45, letter: 0.36 };
  const TWO_MINUTES = 120;

  test("a full signature is made and copied within two minutes", async ({ page }) => {
    let spent = 0;
    const tap = async (target: Locator) => {
      spent += seconds.tap;
      await (await alive(target)).tap();
    };
    const type = async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true }).and(page.locator("input:not([type=radio])"));
      await tap(field);
      spent += text.length * seconds.letter;
      await field.fill(text);
    };
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    await page.goto(server.url);
    await type("Your name", "Zoë Quinn");
    await type("Your role", "Finance");
    await tap(page.getByRole("link", { name: "Create free signature" }).first());
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Zoë Quinn");
    await type("Company", "Acme Works");
    await type("Phone", "+34 600 123 456");
    await type("Email", "zoe@hand.example");
    await expect(drawn(page).getByText("Acme Works")).toBeInViewport();
    await tap(page.getByRole("tab", { name: "Social" }));
    await type("Find a network, or paste a link", "facebook.com/zoe");
    spent += seconds.tap;
    await page.getByLabel("Find a network, or paste a link").press("Enter");
    await tap(button(/^(Get my signature|Save)$/));
    await type("Password", PASSWORD);
    await tap(button("Create account"));
    await page.waitForURL(/\/preview\//);
    const copy = button("Copy signature");
    await expect(copy).toBeInViewport();
    await tap(copy);
    await expect(button("Copied, now paste it in Gmail")).toBeVisible();
    const { html } = await copied(page);
    for (const text of ["Zoë Quinn", "Finance", "Acme Works", "+34 600 123 456", 'alt="Facebook"'])
      expect(html).toContain(text);
    expect(spent).toBeLessThan(TWO_MINUTES);
  });
});

test.describe("with a keyboard alone", () => {
  /** More than any page has to pass. */
  const MOST_TABS = 120;

  test("a signature is made, saved, copied and found again", async ({ page }) => {
    const reach = async (target: Locator) => {
      await alive(target);
      for (let presses = 0; presses < MOST_TABS; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`${target} cannot be reached by Tab.`);
    };
    const press = async (target: Locator, key = "Enter") => {
      await reach(target);
      await page.keyboard.press(key);
    };
    const type = async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      await reach(field);
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    };
    await page.goto(server.url);
    await type("Your name", "Kim Keys");
    await press(page.getByRole("link", { name: "Create free signature" }).first());
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Kim Keys");
    await type("Position", "Typist");
    await type("Email", "kim@keys.example");
    await press(page.getByRole("button", { name: "Get my signature" }));
    await type("Password", PASSWORD);
    await press(page.getByRole("button", { name: "Create account" }));
    await page.waitForURL(/\/preview\//);
    await press(page.getByRole("button", { name: "Copy signature" }), "Space");
    await expect(page.getByRole("button", { name: "Copied, now paste it in Gmail" })).toBeFocused();
    expect((await copied(page)).html).toContain("Typist");

    await press(page.getByRole("button", { name: "I have installed it" }));
    await expect(page.getByText("Your signature is installed.")).toBeVisible();
    await press(page.getByRole("link", { name: "Go to the dashboard" }));
    const tile = page.getByRole("listitem").filter({ hasText: "Kim Keys" }).first();
    await expect(tile).toBeVisible();
    await press(tile.getByRole("button", { name: /^More/ }));
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  });
});
