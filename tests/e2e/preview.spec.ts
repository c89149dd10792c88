import { expect, type Page, test } from "playwright/test";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { gradient } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The preview: what one came for is in sight, the client is known, the page has its owner's colour, also without script. */
test.use({ actionTimeout: 20_000 });

let server: RunningServer;
let accounts = 0;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

/** Somebody's signature with a portrait, saved over the API. @returns its preview's address, and their session */
async function saved(input: SignatureInput) {
  accounts += 1;
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/api${path}`, { method: "POST", body, headers });
    return (await answer.json()) as { token: string; hash: string };
  };
  const json = { "content-type": "application/json" };
  const person = { name: "Ana Person", email: `preview${accounts}@acme.example`, password: "quiet harbour at dawn" };
  const { token } = await send("/app/registration/register", JSON.stringify(person), json);
  const authorization = `Bearer ${token}`;
  const { hash } = await send("/_/signatures", JSON.stringify(input), { ...json, authorization });
  const { body, headers } = form([{ name: "image", filename: "me.jpg", body: await gradient(400, 400) }]);
  await send(`/_/signatures/${hash}/image/photo`, new Uint8Array(body), { ...headers, authorization });
  return { address: `${server.url}/preview/${hash}`, person };
}

const contacts = (email: string) => [{ name: "email" as const, value: email }];
const copy = (page: Page) => page.getByRole("button", { name: "Copy signature" });
const client = (page: Page) => page.getByRole("button", { name: /^Mail client:/ });
const frame = (page: Page) => page.locator('iframe[title^="Signature of"]');

test("Copy is in sight beside the mail on a desktop, and under the thumb on a phone", async ({ page }) => {
  const { address } = await saved(make.signature());
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1025, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(copy(page)).toBeInViewport({ ratio: 1 });
    const [button, mail] = [await copy(page).boundingBox(), await frame(page).boundingBox()];
    expect(button?.y, `${width}x${height}`).toBeLessThanOrEqual(400);
    expect(button?.height).toBe(48);
    expect(mail && button && mail.x + mail.width < button.x, "two columns").toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(copy(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("what takes the signature along stays above the guide, however far one scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto((await saved(make.signature())).address);
  await (await alive(page.locator("summary", { hasText: "More ways to take it" }))).click();
  const take = page.getByRole("region", { name: "Put it into your mail" });
  const guide = page.getByRole("region", { name: /^Install in / });
  for (const top of [0, 400, 800, 1200]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    const [above, below] = [await take.boundingBox(), await guide.boundingBox()];
    expect(above && below && above.y + above.height <= below.y, `scrolled by ${top} px`).toBe(true);
  }
});

const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/125.0.0.0 Mobile Safari/537.36";
const MACINTOSH = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15";
for (const [device, userAgent, email, guide, way] of [
  ["Android", ANDROID, "ana@acme.example", "Gmail", "In the app"],
  ["Android", ANDROID, "ana@outlook.com", "Outlook on phone and tablet", null],
  ["an iPad that says it is a Macintosh", MACINTOSH, "ana@acme.example", "Mail on iPhone and iPad", "iPad"],
] as const)
  test(`the code for phones opens the guide for ${device}, ${email}`, async ({ browser }) => {
    const { address } = await saved(make.signature({ general: { contacts: contacts(email) } }));
    const context = await browser.newContext({ userAgent, hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    for (const asked of guide === "Gmail" ? ["phone", "gmail"] : ["phone"]) {
      await page.goto(`${address}?guide=${asked}`);
      await expect(page.getByRole("heading", { name: `Install in ${guide}` })).toBeVisible();
      if (way) await expect(page.getByRole("radio", { name: way, exact: true })).toBeChecked();
    }
    await context.close();
  });

test("the mail client is guessed from the address, and the one chosen last is remembered", async ({ page }) => {
  const outlook = await saved(make.signature({ general: { contacts: contacts("ana@outlook.de") } }));
  const company = await saved(make.signature());
  await page.goto(outlook.address);
  await expect(client(page)).toHaveText(/Office 365/);
  await page.goto(company.address);
  await expect(client(page)).toHaveText(/Gmail/);

  await (await alive(client(page))).click();
  await page.locator("label").filter({ hasText: "Thunderbird" }).click();
  await expect(client(page)).toHaveText(/Thunderbird/);
  await expect(client(page)).toBeFocused();
  await expect(page.getByRole("heading", { name: "Install in Thunderbird" })).toBeVisible();
  for (const { address } of [company, outlook]) {
    await page.goto(address);
    await expect(client(page)).toHaveText(/Thunderbird/);
  }
});

test("the owner gives the page a colour, which everybody sees; others are not asked", async ({ page, browser }) => {
  const { address, person } = await saved(make.signature({ design: { fontColor: "#cc2200" } }));
  const { email, password } = person;
  await page.request.post(`${server.url}/api/security/login`, { data: { email, password } });
  await page.goto(address);
  const band = (at: Page) => at.locator("main > div").first();
  const before = await band(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const own = page.getByRole("radio", { name: "#cc2200" });
  await alive(own);
  await page.locator("label").filter({ has: own }).click();
  await expect(band(page)).toHaveCSS("border-bottom-color", "rgb(204, 34, 0)");
  await expect(band(page)).not.toHaveCSS("background-color", before);
  await expectAccessible(page);

  const guest = await browser.newPage();
  await expect(async () => {
    await guest.goto(address);
    await expect(band(guest)).toHaveCSS("border-bottom-color", "rgb(204, 34, 0)", { timeout: 500 });
  }).toPass();
  await expect(guest.getByRole("group", { name: "Colour of this page" })).toHaveCount(0);
  await expect(guest.getByRole("link", { name: "Create yours" })).toBeVisible();
  // The rest of the signature is as it was, its picture too.
  await expect(guest.frameLocator("iframe").getByRole("img", { name: "Ana Person" })).toBeVisible();
  await guest.close();
});

test("a colour that cannot be saved is taken back, and said", async ({ page }) => {
  const { address, person } = await saved(make.signature());
  const { email, password } = person;
  await page.request.post(`${server.url}/api/security/login`, { data: { email, password } });
  await page.goto(address);
  const violet = page.getByRole("radio", { name: "Violet" });
  await alive(violet);
  await page.route("**/api/_/signatures/*", (route) => route.abort());
  await page.locator("label").filter({ has: violet }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Signoff cannot be reached.");
  await expect(page.getByRole("radio", { name: "Turquoise" })).toBeChecked();
  await expect(page.locator("main > div").first()).toHaveCSS("border-bottom-color", "rgb(0, 207, 214)");
});

for (const templateId of [1, 2, 3, 4])
  test(`without script the signature is whole, layout ${templateId}`, async ({ browser }) => {
    const addons = [{ type: "GreenMessage" as const, key: "green", data: { type: 1 } }];
    const { address } = await saved(make.signature({ general: { addons }, design: { templateId } }));
    for (const width of [1440, 390]) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      const page = await context.newPage();
      await page.goto(address);
      const room = await frame(page).boundingBox();
      const last = page.frameLocator("iframe").getByText("Made with Signoff");
      await expect(last).toBeVisible();
      const line = await last.boundingBox();
      expect(room && line && line.y + line.height <= room.y + room.height, `cut at ${width} px`).toBe(true);
      const shown = await frame(page).locator("..").boundingBox();
      expect(shown && room && Math.round(shown.height) >= Math.round(room.height), `hidden at ${width} px`).toBe(true);
      // Nothing stands there that only a script would answer.
      await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden();
      await expect(copy(page)).toBeHidden();
      await page.locator("summary", { hasText: "More ways to take it" }).click();
      await expect(page.getByRole("link", { name: "(.html)" })).toBeVisible();
      await context.close();
    }
  });

test("nothing jumps when the page comes alive", async ({ page }) => {
  const { address } = await saved(make.signature());
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shifted: number }).shifted += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await alive(copy(page));
  expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBeLessThan(0.05);
});
