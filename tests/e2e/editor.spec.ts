import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { type Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What the editor promises about work: it can be undone, it survives, it is never overwritten or lost. */
test.use({ actionTimeout: 20_000 });

const PASSWORD = "quiet harbour at dawn";
let server: RunningServer;
let accounts = 0;

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

const sessionEnded = JSON.stringify({
  status: 401,
  title: "Unauthorized",
  code: "not_signed_in",
  message: "Please log in.",
  requestId: "1",
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const canvas = (page: Page) => page.frameLocator('iframe[title^="Signature of"], iframe[title="Your signature"]');
const save = (page: Page) => page.getByRole("button", { name: "Save signature" }).click();

/** An account with one saved signature, signed in in the browser. */
async function signedIn(context: BrowserContext, name = "Ana Ruiz") {
  accounts += 1;
  const email = `editor${accounts}@acme.example`;
  const post = async (path: string, data: unknown, headers = {}) =>
    (await context.request.post(`${server.url}/api${path}`, { data, headers })).json();
  const { token } = (await post("/app/registration/register", { name, email, password: PASSWORD })) as {
    token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  const { hash } = (await post("/_/signatures", SignatureInput.parse({ general: { name } }), headers)) as {
    hash: string;
  };
  const stored = async () => {
    const answer = await context.request.get(`${server.url}/api/_/signatures/${hash}`, { headers });
    return (await answer.json()) as Signature;
  };
  return { hash, headers, stored };
}

async function open(page: Page, path = "/editor") {
  await page.goto(server.url + path);
  await expect(page.getByRole("button", { name: "Save signature" })).toBeVisible();
}

test("undo and redo go through the whole document, with the cursor where it was", async ({ page }) => {
  await open(page);
  await field(page, "Name").pressSequentially("Ana Ruiz");
  await field(page, "Position").pressSequentially("Head");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(field(page, "Position")).toHaveValue("");
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(field(page, "Position")).toHaveValue("Head");

  await page.getByRole("tab", { name: "Design" }).click();
  await page.locator("label", { hasText: "Letterhead" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: "Portrait left" })).toBeChecked();

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

test("a keystroke asks the server for nothing", async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field(page, "Name").pressSequentially("Ana");
  await field(page, "Company").pressSequentially("Acme");
  await expect(canvas(page).getByText("Acme")).toBeVisible();
  // The rules that judge the output are a script of their own, fetched once.
  expect(asked.filter((url) => !url.includes("/assets/"))).toEqual([]);
});

test("clicking a part of the canvas opens its field", async ({ page }) => {
  await open(page);
  await field(page, "Company").fill("Acme Works");
  await page.getByRole("tab", { name: "Design" }).click();
  await canvas(page).getByText("Acme Works").click();
  await expect(field(page, "Company")).toBeFocused();
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

test("a script that cannot be fetched takes nothing but its own part away", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context);
  await page.route(/\/assets\/(UserMenu|ToastList|CropDialog|lint|ErrorPage)/, (route) => route.abort());
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await expect(page.getByText(/^Quality: /)).toBeVisible();
  await page.getByRole("button", { name: "Reset all" }).click();
  await page.keyboard.press("ControlOrMeta+z");
  await save(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).general.position).toBe("Head of Sales");
});

test("what somebody else saved is not overwritten without asking", async ({ page, context }) => {
  const { hash, headers, stored } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  const theirs = SignatureInput.parse({ general: { name: "Saved elsewhere" } });
  await context.request.put(`${server.url}/api/_/signatures/${hash}`, { data: theirs, headers });

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
  await page.goto(`${server.url}/editor`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("You cannot have more signatures");

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

test("addons are drawn as they are filled in", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  await page.getByRole("tab", { name: "Addons" }).click();
  await page.getByRole("button", { name: /^Button/ }).click();
  await field(page, "Text").fill("Book a demo");
  await field(page, "Link").fill("acme.example/demo");
  await expect(canvas(page).getByRole("link", { name: "Book a demo" })).toBeVisible();
  await page.getByRole("button", { name: /^Disclaimer/ }).click();
  await expect(canvas(page).getByText("This message and its attachments are confidential")).toBeVisible();
  await page.getByRole("combobox", { name: "Text", exact: true }).selectOption("My own text");
  await field(page, "Own text").fill("Please keep this to yourself.");
  await expect(canvas(page).getByText("Please keep this to yourself.")).toBeVisible();
  await page.getByRole("button", { name: "Move Disclaimer up" }).click();
  await page.getByRole("button", { name: "Remove Button" }).click();
  await expect(canvas(page).getByRole("link", { name: "Book a demo" })).toHaveCount(0);
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
  await expect(question).toContainText("Hiding the branding line is part of the paid plans.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("switch", { name: /Made with Signoff/ })).not.toBeChecked();

  await page.getByRole("tab", { name: "General" }).click();
  await field(page, "Position").fill("Head of Sales");
  await save(page);
  await question.getByRole("button", { name: "Save without them" }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).general).toMatchObject({ position: "Head of Sales", brandingLine: 1 });
});

test("a session that ended while editing leads to the login and keeps the work", async ({ page, context }) => {
  const { hash } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  const ended = { status: 401, contentType: "application/problem+json", body: sessionEnded };
  await page.route("**/api/_/**", (route) => route.fulfill(ended));
  await page.route("**/api/security/token/refresh", (route) => route.fulfill(ended));
  await field(page, "Position").fill("Head of Sales");
  await save(page);
  await expect(page).toHaveURL(/\/login$/);
  expect((await storedDraft(page, hash))?.document.general.position).toBe("Head of Sales");

  await page.unrouteAll();
  await page.goto(`${server.url}/editor/${hash}`);
  await expect(field(page, "Position")).toHaveValue("Head of Sales");
});

test("a refused clipboard is said, and the signature is selected", async ({ page, context }) => {
  const { hash } = await signedIn(context);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Document.prototype.execCommand = () => false;
  });
  await page.goto(`${server.url}/preview/${hash}`, { waitUntil: "networkidle" });
  // On a busy machine the page may not have come to life with the first click.
  await expect(async () => {
    await page.getByRole("button", { name: "Copy signature" }).click();
    await expect(page.getByText("The browser did not allow copying.")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const selected = await page
    .frameLocator("iframe")
    .locator("body")
    .evaluate(() => String(getSelection()));
  expect(selected).toContain("Ana Ruiz");
});

test("a screen that cannot be fetched says so, and comes by itself when the network is back", async ({
  page,
  context,
}) => {
  await page.goto(server.url, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("link", { name: "Create free signature" }).first().click();
  await expect(page.getByRole("main")).toContainText("Check your connection and try again.");
  await context.setOffline(false);
  await expect(field(page, "Name")).toBeVisible();
});

test("work on a signature that was deleted elsewhere becomes a new one", async ({ page, context }) => {
  const { hash, headers } = await signedIn(context);
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await context.request.delete(`${server.url}/api/_/signatures/${hash}`, { headers });
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
  await other.goto(`${server.url}/dashboard`);
  await (await alive(other.getByRole("banner").getByRole("button", { name: "Ana Ruiz" }))).click();
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other).toHaveURL(/\/login$/);

  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/login$/);
  expect((await storedDraft(page, hash))?.document.general.position).toBe("Head of Sales");
});

test("another tab of the controls starts at its top, and no layout is cut off in its tile", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Reset all" }).scrollIntoViewIfNeeded();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(page.getByRole("heading", { name: "Template" })).toBeInViewport();
  const tiles = page.locator("fieldset", { hasText: "Template" }).locator("label");
  for (const tile of await tiles.all()) {
    const room = await tile.locator("div").first().boundingBox();
    const drawn = await tile.locator("iframe").boundingBox();
    expect(drawn && room && drawn.y + drawn.height <= room.y + room.height, await tile.innerText()).toBe(true);
  }
});

test("on a phone the copy button and the state of saving are always in sight", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { hash } = await signedIn(context);
  await page.goto(`${server.url}/preview/${hash}`);
  await expect(page.getByRole("button", { name: "Copy signature" })).toBeInViewport();
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await expect(page.getByText("Unsaved changes")).toBeInViewport();
});

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`no accessibility violation, ${colorScheme}, ${width} px`, async ({ page, context }) => {
    // Many readings of whole pages.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const tab of ["Design", "Addons", "Media", "Social", "General"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expectAccessible(page);
    }
    const { hash } = await signedIn(context);
    await page.goto(`${server.url}/preview/${hash}`);
    await expect(page.getByRole("button", { name: "Copy signature" })).toBeVisible();
    await expectAccessible(page);
  });
}

async function storedDraft(page: Page, hash: string) {
  const text = await page.evaluate((key) => localStorage.getItem(key), `unsavedSignature:${hash}`);
  return text === null ? null : (JSON.parse(text) as { document: SignatureInput });
}
