import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import type { Catalogue } from "#shared/languages/translate.ts";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The main ways through the product in German: server and browser agree, nothing is left in English, nothing overflows. */
test.describe.configure({ mode: "serial" });
test.use({ actionTimeout: 20_000 });

const LOCALE = join(import.meta.dirname, "../../shared/locales/de");

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let english: string[] = [];
let hash = "";
/** What the browser complains of: React does where the server's page is not what it would have drawn. */
const complaints: string[] = [];

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  context = await browser.newContext({ baseURL: server.url, locale: "de-DE", viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  page.on("console", (message) => /react|catalogue/i.test(message.text()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const all = await Promise.all(readdirSync(LOCALE).map(async (file) => (await import(join(LOCALE, file))).words));
  const rows = Object.entries(Object.assign({}, ...all) as Catalogue);
  const german = new Set(rows.map(([, text]) => text));
  english = rows.map(([message]) => message).filter((message) => !german.has(message));
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

/** Texts and spoken attributes of the page that the catalogues know in English, as if nobody had translated them. */
const leftInEnglish = () =>
  page.evaluate((known) => {
    const english = new Set(known);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll("*"))
      for (const name of ["title", "alt", "placeholder", "aria-label"]) found.push(element.getAttribute(name) ?? "");
    return [...new Set(found)].filter((text) => english.has(text));
  }, english);

async function isWhole(name: string) {
  await page.waitForLoadState("networkidle");
  expect(await page.locator("html").getAttribute("lang"), name).toBe("de");
  expect(await leftInEnglish(), name).toEqual([]);
  expect(complaints, name).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    if (process.env.SHOTS)
      await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}.png`), fullPage: true });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${name}, ${width}`,
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 844 });
}

test("the home page", async () => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-Mail-Signaturen, die ankommen wie gestaltet");
  await isWhole("home");
});

test("a screen that is reached within the page brings its own words", async () => {
  await page.getByRole("link", { name: "Anmelden" }).first().click();
  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  await expect(page).toHaveTitle("Anmelden · Signoff");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText("Bitte geben Sie Ihr Passwort ein.")).toBeVisible();
  await isWhole("login");
});

test("an account is made, and a signature in the editor", async () => {
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill("Ana Beispiel");
  await page.getByLabel("E-Mail-Adresse").fill("ana@beispiel.example");
  await page.getByLabel("Passwort", { exact: true }).fill("quiet harbour at dawn");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("heading", { name: "Noch keine Signatur" })).toBeVisible();
  await isWhole("dashboard-empty");

  await page.goto("/editor");
  for (const tab of ["Design", "Extras", "Bilder", "Social", "Allgemein"]) {
    await (await alive(page.getByRole("tab", { name: tab }))).click();
    await isWhole(`editor-${tab}`);
  }
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ana Beispiel");
  await page.getByRole("button", { name: "Signatur speichern" }).click();
  await expect(page).toHaveURL(/\/preview\//);
  hash = page.url().split("/").at(-1) ?? "";
});

test("the preview with its guides, and the list", async () => {
  await page.goto(`/preview/${hash}`);
  await expect(page.getByRole("heading", { name: "In Gmail einrichten" })).toBeVisible();
  await isWhole("preview");
  for (const guide of ["Outlook für Windows", "Thunderbird", "Mail auf iPhone und iPad"]) {
    await (await alive(page.getByRole("button", { name: /^Mailprogramm:/ }))).click();
    await page.locator("label").filter({ hasText: guide }).click();
    await isWhole(`guide-${guide}`);
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Einrichten Ana Beispiel" })).toBeVisible();
  await isWhole("dashboard");
});

test("another language is one click away, keeps the rest of the address, and stays", async () => {
  await page.goto("/pricing?plan=x");
  // Before the script is there the link keeps the path alone.
  await (await alive(page.getByRole("contentinfo").getByRole("link", { name: "English" }))).click();
  await expect(page).toHaveURL(/\?plan=x&lang=en$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pricing");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signatures");
  expect(complaints).toEqual([]);
});
