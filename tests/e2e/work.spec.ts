import { expect, type Page } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { alive } from "#tests/support/alive.ts";
import { canvas, field, open, PASSWORD, save, signedIn, test } from "#tests/support/editor.ts";
import { takeLayout } from "#tests/support/picker.ts";
import { photo } from "#tests/support/pictures.ts";

/** What the editor promises about work: it can be undone, it survives, it is never overwritten or lost. */
const sessionEnded = JSON.stringify({
  status: 401,
  title: "Unauthorized",
  code: "not_signed_in",
  message: "Please log in.",
  requestId: "1",
});

test("undo and redo go through the whole document, with the cursor where it was", async ({ page }) => {
  await open(page);
  await field(page, "Name").pressSequentially("Ana Ruiz");
  await field(page, "Position").pressSequentially("Head");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field(page, "Position")).toHaveValue("");
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(field(page, "Position")).toHaveValue("Head");

  await takeLayout(page, "Letterhead");
  const layout = page.getByRole("region", { name: "Template" }).getByRole("status");
  await expect(layout).toContainText("Letterhead");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(layout).toContainText("Portrait left");

  await page.keyboard.press("Alt+5");
  await field(page, "Name").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(500); // the history's own pause between two steps of one field
  await page.keyboard.press("x");
  await expect(field(page, "Name")).toHaveValue("Axna Ruiz");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  expect(await field(page, "Name").evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
});

test("a draft survives a reload, with a picture that was never uploaded", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  await page.getByRole("tab", { name: "Media" }).click();
  const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(800, 600) };
  await page.getByLabel("Choose photo").setInputFiles(file);
  await page.getByRole("button", { name: "Use picture" }).click();
  await expect(canvas(page).getByRole("img", { name: "Ana Ruiz" })).toHaveAttribute("src", /^blob:/);

  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  const picture = canvas(page).getByRole("img", { name: "Ana Ruiz" });
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("going offline in the middle of saving loses nothing", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await field(page, "Name").fill("Ana Ruiz Vega");
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText("Offline. Your work is kept and will be saved.")).toBeVisible();
  await field(page, "Position").fill("Head of Sales");
  await expect
    .poll(async () => (await storedDraft(page, hash))?.document.general)
    .toMatchObject({ name: "Ana Ruiz Vega", position: "Head of Sales" });

  await context.setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect((await stored()).general).toMatchObject({ name: "Ana Ruiz Vega", position: "Head of Sales" });
  await expect.poll(() => storedDraft(page, hash)).toBeNull();
});

test("what is taken out without a network is offered back too", async ({ page, context }) => {
  const toasts = page.waitForResponse(/\/assets\/ToastList-/);
  await open(page);
  // With all that their script imports in turn.
  await page.evaluate((script) => import(script), (await toasts).url());
  await context.setOffline(true);
  await page.getByRole("button", { name: "More for Phone" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(field(page, "Phone")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "More for Email" })).toBeFocused();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Phone")).toBeVisible();
});

test("the focus stays near a row that is taken out", async ({ page }) => {
  await open(page);
  const add = await alive(page.getByRole("button", { name: "Add custom field" }));
  await add.click();
  await add.click();
  await page.getByRole("textbox", { name: "Title" }).last().fill("Second");
  const takeOut = async () => {
    await page.getByRole("button", { name: "More for custom field 1" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
  };
  await takeOut();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Second");
  await takeOut();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("what somebody else saved is not overwritten without asking", async ({ page, context }) => {
  const { hash, headers, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  const theirs = SignatureInput.parse({ general: { name: "Saved elsewhere" } });
  await context.request.put(`/api/_/signatures/${hash}`, { data: theirs, headers });

  await field(page, "Position").fill("Mine");
  await save(page);
  const question = page.getByRole("dialog", { name: "This signature was changed elsewhere" });
  await expect(question).toBeVisible();
  expect((await stored()).general.name).toBe("Saved elsewhere");
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).general).toMatchObject({ name: "Ana Ruiz", position: "Mine" });
});

test("leaving with unsaved changes asks, and staying keeps them", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await page.getByRole("banner").getByRole("link", { name: "Dashboard", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Save your changes?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(field(page, "Position")).toHaveValue("Head of Sales");

  await page.getByRole("banner").getByRole("link", { name: "Dashboard", exact: true }).click();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await stored()).general.position).toBe("Head of Sales");
});

test("a second signature of a free account: the sentence, and a way on with the same work", async ({
  page,
  context,
}) => {
  const { hash } = await signedIn(context);
  await page.goto("/editor");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Please upgrade: you can not have more signatures",
  );

  await page.evaluate(() =>
    localStorage.setItem("unsavedSignature", JSON.stringify({ general: { name: "Made before the login" } })),
  );
  await open(page, "/editor");
  await expect(page.getByText("You cannot have more signatures")).toBeVisible();
  await page.getByRole("button", { name: "Use this in my signature" }).click();
  await expect(page).toHaveURL(new RegExp(`/editor/${hash}$`));
  await expect(field(page, "Name")).toHaveValue("Made before the login");
  expect(await page.evaluate(() => localStorage.getItem("unsavedSignature"))).toBeNull();
});

test("Reset all is one step, and undo brings everything back", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  await field(page, "Phone").fill("+34 600 123 456");
  await page.getByRole("button", { name: "Reset all" }).click();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(page.getByText("Sample: start typing to see yours")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  await expect(field(page, "Phone")).toHaveValue("+34 600 123 456");
});

test("an edit after the pictures were saved keeps them and sends none again", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await page.getByRole("tab", { name: "Media" }).click();
  const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(800, 600) };
  await page.getByLabel("Choose photo").setInputFiles(file);
  await page.getByRole("button", { name: "Use picture" }).click();
  await save(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const { photo: path } = (await stored()).media;
  expect(path).toMatch(/^\/i\//);

  const uploads: string[] = [];
  page.on("request", (request) => request.url().includes("/image/") && uploads.push(request.url()));
  await page.getByRole("tab", { name: "General" }).click();
  await field(page, "Position").fill("Head of Sales");
  await save(page);
  await expect.poll(async () => (await stored()).general.position).toBe("Head of Sales");
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).media.photo).toBe(path);
  expect(uploads).toEqual([]);

  await page.reload();
  const picture = canvas(page).getByRole("img", { name: "Ana Ruiz" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a file that is no picture is refused with its sentence", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByLabel("Choose photo").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("this is no picture at all"),
  });
  await expect(page.getByRole("alert")).toHaveText("Choose an image file.");
});

test("a field that the server refuses is marked, and nothing typed is lost", async ({ page, context }) => {
  const { hash } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await page.getByRole("tab", { name: "Social" }).click();
  await page.getByRole("button", { name: "Add Facebook" }).click();
  await field(page, "Facebook").fill("javascript:alert(1)");
  await page.getByRole("tab", { name: "General" }).click();
  await save(page);
  await expect(field(page, "Facebook")).toBeFocused();
  await expect(field(page, "Facebook")).toHaveAccessibleDescription(/Please enter a valid link\./);
  await expect(field(page, "Facebook")).toHaveValue("javascript:alert(1)");
});

test("what the plan does not hold can be tried, is asked about at Save, and saved without", async ({
  page,
  context,
}) => {
  const { hash, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await page.getByRole("tab", { name: "Addons" }).click();
  await page.getByRole("switch", { name: /Made with Signoff/ }).click();
  await expect(canvas(page).getByText("Made with Signoff")).toHaveCount(0);
  await save(page);
  const question = page.getByRole("dialog", { name: "Please upgrade" });
  await expect(question).toContainText("This part needs a paid plan: Hidden branding line.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("switch", { name: /Made with Signoff/ })).not.toBeChecked();

  await page.getByRole("tab", { name: "General" }).click();
  await field(page, "Position").fill("Head of Sales");
  await save(page);
  await question.getByRole("button", { name: "Save without them" }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).general).toMatchObject({ position: "Head of Sales", brandingLine: 1 });
});

/** Logs in where the editor asks for it, over the work. */
async function logInAgain(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog.getByRole("textbox", { name: "Email address" })).toHaveValue(/@acme\.example$/);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Saved /)).toBeVisible();
}

test("a session that ended while editing asks to log in over the work, which is kept and then saved", async ({
  page,
  context,
}) => {
  const { hash, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  const ended = { status: 401, contentType: "application/problem+json", body: sessionEnded };
  await page.route("**/api/_/**", (route) => route.fulfill(ended));
  await page.route("**/api/security/token/refresh", (route) => route.fulfill(ended));
  await field(page, "Position").fill("Head of Sales");
  await save(page);
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  expect((await storedDraft(page, hash))?.document.general.position).toBe("Head of Sales");

  await page.unrouteAll();
  await logInAgain(page);
  expect((await stored()).general.position).toBe("Head of Sales");
  await expect(field(page, "Position")).toHaveValue("Head of Sales");
});

test("work on a signature that was deleted elsewhere becomes a new one", async ({ page, context }) => {
  const { hash, headers } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await context.request.delete(`/api/_/signatures/${hash}`, { headers });
  await save(page);
  await page.getByRole("button", { name: "Save as new signature" }).click();
  await page.waitForURL(/\/preview\/[\w-]{22}$/);
  expect(page.url()).not.toContain(hash);
  await expect(canvas(page).getByText("Head of Sales")).toBeVisible();
});

test("logging out in another tab is noticed at once, and the work on this one is kept", async ({ page, context }) => {
  const { hash } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await (await alive(other.getByRole("banner").getByRole("button", { name: "Ana Ruiz" }))).click();
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other).toHaveURL(/\/login$/);

  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await save(page);
  await logInAgain(page);
});

async function storedDraft(page: Page, hash: string) {
  const text = await page.evaluate((key) => localStorage.getItem(key), `unsavedSignature:${hash}`);
  return text === null ? null : (JSON.parse(text) as { document: SignatureInput });
}
