import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Locator, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { mainAction } from "#tests/support/mainAction.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The signature while it is made: in sight on every screen, whole from the first letter on, its lines in one's own order. */
test.use({ actionTimeout: 20_000 });

let server: RunningServer;
let accounts = 0;

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
const frame = (page: Page) => page.locator('iframe[title^="Signature of"], iframe[title="Your signature"]');
const canvas = (page: Page) => frame(page).contentFrame();
const ghost = (page: Page, path: string) => canvas(page).locator(`[data-ghost="${path}"]`);
const tab = async (page: Page, name: string) => (await alive(page.getByRole("tab", { name }))).click();
const contacts = (page: Page) => page.getByRole("region", { name: "Contacts" });
const labels = (page: Page) => contacts(page).locator("li label").allTextContents();

async function open(page: Page, path = "/editor") {
  await page.goto(server.url + path);
  await alive(field(page, "Name"));
}

/** A saved signature of a new account that is signed in in the browser. */
async function saved(context: BrowserContext, name: string) {
  accounts += 1;
  const { request } = context;
  const registered = await request.post(`${server.url}/api/app/registration/register`, {
    data: { name, email: `canvas${accounts}@acme.example`, password: "quiet harbour at dawn" },
  });
  const headers = { authorization: `Bearer ${(await registered.json()).token}` };
  const data = SignatureInput.parse({ general: { name, contacts: [{ name: "phone" }] } });
  const { hash } = await (await request.post(`${server.url}/api/_/signatures`, { data, headers })).json();
  const preview = async () => (await request.get(`${server.url}/api/signatures/${hash}/preview`)).json();
  return { path: `/editor/${hash}`, preview };
}

test("whoever comes from the home page finds lines for phone, email and website", async ({ page }) => {
  await page.goto(server.url);
  await (await alive(field(page, "Your name"))).fill("Zoë Quinn");
  await page.getByRole("link", { name: "Create free signature" }).first().click();
  await expect(field(page, "Name")).toHaveValue("Zoë Quinn");
  expect(await labels(page)).toEqual(["Phone", "Email", "Website"]);
  await field(page, "Phone").fill("+34 600 123 456");
  await expect(canvas(page).getByText("+34 600 123 456")).toBeVisible();
});

test("lines are moved by menu, keyboard and mouse, and what is removed comes back", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
  expect(await widthOf(field(page, "Phone"))).toBeGreaterThanOrEqual(283);
  await field(page, "Phone").fill("+1");
  await field(page, "Email").fill("ana@acme.example");

  await page.getByRole("button", { name: "More for Phone" }).click();
  await expect(page.getByRole("menuitem", { name: "Move up" })).toBeDisabled();
  await page.keyboard.press("Enter"); // the first that can be chosen: down
  await expect.poll(() => labels(page)).toEqual(["Email", "Phone", "Website"]);
  await expect(page.getByRole("button", { name: "More for Phone" })).toBeFocused();

  await field(page, "Phone").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => labels(page)).toEqual(["Email", "Website", "Phone"]);
  await expect(field(page, "Phone")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Phone: place 3 of 3" })).toBeAttached();

  const handle = contacts(page).locator("li").nth(2).locator(".cursor-grab");
  expect(await widthOf(handle)).toBe(16);
  const from = await handle.boundingBox();
  const to = await contacts(page).locator("li").first().boundingBox();
  if (!from || !to) throw new Error("The rows are not there.");
  await page.mouse.move(from.x + 8, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y + 30, { steps: 5 });
  await page.mouse.move(from.x + 8, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => labels(page)).toEqual(["Phone", "Email", "Website"]);
  await expect(field(page, "Phone")).toHaveValue("+1");

  await page.getByRole("button", { name: "More for Email" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect.poll(() => labels(page)).toEqual(["Phone", "Website"]);
  const toast = page.getByRole("region", { name: "Notifications" }).getByText("Email was removed.");
  await expect(toast).toBeVisible();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => labels(page)).toEqual(["Phone", "Email", "Website"]);
  await expect(field(page, "Email")).toHaveValue("ana@acme.example");

  // The offer ends with the next change: Undo would take that one back.
  await page.getByRole("button", { name: "More for Website" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByText("Website was removed.")).toBeVisible();
  await field(page, "Name").pressSequentially("A");
  await expect(page.getByText("Website was removed.")).toHaveCount(0);

  await page.getByRole("button", { name: "Add a line" }).click();
  // Letters are for the menu when it has the focus.
  await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toHaveCount(1);
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  await expect(field(page, "Website")).toBeFocused();
});

test("empty parts stay as ghosts that lead to their fields, and are never sent", async ({ page, context }) => {
  const { path, preview } = await saved(context, "Ana Ruiz");
  await open(page, path);
  await expect(ghost(page, "general.company")).toHaveText("Northwind Studio");
  await expect(ghost(page, "media.photo").locator("img")).toBeVisible();
  await expect(page.getByText("5 parts are still empty")).toBeVisible();

  await ghost(page, "general.contacts.0.value").click();
  await expect(field(page, "Phone")).toBeFocused();
  await ghost(page, "media.photo").click();
  await expect(page.getByLabel("Choose photo")).toBeFocused();
  await ghost(page, "general.socials").first().click();
  await expect(field(page, "Find a network, or paste a link")).toBeFocused();

  await tab(page, "Addons");
  await page.getByRole("button", { name: /^Button/ }).click();
  await expect(canvas(page).getByText("Book a demo")).toBeVisible();
  await field(page, "Text").fill("See the plans");
  await canvas(page).getByText("See the plans").click();
  await expect(field(page, "Link")).toBeFocused();
  await field(page, "Link").fill("acme.example/plans");
  await expect(canvas(page).locator('[data-ghost^="general.addons"]')).toHaveCount(0);
  await page.getByRole("button", { name: "More for Button" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();

  await tab(page, "General");
  await field(page, "Position").fill("Head of Sales");
  await expect(ghost(page, "general.position")).toHaveCount(0);
  await mainAction(page).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const { html } = (await preview()) as { html: string };
  expect(html).toContain("Head of Sales");
  expect(html).not.toMatch(/ghost|Northwind|Maya|linkedin|[\ue000-\ue3ff]/);
  await expect(page.getByText(`Quality: ${html.length.toLocaleString("en")}/10,000`)).toBeVisible();
});

test("whoever hides the empty parts finds them hidden the next time", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("Ana");
  await expect(ghost(page, "general.company")).toBeVisible();
  await page.getByRole("switch", { name: "Hide empty parts" }).check({ force: true });
  await expect(ghost(page, "general.company")).toHaveCount(0);
  await expect(canvas(page).getByText("Ana")).toBeVisible();
  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Ana");
  await expect(page.getByRole("switch", { name: "Hide empty parts" })).toBeChecked();
  await expect(ghost(page, "general.company")).toHaveCount(0);
});

test("a drawing is not lost without asking", async ({ page }) => {
  await open(page);
  await tab(page, "Addons");
  await page.getByRole("button", { name: /^Hand/ }).click();
  await page.getByRole("button", { name: "Draw, type or upload" }).click();
  const pad = page.locator("canvas");
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is no pad.");
  await page.mouse.move(box.x + 40, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 40, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole("img", { name: /strokes: 1/ })).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard your drawing?" });
  await expect(question).toBeVisible();
  // Keys are the question's once the dialog below it knows that it is not the upper one any more.
  await expect(page.locator("[role=dialog]").first()).toHaveCSS("pointer-events", "none");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("img", { name: /strokes: 1/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(pad).toHaveCount(0);
});

test("the canvas shows the mail as clients do, and larger", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  const heightOf = async () => (await canvas(page).getByText("Ana Ruiz").boundingBox())?.height ?? 0;
  const zoom = page.getByRole("combobox", { name: "Zoom" });
  await expect(zoom).toHaveValue("125");
  const usual = await heightOf();
  await zoom.selectOption("100");
  await expect.poll(heightOf).toBeCloseTo(usual / 1.25, 0);
  await zoom.selectOption("150");
  await expect.poll(heightOf).toBeCloseTo(usual * 1.2, 0);

  const seenIn = page.getByRole("combobox", { name: "Seen in" });
  await seenIn.selectOption("Classic Outlook");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(ghost(page, "general.company")).toHaveCount(0);
  await expect(canvas(page).getByText("Ana Ruiz")).toBeVisible();
  await field(page, "Company").fill("Acme");
  await expect(canvas(page).getByText("Acme")).toBeVisible();
  await seenIn.selectOption("As sent");
  await expect(ghost(page, "general.position")).toBeVisible();
});

/** How much of the screen's height shows the signature, and whether all of the signature is shown. */
const share = (page: Page) =>
  frame(page).evaluate((element) => {
    const pane = element.closest("[data-pane]")?.getBoundingClientRect();
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (!pane) throw new Error("There is no pane.");
    const [from, to] = [Math.max(top, pane.top), Math.min(bottom, pane.bottom)];
    // The sheet's grip reaches a little above it, without hiding anything.
    const isOnTop = [from + 2, (from + to) / 2, to - 18].every(
      (y) => document.elementFromPoint((left + Math.min(right, innerWidth)) / 2, y) === element,
    );
    return { part: isOnTop ? (to - from) / innerHeight : 0, isWhole: isOnTop && to - from >= bottom - top - 1 };
  });

/** The part of the field being edited lies in the pane. */
const editedIsSeen = (page: Page) =>
  frame(page).evaluate((element: HTMLIFrameElement) => {
    const pane = element.closest("[data-pane]")?.getBoundingClientRect();
    const edited = element.contentDocument?.querySelector("[data-edited]")?.getBoundingClientRect();
    const { top, width } = element.getBoundingClientRect();
    if (!pane || !edited) return false;
    const scale = width / element.offsetWidth;
    return top + edited.top * scale >= pane.top - 1 && top + edited.bottom * scale <= pane.bottom + 1;
  });

for (const [width, height] of [
  [320, 640],
  [390, 664],
  [390, 380],
] as const) {
  test(`on a phone the signature is in sight while it is made, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await field(page, "Name").fill("Ana Ruiz");
    for (const name of ["Website", "Company", "Phone", "Name"]) {
      await field(page, name).focus();
      await expect.poll(() => editedIsSeen(page), name).toBe(true);
      await expect
        .poll(async () => {
          const { part, isWhole } = await share(page);
          return isWhole || part >= 0.25;
        }, name)
        .toBe(true);
    }
    await expect(page.getByText("Best regards")).toBeHidden();
    await expect(page.getByText("Notes from this morning")).toBeHidden();
    // The page is as high as the screen, and the tabs are at its end.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole("tab", { name: "General" })).toBeInViewport({ ratio: 1 });
    for (const name of ["Undo", "Redo", "Preview", "Save"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("with everything in it a tall signature is scrolled to the part being edited", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 380 });
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  await tab(page, "Addons");
  for (const name of ["Disclaimer", "Green message", "Event"]) {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  }
  await field(page, "Title").fill("Open day");
  await tab(page, "General");
  await field(page, "Name").focus();
  await expect.poll(() => editedIsSeen(page)).toBe(true);
  const { part } = await share(page);
  expect(part).toBeGreaterThanOrEqual(0.25);
});

test("the sheet goes from half to full to peek, by press and by keyboard, and opens for a field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  const sheet = page.getByRole("region", { name: "Controls" });
  const handle = sheet.getByRole("button", { name: /Use the arrow keys to resize/ });
  const heightOf = async () => Math.round((await sheet.boundingBox())?.height ?? 0);
  const [half, full, peek] = [Math.round(844 * 0.45 - 56), 844 - 204, 56];
  expect(await heightOf()).toBe(half);
  for (const height of [full, peek, half]) {
    await handle.click();
    await expect.poll(heightOf).toBe(height);
  }
  await handle.click();
  await expect.poll(heightOf).toBe(full);
  const pane = await page.locator("[data-pane]").boundingBox();
  expect(pane?.height).toBe(96);
  await handle.press("ArrowDown");
  await handle.press("ArrowDown");
  await expect.poll(heightOf).toBe(peek);
  await canvas(page).getByText("Ana Ruiz").click();
  await expect(field(page, "Name")).toBeFocused();
  await expect.poll(heightOf).toBe(half);

  const box = await handle.boundingBox();
  if (!box) throw new Error("There is no handle.");
  await page.mouse.move(box.x + 100, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, 200, { steps: 5 });
  await page.mouse.up();
  await expect.poll(heightOf).toBe(full);
});

test("from 600 to 1024 px the controls stand beside the signature", async ({ page }) => {
  for (const width of [600, 834, 1024]) {
    await page.setViewportSize({ width, height: 1112 });
    await open(page);
    await field(page, "Name").fill("Ana Ruiz");
    const controls = await page.getByRole("region", { name: "Controls" }).boundingBox();
    const shown = await frame(page).boundingBox();
    if (!controls || !shown) throw new Error("There is nothing to see.");
    expect(controls.width).toBeGreaterThanOrEqual(319);
    expect(controls.width).toBeLessThanOrEqual(320);
    expect(shown.x).toBeGreaterThanOrEqual(controls.x + controls.width);
    expect(shown.x + shown.width).toBeLessThanOrEqual(width);
    await expect(page.getByRole("button", { name: /Use the arrow keys to resize/ })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

for (const [colorScheme, width] of [
  ["light", 834],
  ["dark", 390],
] as const) {
  test(`no accessibility violation with ghosts and an open menu, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await field(page, "Name").fill("Ana Ruiz");
    await page.getByRole("button", { name: "More for Phone" }).click();
    await expect(page.getByRole("menuitem", { name: "Move down" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    // The frame takes no scripts, so its inside is judged in a page of its own; ghosts are faint on purpose, and not read out.
    const body = await canvas(page)
      .locator("body")
      .evaluate((element) => element.outerHTML);
    const inside = await page.context().newPage();
    await inside.setContent(`<html lang="en"><title>Signature</title>${body}</html>`);
    const judge = new AxeBuilder({ page: inside }).exclude("[data-ghost]").withTags(["wcag2a", "wcag2aa"]);
    const { violations } = await judge.analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}
