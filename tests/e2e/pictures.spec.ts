import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { mainAction } from "#tests/support/mainAction.ts";
import { pay } from "#tests/support/pay.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Pictures that are made in the editor: signs, banners, icons, codes. A guest makes them; they outlive the sign-up. */
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
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const canvas = (page: Page) => page.frameLocator('iframe[title^="Signature of"]');
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const shownImages = (page: Page) =>
  canvas(page)
    .locator("img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => !image.closest("[data-ghost]"))
        .map(({ src, naturalWidth }) => ({ src, isThere: naturalWidth > 0 })),
    );

async function open(page: Page) {
  await page.goto(`${server.url}/editor`);
  await expect(mainAction(page)).toBeVisible();
  await field(page, "Name").fill("Ana Ruiz");
}

async function typeSign(page: Page, text: string) {
  const dialog = page.getByRole("dialog", { name: "Your handwriting" });
  await dialog.getByRole("tab", { name: "Type" }).click();
  await dialog.getByRole("textbox", { name: "Your name, as you sign" }).fill(text);
  await dialog.locator("label", { hasText: "Caveat" }).click();
  await dialog.getByRole("button", { name: "Use this sign" }).click();
  await expect(dialog).toBeHidden();
}

async function drawSign(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Your handwriting" });
  await dialog.getByRole("tab", { name: "Draw" }).click();
  const box = await dialog.getByRole("img", { name: "Empty pad" }).boundingBox();
  if (!box) throw new Error("There is no pad.");
  for (const row of [60, 110]) {
    await page.mouse.move(box.x + 40, box.y + row);
    await page.mouse.down();
    for (let x = 0; x < 200; x += 10) await page.mouse.move(box.x + 40 + x, box.y + row + (x % 40));
    await page.mouse.up();
  }
  await expect(dialog.getByRole("img", { name: "Your sign so far, strokes: 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Undo stroke" }).click();
  await expect(dialog.getByRole("img", { name: "Your sign so far, strokes: 1" })).toBeVisible();
  await dialog.getByRole("button", { name: "Use this sign" }).click();
  await expect(dialog).toBeHidden();
}

test("what a guest drew, typed, filled in and cropped is in the signature after the sign-up", async ({ page }) => {
  test.slow();
  await open(page);
  await tab(page, "Addons");
  await press(page, /^Handwriting/);
  await press(page, "Draw, type or upload");
  await typeSign(page, "Ana");
  const sign = canvas(page).getByRole("img", { name: "Ana", exact: true });
  await expect(sign).toHaveAttribute("src", /^blob:/);
  const typed = await sign.getAttribute("src");

  await press(page, "Make another sign");
  await drawSign(page);
  await expect(sign).not.toHaveAttribute("src", typed ?? "");
  await press(page, "Undo");
  await expect(sign).toHaveAttribute("src", typed ?? "");
  await press(page, "Redo");
  await expect(sign).not.toHaveAttribute("src", typed ?? "");

  await tab(page, "Media");
  await press(page, /^\d+ banners to fill in$/);
  const banners = page.getByRole("dialog", { name: "Make a banner" });
  await banners.locator("label", { hasText: "Event" }).click();
  await banners.getByRole("listitem").first().getByRole("button").click();
  const maker = page.getByRole("dialog");
  await maker.getByRole("textbox", { name: "Headline" }).fill("Come and see us");
  await maker.getByRole("button", { name: "Use this banner" }).click();
  await expect(maker).toBeHidden();
  await expect(canvas(page).getByRole("img", { name: /Come and see us/ })).toHaveAttribute("src", /^blob:/);

  await tab(page, "Social");
  await press(page, "Add your own icon");
  const icon = page.getByRole("dialog", { name: "Your own icon" });
  await icon.getByRole("button", { name: "Add icon" }).click();
  await expect(icon.getByText("This field is required. Choose a unique name.")).toBeVisible();
  await expect(icon.getByLabel("Choose a picture")).toBeFocused();
  const file = { name: "club.jpg", mimeType: "image/jpeg", buffer: await photo(300, 200) };
  await icon.getByLabel("Choose a picture").setInputFiles(file);
  await press(page, "Use picture");
  await field(page, "Name").last().fill("Chess club");
  await icon.getByRole("textbox", { name: "Link" }).fill("https://club.example/ana");
  await icon.getByRole("button", { name: "Add icon" }).click();
  await expect(icon).toBeHidden();
  await expect(field(page, "Chess club")).toHaveValue("https://club.example/ana");

  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  await expect.poll(() => shownImages(page)).toHaveLength(3);
  await expect
    .poll(async () => (await shownImages(page)).every(({ src, isThere }) => src.startsWith("blob:") && isThere))
    .toBe(true);

  await press(page, "Get my signature");
  const account = page.getByRole("dialog", { name: "Get your signature" });
  await account.getByRole("textbox", { name: "Email address" }).fill("pictures@acme.example");
  await account.getByLabel("Password", { exact: true }).fill("quiet harbour at dawn");
  await press(page, "Create account");
  // Banners are part of the paid plans: asked about, and kept until they are paid for.
  await expect(page.getByRole("dialog", { name: "Please upgrade" })).toContainText(
    "This part needs a paid plan: Banner.",
  );
  await pay(server, "pictures@acme.example");
  await page.goto(`${server.url}/editor`);
  await expect.poll(() => shownImages(page)).toHaveLength(3);
  await press(page, "Save signature");
  await page.waitForURL(/\/preview\/[\w-]{22}$/);
  await expectHosted(page);
  await page.reload();
  await expectHosted(page);

  await page.goto(page.url().replace("/preview/", "/editor/"));
  await expect.poll(async () => (await shownImages(page)).filter(({ isThere }) => isThere)).toHaveLength(3);
  await press(page, "Preview");
  await expectHosted(page);
});

/** Three pictures, each with an address of ours that answers. The screen before goes while one looks. */
async function expectHosted(page: Page) {
  await expect(async () => {
    const images = await shownImages(page);
    expect(images.filter(({ isThere }) => isThere)).toHaveLength(3);
    for (const { src } of images) expect(src).toMatch(/\/i\/[\w-]{22}-\d+x\d+_s\dw\d+[^/]*\.(png|jpg)$/);
  }).toPass({ timeout: 15_000 });
}

test("a picture that the server refuses is named, and stays where it was", async ({ page, context }) => {
  const register = { name: "Ana", email: "refused@acme.example", password: "quiet harbour at dawn" };
  await context.request.post(`${server.url}/api/app/registration/register`, { data: register });
  await open(page);
  await tab(page, "Addons");
  await press(page, /^Business card/);
  await field(page, "Link").fill("https://card.example/ana");
  await page.getByRole("switch", { name: "QR code of the link" }).click();
  const code = canvas(page).getByRole("img", { name: "My digital business card" });
  await expect(code).toHaveAttribute("src", /^blob:/);

  const refusal = {
    status: 413,
    code: "file_too_big",
    message: "Selected image is too big.",
    title: "",
    requestId: "1",
  };
  await page.route("**/api/_/signatures/picture", (route) =>
    route.fulfill({ status: 413, contentType: "application/problem+json", body: JSON.stringify(refusal) }),
  );
  await tab(page, "General");
  await press(page, "Save signature");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "The picture of “Business card” was not saved. Selected image is too big.",
  );
  await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText("Selected image is too big.");
  await expect(code).toHaveAttribute("src", /^blob:/);

  await page.unrouteAll();
  await press(page, "Save signature");
  await page.waitForURL(/\/preview\/[\w-]{22}$/);
  await expect(code).toHaveAttribute("src", /\/i\//);
});

test("typing asks for no drawing but where it is drawn, and what is no longer wanted is not waited for", async ({
  page,
}) => {
  await open(page);
  const drawings: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/app/drawings/")) drawings.push(request.postData() ?? "");
  });
  await tab(page, "Addons");
  await press(page, /^Handwriting/);
  await field(page, "Text").pressSequentially("Ana Ruiz");
  expect(drawings).toEqual([]);
  await press(page, "Draw, type or upload");
  await page.getByRole("dialog").getByRole("tab", { name: "Type" }).click();
  const name = page.getByRole("textbox", { name: "Your name, as you sign" });
  await name.fill("");
  await name.pressSequentially("Ana Maria");
  await expect(page.getByText("In your mails")).toBeVisible();
  await expect.poll(() => drawings.filter((body) => body.includes('"Ana Maria"')).length).toBe(10);
  expect(drawings.filter((body) => /"Ana M(a|ar|ari)?"/.test(body))).toEqual([]);
});

test("what cannot be drawn is said once, and drawn when the network is back", async ({ page, context }) => {
  await open(page);
  await tab(page, "Addons");
  await press(page, /^Handwriting/);
  await press(page, "Draw, type or upload");
  const dialog = page.getByRole("dialog", { name: "Your handwriting" });
  await dialog.getByRole("tab", { name: "Type" }).click();
  const name = dialog.getByRole("textbox", { name: "Your name, as you sign" });
  const use = dialog.getByRole("button", { name: "Use this sign" });
  await expect(dialog.getByText("In your mails")).toBeVisible();

  await name.fill("😀");
  await expect(
    dialog.getByText("No handwriting has these letters. Use others, or draw or upload your sign."),
  ).toHaveCount(1);
  await expect(use).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeHidden();

  await context.setOffline(true);
  await name.fill("Ana");
  await expect(dialog.getByRole("status").filter({ hasText: "Signoff cannot be reached." })).toHaveCount(1);
  await expect(dialog.getByText("Not drawn")).toHaveCount(10);
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText("In your mails")).toBeVisible();
  await expect(dialog.getByText("Not drawn")).toHaveCount(0);
  await expect(use).toBeEnabled();
});

test("a prefilled design changes the look and leaves every word", async ({ page }) => {
  await open(page);
  await tab(page, "Design");
  await press(page, /^Browse \d+ designs$/);
  const dialog = page.getByRole("dialog", { name: "Layouts and designs" });
  await dialog.getByRole("button", { name: "Elegant" }).click();
  await dialog.getByRole("button", { name: "Lawyer" }).click();
  await expect(dialog.getByText("1 look", { exact: true })).toBeVisible();
  await dialog.getByRole("option", { name: /^Lawyer/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Template" }).getByRole("status")).not.toContainText("Portrait left");
  await tab(page, "General");
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  await expect(field(page, "Company")).toHaveValue("");
});

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`no accessibility violation in the dialogs, ${colorScheme}, ${width} px`, async ({ page }) => {
    // Many readings of whole pages.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const closeDialog = () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await tab(page, "Addons");
    await press(page, /^Handwriting/);
    await press(page, "Draw, type or upload");
    for (const name of ["Draw", "Type", "Upload"]) {
      await page.getByRole("dialog").getByRole("tab", { name }).click();
      if (name === "Type") await expect(page.getByText("In your mails")).toBeVisible();
      await expectAccessible(page);
    }
    await closeDialog();
    await tab(page, "Media");
    await press(page, /^\d+ banners to fill in$/);
    await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
    await expect(page.getByRole("button", { name: "Use this banner" })).toBeVisible();
    await expectAccessible(page);
    await closeDialog();
    await tab(page, "Social");
    await press(page, "Add your own icon");
    await expect(page.getByRole("dialog", { name: "Your own icon" })).toBeVisible();
    await expectAccessible(page);
    await closeDialog();
    await tab(page, "Design");
    await press(page, /^Browse \d+ designs$/);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
}
