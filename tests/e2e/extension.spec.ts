import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test, type Worker } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { arrive } from "#tests/support/cast.ts";
import { gmailPage, MAIL_PAGE_HEADERS, outlookPage } from "#tests/support/mailPages.ts";
import * as make from "#tests/support/make.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";

/** The extension as it is packed, in a real browser, with a real server, in pages that are built like the mail programs'. */
const GMAIL = "https://mail.google.com/mail/u/0/";
const OUTLOOK = "https://outlook.office.com/mail/";

/** What is promised is 150 ms; how fast a machine is that tests are run on is no matter of them. */
async function tellTimes(page: Page, what: string): Promise<void> {
  const timings = (await page.evaluate("timings")) as number[];
  expect(timings.length).toBeGreaterThan(0);
  console.log(`${what}: the signature was there after ${timings.map((ms) => Math.round(ms)).join(", ")} ms`);
}

let server: RunningServer;
let dir: string;
let context: BrowserContext;
let background: Worker;
let token: string;
let hash: string;

const api = (path: string, method = "GET", body?: object) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const signature = (name: string) => make.signature({ general: { name } });

test.beforeAll(async () => {
  // Everybody has everything: what is sold is no matter of the extension.
  server = await startServer({ BILLING: "off", SCANNER_SECONDS: "0" });
  dir = mkdtempSync(join(tmpdir(), "signoff-extension-"));
  const env = { ...process.env, EXTENSION_SITE: server.url, EXTENSION_DIST: join(dir, "built") };
  execFileSync(process.execPath, [resolve("scripts/extension.ts"), "--no-packages"], { env, stdio: "pipe" });
  const extension = join(dir, "built", "chrome");
  context = await chromium.launchPersistentContext(join(dir, "profile"), {
    executablePath: findChromium({ isWhole: true }),
    locale: "en-US",
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [...CHROMIUM_FLAGS, `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
  });
  const serve = (url: string, body: () => string) =>
    context.route(url, (route) => route.fulfill({ headers: MAIL_PAGE_HEADERS, body: body() }));
  await serve("https://mail.google.com/**", gmailPage);
  await serve("https://outlook.office.com/**", outlookPage);
  background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const ana = await arrive(server, context, "ana@example.com");
  token = ana.headers.authorization.replace("Bearer ", "");
  hash = (await (await api("/_/signatures", "POST", signature("Ana Lopez"))).json()).hash;
  expect((await api(`/_/signatures/${hash}/set-default`, "PUT")).status).toBe(204);
  const page = await opened(`${server.url}/extension`);
  await connectOn(page);
  await page.close();
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
  if (dir) rmSync(dir, { recursive: true, force: true });
});

/** The press on the site's page, once it is seen and whole. */
async function connectOn(page: Page): Promise<void> {
  const connect = page.getByRole("button", { name: "Connect the extension" });
  await expect(connect).toBeVisible();
  await expectAccessible(page);
  await connect.click();
  await expect(page.getByText("The extension is connected as ana@example.com.")).toBeVisible();
}

/** Calls what the page has for it. */
const act = (page: Page, name: string, ...values: unknown[]) =>
  page.evaluate(
    ([name, values]) => (window as never as Record<string, (...v: unknown[]) => unknown>)[name]?.(...values),
    [name, values] as const,
  );
async function opened(url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
const marks = (page: Page) => page.locator("[data-signoff-signature]");
/** Longer than the extension looks at a window that fills itself. */
const settle = (page: Page) => page.waitForTimeout(3_500);
type Kept = { connection: { email: string; key: string } | null; kept: { etag: string; checkedAt: number } | null };
const kept = () =>
  background.evaluate(() => (globalThis as never as Chrome).chrome.storage.local.get(null)) as Promise<Kept>;
type Chrome = { chrome: { storage: { local: { get(key: null): Promise<unknown> } }; runtime: { id: string } } };

test("what runs in pages of others is small", () => {
  const scripts = join(dir, "built", "chrome", "content-scripts");
  const sizes = readdirSync(scripts).map((name) => statSync(join(scripts, name)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30_000);
});

test("a press on the site connects it", async () => {
  const { connection, kept: first } = await kept();
  expect(connection).toMatchObject({ email: "ana@example.com", key: expect.stringMatching(/^sgn_/) });
  expect(first?.etag).toBeTruthy();
  const { items } = await (await api("/_/app/user/signature-keys")).json();
  expect(items).toHaveLength(1);
  expect(items[0].name).toMatch(/^Extension · Chrome/);
});

test("Gmail: a new mail gets it once, quickly, with a line to write on", async () => {
  const page = await opened(GMAIL);
  await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toContainText("Ana Lopez");
  const body = page.getByRole("textbox", { name: "Message Body" });
  expect(await body.evaluate((element) => element.firstChild?.nodeName)).toBe("BR");
  expect(await body.evaluate((element) => element.lastElementChild?.hasAttribute("data-signoff-signature"))).toBe(true);
  await tellTimes(page, "Gmail, a new mail");

  await body.evaluate((element) => element.querySelector("[data-signoff-signature]")?.remove());
  await settle(page);
  await expect(marks(page)).toHaveCount(0);
  await page.close();
});

test("Gmail: several windows get one each, in one of many elements as well", async () => {
  const page = await opened(GMAIL);
  await page.evaluate(() => {
    const many = document.createElement("div");
    for (let i = 0; i < 20_000; i++) many.append(document.createElement("span"));
    document.body.append(many);
  });
  for (let i = 0; i < 8; i++) await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(8);
  await tellTimes(page, "Gmail, eight windows in 20,000 elements, each since the last was opened");
  await settle(page);
  await expect(marks(page)).toHaveCount(8);
  await page.close();
});

test("Gmail: an answer gets it before what is quoted, and the quote stays as it is", async () => {
  const page = await opened(GMAIL);
  await act(page, "openReply");
  await expect(marks(page)).toHaveCount(1);
  await expect(page.locator(".gmail_quote [data-signoff-signature]")).toHaveCount(0);
  const order = await page
    .getByRole("textbox", { name: "Message Body" })
    .evaluate((body) => [...body.children].map((child) => child.className || child.getAttributeNames().join()));
  expect(order.indexOf("data-signoff-signature,dir")).toBeLessThan(order.indexOf("gmail_quote gmail_quote_container"));
  await expect(page.locator("blockquote")).toHaveText("Hello AnaBob");
  await page.close();
});

test("Gmail: drafts, signatures of its own and the editor of signatures are left alone", async () => {
  const page = await opened(GMAIL);
  await act(page, "openSettings");
  await act(page, "openDraft");
  await act(page, "openOwn");
  await settle(page);
  await expect(marks(page)).toHaveCount(0);
  // With the settings open a window beside them still gets its own.
  await act(page, "openCompose");
  await expect(page.locator("#windows [data-signoff-signature]")).toHaveCount(1);
  await expect(page.locator(".settings [data-signoff-signature]")).toHaveCount(0);
  await page.close();
});

test("Gmail: a mail of plain text gets the words alone", async () => {
  const page = await opened(GMAIL);
  await act(page, "openCompose", { isPlain: true, delayMs: 0 });
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toContainText("Ana Lopez");
  await expect(marks(page).locator("table, img, a, b")).toHaveCount(0);
  await page.close();
});

test("Gmail: a window of its own without an address gets it", async () => {
  const page = await opened(GMAIL);
  const [popOut] = await Promise.all([context.waitForEvent("page"), act(page, "openPopOut")]);
  await expect(marks(popOut)).toHaveCount(1);
  await popOut.close();
  await page.close();
});

test("what somebody types stays, and so does where they type", async () => {
  const page = await opened(GMAIL);
  await act(page, "openCompose", { delayMs: 500 });
  const body = page.getByRole("textbox", { name: "Message Body" });
  await body.focus();
  await page.keyboard.type("Dear Bob");
  await settle(page);
  await expect(body).toHaveText("Dear Bob");
  await act(page, "openCompose");
  const second = body.last();
  await expect(second.locator("[data-signoff-signature]")).toHaveCount(1);
  await second.evaluate((element) => {
    element.focus();
    getSelection()?.setPosition(element, 0);
  });
  await page.keyboard.type("Hi");
  expect((await second.innerText()).trim().startsWith("Hi")).toBe(true);
  await page.close();
});

test("Outlook: new mails and answers get it, settings and the search do not", async () => {
  const page = await opened(OUTLOOK);
  await act(page, "openSettings");
  await settle(page);
  await expect(marks(page)).toHaveCount(0);
  await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(1);
  await tellTimes(page, "Outlook, a new mail");
  await act(page, "openReply");
  await expect(marks(page)).toHaveCount(2);
  const isBefore = await page.evaluate(() => {
    const quote = document.getElementById("appendonsend") as HTMLElement;
    const mark = quote.parentElement?.querySelector("[data-signoff-signature]") as HTMLElement;
    return (mark.compareDocumentPosition(quote) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBefore).toBe(true);
  await expect(page.locator('[role="dialog"] [data-signoff-signature]')).toHaveCount(0);
  await page.close();
});

test("Outlook: a mail of plain text gets the words, before what is quoted", async () => {
  const page = await opened(OUTLOOK);
  await act(page, "openPlain");
  const fresh = page.locator("textarea").first();
  await expect(fresh).toHaveValue(/^\n\n[^\n]*Ana Lopez/);
  await act(page, "openPlain", "\n\n________________________________\nFrom: Bob\nHello", "RE: Offer");
  const answer = page.locator("textarea").last();
  await expect(answer).toHaveValue(/^\n\n[^_]*Ana Lopez[^_]*\n_{10,}\nFrom: Bob\nHello$/);
  await act(page, "openPlain", "Dear Bob");
  await settle(page);
  await expect(page.locator("textarea").last()).toHaveValue("Dear Bob");
  await page.close();
});

/** The popup as a page of its own, with `front` as the page it was opened over. */
async function popup(): Promise<Page> {
  const id = await background.evaluate(() => (globalThis as never as Chrome).chrome.runtime.id);
  return opened(`chrome-extension://${id}/popup.html`);
}

test("the popup says as whom, and switches an account off and on", async () => {
  const shown = await popup();
  await expect(shown.getByText("Connected as ana@example.com")).toBeVisible();
  await expectAccessible(shown);
  await shown.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(shown);
  const account = shown.getByRole("checkbox", { name: "ana@example.com" });
  await expect(account).toBeChecked();
  await account.uncheck();
  const page = await opened(GMAIL);
  await act(page, "openCompose");
  await settle(page);
  await expect(marks(page)).toHaveCount(0);
  // Another account is another matter.
  const other = await opened(OUTLOOK);
  await act(other, "openCompose");
  await expect(marks(other)).toHaveCount(1);
  await account.check();
  await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(1);
  for (const one of [shown, page, other]) await one.close();
});

const PIXEL = /\/o\/([\w-]{22})\.gif/;
const READER = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const AHEAD =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0";
const refreshed = async () => {
  const before = (await kept()).kept?.checkedAt ?? 0;
  const shown = await popup();
  await shown.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(async () => (await kept()).kept?.checkedAt).toBeGreaterThan(before);
  await shown.close();
};
type Left = { subject: string; html: string };
const outgoing = (page: Page) => page.evaluate("outgoing") as Promise<Left[]>;
const sentMails = async () => (await (await api("/_/app/user/mails")).json()).items;
/** As somebody reads a mail elsewhere: its pictures, by their mail program's proxy. */
const load = (path: string, agent: string) =>
  fetch(`${server.url}${path}`, { redirect: "manual", headers: { "user-agent": agent } });
const badge = (page: Page) => page.locator("signoff-counts").getByRole("note");

test("mails are as they were until the team's owner has them counted", async () => {
  const page = await opened(GMAIL);
  await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page).locator('img[src*="/o/"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Send" }).click();
  await page.close();
  expect(await sentMails()).toEqual([]);
});

test("then each has a pixel and links of its own, and shows what was counted of it", async () => {
  expect((await api("/_/app/team/mail-counting", "PUT", { isOn: true })).status).toBe(200);
  await refreshed();
  const page = await opened(GMAIL);
  for (const subject of ["Offer", "Report"]) {
    await act(page, "openCompose", { subject });
    await expect(marks(page)).toHaveCount(1);
    await expect(marks(page).locator('img[src*="/o/"]')).toHaveCount(1);
    if (subject === "Offer") await page.getByRole("button", { name: "Send" }).click();
    else {
      await page.getByRole("textbox", { name: "Message Body" }).focus();
      await page.keyboard.press("Control+Enter");
    }
    await expect(marks(page)).toHaveCount(0);
  }
  await expect.poll(async () => (await sentMails()).length).toBe(2);
  const left = await outgoing(page);
  const ids = left.map(({ html }) => PIXEL.exec(html)?.[1] ?? "");
  expect(new Set(ids).size).toBe(2);
  const [offer = "", report = ""] = ids;
  const links = [...(left[0]?.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
  const wrapped = links.filter((href) => href.endsWith(`.${offer}`));
  expect(wrapped.length).toBeGreaterThan(0);
  expect(links.some((href) => href.startsWith("mailto:") && href.includes(offer))).toBe(false);
  // Nobody but the writer has seen it: their own browser has loaded the pixel while they wrote.
  for (const mail of await sentMails()) expect(mail).toMatchObject({ opens: 0, clicks: 0, subject: null });

  for (const agent of [READER, AHEAD]) await load(`/o/${offer}.gif`, agent);
  const answer = await load(new URL(wrapped[0] ?? "").pathname, READER);
  expect(answer.status).toBe(302);
  await expect
    .poll(async () => (await sentMails()).find(({ id }: { id: string }) => id === offer))
    .toMatchObject({ opens: 1, clicks: 1, openedApart: { machine: 1 } });
  expect((await sentMails()).find(({ id }: { id: string }) => id === report)).toMatchObject({ opens: 0, clicks: 0 });

  await act(page, "openSent");
  await expect(badge(page)).toHaveCount(2);
  const [first, second] = [badge(page).nth(0), badge(page).nth(1)];
  await expect(first).toHaveText("Image loads: 1 · Clicks: 1");
  await expect(first).toHaveAttribute("aria-label", /^Image loads: 1 · Clicks: 1 Image loads by programs/);
  await expect(second).toHaveText("Image loads: 0 · Clicks: 0");
  await first.focus();
  await expect(first).toBeFocused();
  await act(page, "openMail", 0);
  await expect(badge(page)).toHaveText("Image loads: 1 · Clicks: 1");
  await page.close();
});

test("answers, windows of their own and Outlook are counted as well, plain text is not", async () => {
  const before = (await sentMails()).length;
  const page = await opened(GMAIL);
  await act(page, "openReply");
  await expect(marks(page).locator('img[src*="/o/"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Send" }).click();
  const [popOut] = await Promise.all([context.waitForEvent("page"), act(page, "openPopOut")]);
  await expect(marks(popOut).locator('img[src*="/o/"]')).toHaveCount(1);
  await popOut.getByRole("button", { name: "Send" }).click();
  const other = await opened(OUTLOOK);
  await act(other, "openCompose", { subject: "Angebot" });
  await expect(marks(other).locator('img[src*="/o/"]')).toHaveCount(1);
  await other.getByRole("button", { name: "Senden" }).click();
  await expect.poll(async () => (await sentMails()).length).toBe(before + 3);
  await act(other, "openSent");
  await expect(badge(other)).toHaveText("Image loads: 0 · Clicks: 0");
  await act(page, "openCompose", { isPlain: true, delayMs: 0 });
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page).locator("img")).toHaveCount(0);
  for (const one of [popOut, page, other]) await one.close();
});

test("the person says in the popup whether their mails are counted, and what the site knows of them", async () => {
  const shown = await popup();
  await shown.getByRole("checkbox", { name: "Show their subjects in my list on the site" }).check();
  await expectAccessible(shown);
  const page = await opened(GMAIL);
  await act(page, "openCompose", { subject: "Known to the site" });
  await expect(marks(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(async () => (await sentMails())[0]?.subject).toBe("Known to the site");
  await shown.getByRole("checkbox", { name: "Count the mails that I write here" }).uncheck();
  await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page).locator('img[src*="/o/"]')).toHaveCount(0);
  await shown.getByRole("checkbox", { name: "Count the mails that I write here" }).check();
  for (const one of [shown, page]) await one.close();
});

test("a mail that is sent while the site is away is counted when it is back", async () => {
  const page = await opened(GMAIL);
  const before = (await sentMails()).length;
  await server.end();
  await act(page, "openCompose", { subject: "From the train" });
  await expect(marks(page).locator('img[src*="/o/"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Send" }).click();
  await server.restart();
  await refreshed();
  await expect.poll(async () => (await sentMails()).length).toBe(before + 1);
  await page.close();
});

test("a changed signature comes with the next refresh, and without the site the last one stays", async () => {
  const before = await kept();
  const current = await (await api(`/_/signatures/${hash}`)).json();
  expect((await api(`/_/signatures/${hash}`, "PUT", signature("Zoë Lopez"))).status).toBe(200);
  expect(current.hash).toBe(hash);
  const shown = await popup();
  await shown.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(async () => (await kept()).kept?.etag).not.toBe(before.kept?.etag);
  const page = await opened(GMAIL);
  await act(page, "openCompose");
  await expect(marks(page)).toContainText("Zoë Lopez");

  const { etag, checkedAt } = (await kept()).kept ?? { etag: "", checkedAt: 0 };
  await shown.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(async () => (await kept()).kept?.checkedAt).toBeGreaterThan(checkedAt);
  expect((await kept()).kept?.etag, "the same state is not fetched again").toBe(etag);

  await server.end();
  await shown.getByRole("button", { name: "Refresh" }).click();
  await expect(shown.getByText("The site does not answer. The last signature stays.")).toBeVisible();
  await act(page, "openCompose");
  await expect(marks(page)).toHaveCount(2);
  await server.restart();
  await shown.getByRole("button", { name: "Refresh" }).click();
  await expect(shown.getByText("The site does not answer.")).toBeHidden();
  for (const one of [shown, page]) await one.close();
});

test("a key that was taken back ends the connection, and disconnecting ends the key", async () => {
  const { items } = await (await api("/_/app/user/signature-keys")).json();
  expect((await api(`/_/app/user/signature-keys/${items[0].id}`, "DELETE")).status).toBe(204);
  const shown = await popup();
  await shown.getByRole("button", { name: "Refresh" }).click();
  await expect(shown.getByText("The connection has ended. Please connect again.")).toBeVisible();
  await expectAccessible(shown);
  const page = await opened(GMAIL);
  await act(page, "openCompose");
  await settle(page);
  await expect(marks(page)).toHaveCount(0);

  const site = await opened(`${server.url}/extension`);
  await connectOn(site);
  await shown.getByRole("button", { name: "Disconnect" }).click();
  await expect(shown.getByRole("button", { name: "Connect" }).first()).toBeVisible();
  await expect
    .poll(async () => (await (await api("/_/app/user/signature-keys")).json()).items.length, { timeout: 10_000 })
    .toBe(0);
  expect((await kept()).connection).toBeNull();
  for (const one of [shown, page, site]) await one.close();
});

test("a page of another site and a made-up code connect nothing", async () => {
  const before = (await kept()).connection;
  const page = await opened(GMAIL);
  const answers = await page.evaluate(
    (code) =>
      new Promise<unknown[]>((done) => {
        const heard: unknown[] = [];
        addEventListener("message", ({ data }) => {
          if (data?.type !== "hello" && data?.type !== "connect") heard.push(data);
        });
        postMessage({ channel: "signoff-extension", type: "hello" }, origin);
        postMessage({ channel: "signoff-extension", type: "connect", code }, origin);
        setTimeout(() => done(heard), 1_500);
      }),
    "A".repeat(43),
  );
  expect(answers).toEqual([]);

  const site = await opened(`${server.url}/extension`);
  // Before that the page does not listen.
  await expect(site.getByText("It gets a key of its own")).toBeVisible();
  await site.evaluate(
    (code) => postMessage({ channel: "signoff-extension", type: "connect", code }, origin),
    "A".repeat(43),
  );
  await expect(site.getByText("Please press Connect again.")).toBeVisible();
  expect((await kept()).connection).toEqual(before);
  for (const one of [page, site]) await one.close();
});
