import { createTransport } from "nodemailer";
import { expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { PASSWORD } from "#tests/support/editor.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import * as make from "#tests/support/make.ts";
import { freePort } from "#tests/support/ports.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Whether the signature stands in somebody's mails as it was designed: by a mail to us, and by a mail's source. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });

let server: RunningServer;
let smtpPort = 0;
test.beforeAll(async () => {
  smtpPort = await freePort();
  server = await startServer({ CHECK_SMTP_PORT: String(smtpPort), CHECK_DOMAIN: "check.signoff.example" });
});
test.afterAll(() => server.stop());

let accounts = 0;

/** Somebody with a signature, signed in, on its preview. @returns its HTML and what it is asked by */
async function atPreview(page: Page) {
  accounts += 1;
  const { request } = page.context();
  const person = { name: "Zoë Müller", email: `zoe${accounts}@acme.example`, password: PASSWORD };
  const send = async (path: string, data: unknown, headers = {}) =>
    (await request.post(`${server.url}/api${path}`, { data, headers })).json();
  const { token } = await send("/app/registration/register", person);
  const headers = { authorization: `Bearer ${token}` };
  const input = make.signature({ general: { name: "Zoë Müller" } });
  const { hash } = await send("/_/signatures", input, headers);
  const { html } = await (await request.get(`${server.url}/api/signatures/${hash}/preview`)).json();
  await page.goto(`${server.url}/preview/${hash}`);
  await (await alive(page.getByRole("button", { name: "Check that it arrives" }))).click();
  await expect(dialog(page)).toBeVisible();
  const change = (values: Parameters<typeof make.signature>[0]) =>
    request.put(`${server.url}/api/_/signatures/${hash}`, { data: make.signature(values), headers });
  const stored = async () => (await request.get(`${server.url}/api/_/app/user/signatures/1`, { headers })).json();
  return { html: String(html), change, stored };
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Check that it arrives" });
const source = (page: Page) => page.getByRole("textbox", { name: "Source of a mail that you have sent" });
const look = (page: Page) => page.getByRole("button", { name: "Look at this mail" }).click();
const asOutlook = (html: string, head = "") =>
  `From: zoe@acme.example\n${head}X-Mailer: Microsoft Outlook 16.0\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<p>Hello</p>${html}`;

async function sendTo(to: string, html: string) {
  const smtp = createTransport({ host: "localhost", port: smtpPort, ignoreTLS: true });
  await smtp.sendMail({ from: "zoe@acme.example", to, subject: "Hello", html: `<p>Hello</p>${html}` });
  smtp.close();
}

test("a mail to the check address shows that it arrived whole, and the list says so", async ({ page }) => {
  const { html, stored } = await atPreview(page);
  const address = dialog(page).getByRole("textbox", { name: "Check address" });
  await expect(address).toHaveValue(/^check-\w{24}@check\.signoff\.example$/);
  await expect(dialog(page).getByText("Waiting for your mail.")).toBeVisible();
  await expectGoodLooks(page, "arrival-waiting");
  await sendTo(await address.inputValue(), html);
  await expect(dialog(page).getByText("It arrived as you designed it.")).toBeVisible();
  await expectGoodLooks(page, "arrival-whole");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("Your signature is installed.")).toBeVisible();
  expect((await stored()).items[0].progress.installed).toBe("current");
});

test("whoever comes back waits for the next mail, and may look at the one from before", async ({ page }) => {
  const { html } = await atPreview(page);
  const address = dialog(page).getByRole("textbox", { name: "Check address" });
  await expect(dialog(page).getByText("Waiting for your mail.")).toBeVisible();
  await sendTo(await address.inputValue(), html);
  await expect(dialog(page).getByText("It arrived as you designed it.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Check that it arrives" }).click();
  const before = dialog(page).getByRole("button", { name: /^Mail of .+: look at it$/ });
  await expect(before).toBeVisible();
  await expect(dialog(page).getByText("It arrived as you designed it.")).toBeHidden();
  await expectGoodLooks(page, "arrival-again");
  await before.click();
  await expect(dialog(page).getByText(/^Mail of .+\d\d:\d\d/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Check another mail" }).click();
  await expect(address).toHaveValue(/@/);
  await sendTo(await address.inputValue(), html.replaceAll("Zoë Müller", "Somebody else"));
  await expect(dialog(page).getByText("Words are missing.")).toBeVisible();
});

test("what broke is said in words and pictures, and how it is mended in that program", async ({ page }) => {
  const { html } = await atPreview(page);
  await dialog(page).getByText("Paste or drop one").click();
  const broken = html
    .replace(/(<img src=")[^"]+(")/, "$1file:///C:/signature/facebook.png$2")
    .replace('href="https://www.example.com/ana?a=1&amp;b=2"', 'href="https://www.example.com/other"')
    .replaceAll("color:#6d777b;text-decoration:none", "text-decoration:none");
  await source(page).fill(asOutlook(broken + broken));
  await look(page);
  await expect(dialog(page).getByText("4 things went wrong on the way.")).toBeVisible();
  await expect(dialog(page).getByText("Written with Classic Outlook.")).toBeVisible();
  await expect(dialog(page).getByRole("listitem").filter({ hasText: "Pictures lead nowhere." })).toContainText(
    "Facebook",
  );
  await expect(dialog(page).getByText("Links lead elsewhere.")).toBeVisible();
  await expect(dialog(page).getByText("What is different: colours.")).toBeVisible();
  await expect(dialog(page).getByText("Paste it with “Keep Source Formatting”")).toBeVisible();
  const came = page.frameLocator('iframe[title="As it arrived"]');
  await expect(came.getByText("Zoë Müller").first()).toBeVisible();
  await expect(came.locator("a[href]")).toHaveCount(0);
  await expectGoodLooks(page, "arrival-broken");
  await dialog(page).getByRole("button", { name: "Show the steps" }).click();
  await expect(page.getByRole("heading", { name: "Install in Outlook for Windows" })).toBeVisible();
});

test("an old version, a file, a wrong file, and nothing at all", async ({ page }) => {
  const { html, change } = await atPreview(page);
  await change({ general: { name: "Zoë Müller", position: "Director" } });
  await page.reload();
  await (await alive(page.getByRole("button", { name: "Check that it arrives" }))).click();
  await dialog(page).getByText("Paste or drop one").click();
  await source(page).fill(asOutlook(html));
  await look(page);
  await expect(dialog(page).getByText("One thing went wrong on the way.")).toBeVisible();
  await expect(dialog(page).getByText("It is an earlier version.")).toBeVisible();
  const now = page.frameLocator('iframe[title="As it is now"]').getByText("Director", { exact: true });
  await expect(now).toBeVisible();
  await expectGoodLooks(page, "arrival-old");
  await dialog(page).getByRole("button", { name: "Check another mail" }).click();
  await source(page).fill(asOutlook(html.replaceAll('src="', 'src="cid:'), "Date: Fri, 20 Nov 2026 10:00:00 +0000\n"));
  await look(page);
  await expect(dialog(page).getByText("2 things went wrong on the way.")).toBeVisible();
  await expect(dialog(page).getByText(/^Mail of 20 Nov 2026, \d\d:\d\d\. Written with/)).toBeVisible();
  await expect(page.locator('iframe[title^="As it was on "]')).toBeVisible();
  await expect(now).toBeVisible();
  await dialog(page).getByRole("button", { name: "Check another mail" }).click();

  const chooser = dialog(page).locator('input[type="file"]');
  const file = (name: string, text: string | Buffer) => ({
    name,
    mimeType: "message/rfc822",
    buffer: Buffer.from(text),
  });
  await chooser.setInputFiles(file("mail.msg", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])));
  await expect(dialog(page).getByRole("alert")).toContainText("Save the mail as .eml");
  await chooser.setInputFiles(file("mail.eml", "Subject: Hello\n\nNothing here"));
  await expect(dialog(page).getByText("The signature is not in this mail.")).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test("a mail that no program wrote says that it cannot be looked at", async ({ page }) => {
  await atPreview(page);
  await dialog(page).getByText("Paste or drop one").click();
  const buffer = Buffer.from(`From: a@b.example\nContent-Type: text/html\n\n${"\n".repeat(150_000)}`);
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: "mail.eml", mimeType: "message/rfc822", buffer });
  await expect(dialog(page).getByRole("alert")).toContainText("This mail is too long to be looked at.");
});

test("a mail of somebody who means harm is only looked at", async ({ page }) => {
  const { html } = await atPreview(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  let isAlerted = false;
  page.on("dialog", (alert) => {
    isAlerted = true;
    void alert.dismiss();
  });
  await dialog(page).getByText("Paste or drop one").click();
  const evil = `<script>alert(1)</script><img src="x" onerror="alert(1)"><img src="https://tracker.example/p.gif"><div style="background:url(https://tracker.example/b.gif);position:fixed;inset:0">over</div><meta http-equiv="refresh" content="0;url=https://tracker.example/"><form action="https://tracker.example"><button>press</button></form><style>@import "https://tracker.example/a.css"</style>`;
  await source(page).fill(asOutlook(`${html}${evil}`));
  await look(page);
  await expect(page.frameLocator('iframe[title="As it arrived"]').getByText("Zoë Müller")).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => url.includes("tracker"))).toEqual([]);
  expect(isAlerted).toBe(false);
});
