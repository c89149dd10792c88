import { expect, type Locator, type Page, test } from "playwright/test";
import { DESIGN_COUNT, LAYOUT_COUNT } from "#client/features/signatures/editor/panels/picker/choices.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { openLayouts } from "#tests/support/picker.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";

/** How a look is chosen: the Design tab at a glance, and one dialog with every layout and design in the person's own words. */
// What fits into a tile is a matter of half a pixel of a letter: it is judged in the browser that people have.
test.use({ launchOptions: { executablePath: findChromium({ isWhole: true }), args: CHROMIUM_FLAGS } });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});
test.beforeEach(async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const canvas = (page: Page) => page.frameLocator('iframe[title^="Signature of"], iframe[title="Your signature"]');
/** What the canvas shows, without the outline of the part that is being edited. */
const canvasHtml = (page: Page) =>
  canvas(page)
    .locator("body")
    .evaluate((body) => {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll<HTMLElement>("[style]")) {
        part.style.outline = "";
        part.style.outlineOffset = "";
        part.style.boxShadow = "";
        // Written out anew, whoever wrote it first.
        part.style.setProperty("order", "0");
        part.removeAttribute("data-edited");
      }
      return copy.innerHTML;
    });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Layouts and designs" });
const tile = (page: Page, name: string) => dialogOf(page).getByRole("option", { name, exact: true });
/** The picture of a tile stands beside the button that names it. */
const pictureOf = (option: Locator) => option.locator("xpath=preceding-sibling::div");
const layoutInUse = (page: Page) => page.getByRole("region", { name: "Template" }).getByRole("status");
/** Of the tiles that are shown, as they are spoken. */
const namesIn = (dialog: Locator) =>
  dialog.getByRole("option").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("aria-label")));
const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem("unsavedSignature"));

/** The editor with a name and a role, all of its idle work done. */
async function open(page: Page, name = "Ana Ruiz") {
  await page.goto(`${server.url}/editor`, { waitUntil: "networkidle" });
  await (await alive(field(page, "Name"))).fill(name);
  await field(page, "Position").fill("Harbour pilot");
  await expect.poll(() => draftOf(page)).toContain("Harbour pilot");
  await page.waitForLoadState("networkidle");
}

/** Everything that is asked from here on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => !request.url().startsWith("data:") && asked.push(request.url()));
  return asked;
}

test("the first colour is in sight when the Design tab opens, and nothing is asked of the server", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const asked = requestsOf(page);
  await page.getByRole("tab", { name: "Design" }).click();
  const sections = ["Template", "Colours", "Text", "Lines and order"];
  await expect(page.getByRole("tabpanel").getByRole("heading")).toHaveText(sections);
  for (const [index, name] of sections.entries())
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-expanded", String(index < 2));
  await expect(page.getByRole("textbox", { name: "Name and accents" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: `All ${LAYOUT_COUNT} layouts` })).toBeInViewport();
  await expect(page.getByRole("button", { name: `Browse ${DESIGN_COUNT} designs` })).toBeInViewport();
  // The layout in use, with one's own words.
  await expect(page.getByRole("region", { name: "Template" }).getByText("Harbour pilot").first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);

  // What was opened is still open when one comes back.
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(page.getByRole("combobox", { name: "Font" })).toBeVisible();
});

test("the arrows go through the layouts, each a step to undo", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(layoutInUse(page)).toHaveText(`Portrait left1 of ${LAYOUT_COUNT}`);
  const first = await canvasHtml(page);
  await page.getByRole("button", { name: "Next layout" }).click();
  await expect(layoutInUse(page)).toContainText("Centred");
  await expect.poll(() => canvasHtml(page)).not.toBe(first);
  await page.getByRole("button", { name: "Previous layout" }).click();
  await page.getByRole("button", { name: "Previous layout" }).click();
  await expect(layoutInUse(page)).toHaveText(`Wide rowPro${LAYOUT_COUNT} of ${LAYOUT_COUNT}`);
  for (let steps = 0; steps < 3; steps += 1) await page.getByRole("button", { name: "Undo" }).click();
  await expect(layoutInUse(page)).toContainText("Portrait left");
  await expect.poll(() => canvasHtml(page)).toBe(first);
});

test("tiles show one's own words, photo and networks, and ask the server for no more than a logo in sight", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("tab", { name: "Media" }).click();
  const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(800, 600) };
  await page.getByLabel("Choose photo").setInputFiles(file);
  await page.getByRole("button", { name: "Use picture" }).click();
  await page.getByRole("tab", { name: "Social" }).click();
  await page.getByRole("button", { name: "Add Facebook" }).click();
  await field(page, "Facebook").fill("facebook.com/ana");
  await page.waitForLoadState("networkidle");
  const asked = requestsOf(page);
  const dialog = await openLayouts(page);
  for (const name of ["Portrait left", "Centred", "Side bar"]) {
    const picture = pictureOf(tile(page, name));
    await expect(picture.getByText("Harbour pilot")).toBeVisible();
    const sources = await picture
      .locator("img")
      .evaluateAll((images) => (images as HTMLImageElement[]).map((i) => i.src));
    expect(sources.filter((source) => source.startsWith("blob:"))).toHaveLength(1);
    expect(sources.filter((source) => source.startsWith("data:image/svg+xml"))).toHaveLength(1);
    expect(sources).toHaveLength(2);
    // What one has not written is there to judge by, but paler.
    const [mine, lent] = [picture.getByText("Harbour pilot"), picture.getByText("Northwind Studio")];
    const opacityOf = (part: Locator) =>
      part.first().evaluate((node) => {
        let opacity = 1;
        for (let at: Element | null = node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
        return opacity;
      });
    expect(await opacityOf(mine)).toBe(1);
    expect(await opacityOf(lent)).toBe(0.5);
  }
  // Pictures of one's own are in the browser, icons are in the drawings.
  const fromServer = () => asked.filter((url) => !url.startsWith("blob:"));
  expect(fromServer()).toEqual([]);
  await dialog.getByRole("button", { name: "All", exact: true }).click();
  await expect(dialog.getByRole("option")).toHaveCount(LAYOUT_COUNT + DESIGN_COUNT);
  // A tile that comes under the pointer is shown on the canvas, whose icons are hosted.
  await page.mouse.move(0, 0);
  await dialog.getByRole("option").last().scrollIntoViewIfNeeded();
  await expect(pictureOf(dialog.getByRole("option").last()).getByText("Harbour pilot")).toBeVisible();
  // With a photo of one's own, of a ready design only its logo: that of the tiles in sight.
  for (const url of fromServer()) expect(url).toMatch(/\/i\/(logo|mark)-[a-z_-]+-\d+x\d+_s\dw\d+(b1)?@2\.png$/);
  expect(fromServer().length).toBeLessThan(DESIGN_COUNT / 4);
});

test("no layout and no design is cut in its tile", async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, "Maximiliana Featherstonehaugh-Cholmondeley");
  const dialog = await openLayouts(page);
  await dialog.getByRole("button", { name: "All", exact: true }).click();
  const options = dialog.getByRole("option");
  await expect(options).toHaveCount(LAYOUT_COUNT + DESIGN_COUNT);
  await options.evaluateAll(async (tiles) => {
    for (const tile of tiles) {
      tile.scrollIntoView();
      const picture = tile.previousElementSibling as HTMLElement;
      while (!("drawn" in picture.dataset)) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const cut = await options.evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const picture = tile.previousElementSibling as HTMLElement;
      const room = picture.getBoundingClientRect();
      const parts = [...(picture.shadowRoot?.querySelectorAll("td, img") ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const isWhole = parts.every(
        ({ left, right, top, bottom }) =>
          left >= room.left && right <= room.right + 1 && top >= room.top && bottom <= room.bottom + 1,
      );
      return isWhole && parts.length > 0 ? [] : [tile.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

test("a tile that is looked at is shown on the canvas; history, draft and the words stay as they were", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const [before, draft] = [await canvasHtml(page), await draftOf(page)];
  await openLayouts(page);
  // The mail stands beside the dialog, not under it.
  const frame = page.locator('iframe[title^="Signature of"]');
  // It rises into its place.
  await expect.poll(() => dialogOf(page).boundingBox()).toMatchObject({ width: 960, height: 640 });
  await expect(async () => {
    const [mail, dialog] = [await frame.boundingBox(), await dialogOf(page).boundingBox()];
    expect(mail && dialog && mail.x).toBeGreaterThanOrEqual((dialog?.x ?? 0) + (dialog?.width ?? 0));
  }).toPass();

  await tile(page, "Letterhead").hover();
  await expect.poll(() => canvasHtml(page)).not.toBe(before);
  const previewed = await canvasHtml(page);
  await tile(page, "Centred").focus();
  await expect.poll(() => canvasHtml(page)).not.toBe(previewed);
  await page.waitForTimeout(700); // longer than a draft takes to be written
  expect(await draftOf(page)).toBe(draft);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => canvasHtml(page)).toBe(before);
  await expect(layoutInUse(page)).toContainText("Portrait left");
  await expect(page.getByRole("button", { name: /^All \d+ layouts$/ })).toBeFocused();
  // One step back is the role that was typed, not something that was only looked at.
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("tab", { name: "General" }).click();
  await expect(field(page, "Position")).toHaveValue("");
});

test("a pointer that only passes by changes nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const before = await canvasHtml(page);
  await openLayouts(page);
  await expect(tile(page, "Letterhead")).toBeVisible();
  const drawings = await page.evaluate((title) => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`);
    let count = 0;
    new MutationObserver(() => (count += 1)).observe(frame?.contentDocument?.body as Node, { childList: true });
    for (const tile of document.querySelectorAll("[role=option]"))
      tile.parentElement?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    document.querySelector("[role=listbox]")?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
    return new Promise<number>((resolve) => setTimeout(() => resolve(count), 400));
  }, "Signature of");
  expect(drawings).toBe(0);
  expect(await canvasHtml(page)).toBe(before);
});

test("a click takes a design: one step, which undo takes back; what was written stays", async ({ page }) => {
  await open(page);
  const before = await canvasHtml(page);
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("button", { name: /^Browse \d+ designs$/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("searchbox").fill("ärchitect");
  await expect(dialog.getByText("5 looks", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("option")).toHaveCount(5);
  await dialog.getByRole("option").first().click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => canvasHtml(page)).not.toBe(before);
  await expect(canvas(page).getByText("Harbour pilot")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => canvasHtml(page)).toBe(before);
});

test("a ready design lends its people to the empty parts, and nothing of them is kept, shown or sent", async ({
  page,
}) => {
  await page.goto(`${server.url}/editor?design=architect-elegant`);
  await (await alive(field(page, "Name"))).fill("Ana Ruiz");
  const seen = canvas(page);
  await expect(seen.getByText("Atelier Rivera", { exact: true })).toBeVisible();
  await expect(seen.locator('[data-ghost="media.photo"] img')).toHaveAttribute("src", /^blob:|\/i\/face-/);
  await expect(seen.locator('[data-ghost="media.photo2"] img')).toHaveAttribute("src", /^blob:|\/i\/logo-/);
  await expect.poll(() => draftOf(page)).toContain("Ana Ruiz");
  expect(await draftOf(page)).not.toMatch(/rivera|\/i\/(face|logo|mark)-/i);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog").frameLocator("iframe").first();
  await expect(preview.getByText("Ana Ruiz")).toBeVisible();
  await expect(preview.locator("body")).not.toContainText("Rivera");
  await expect(preview.locator("img")).toHaveCount(0);
});

test("with the keyboard alone: search, arrows through the tiles, Enter", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const dialog = await openLayouts(page);
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await expect(dialog.getByRole("option")).toHaveCount(LAYOUT_COUNT);
  await page.keyboard.press("ArrowDown");
  await expect(tile(page, "Portrait left")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tile(page, "Centred")).toBeFocused();
  // Two to a row.
  await page.keyboard.press("ArrowDown");
  await expect(tile(page, "Letterhead")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tile(page, "Portrait left")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tile(page, "Wide row, Pro")).toBeFocused();
  await page.keyboard.type("side");
  await expect(dialog.getByRole("searchbox")).toHaveValue("side");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(layoutInUse(page)).toContainText("Side bar");
});

test("filters: free ones, a style, a profession, and a way out of nothing", async ({ page }) => {
  await open(page);
  const dialog = await openLayouts(page);
  const chip = (name: string) => dialog.getByRole("button", { name, exact: true });
  await expect(dialog.getByText(`${LAYOUT_COUNT} looks`, { exact: true })).toBeVisible();
  await chip("Free").click();
  await expect.poll(() => namesIn(dialog)).toEqual(["Portrait left", "Centred", "Side bar", "Letterhead"]);
  await chip("All").click();
  await expect(dialog.getByText(`${LAYOUT_COUNT + DESIGN_COUNT} looks`, { exact: true })).toBeVisible();
  // Free ones first.
  const names = await namesIn(dialog);
  const firstPaid = names.findIndex((name) => name?.endsWith("Pro"));
  expect(firstPaid).toBeGreaterThan(4);
  expect(names.slice(firstPaid).filter((name) => !name?.endsWith("Pro"))).toEqual([]);
  await chip("Elegant").click();
  await chip("Lawyer").click();
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await dialog.getByRole("searchbox").fill("nobody");
  await expect(dialog.getByText("Nothing looks like that.")).toBeVisible();
  await dialog.getByRole("button", { name: "Show all" }).click();
  await expect(dialog.getByRole("option")).toHaveCount(LAYOUT_COUNT + DESIGN_COUNT);
});

for (const [colorScheme, width, height] of [
  ["light", 1440, 900],
  ["dark", 390, 844],
] as const) {
  test(`no accessibility violation, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole("tab", { name: "Design" }).click();
    for (const name of ["Text", "Lines and order"]) await page.getByRole("button", { name, exact: true }).click();
    await expectAccessible(page);
    const dialog = await openLayouts(page);
    await expect(pictureOf(tile(page, "Portrait left")).getByText("Harbour pilot")).toBeVisible();
    await expectAccessible(page);
    if (width < 640) expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
