import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { arrive } from "#tests/support/cast.ts";
import { gradient } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** A tag manager and a chat: only where the operator wants them, and only for whoever agrees. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ TAG_MANAGER_ID: "GTM-ABC123", CHAT_APP_ID: "abcd1234" });
});
test.afterAll(() => server.stop());

const question = (page: Page) => page.getByRole("region", { name: "Scripts of other companies" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
type Sent = { event?: string; page_path?: string };
const views = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Sent[] }).dataLayer ?? []).flatMap(({ event, page_path }: Sent) =>
      event === "page_view" ? [page_path] : [],
    ),
  );
const chat = (page: Page) => page.evaluate(() => (window as { intercomSettings?: object }).intercomSettings);

/** What other companies are asked for; their scripts are empty here. */
async function asked(page: Page): Promise<string[]> {
  const urls: string[] = [];
  await page.route(/googletagmanager|intercom/, async (route) => {
    urls.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return urls;
}

test("nobody is asked before a visitor agrees, and whoever does not is not asked again", async ({ page }) => {
  const urls = await asked(page);
  await page.goto(server.url);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await button(page, "No, thanks").click();
  await expect(question(page)).toBeHidden();
  await page.goto(`${server.url}/login`, { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  expect(urls).toEqual([]);
  expect(await views(page)).toEqual([]);
  // Who thinks again finds the choice beside the privacy text.
  await page.goto(`${server.url}/legal/privacy`);
  await expect(page.getByText("You have not allowed them in this browser.")).toBeVisible();
  await button(page, "Ask me again").click();
  await expect(question(page)).toBeVisible();
});

test("whoever agrees has both, and each page is told without what is in its address", async ({ page, context }) => {
  const urls = await asked(page);
  const failures: string[] = [];
  page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
  await page.goto(`${server.url}/guides/gmail`);
  await button(page, "Allow").click();
  await expect
    .poll(() => urls.toSorted())
    .toEqual(["https://widget.intercom.io/widget/abcd1234", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]);
  expect(await views(page)).toEqual(["/guides/:client"]);
  expect(await chat(page)).toEqual({
    app_id: "abcd1234",
    alignment: "right",
    vertical_padding: 20,
    horizontal_padding: 60,
    name: "",
    email: "",
    user_id: "",
  });
  const { email } = await arrive(server, context, "ana@vendors.example");
  await page.goto(`${server.url}/dashboard`);
  await expect.poll(() => views(page)).toEqual(["/dashboard"]);
  expect(await chat(page)).toMatchObject({ email, name: "Ana Ruiz" });
  await page.getByRole("link", { name: "Create signature" }).first().click();
  await expect.poll(() => views(page)).toEqual(["/dashboard", "/editor"]);
  expect(failures).toEqual([]);
});

test("a page whose address is a secret is told to nobody, also after a yes", async ({ page }) => {
  const urls = await asked(page);
  await page.addInitScript(() => localStorage.setItem("vendorConsent", "yes"));
  await page.goto(`${server.url}/forgot-password-change/a-secret`, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  expect(urls).toEqual([]);
  expect(await views(page)).toEqual([]);
});

test("without settings no page asks anything, and the policy names no other company", async ({ page }) => {
  const plain = await startServer();
  try {
    const answer = await page.goto(plain.url, { waitUntil: "networkidle" });
    expect(answer?.headers()["content-security-policy"]).not.toMatch(/google|intercom/);
    await expect(question(page)).toHaveCount(0);
  } finally {
    await plain.stop();
  }
});

test.describe("Canva", () => {
  let withCanva: RunningServer;
  test.beforeAll(async () => {
    withCanva = await startServer({ CANVA_API_KEY: "canva_key_123" });
  });
  test.afterAll(() => withCanva.stop());
  const media = (page: Page) => page.getByRole("tab", { name: "Media" }).click();

  test("makes a banner where the operator has a key, and its script loads when it is wanted", async ({ page }) => {
    const urls: string[] = [];
    await page.route(/sdk\.canva\.com/, async (route) => {
      urls.push(route.request().url());
      const body = `window.Canva = { DesignButton: { initialize: async ({ apiKey }) => ({ createDesign(options) {
        window.opened = { apiKey, ...options.design };
        options.onDesignPublish({ exportUrl: "https://export.canva.com/banner.png" });
      } }) } };`;
      await route.fulfill({ contentType: "text/javascript", body });
    });
    const brought: unknown[] = [];
    await page.route("**/api/app/import/picture", async (route) => {
      brought.push(route.request().postDataJSON());
      await route.fulfill({ contentType: "image/jpeg", body: await gradient(1200, 300) });
    });
    await page.goto(`${withCanva.url}/editor`);
    await media(page);
    const canva = button(page, "Design one with Canva");
    await expect(canva).toBeVisible();
    expect(urls).toEqual([]);
    await canva.click();
    await expect(page.getByRole("img", { name: "Banner now" })).toBeVisible();
    expect(urls).toHaveLength(1);
    expect(brought).toEqual([{ address: "https://export.canva.com/banner.png" }]);
    expect(await page.evaluate(() => (window as { opened?: object }).opened)).toMatchObject({
      apiKey: "canva_key_123",
    });
  });

  test("that is blocked says so, and can be tried again; elsewhere there is no button", async ({ page }) => {
    await page.route(/sdk\.canva\.com/, (route) => route.abort());
    await page.goto(`${withCanva.url}/editor`);
    await media(page);
    await button(page, "Design one with Canva").click();
    await expect(page.getByRole("alert")).toContainText("Canva could not be opened.");
    await expect(button(page, "Design one with Canva")).toBeEnabled();
    await page.goto(`${server.url}/editor`);
    await media(page);
    await expect(button(page, "49 banners to fill in")).toBeVisible();
    await expect(button(page, "Design one with Canva")).toHaveCount(0);
  });
});
