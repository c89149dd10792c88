import { type BrowserContext, devices, expect, type Locator, type Page, test } from "playwright/test";
import { lint } from "#renderer/signature/lint/lint.ts";
import { takeLayout } from "#tests/support/picker.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The job Signoff exists for, from the first visit to the counted click in somebody's mailbox. */
test.describe.configure({ mode: "serial" });
test.use({ actionTimeout: 20_000 });

const PASSWORD = "quiet harbour at dawn";
const ana = { name: "Ana Ruiz", email: `ana@acme.example`, password: PASSWORD };
const HOMEPAGE = "https://www.acme.example/";
const PROFILE = "https://github.com/anaruiz";

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let hash = "";
let copied = { html: "", text: "" };
/** A headless browser calls itself one, and its clicks would count as a bot's. */
const USER_AGENT = devices["Desktop Chrome"].userAgent;

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  context = await browser.newContext({
    baseURL: server.url,
    permissions: ["clipboard-read", "clipboard-write"],
    userAgent: USER_AGENT,
  });
  page = await context.newPage();
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const openTab = (name: string) => page.getByRole("tab", { name }).click();
/** Radio buttons are drawn by their labels, and people press those. */
const choose = (name: string, within: Page | Locator = page) =>
  within
    .locator("label")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .click();
const canvas = () => page.frameLocator('iframe[title^="Signature of"]');
let knownToken = "";
const token = async () => {
  if (knownToken) return knownToken;
  const answer = await context.request.post("/api/security/login", { data: { email: ana.email, password: PASSWORD } });
  knownToken = ((await answer.json()) as { token: string }).token;
  return knownToken;
};

test("a visitor starts without an account and sees every word at once", async () => {
  await page.goto("/");
  await page.getByRole("link", { name: "Create free signature" }).first().click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole("button", { name: "Get my signature" })).toBeVisible();

  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr", "document"].includes(request.resourceType())) calls.push(request.url());
  });
  for (const [name, value] of [
    ["Name", ana.name],
    ["Position", "Head of Sales"],
    ["Company", "Acme Works"],
    ["Phone", "+34 600 123 456"],
    ["Email", ana.email],
    ["Website", HOMEPAGE],
  ] as const) {
    await field(name).fill("");
    await field(name).pressSequentially(value);
  }
  await expect(canvas().getByText(ana.name)).toBeVisible();
  await expect(canvas().getByText("+34 600 123 456")).toBeVisible();
  expect(calls, "no keystroke asks the server").toEqual([]);
});

test("two networks are recognised from pasted links", async () => {
  await openTab("Social");
  const search = page.getByRole("textbox", { name: "Find a network, or paste a link" });
  for (const link of ["https://www.facebook.com/anaruiz", PROFILE]) {
    await search.fill(link);
    await search.press("Enter");
  }
  await expect(field("Facebook")).toHaveValue("https://www.facebook.com/anaruiz");
  await expect(field("GitHub")).toHaveValue("https://github.com/anaruiz");
  await expect(canvas().getByRole("img", { name: "Facebook" })).toBeVisible();
});

test("templates 1 to 4 each draw the same content their own way", async () => {
  const drawings = new Set<string>();
  for (const name of ["Centred", "Side bar", "Letterhead", "Portrait left"]) {
    await takeLayout(page, name);
    await expect(canvas().getByText(ana.name)).toBeVisible();
    drawings.add(await canvas().locator("body").innerHTML());
  }
  expect(drawings.size).toBe(4);
});

test("a 12 megapixel photo is cropped round and shows before anything is uploaded", async () => {
  await openTab("Media");
  const file = { name: "portrait.jpg", mimeType: "image/jpeg", buffer: await photo(4000, 3000) };
  await page.getByLabel("Choose photo").setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: "Crop photo" });
  await choose("Round", dialog);
  await dialog.getByRole("button", { name: "Use picture" }).click();
  const shown = canvas().getByRole("img", { name: ana.name });
  await expect(shown).toHaveAttribute("src", /^blob:/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test("saving asks for an account and keeps the work; then everything is saved, pictures after it", async () => {
  await page.getByRole("button", { name: "Get my signature" }).click();
  const dialog = page.getByRole("dialog", { name: "Get your signature" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
  expect(await page.evaluate(() => localStorage.getItem("unsavedSignature"))).toContain(ana.name);

  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.includes("/_/signatures")) order.push(pathname.split("/").at(-1) ?? "");
  });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue(ana.name);
  await expect(dialog.getByRole("textbox", { name: "Email address" })).toHaveValue(ana.email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();

  await page.waitForURL(/\/preview\/[\w-]{22}$/);
  hash = page.url().split("/").at(-1) ?? "";
  expect(order).toEqual(["signatures", "photo"]);
  expect(await page.evaluate(() => localStorage.getItem("unsavedSignature"))).toBeNull();
});

test("the preview shows the mail, light and dark", async () => {
  await expect(page.getByRole("heading", { level: 1, name: ana.name })).toBeVisible();
  const body = canvas().locator("body");
  await expect(canvas().getByRole("img", { name: ana.name })).toHaveAttribute("src", /\/i\/[\w-]{22}-/);
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await choose("Dark");
  await expect(body).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("Copy puts the drawn signature and its plain text on the clipboard", async () => {
  // The clipboard belongs to every browser of this machine: a journey beside this one may write over it.
  await expect(async () => {
    await page.getByRole("button", { name: /^(Copy signature|Copied, now paste it in Gmail)$/ }).click();
    await expect(page.getByRole("button", { name: "Copied, now paste it in Gmail" })).toBeVisible();
    copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
      return { html: await read("text/html"), text: await read("text/plain") };
    });
    expect(copied.text).toContain(ana.name);
  }).toPass();
  expect(copied.text).toContain("+34 600 123 456");
  expect(copied.html).toContain("<table");
});

test("what was copied is light and breaks no rule of any mail client", async () => {
  const { html } = await previewOnServer();
  expect(html.length).toBeLessThan(6000);
  // On this machine everything is plain http; a mail client would be right to complain of that alone.
  const errors = lint(html.replaceAll("http://localhost", "https://localhost")).filter(
    ({ level }) => level === "error",
  );
  expect(errors).toEqual([]);
});

test("pasted into a mail it is as short as was said, pictures come from /i/, and clicks on /l/ are counted", async ({
  browser,
}) => {
  const mail = await context.newPage();
  // A page that comes alive later would take the mail away again.
  await mail.route("**/assets/*.js", (route) => route.abort());
  await mail.goto("/404");
  await mail.evaluate(() => {
    const box = Object.assign(document.createElement("div"), { id: "mail", contentEditable: "true" });
    document.body.replaceChildren(box);
    box.focus();
  });
  await mail.keyboard.press("ControlOrMeta+v");
  const pasted = await mail.locator("#mail").innerHTML();
  const said = Number((await page.getByText(/ of 10,000 characters/).innerText()).replace(/ of.*|\D/g, ""));
  expect(Math.abs(pasted.length - said)).toBeLessThan(said / 50);
  const pictures = mail.locator("#mail img");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    expect(await picture.getAttribute("src")).toContain("/i/");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  // What is read as an address leads there; what is pressed is counted.
  await expect(mail.locator("#mail a", { hasText: /^www\.acme\.example$/ })).toHaveAttribute("href", HOMEPAGE);
  const profile = mail.locator("#mail a", { has: mail.getByRole("img", { name: "GitHub" }) });
  const href = String(await profile.getAttribute("href"));
  expect(href).toMatch(/\/l\/[\w-]+$/);
  await mail.evaluate(() => document.getElementById("mail")?.removeAttribute("contenteditable"));
  await profile.evaluate((link: HTMLAnchorElement) => link.removeAttribute("target"));
  // The network ends at this machine: that it is asked for is as far as one gets.
  const arrived = mail.waitForRequest(PROFILE);
  await profile.click();
  await arrived;
  await mail.close();
  // Whoever tries their own links counts apart; a recipient is somebody else.
  const recipient = await browser.newContext({ userAgent: USER_AGENT });
  const theirs = await recipient.newPage();
  const asked = theirs.waitForRequest(PROFILE);
  await theirs.goto(href).catch(() => {});
  await asked;
  await recipient.close();
  await expect.poll(clicksOnProfile).toBe(1);
});

test("after a restart all is still there, and the rendering service answers the preview byte for byte", async () => {
  const before = await previewOnServer();
  await server.restart();
  const after = await previewOnServer();
  expect(after.html).toBe(before.html);
  expect(await clicksOnProfile()).toBe(1);
  const rendered = await fetch(`${server.rendererUrl}/signature/${hash}`, {
    headers: { "access-token": await token() },
  });
  expect(await rendered.text()).toBe(after.html);
  await page.goto("/dashboard");
  await expect(page.getByText(ana.name).first()).toBeVisible();
});

async function previewOnServer() {
  const answer = await context.request.get(`/api/signatures/${hash}/preview`);
  return (await answer.json()) as { html: string; text: string };
}

async function clicksOnProfile(): Promise<number> {
  const answer = await context.request.get(`/api/_/signatures/${hash}/links`, {
    headers: { authorization: `Bearer ${await token()}` },
  });
  const { items } = (await answer.json()) as { items: { url: string; clicks: number }[] };
  return items.find(({ url }) => url === PROFILE)?.clicks ?? 0;
}
