import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { strFromU8, unzipSync } from "fflate";
import { expect, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { readMail } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const PASSWORD = "quiet harbour at dawn";
const run = promisify(execFile);

/** What somebody at the terminal gets of `npm run codes`. */
async function codes(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, PORT: new URL(server.url).port };
  const { stdout } = await run(process.execPath, ["scripts/codes.ts", ...args], { env });
  return stdout.trim();
}

async function signUp(page: Page, email: string) {
  const answer = await page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Ana Ruiz", email, password: PASSWORD },
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}

async function confirm(page: Page, email: string) {
  const link = linkIn(await readMail(server, "Confirm your email address", email), "/sign-up");
  const token = new URL(link).searchParams.get("confirm");
  await page.request.post(`${server.url}/api/app/registration/verify-email`, { data: { token } });
}

test("the account menu leads to pages that have something", async ({ page }) => {
  await signUp(page, "menu@example.com");
  await page.goto(`${server.url}/account/code`);
  const links = page.getByRole("navigation", { name: "Account", exact: true }).getByRole("link");
  await expect(links.filter({ hasText: "Activation code" })).toBeVisible();
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) {
    await page.goto(server.url + href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("This page is empty in this version of Signoff.")).toHaveCount(0);
  }
});

test("a code says what it gives, gives it, and works once", async ({ page }) => {
  await signUp(page, "code@example.com");
  const code = await codes("make", "--tier", "2");
  await page.goto(`${server.url}/account/code`);
  await expectAccessible(page);
  const field = page.getByLabel("Code", { exact: true });
  await (await alive(field)).fill("abc");
  await page.getByRole("button", { name: "Check the code" }).click();
  await expect(page.getByText("This code is not complete.")).toBeVisible();
  await expect(field).toHaveValue("abc");
  await field.fill("A".repeat(24));
  await page.getByRole("button", { name: "Check the code" }).click();
  await expect(page.getByText("This code is not valid, or it was used already.")).toBeVisible();

  await field.fill(code.toLowerCase());
  await page.getByRole("button", { name: "Check the code" }).click();
  await expect(page.getByText("Room for 5 signatures")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Activate now" }).click();
  await expect(page).toHaveURL(/\/account\/code-success$/);
  await expect(page.getByRole("heading", { name: "Your code is activated" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${server.url}/account/code`);
  await (await alive(field)).fill(code);
  await page.getByRole("button", { name: "Check the code" }).click();
  await expect(page.getByText("This code is not valid, or it was used already.")).toBeVisible();
});

test("the page of success says where to begin when no code was used", async ({ page }) => {
  await signUp(page, "early@example.com");
  await page.goto(`${server.url}/account/code-success`);
  await expect(page.getByRole("heading", { name: "No code was used just now" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Enter a code" }).click();
  await expect(page).toHaveURL(/\/account\/code$/);
});

test("a friend is invited, comes by the link, confirms, and both have one more", async ({ page, browser }) => {
  await signUp(page, "ana@example.com");
  await page.goto(`${server.url}/account/invite-friend`);
  await expect(page.getByText("Please confirm your own email address first")).toBeVisible();
  await expectAccessible(page);
  await confirm(page, "ana@example.com");
  await page.reload();
  const field = page.getByLabel("Your friend's email address");
  const send = page.getByRole("button", { name: "Send the invitation" });
  await (await alive(field)).fill("ana+me@example.com");
  await send.click();
  await expect(page.getByText("This is your own address.")).toBeVisible();
  await field.fill("bo@example.com");
  await send.click();
  await expect(page.getByText("b…@example.com")).toBeVisible();
  await expect(page.getByText("Invited", { exact: true })).toBeVisible();
  await expect(field).toHaveValue("");
  await expectAccessible(page);

  const link = linkIn(await readMail(server, "Ana Ruiz recommends Signoff to you", "bo@example.com"), "/sign-up");
  await expect(page.getByLabel("Address to share")).toHaveValue(link);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${link}&utm_source=mail`);
  await alive(friend.getByLabel("Name"));
  await expect.poll(() => friend.evaluate(() => localStorage.getItem("friend"))).not.toBeNull();
  // Who looks around first is still whom Ana has sent.
  await friend.goto(server.url);
  await friend.goto(`${server.url}/sign-up?utm_source=later`);
  await (await alive(friend.getByLabel("Name"))).fill("Bo");
  await friend.getByLabel("Email address").fill("bo@example.com");
  await friend.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const sent = friend.waitForRequest((request) => request.url().includes("/registration/register"));
  await friend.getByRole("button", { name: "Create account" }).click();
  expect(new URL((await sent).url()).searchParams.get("utm_source")).toBe("mail");
  await expect(friend).toHaveURL(/\/welcome$/);
  expect(await friend.evaluate(() => [localStorage.getItem("first_touch"), localStorage.getItem("friend")])).toEqual([
    null,
    null,
  ]);
  await friend.context().close();

  await page.reload();
  await expect(page.getByText("Address not confirmed yet")).toBeVisible();
  await confirm(page, "bo@example.com");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("1 of 5 extra signatures")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText("One more signature", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("a lifetime deal makes its account, for its address and once", async ({ page }) => {
  const link = await codes("invite", "leo@example.com", "--tier", "1");
  const answer = await page.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  const email = page.getByLabel("Email address");
  await expect(email).toHaveValue("leo@example.com");
  await expect(email).toHaveAttribute("readonly", "");
  await expectAccessible(page);
  await (await alive(page.getByLabel("Name"))).fill("Leo Lifetime");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Use at least 8 characters.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/sign-up/lifetime`);
  await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
});

test("all one's data comes in one file, and a mail says so", async ({ page }) => {
  const headers = await signUp(page, "data@example.com");
  await confirm(page, "data@example.com");
  await page.request.post(`${server.url}/api/_/signatures`, {
    headers,
    data: SignatureInput.parse({ general: { name: "Ana Ruiz" } }),
  });
  await page.goto(`${server.url}/account/privacy`);
  await expectAccessible(page);
  await (await alive(page.getByRole("button", { name: "Ask for a copy" }))).click();
  const download = page.getByRole("button", { name: "Download" });
  await expect(download).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent("download");
  await download.click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^signoff-data-\d{4}-\d\d-\d\d\.zip$/);
  const inside = unzipSync(await readFile(await saved.path()));
  expect(JSON.parse(strFromU8(inside["manifest.json"] ?? new Uint8Array())).counts).toMatchObject({ signatures: 1 });

  const mail = await readMail(server, "Your data is ready to download", "data@example.com");
  const link = linkIn(mail, "/account/privacy");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/login$/);
  await (await alive(page.getByLabel("Email address"))).fill("data@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).last().click();
  await expect(page).toHaveURL(/\/account\/privacy$/);
  await expect(download).toBeVisible();
});
