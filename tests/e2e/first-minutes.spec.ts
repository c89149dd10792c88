import { expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What a visitor meets in the first minutes: their own words wherever a signature is drawn, and panes that stay in place. */
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

/** Frames get their source late, as on a busy machine: what is drawn into them meanwhile is thrown away by the browser. */
async function delayFrames(page: Page, ms: number) {
  await page.addInitScript((delayMs) => {
    const { setAttribute } = Element.prototype;
    HTMLIFrameElement.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== "srcdoc") return setAttribute.call(this, name, value);
      setTimeout(() => setAttribute.call(this, name, value), delayMs);
    };
  }, ms);
}

for (const delayMs of [0, 700]) {
  const late = delayMs > 0 ? `, frames loaded ${delayMs} ms late` : "";

  test(`what was typed on the home page is in the editor's canvas${late}`, async ({ page }) => {
    await delayFrames(page, delayMs);
    await page.goto(server.url);
    await (await alive(field(page, "Your name"))).fill("Zoë Quinn");
    await field(page, "Your role").fill("CFO");
    await page.getByRole("link", { name: "Create free signature" }).first().click();
    await expect(field(page, "Name")).toHaveValue("Zoë Quinn");
    const canvas = frameOf(page, "Signature of Zoë Quinn");
    await expect(canvas.getByText("Zoë Quinn")).toBeVisible();
    await expect(canvas.getByText("CFO")).toBeVisible();
    await expect(canvas.getByText("Maya Lindqvist")).toHaveCount(0);
    // Still so when everything has loaded, and after another drawing of the same words.
    await page.waitForTimeout(delayMs + 300);
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(canvas.getByText("Zoë Quinn")).toBeVisible();
    await expect(canvas.getByText("Maya Lindqvist")).toHaveCount(0);
  });

  test(`back from the login the canvas shows one's own words${late}`, async ({ page }) => {
    await delayFrames(page, delayMs);
    await page.goto(`${server.url}/editor`);
    await (await alive(field(page, "Name"))).fill("Ben Back");
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).first().click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(field(page, "Name")).toHaveValue("Ben Back");
    const canvas = frameOf(page, "Signature of Ben Back");
    await expect(canvas.getByText("Ben Back")).toBeVisible();
    await expect(canvas.getByText("Maya Lindqvist")).toHaveCount(0);
  });
}

test("in the editor panes scroll, the page does not", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/editor`);
  for (const name of ["Design", "Addons", "Media", "Social", "General"]) {
    await (await alive(page.getByRole("tab", { name }))).click();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await panel.hover();
    await page.mouse.wheel(0, 6000);
    await page.mouse.move(1000, 500);
    await page.mouse.wheel(0, 6000);
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => [scrollY, document.getElementById("main")?.getBoundingClientRect().top])).toEqual([
      0, 64,
    ]);
    await expect(page.getByRole("tab", { name })).toBeInViewport();
  }
  // The canvas ends with the footer.
  await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
});
