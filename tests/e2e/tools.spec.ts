import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The public tools: a sign by hand or from a font, as a file or above an email signature. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pad = (page: Page) => page.locator("canvas");
const nameField = (page: Page) => page.getByRole("textbox", { name: "Your name, as you sign" });
const sign = (page: Page) => page.frameLocator("iframe").first().getByRole("img", { name: "Zoë Quinn" });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A line across the pad, each `at` of its height. */
async function stroke(page: Page, at: number) {
  const box = await pad(page).boundingBox();
  if (!box) throw new Error("There is no pad.");
  const y = box.y + box.height * at;
  await page.mouse.move(box.x + 40, y);
  await page.mouse.down();
  for (let x = 60; x < box.width - 40; x += 20) await page.mouse.move(box.x + x, y + (x % 40));
  await page.mouse.up();
}

async function openPad(page: Page) {
  await page.goto(`${server.url}/draw-signature-online`);
  await alive(pad(page));
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The colour of what is not clear in a picture, and how much of it is clear. */
async function inkOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let clear = 0;
  let color = "";
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) clear++;
    if (data[at + 3] === 255) color = `#${data.subarray(at, at + 3).toString("hex")}`;
  }
  return { clear: clear / (info.width * info.height), color };
}

test("a sign is drawn, taken back stroke by stroke, and downloaded as PNG and SVG on clear ground", async ({
  page,
}) => {
  await openPad(page);
  await expect(button(page, "Download PNG")).toBeDisabled();
  await stroke(page, 0.3);
  await stroke(page, 0.6);
  await expect(pad(page)).toHaveAccessibleName("Your sign so far, strokes: 2");
  await button(page, "Undo stroke").click();
  await expect(pad(page)).toHaveAccessibleName("Your sign so far, strokes: 1");
  await page.getByRole("textbox", { name: "Ink" }).fill("#1d5fb8");
  await page.getByRole("textbox", { name: "Ink" }).press("Enter");
  const png = await download(page, "Download PNG");
  expect(png.name).toBe("signature.png");
  const { clear, color } = await inkOf(png.bytes);
  expect(clear).toBeGreaterThan(0.5);
  expect(color).toBe("#1d5fb8");
  await expect(page.getByText("Saved in your downloads.")).toBeVisible();
  const svg = await download(page, "Download SVG");
  expect(svg.name).toBe("signature.svg");
  expect(svg.bytes.toString()).toMatch(/^<svg[^>]+xmlns/);
  expect(svg.bytes.toString()).toContain("#1d5fb8");
});

test("the first stroke is not lost while the pad's script is on its way", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/wake-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/draw-signature-online`);
  await stroke(page, 0.4);
  const isInked = () =>
    pad(page).evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value) => value > 0);
    });
  expect(await isInked()).toBe(true);
  // One more, which ends when the pad is alive.
  const box = await pad(page).boundingBox();
  if (!box) throw new Error("There is no pad.");
  await page.mouse.move(box.x + 50, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 160);
  release();
  await expect(pad(page)).toHaveAccessibleName("Your sign so far, strokes: 1");
  await page.mouse.move(box.x + 200, box.y + 140);
  await page.mouse.up();
  await expect(pad(page)).toHaveAccessibleName("Your sign so far, strokes: 2");
  await expect(button(page, "Download PNG")).toBeEnabled();
});

test("a stroke is whole that begins right after another, and while the window changes its size", async ({ page }) => {
  await openPad(page);
  // A hand is faster than a busy phone draws: the second begins before anything else has its turn.
  await pad(page).evaluate(async (canvas) => {
    const { left, top } = canvas.getBoundingClientRect();
    const point = (type: string, x: number, y: number, buttons: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 7, buttons, clientX: left + x, clientY: top + y }),
      );
    point("pointerdown", 40, 60, 1);
    point("pointermove", 90, 80, 1);
    point("pointerup", 90, 80, 0);
    point("pointerdown", 40, 110, 1);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    point("pointermove", 90, 130, 1);
    point("pointerup", 90, 130, 0);
  });
  await expect(pad(page)).toHaveAccessibleName("Your sign so far, strokes: 2");

  const box = await pad(page).boundingBox();
  if (!box) throw new Error("There is no pad.");
  await page.mouse.move(box.x + 40, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 100);
  await page.setViewportSize({ width: 640, height: 720 });
  await expect.poll(async () => (await pad(page).boundingBox())?.width).toBeLessThan(box.width);
  await page.mouse.move(box.x + 120, box.y + 90);
  await page.mouse.up();
  await expect(pad(page)).toHaveAccessibleName("Your sign so far, strokes: 3");
  // What is drawn is as dense as the pad again.
  await expect.poll(() => pad(page).evaluate((it: HTMLCanvasElement) => it.width === it.offsetWidth)).toBe(true);
});

test("a drawn sign is carried on into the editor, where it is a step to undo", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("unsavedSignature"))
      localStorage.setItem("unsavedSignature", JSON.stringify({ general: { name: "Zoë Quinn" } }));
  });
  await openPad(page);
  await stroke(page, 0.5);
  await button(page, "Use in my email signature").click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByText("Your sign stands above the signature.")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Addons" })).toHaveAttribute("aria-selected", "true");
  await expect(sign(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("unsavedSign"))).toBeNull();
  await page.keyboard.press("Control+z");
  await expect(sign(page)).toHaveCount(0);
});

test("whoever leaves a drawing that is nowhere else is asked, and once it is saved is not", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await openPad(page);
  await stroke(page, 0.5);
  await page.getByRole("link", { name: "Type your sign" }).click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await download(page, "Download PNG");
  await page.getByRole("link", { name: "Type your sign" }).click();
  await expect(page).toHaveURL(/font-signature-generator/);
  expect(asked).toHaveLength(1);
});

test("a name is written by each hand, downloaded, and carried on with its words", async ({ page }) => {
  await page.goto(`${server.url}/font-signature-generator`);
  await expect(page.getByRole("radio")).toHaveCount(HANDWRITING_FONTS.length);
  await nameField(page).fill("Zoë Quinn");
  await page.getByText("Caveat").click();
  await expect(page.getByRole("radio", { name: "Caveat" })).toBeChecked();
  await expect(page.getByText("In your mails")).toBeVisible();
  await page.getByRole("slider", { name: "Size" }).fill("64");
  const { name, bytes } = await download(page, "Download PNG");
  expect(name).toBe("signature-caveat.png");
  expect((await inkOf(bytes)).clear).toBeGreaterThan(0.5);
  await button(page, "Use in my email signature").click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(sign(page)).toBeVisible();
});

test("without a network nothing is lost, and a busy server says so", async ({ page, context }) => {
  await openPad(page);
  await stroke(page, 0.5);
  await context.setOffline(true);
  await button(page, "Download PNG").click();
  await expect(page.getByRole("alert").filter({ visible: true })).toContainText(/offline|connection/i);
  await context.setOffline(false);
  await page.route("**/drawings/strokes", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "7" },
      contentType: "application/problem+json",
      json: { status: 429, title: "x", code: "too_many_requests", message: "Too many requests.", requestId: "1" },
    }),
  );
  await button(page, "Download PNG").click();
  await expect(page.getByRole("alert").filter({ visible: true })).toContainText("Too many requests");
  await page.unroute("**/drawings/strokes");
  expect((await download(page, "Download PNG")).name).toBe("signature.png");
});

test("a sign that the server refuses is said in the editor, and forgotten", async ({ page }) => {
  await openPad(page);
  await stroke(page, 0.5);
  const refusal = { status: 422, title: "x", code: "invalid_request", message: "Draw a shorter line.", requestId: "1" };
  await page.route("**/drawings/strokes", (route) =>
    route.fulfill({ status: 422, contentType: "application/problem+json", json: refusal }),
  );
  await button(page, "Use in my email signature").click();
  await expect(page.getByText("Draw a shorter line.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("unsavedSign"))).toBeNull();
});

test("a sign that cannot be drawn when the editor opens waits there for the next time", async ({ page }) => {
  await openPad(page);
  await stroke(page, 0.5);
  await page.route("**/drawings/strokes", (route) => route.abort());
  await button(page, "Use in my email signature").click();
  await expect(page.getByText("Your sign is kept, but cannot be drawn now.")).toBeVisible();
  await page.unroute("**/drawings/strokes");
  await page.reload();
  await expect(page.getByText("Your sign stands above the signature.")).toBeVisible();
});

for (const [width, height, colorScheme] of [
  [320, 640, "dark"],
  [390, 844, "light"],
  [1440, 900, "dark"],
] as const)
  test(`both tools are whole and accessible, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await openPad(page);
    await stroke(page, 0.5);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(`${server.url}/font-signature-generator`);
    await nameField(page).fill("שרה كريم Zoë 鈴");
    await expect(page.getByText(/^Has no/).first()).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both pages can be read, say what they need, and lead on", async ({ page }) => {
    for (const path of ["/draw-signature-online", "/font-signature-generator"]) {
      await page.goto(server.url + path);
      await expect(page.getByText("This tool needs JavaScript")).toBeVisible();
      await page.getByText("?", { exact: false }).and(page.locator("summary")).first().click();
      await expect(page.locator("details[open] p")).toBeVisible();
    }
    await page.getByRole("link", { name: "Draw your own handwriting" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draw your signature online");
  });
});
