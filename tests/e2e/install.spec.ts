import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { simpleParser } from "mailparser";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { DOWNLOAD_KINDS, type DownloadKind } from "#shared/signatures/downloads.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { copied, watchCopies } from "#tests/support/clipboard.ts";
import { form } from "#tests/support/form.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { readMail } from "#tests/support/outbox.ts";
import { gradient } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** From the preview into a mail client: steps, files, the short form, by mouse and keyboard, on a phone and offline. */
test.describe.configure({ mode: "serial" });
test.use({ actionTimeout: 20_000 });

const NAME = "Zoë Müller";
const PASSWORD = "quiet harbour at dawn";

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let address = "";
let unpacked = "";

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  unpacked = await mkdtemp(join(tmpdir(), "signoff-kit-"));
  address = `/preview/${await savedSignature()}`;
  context = await browser.newContext({ baseURL: server.url, permissions: ["clipboard-read", "clipboard-write"] });
  page = await context.newPage();
  await watchCopies(page);
  await page.goto(address);
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
  await rm(unpacked, { recursive: true, force: true });
});

/** A person's signature with a round portrait, made over the API. @returns its hash */
async function savedSignature(): Promise<string> {
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/api${path}`, { method: "POST", body, headers });
    return (await answer.json()) as { token: string; hash: string };
  };
  const json = { "content-type": "application/json" };
  const person = { name: NAME, email: "zoe@example.com", password: PASSWORD };
  const { token } = await send("/app/registration/register", JSON.stringify(person), json);
  const authorization = `Bearer ${token}`;
  const input = make.signature({ general: { name: NAME }, design: { logoShape: 3, logoWidth: 96 } });
  const { hash } = await send("/_/signatures", JSON.stringify(input), { ...json, authorization });
  const { body, headers } = form([{ name: "image", filename: "me.jpg", body: await gradient(400, 400) }]);
  await send(`/_/signatures/${hash}/image/photo`, new Uint8Array(body), { ...headers, authorization });
  return hash;
}

const panel = () => page.getByRole("region", { name: /^Install in / });
const canvas = () => page.frameLocator('iframe[title^="Signature of"]');
/** Radio buttons are drawn by their labels, and people press those. */
const choose = (group: string | RegExp, name: string) =>
  page
    .getByRole("group", { name: group, exact: true })
    .locator("label")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .click();
const picker = () => page.getByRole("button", { name: /^Mail client:/ });
const chooseClient = async (name: string) => {
  await (await alive(picker())).click();
  await choose("Where do you write your mails?", name);
  await expect(picker()).toHaveAttribute("aria-expanded", "false");
};
const seenIn = (name: string) => page.getByRole("combobox", { name: "Seen in" }).selectOption(name);
/** Opens what else one can take along. */
const more = async () => {
  const summary = await alive(page.locator("summary", { hasText: "More ways to take it" }));
  if (!(await summary.evaluate((element) => element.closest("details")?.open))) await summary.click();
};
const chooseWay = (name: string) => choose(/^Way to install/, name);
const clipboard = () => copied(page);

test("each client has its steps, with a drawing wherever they leave our page", async () => {
  for (const { name, shortName, place, ways } of INSTALL_GUIDES) {
    await chooseClient(name);
    const where = place === "source" ? shortName : name;
    await expect(page.getByRole("heading", { name: `Install in ${where}` })).toBeVisible();
    for (const way of ways) {
      if (ways.length > 1) await chooseWay(way.name);
      for (const { title } of way.steps) await expect(panel().getByRole("checkbox", { name: title })).toBeVisible();
      await expect(panel().locator("li svg")).toHaveCount(way.steps.filter(({ isHere }) => !isHere).length);
      await expect(panel().getByRole("img", { name: "Code with the address of this page" })).toHaveCount(
        way.isOnPhone ? 1 : 0,
      );
    }
  }
});

test("copying ticks the first step and says where to paste", async () => {
  await chooseClient("Gmail");
  await page.getByRole("button", { name: "Copy signature" }).click();
  await expect(page.getByRole("button", { name: "Copied, now paste it in Gmail" })).toBeVisible();
  await expect(panel().getByRole("checkbox").first()).toBeChecked();
  await expect.poll(async () => (await clipboard()).html).toContain("_s3w96@2.png");
});

test("the short form for replies and the plain text are copied as well", async () => {
  await more();
  await page.getByRole("button", { name: "Copy for replies" }).click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  await expect.poll(async () => (await clipboard()).html).toContain("Head of Design");
  const reply = await clipboard();
  expect(reply.html).not.toContain("<img");
  expect(reply.text).toContain("+49 30 1234567");

  await page.getByRole("button", { name: "Copy plain text" }).click();
  await expect.poll(async () => (await clipboard()).text).toContain("Facebook: ");
});

test("the preview shows the reply, and what Gmail and classic Outlook make of it", async () => {
  await expect(page.getByText(/^\d,\d{3} of 10,000 characters$/)).toBeVisible();
  await choose("Kind of mail", "Reply");
  await expect(page.getByText("Re: Notes from this morning")).toBeVisible();
  await expect(canvas().getByText("Head of Design")).toBeVisible();
  await expect(canvas().getByRole("img")).toHaveCount(0);
  await expect(page.getByText(/^(\d{3}|1,\d{3}) of 10,000 characters$/)).toBeVisible();
  await choose("Kind of mail", "New mail");
  await expect(canvas().getByRole("img", { name: NAME })).toBeVisible();
  for (const client of ["Gmail", "Yahoo and AOL", "Classic Outlook"]) {
    await seenIn(client);
    await expect(canvas().getByText(NAME)).toBeVisible();
  }
  // Word breaks lines wherever it likes: it knows `nowrap` in attributes alone.
  const named = canvas().getByText(NAME);
  await expect(named).not.toHaveAttribute("style", /nowrap/);
  await seenIn("As sent");
  await expect(named).toHaveAttribute("style", /nowrap/);
});

test("where the browser refuses the clipboard, the text is there to copy by hand", async () => {
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await more();
  await page.getByRole("button", { name: "Copy source" }).click();
  await expect(page.getByText("Select the source below")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What to copy" })).toHaveValue(/^<table/);
  await page.reload();
});

test.describe("files", () => {
  const saved = new Map<DownloadKind, string>();

  test("come under the person's name", async () => {
    await more();
    for (const kind of DOWNLOAD_KINDS) {
      const started = page.waitForEvent("download");
      await page.getByRole("link", { name: `(.${kind})` }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(`${NAME}.${kind}`);
      saved.set(kind, await download.path());
    }
  });

  test("the Outlook kit draws without a server, pixel for pixel", async () => {
    const files = unzipSync(await readFile(saved.get("zip") ?? ""));
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(unpacked, name)), { recursive: true });
      await writeFile(join(unpacked, name), bytes);
    }
    const outlook = await context.newPage();
    await context.setOffline(true);
    await outlook.goto(pathToFileURL(join(unpacked, "Signatures", `${NAME}.htm`)).href);
    await expect(outlook.getByText("Head of Design")).toBeVisible();
    const pictures = await outlook
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => [image.naturalWidth, image.width]));
    expect(pictures).toHaveLength(3);
    for (const [natural, shown] of pictures) expect(natural).toBe(shown);
    await context.setOffline(false);
    await outlook.close();
  });

  test("the page shows the signature, the test mail is a draft of it, Apple's file is one too", async () => {
    const viewer = await context.newPage();
    const mail = await simpleParser(await readFile(saved.get("eml") ?? ""));
    const apple = await simpleParser(await readFile(saved.get("mailsignature") ?? ""));
    for (const html of [await readFile(saved.get("html") ?? "", "utf8"), mail.html, apple.html]) {
      await viewer.setContent(html || "");
      await expect(viewer.getByText(NAME)).toBeVisible();
      await expect(viewer.getByText("Head of Design")).toBeVisible();
    }
    await viewer.close();
    expect(mail.headers.get("x-unsent")).toBe("1");
    expect(mail.text).toContain(NAME);
    expect(await readFile(saved.get("txt") ?? "", "utf8")).toContain(NAME);
  });
});

test("the owner gets a test mail, and visitors are not offered one", async () => {
  const button = page.getByRole("button", { name: "Send me a test mail" });
  await expect(page.getByRole("button", { name: "Copy signature" })).toBeVisible();
  await expect(button).toHaveCount(0);
  await context.request.post("/api/security/login", { data: { email: "zoe@example.com", password: PASSWORD } });
  await page.reload();
  await (await alive(button)).click();
  await expect(page.getByText("Please confirm your email address first")).toBeVisible();
  const confirming = await context.newPage();
  await confirming.goto(linkIn(await readMail(server, "Confirm your email address"), "/sign-up"));
  await (await alive(confirming.getByRole("button", { name: "Confirm address" }))).click();
  await expect(confirming.getByText("Your email address is confirmed.")).toBeVisible();
  await confirming.close();
  await button.click();
  await expect(page.getByText("A test mail is on its way to zoe@example.com.")).toBeVisible();
  await context.clearCookies();
  await page.reload();
});

test("on paper there is the signature and nothing else", async () => {
  await choose("Mail", "Dark");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(canvas().getByText(NAME)).toBeVisible();
  await expect(canvas().locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const other of [page.getByRole("heading", { level: 1 }), page.getByText("Hi Anna,"), panel()])
    await expect(other).toBeHidden();
  await page.emulateMedia({ media: null });
});

test("without a network the copy button works, and what needs the server says so", async () => {
  await page.reload();
  await expect(panel().locator("li svg")).toHaveCount(5);
  await more();
  await expect(page.getByRole("link", { name: "(.zip)" })).toBeVisible();
  await context.setOffline(true);
  const away = page.getByText("Signoff cannot be reached. Check your connection and try again.");
  await page.getByRole("link", { name: "(.zip)" }).click();
  await expect(away).toBeVisible();
  await page.getByRole("button", { name: "Copy for replies" }).click();
  await expect(away).toHaveCount(2);
  await choose("Kind of mail", "Reply");
  await expect(away).toHaveCount(3);
  await expect(page.getByRole("radio", { name: "New mail" })).toBeChecked();
  await page.getByRole("button", { name: "Copy signature" }).click();
  await expect(page.getByRole("button", { name: "Copied, now paste it in Gmail" })).toBeVisible();
  await chooseClient("Thunderbird");
  await expect(page.getByRole("heading", { name: "Install in Thunderbird" })).toBeVisible();
  await context.setOffline(false);
  await expect(panel().locator("li svg")).toHaveCount(3);
  await choose("Kind of mail", "Reply");
  await expect(page.getByText("Re: Notes from this morning")).toBeVisible();
});

test("the whole way goes by keyboard", async () => {
  await page.reload();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await (await alive(picker())).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Gmail" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("heading", { name: "Install in Outlook for Windows" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(picker()).toBeFocused();
  const reach = async (name: string) => {
    const target = page.locator(":focus");
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      if ((await target.textContent())?.includes(name)) return;
      if ((await target.getAttribute("value")) === name) return;
    }
    throw new Error(`${name} cannot be reached by Tab.`);
  };
  await reach("outlook-new");
  await page.keyboard.press("ArrowRight");
  await expect(panel().getByText("Open the options")).toBeVisible();
  await reach("Copy signature");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied, now paste it in Outlook" })).toBeFocused();
});

for (const theme of ["light", "dark"] as const)
  test(`nothing is in anybody's way, ${theme}`, async () => {
    await page.emulateMedia({ colorScheme: theme });
    await page.reload();
    await chooseClient("Mail on iPhone and iPad");
    await more();
    await expect(page.getByRole("link", { name: "(.zip)" })).toBeVisible();
    await expect(panel().locator("li svg")).toHaveCount(3);
    await expectAccessible(page);
  });

test("on a phone nothing scrolls sideways and what takes the signature along stays under the thumb", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  for (const { name, ways } of INSTALL_GUIDES) {
    await chooseClient(name);
    for (const way of ways) {
      if (ways.length > 1) await chooseWay(way.name);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `${name}, ${way.name}`).toBe(clientWidth);
    }
    const copies = page.getByRole("button", { name: /^Copy (signature|source)$/ });
    await expect(copies.or(page.getByRole("link", { name: /^Download \.\w+$/ })).first()).toBeInViewport();
  }
  await expectAccessible(page);
});

test("under a finger every choice has its words within it, and room to be hit", async ({ browser }) => {
  const touched = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await touched.newPage();
  await phone.goto(address);
  await (await alive(phone.getByRole("button", { name: /^Mail client:/ }))).click();
  const choices = phone.locator("fieldset:visible label:has([type=radio])");
  await expect(choices.filter({ hasText: "Outlook for Windows" })).toBeVisible();
  const sizes = await choices.evaluateAll((labels) =>
    labels.map(({ textContent, scrollWidth, clientWidth, clientHeight }) => ({
      textContent,
      beyond: scrollWidth - clientWidth,
      widthPx: clientWidth,
      heightPx: clientHeight,
    })),
  );
  const bad = sizes.filter(({ beyond, widthPx, heightPx }) => beyond > 0 || Math.min(widthPx, heightPx) < 44);
  expect(bad).toEqual([]);
  await touched.close();
});
