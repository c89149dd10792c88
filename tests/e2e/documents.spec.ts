import { expect, type Page, test } from "playwright/test";
import { FLAT_ROUTES, isDocument } from "#shared/routes.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive } from "#tests/support/cast.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Public pages are documents: finished without script, light, and alive in the place somebody turns to. */
const MAX_SCRIPT_BYTES = 25_000;
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const DOCUMENTS = FLAT_ROUTES.filter(({ route, paths }) => isDocument(route) && !paths[0]?.includes(":")).map(
  ({ paths }) => paths[0] as string,
);
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const typedName = (page: Page) => page.getByRole("textbox", { name: "Your name" });
const mail = (page: Page) => page.frameLocator("iframe").locator("body");
const notice = (page: Page) => page.getByText("No connection. What you pressed works");

/** Holds what islands need back. @returns what lets it go */
async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/wake-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("fetch next to no script before somebody turns to a part of them", async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  for (const path of DOCUMENTS) {
    await session.send("Network.clearBrowserCache");
    [bytes] = [0];
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 5_000);
    await page.waitForLoadState("networkidle");
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThan(MAX_SCRIPT_BYTES);
    expect(await page.evaluate(() => document.querySelector("[data-alive]")), path).toBeNull();
  }
});

test("do what was pressed and keep what was typed while a part of them was still asleep", async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(server.url);
  await typedName(page).fill("Zoë Quinn");
  await page.getByRole("radio", { name: "Pink" }).check({ force: true });
  await chip(page, "Elegant").click();
  await expect(chip(page, "Elegant")).toHaveAttribute("data-pending");
  await expect(mail(page)).not.toContainText("Zoë");
  release();
  await expect(chip(page, "Elegant")).toHaveAttribute("aria-pressed", "true");
  await expect(chip(page, "Elegant")).not.toHaveAttribute("data-pending");
  await expect(mail(page)).toContainText("Zoë Quinn");
  await expect(typedName(page)).toHaveValue("Zoë Quinn");
  await expect(page.getByRole("radio", { name: "Pink" })).toBeChecked();
  await page.getByRole("link", { name: "Create free signature" }).first().click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Zoë Quinn");
});

test("keep a form that was filled in and sent while it was asleep", async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(`${server.url}/contact-us`);
  await page.getByLabel("Topic").selectOption("other");
  await page.getByLabel("Name").fill("Zoë Quinn");
  await page.getByLabel("Email address").fill("zoe@example");
  await page.getByRole("button", { name: "Send message" }).click();
  release();
  await expect(page.getByText("Email address is not valid.")).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue("other");
  await expect(page.getByLabel("Name")).toHaveValue("Zoë Quinn");
  await expect(page.getByLabel("Email address")).toHaveValue("zoe@example");
});

test("say that the network is away when something is pressed, and do it when it is back", async ({ page, context }) => {
  await page.goto(server.url);
  await context.setOffline(true);
  await chip(page, "Elegant").click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(chip(page, "Elegant")).toHaveAttribute("aria-pressed", "true");
  await expect(notice(page)).toBeHidden();
});

test("say that a script does not come though there is a network, and do what was pressed once it does", async ({
  page,
}) => {
  await page.goto(server.url);
  await page.route("**/assets/wake-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await chip(page, "Elegant").click();
  const late = page.getByText("This part of the page has not arrived yet.");
  await expect(late).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.unroute("**/assets/wake-*.js");
  await expect(chip(page, "Elegant")).toHaveAttribute("aria-pressed", "true");
  await expect(late).toBeHidden();
});

test("stay when a link is pressed without a network, and lead on when it is back", async ({ page, context }) => {
  await page.goto(server.url);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Pricing", exact: true }).last().click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email signatures that arrive as designed");
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/pricing$/);
});

test("have the menu of whoever is signed in, the palette, the theme, and the way out", async ({ page, context }) => {
  await arrive(server, context, "ana@documents.example");
  await page.goto(server.url);
  await (await alive(page.getByRole("button", { name: "Account menu" }))).click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("combobox", { name: "Find a command" })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("dashboard");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  // From the app into a document, and back.
  await page.goto(`${server.url}/account`);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${server.url}/contact-us`);
  await expect(page.getByLabel("Email address")).toHaveValue("ana@documents.example");
  await (await alive(page.getByRole("button", { name: "Account menu" }))).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("are left and reached by links of the app", async ({ page }) => {
  await page.goto(`${server.url}/login`);
  await (await alive(page.getByRole("link", { name: "Signoff, home" }))).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email signatures that arrive as designed");
  await expect(page.locator("[data-island]").first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
});

test.describe("without script, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("can be read, and their menu opens", async ({ page }) => {
    for (const path of DOCUMENTS) {
      await page.goto(server.url + path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    }
    await page.goto(server.url);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
  });
});
