import { expect, type Page, test } from "playwright/test";
import { BANNERS, DESIGNS } from "#client/features/site/components/showcase.ts";
import { BANNER_CATEGORIES } from "#shared/catalog/banners/gallery.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The home page below its hero: what there is to choose from, and the ways from a picture into the editor. */
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const strip = (page: Page) => page.getByRole("region", { name: "Designs", exact: true });
const tiles = (page: Page) => strip(page).getByRole("listitem").filter({ visible: true });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const scrolled = (page: Page) => strip(page).evaluate(({ scrollLeft }) => scrollLeft);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Scrolls all of the page by, so that what waits for being seen comes. */
async function seeAll(page: Page) {
  for (const section of await page.locator("main section").all()) await section.scrollIntoViewIfNeeded();
}

for (const [width, height, colorScheme] of [
  [320, 640, "light"],
  [390, 844, "dark"],
  [834, 1112, "light"],
  [1440, 900, "dark"],
] as const) {
  test(`names what there is and shows it, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const strangers: string[] = [];
    page.on("request", (request) => {
      const address = request.url();
      if (/^https?:/.test(address) && !address.startsWith(server.url)) strangers.push(address);
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(server.url);
    await alive(chip(page, "Friendly"));
    await expect(
      page.getByRole("heading", {
        name: `${TEMPLATES.length} layouts, ${PREFILLS.length} designs, in every mail client`,
      }),
    ).toBeVisible();
    const banners = BANNER_CATEGORIES.flatMap((category) => Object.keys(category.banners)).length;
    await expect(page.getByRole("heading", { name: `${banners} banners to fill in` })).toBeVisible();
    await seeAll(page);
    await expect(tiles(page)).toHaveCount(DESIGNS.length);
    await expect.poll(() => loadedPictures(page), { intervals: [100] }).toBe(DESIGNS.length + BANNERS.length);
    // As wide as a phone has room for; the picture fills its tile.
    const tile = await tiles(page).first().boundingBox();
    expect(tile?.width).toBeGreaterThanOrEqual(Math.min(320, width - 48));
    const picture = await tiles(page).first().getByRole("img").boundingBox();
    expect((picture?.width ?? 0) / (tile?.width ?? 1)).toBeGreaterThan(0.88);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // On the narrowest screens the headline breaks once more in its own font.
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(width < 390 ? 0.1 : 0.05);
    expect(strangers).toEqual([]);
  });
}

/** Pictures of the showcase that have arrived whole; the row is scrolled to its end for those that wait beside it. */
async function loadedPictures(page: Page): Promise<number> {
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).evaluate((row) => row.scrollTo({ left: row.scrollLeft + row.clientWidth, behavior: "instant" }));
  return page
    .locator("main img")
    .evaluateAll((images) => (images as HTMLImageElement[]).filter((image) => image.naturalWidth > 0).length);
}

test("chips narrow the designs down to a style, and say how many are left", async ({ page }) => {
  await page.goto(server.url);
  await (await alive(chip(page, "Elegant"))).click();
  const elegant = PREFILLS.filter(
    ({ id, category }) => category === "Elegant" && DESIGNS.some((shown) => shown === id),
  );
  await expect(chip(page, "Elegant")).toHaveAttribute("aria-pressed", "true");
  await expect(tiles(page)).toHaveCount(elegant.length);
  await expect(page.getByRole("status").filter({ hasText: `${elegant.length} designs` })).toHaveCount(1);
  await chip(page, "All").click();
  await expect(tiles(page)).toHaveCount(DESIGNS.length);
});

test("the row of designs moves by arrows and by the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.url);
  const [back, on] = [chip(page, "Earlier designs"), chip(page, "More designs")];
  await alive(on);
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await on.click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  await expect(back).toHaveAttribute("aria-disabled", "false");
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(on).toHaveAttribute("aria-disabled", "true", { timeout: 700 });
  }).toPass();
  // At its end the arrow keeps the focus and says that it is done.
  await expect(on).toHaveAttribute("aria-disabled", "true");
  await expect(on).toBeFocused();
  await strip(page).focus();
  const end = await scrolled(page);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => scrolled(page)).toBeLessThan(end);
});

test("on a phone the row is swiped, and there are no arrows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  await alive(chip(page, "All"));
  await expect(chip(page, "More designs")).toBeHidden();
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).hover();
  await page.mouse.wheel(500, 0);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("a picture leads to the editor in its design, with the words typed in the hero", async ({ page }) => {
  await page.goto(server.url);
  await (await alive(page.getByRole("textbox", { name: "Your name" }))).fill("Zoë Quinn");
  await alive(chip(page, "All"));
  await tiles(page).filter({ hasText: "Consultant" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Zoë Quinn");
  await expectDesign(page, "consultant-modern");
  // One step, which Undo takes back.
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => storedTemplate(page)).toBe(1);
});

test("an earlier draft keeps its words when a design is chosen", async ({ page }) => {
  await page.goto(`${server.url}/editor`);
  await (await alive(page.getByRole("textbox", { name: "Company", exact: true }))).fill("Quinn & Co");
  await expect.poll(() => storedTemplate(page)).toBe(1);
  await page.goto(server.url);
  await tiles(page).filter({ hasText: "Researcher" }).getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "Company", exact: true })).toHaveValue("Quinn & Co");
  await expectDesign(page, "researcher-professional");
});

test("an address with a design that there is not opens an empty editor", async ({ page }) => {
  await page.goto(`${server.url}/editor?design=nobody`);
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
});

/** The kept draft is in a design's layout and colour. */
async function expectDesign(page: Page, id: string) {
  const { templateId, fontColor } = PREFILLS.find((prefill) => prefill.id === id)?.content.design ?? {};
  await expect.poll(() => storedDesign(page)).toMatchObject({ templateId, fontColor });
}

const storedDesign = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("unsavedSignature") ?? "{}").design ?? null);
const storedTemplate = async (page: Page) => (await storedDesign(page))?.templateId;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there, and the pictures are links", async ({ page }) => {
    await page.goto(server.url);
    await expect(tiles(page)).toHaveCount(DESIGNS.length);
    await expect(tiles(page).first().getByRole("link")).toHaveAttribute("href", `/editor?design=${DESIGNS[0]}`);
    await expect(tiles(page).first().getByRole("img")).toBeVisible();
    // What could not do anything is not there.
    await expect(chip(page, "Elegant")).toBeHidden();
    await expect(chip(page, "More designs")).toBeHidden();
    await strip(page).hover();
    await page.mouse.wheel(500, 0);
    await expect(tiles(page).nth(2)).toBeInViewport();
  });
});
