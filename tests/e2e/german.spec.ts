import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { englishOnly } from "#tests/support/catalogues.ts";
import { expectSpoken } from "#tests/support/languages.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The main ways through the product in German: server and browser agree, nothing is left in English, nothing overflows. */
test.describe.configure({ mode: "serial" });
test.use({ actionTimeout: 20_000 });

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
  english = await englishOnly("de");
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

async function isWhole(name: string) {
  await expectSpoken(page, "de", english, name);
  expect(complaints, name).toEqual([]);
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
  await expect(page.getByText("Schritt 1 von 5")).toBeVisible();
  await isWhole("welcome");
  await page.goto("/dashboard");
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
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\?plan=x&lang=en$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pricing");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signatures");
  expect(complaints).toEqual([]);
});
