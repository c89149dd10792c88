import { expect, type Page, test } from "playwright/test";
import { expectFitting, expectGoodLooks } from "#tests/support/looks.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Every page that a search may show, and what is said where there is none, as guests see them. */
// A dozen pages, each in every size and theme: more than a journey has.
test.setTimeout(300_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** The smallest phone, and a desk's window at a zoom of 200 % and of 400 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
  { width: 360, height: 225 },
];
const UNLISTED = ["/404", "/uninstall", "/guides/no-such-program", "/contact-us?type=demo"];

/** The pages of the sitemap; of those that differ by one word of their address only, one. */
async function addresses(page: Page): Promise<string[]> {
  const text = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const kindOf = (path: string) => [path.split("/")[1], path.split("/").length].join();
  return [...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values(), ...UNLISTED];
}

for (const [language, locale] of [
  ["English", "en-GB"],
  ["German", "de-DE"],
] as const)
  test(`readable, spoken rightly and never too wide: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, locale });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    const paths = await addresses(page);
    expect(paths.length).toBeGreaterThan(14);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const answer = await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectGoodLooks(page, `${locale}${path}`);
        for (const size of NARROW) {
          await page.setViewportSize(size);
          await expectFitting(page);
        }
        const left = complaints.splice(0).filter((text) => !text.includes(`status of ${answer?.status()}`));
        expect(left, "what the browser complains of").toEqual([]);
      });
    await context.close();
  });

test("words from right to left run so in every field for words, and addresses never do", async ({ page }) => {
  const runs = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => getComputedStyle(field).direction);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(server.url);
  await page.getByLabel("Your name").fill("דנה כהן-לוי");
  await page.getByLabel("Your role").fill("مديرة التصميم!");
  expect(await runs("Your role")).toBe("rtl");
  await expect(page.frameLocator("iframe").first().getByText("דנה כהן-לוי")).toBeVisible();
  await expectFitting(page);
  await page.goto(`${server.url}/contact-us`);
  for (const [label, direction] of [
    ["Name", "rtl"],
    ["Message", "rtl"],
    ["Email address", "ltr"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill("שלום!");
    expect(await runs(label), label).toBe(direction);
  }
  await page.goto(`${server.url}/font-signature-generator`);
  await page.getByLabel("Your name, as you sign").fill("דנה כהן");
  expect(await runs("Your name, as you sign")).toBe("rtl");
  await expect(page.getByRole("button", { name: "Use in my email signature" })).toBeEnabled();
  await expectFitting(page);
});
