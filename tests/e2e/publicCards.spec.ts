import { readFile } from "node:fs/promises";
import jsQrModule from "jsqr";
import { type BrowserContext, expect, test } from "playwright/test";
import sharp from "sharp";
import { CardBody } from "#shared/cards/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { arrive } from "#tests/support/cast.ts";
import { HOSTILE } from "#tests/support/hostileText.ts";
import { expectFitting } from "#tests/support/looks.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

const jsQR = jsQrModule as unknown as typeof jsQrModule.default;

/** Business cards as those see them who were shown one: on their phone, in daylight and at night, with and without scripts. */
test.setTimeout(120_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

let people = 0;
async function cardOf(context: BrowserContext, content: object = {}): Promise<string> {
  people += 1;
  const { headers } = await arrive(server, context, `shown${people}@acme.example`, {
    user: { emailVerifiedAt: new Date() },
  });
  const whole = {
    header: "Acme",
    title: "Ana Ruiz",
    subheader: "Head of Design",
    contacts: [
      { name: "mobile", value: "+49 170 1234567" },
      { name: "email", value: "ana@acme.example" },
    ],
    socials: [{ name: "linkedin", link: "https://www.linkedin.com/in/ana", image: null }],
    ...content,
  };
  const data = CardBody.parse({ content: whole, label: "" });
  const answer = await context.request.post(`${server.url}/api/_/cards`, { data, headers });
  expect(answer.status()).toBe(201);
  await context.clearCookies();
  return `${server.url}/c/${((await answer.json()) as { hash: string }).hash}`;
}

test("whatever was typed stays text, and nothing is fetched from anybody else", async ({ context, page }) => {
  const url = await cardOf(context, {
    header: HOSTILE,
    title: HOSTILE,
    subheader: HOSTILE,
    note: HOSTILE,
    takesContacts: true,
    contacts: [
      { name: "address", value: HOSTILE },
      { name: "phone", value: HOSTILE },
    ],
  });
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOSTILE);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`it is read by everybody: ${width} pixels, ${colorScheme}`, async ({ browser, context }) => {
      const urls = [
        await cardOf(context, { takesContacts: true, note: "Call me." }),
        await cardOf(context, { backgroundColor: "#fff200", textColor: "#ffffff" }),
      ];
      const visitor = await browser.newContext({ viewport: { width, height }, colorScheme });
      const page = await visitor.newPage();
      for (const url of urls) {
        await page.goto(url);
        if (url === urls[0]) await page.getByText("Leave your contact").click();
        await expectAccessible(page);
        await expectFitting(page);
      }
      await visitor.close();
    });

test("its contact is saved, and its code is read from two centimetres of paper", async ({ context, page }) => {
  const url = await cardOf(context, { qrType: "page" });
  await page.goto(url);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save contact" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Ana Ruiz.vcf");
  expect(await readFile(await file.path(), "utf8")).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);

  const code = await page.getByRole("img", { name: "Scan to keep this card" }).screenshot();
  // 2 cm at 300 dots an inch.
  const { data, info } = await sharp(code).resize(236, 236).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
});

test("a visitor leaves their contact without any script", async ({ browser, context }) => {
  const url = await cardOf(context, { takesContacts: true });
  const visitor = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  await page.goto(url);
  await page.getByText("Leave your contact").click();
  await page.getByLabel("Your name").fill("Ben Visitor");
  await page.getByLabel("Your email").fill("ben@visitor.example");
  await page.getByLabel(/^I agree/).check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading")).toHaveText(/Ana Ruiz has been sent your contact/);
  await page.getByRole("link", { name: "Back to the card" }).click();
  await expect(page).toHaveURL(url);
  await visitor.close();
});

test("inside another app it shows the way to one's own browser", async ({ browser, context }) => {
  const url = await cardOf(context);
  const userAgent =
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36 Instagram 400.0.0";
  const visitor = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  await page.goto(url);
  const way = page.getByRole("link", { name: "Open in browser" });
  await expect(way).toBeVisible();
  expect(await way.getAttribute("href")).toMatch(/^intent:\/\/.*;scheme=https;end$/);
  await expectAccessible(page);
  await visitor.close();
});
