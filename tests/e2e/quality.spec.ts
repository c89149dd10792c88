import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { alive } from "#tests/support/alive.ts";
import { LOGOS } from "#tests/support/logos.ts";
import { takeLayout } from "#tests/support/picker.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What the editor says about the signature before it is sent, and how it helps: contacts, colours, pictures and their words. */
test.use({ actionTimeout: 20_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});
test.beforeEach(async ({ page }) => {
  // A page with unsaved changes asks before it goes; these tests know what they do.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${server.url}/editor`);
  await (await alive(field(page, "Name"))).fill("Ana Ruiz");
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const canvas = (page: Page) => page.frameLocator('iframe[title^="Signature of"]');
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const quality = (page: Page) => page.locator("summary", { hasText: /^Quality: / });

test("a contact that nobody can use is told at the field and in the quality panel, until it is right or gone", async ({
  page,
}) => {
  const told = [
    ["Phone", "abc", "This is not a phone number.", "+49 30 123456"],
    ["Email", "not-an-email", "This is not an email address.", "ana@acme.example"],
    ["Website", "javascript:alert(1)", "Please enter a valid link.", ""],
  ] as const;
  await expect(page.getByText(/nothing to improve/)).toBeVisible();
  for (const [name, wrong, problem] of told) {
    await field(page, name).fill(wrong);
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid", "true");
    await field(page, name).blur();
    await expect(field(page, name)).toHaveAccessibleDescription(problem);
    await expect(field(page, name)).toHaveValue(wrong);
  }
  await expect(quality(page)).toContainText("3 problems");
  await expect(page.getByText(/nothing to improve/)).toHaveCount(0);
  await quality(page).click();
  await tab(page, "Design");
  await press(page, "Show This is not an email address.");
  await expect(field(page, "Email")).toBeFocused();
  for (const [name, , , right] of told) {
    await field(page, name).fill(right);
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByText(/nothing to improve/)).toBeVisible();
});

test("a name at a network becomes its address there", async ({ page }) => {
  await tab(page, "Social");
  await press(page, "Add LinkedIn");
  await field(page, "LinkedIn").fill("brightwater");
  await field(page, "LinkedIn").blur();
  await expect(field(page, "LinkedIn")).toHaveValue("https://www.linkedin.com/in/brightwater");
  await expect(field(page, "LinkedIn")).not.toHaveAttribute("aria-invalid", "true");
  await press(page, "Undo");
  await expect(field(page, "LinkedIn")).toHaveValue("brightwater");
});

test("a colour that sinks in dark mails is mended by one press, in one step", async ({ page }) => {
  await tab(page, "Design");
  const color = page.getByRole("textbox", { name: "Name and accents" });
  await color.fill("#00686c");
  await color.blur();
  await expect(quality(page)).toContainText("1 hint");
  await quality(page).click();
  await press(page, /^Fix #00686c vanishes in dark mode/);
  await expect(page.getByText(/nothing to improve/)).toBeVisible();
  await expect(color).not.toHaveValue("#00686c");
  await press(page, "Undo");
  await expect(color).toHaveValue("#00686c");
});

test("a signature that is high without pictures takes a lower layout, said on the button, in one step", async ({
  page,
}) => {
  await field(page, "Position").fill("Managing Director");
  await field(page, "Company").fill("Signoff");
  await field(page, "Phone").fill("+49 30 1234567");
  await field(page, "Email").fill("ana@acme.example");
  await field(page, "Website").fill("acme.example");
  await tab(page, "Social");
  await press(page, "Add LinkedIn");
  await field(page, "LinkedIn").fill("https://www.linkedin.com/in/ana");
  await expect(quality(page)).toContainText("1 hint");
  await quality(page).click();
  // A guest's plan has four layouts; this is the lowest of them.
  await press(page, /^Use layout “Centred” Signatures read best under 150 px/);
  await expect(page.getByText(/nothing to improve/)).toBeVisible();
  await tab(page, "Design");
  await expect(page.getByText("Centred", { exact: true })).toBeVisible();
  await press(page, "Undo");
  await expect(page.getByText("Portrait left", { exact: true })).toBeVisible();
});

test("a picture is asked for its words, which are proposed and must be its own", async ({ page }) => {
  await field(page, "Company").fill("Acme");
  await tab(page, "Media");
  const alt = field(page.getByRole("dialog") as never, "Alternative text");
  const file = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await photo(400, 400) };
  await page.getByLabel("Choose photo").setInputFiles(file);
  await expect(alt).toHaveValue("Ana Ruiz");
  await alt.fill("");
  await press(page, "Use picture");
  await expect(alt).toBeFocused();
  await expect(alt).toHaveAccessibleDescription(/This field is required. Choose a unique name./);
  await alt.fill("Ana at sea");
  await press(page, "Use picture");
  await expect(canvas(page).getByRole("img", { name: "Ana at sea" })).toBeVisible();

  await page.getByLabel("Choose logo or second photo").setInputFiles(file);
  await expect(alt).toHaveValue("Acme");
  await alt.fill("ana at sea");
  await press(page, "Use picture");
  await expect(alt).toHaveAccessibleDescription(/Choose a unique name./);
  await alt.fill("Acme");
  await press(page, "Use picture");
  // Words that were proposed follow the name they are made of.
  await tab(page, "General");
  await field(page, "Company").fill("Brightwater");
  await expect(canvas(page).getByRole("img", { name: "Brightwater", exact: true })).toBeVisible();
  await expect(page.getByText(/^Quality: /)).toBeVisible();
});

test("a logo that a layout's plate would swallow gets a white one by itself, says so, and can go without", async ({
  page,
}) => {
  await field(page, "Company").fill("Nord");
  await tab(page, "Media");
  const buffer = await sharp(Buffer.from(LOGOS.dark)).png().toBuffer();
  await page
    .getByLabel("Choose logo or second photo")
    .setInputFiles({ name: "nord.png", mimeType: "image/png", buffer });
  await press(page, "Use picture");
  const ground = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(ground("None")).toBeChecked();
  const logo = canvas(page).getByRole("img", { name: "Nord" });
  const bare = await logo.getAttribute("src");

  await quality(page).click();
  await press(page, /^Show The logo vanishes in dark mode/);
  await takeLayout(page, "Ink panel, Pro");
  const notice = page.getByText("a white plate is behind it now");
  await expect(notice).toBeVisible();
  await expect(logo).not.toHaveAttribute("src", bare ?? "");
  await tab(page, "Media");
  await expect(ground("Plate")).toBeChecked();
  await expect(page.getByText(/^The plate came by itself/)).toBeVisible();

  // One step: the layout and what came with it.
  await press(page, "Undo");
  await expect(notice).toBeHidden();
  await expect(ground("None")).toBeChecked();
  await tab(page, "Design");
  await expect(page.getByText("Portrait left", { exact: true })).toBeVisible();

  await press(page, "Redo");
  await press(page, "Take it away");
  await tab(page, "Media");
  await expect(ground("None")).toBeChecked();
  await quality(page).click();
  await press(page, /^Fix The logo is hard to see on #0b1f24/);
  await expect(ground("Plate")).toBeChecked();
  await expect(page.getByText(/^The plate came by itself/)).toBeHidden();
});

test("a photo of any size is taken and made small before it is sent", async ({ page }, info) => {
  test.slow();
  await tab(page, "Media");
  // As heavy as a phone's: noise weighs more than what it shows.
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const path = info.outputPath("IMG_2.jpg");
  const { size } = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 92 })
    .toFile(path);
  expect(size).toBeGreaterThan(8 * 1024 * 1024);
  await page.getByLabel("Choose photo").setInputFiles(path);
  await press(page, "Use picture");
  await expect(canvas(page).getByRole("img", { name: "Ana Ruiz" })).toHaveAttribute("src", /^blob:/);
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open("signoff-pictures");
    const db = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
    const all = db.transaction("unsaved").objectStore("unsaved").getAll();
    const [picture] = await new Promise<{ file: Blob }[]>((done) => (all.onsuccess = () => done(all.result)));
    const { width, height } = await createImageBitmap(picture?.file as Blob);
    return { size: picture?.file.size ?? 0, width, height };
  });
  expect(kept).toMatchObject({ width: 2400, height: 1800 });
  expect(kept.size).toBeLessThanOrEqual(5 * 1024 * 1024);
});

test("what the browser opens is taken, whatever the server thinks of its format", async ({ page }) => {
  await tab(page, "Media");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="40"/></svg>';
  const files = [
    { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) },
    { name: "logo.avif", mimeType: "image/avif", buffer: await sharp(Buffer.from(svg)).avif().toBuffer() },
  ];
  for (const file of files) {
    await page.getByLabel(/^(Choose|Replace) logo/).setInputFiles(file);
    await press(page, "Use picture");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(canvas(page).getByRole("img", { name: "Logo" })).toHaveAttribute("src", /^blob:/);
  }
});

test("a HEIC photo that the browser cannot open has a sentence of its own", async ({ page }) => {
  await tab(page, "Media");
  const buffer = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic and then some", "latin1");
  await page.getByLabel("Choose photo").setInputFiles({ name: "IMG_3.HEIC", mimeType: "image/heic", buffer });
  await expect(page.getByRole("alert")).toHaveText(
    "This browser cannot open HEIC photos. Save it as JPEG and choose that.",
  );
});
