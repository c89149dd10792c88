import { expect, type Page, test } from "playwright/test";
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
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Signs somebody up in the browser of the page, and confirms the address. */
async function join(page: Page, email: string) {
  const post = (path: string, data: object) =>
    page.request.post(`${server.url}/api/app/registration/${path}`, { data });
  expect((await post("register", { name: "Ana Ruiz", email, password: PASSWORD })).status()).toBe(201);
  const link = linkIn(await readMail(server, "Confirm your email address", email), "/sign-up");
  expect((await post("verify-email", { token: new URL(link).searchParams.get("confirm") })).status()).toBe(204);
}
/** The same person elsewhere. */
const loginElsewhere = async (email: string, password = PASSWORD) => {
  const headers = { "content-type": "application/json", "user-agent": FIREFOX };
  const answer = await fetch(`${server.url}/api/security/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, token: ((await answer.json()) as { token?: string }).token ?? "" };
};
const statusOf = async (token: string) =>
  (await fetch(`${server.url}/api/_/app/user`, { headers: { authorization: `Bearer ${token}` } })).status;

test("the profile says who one is, and the name is changed", async ({ page }) => {
  await join(page, "ana@example.com");
  await page.goto(`${server.url}/account`);
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByText("Confirmed")).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Billing", "Upgrade"])
    await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link", { name })).toHaveCount(1);
  await (await alive(page.getByRole("link", { name: "Edit profile" }))).click();
  await expect(page).toHaveURL(/\/account\/edit$/);
  await page.getByLabel("Your name").fill("Ana María Ruiz");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is saved.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Ana María Ruiz");
});

test("an address is confirmed by the code of the mail", async ({ page }) => {
  const email = "code@example.com";
  await page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Co", email, password: PASSWORD },
  });
  const { text } = await readMail(server, "Confirm your email address", email);
  const code = /^\s*(\d{6})\s*$/m.exec(text ?? "")?.[1] ?? "";
  await page.goto(`${server.url}/account`);
  await (await alive(page.getByRole("button", { name: "Confirm by code" }))).click();
  await expect(page.getByText("The code has six digits.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Six-digit code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm by code" }).click();
  await expect(page.getByText("This is not the code that we mailed to you.")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Confirm by code" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(page.getByLabel("Six-digit code")).toHaveCount(0);
});

test("the password is changed: this device stays, the others are logged out", async ({ page }) => {
  const email = "bo@example.com";
  await join(page, email);
  const phone = await loginElsewhere(email);
  await page.goto(`${server.url}/account/edit/pass`);
  const submit = page.getByRole("main").getByRole("button", { name: "Change password" });
  await alive(submit);
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password", { exact: true }).fill("nine quiet lanterns");
  await page.getByLabel("New password again").fill("nine quiet lantern");
  await submit.click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password again").fill("nine quiet lanterns");
  await submit.click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("nine quiet lanterns");
  await page.getByLabel("Current password").fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByText("All other devices are logged out.").first()).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  expect(await statusOf(phone.token)).toBe(401);
  await page.reload();
  await expect(page.getByText("This device")).toBeVisible();
  await readMail(server, "Your password was changed", email);
});

test("a device is logged out after the password was asked for, and then all of them", async ({ page }) => {
  const email = "cy@example.com";
  await join(page, email);
  const phone = await loginElsewhere(email);
  await readMail(server, "A new device has logged in", email);
  // Long ago, as far as this page can tell: the first answer is what an old session gets.
  let isOld = true;
  await page.route("**/api/_/app/user/sessions/*", async (route) => {
    if (!isOld) return route.continue();
    isOld = false;
    const problem = {
      status: 403,
      title: "Forbidden",
      code: "reauth_required",
      message: "Please confirm that it is you.",
    };
    await route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(problem) });
  });
  await page.goto(`${server.url}/account/security`);
  await expect(page.getByText("Firefox on Windows")).toBeVisible();
  await expectAccessible(page);
  await (await alive(page.getByRole("button", { name: "Log out Firefox on Windows" }))).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill("not this one");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("This is not your password.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The device is logged out.")).toBeVisible();
  await expect(page.getByText("Firefox on Windows")).toHaveCount(0);
  expect(await statusOf(phone.token)).toBe(401);

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  const confirm = page.getByRole("dialog", { name: "Log out everywhere?" });
  await expectAccessible(page);
  await confirm.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`${server.url}/account/security`);
  await expect(page).toHaveURL(/\/login$/);
});

test("whoever would rather not prove it is told, and nothing is done", async ({ page }) => {
  const email = "di@example.com";
  await join(page, email);
  await loginElsewhere(email);
  const problem = {
    status: 403,
    title: "Forbidden",
    code: "reauth_required",
    message: "Please confirm that it is you.",
  };
  await page.route("**/api/_/app/user/sessions/*", (route) =>
    route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );
  await page.goto(`${server.url}/account/security`);
  await (await alive(page.getByRole("button", { name: "Log out Firefox on Windows" }))).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("Please confirm that it is you.");
  await expect(page.getByText("Firefox on Windows")).toBeVisible();
});

test("an address moves when the new one confirms, and the old one takes it back", async ({ page, browser }) => {
  const [email, other] = ["eve@example.com", "eve@example.org"];
  await join(page, email);
  await page.goto(`${server.url}/account/edit`);
  const submit = page.getByRole("button", { name: "Change address" });
  await alive(submit);
  await page.getByLabel("New email address").fill(other);
  await page.getByLabel("Your password").fill("not this one");
  await submit.click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await expect(page.getByLabel("New email address")).toHaveValue(other);
  await page.getByLabel("Your password").fill(PASSWORD);
  await submit.click();
  await expect(page.getByText(`A link is on its way to ${other}.`)).toBeVisible();

  await page.goto(linkIn(await readMail(server, "Confirm your new email address", other), "/email-change/"));
  await expectAccessible(page);
  await (await alive(page.getByRole("button", { name: "Use this address" }))).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("definition").getByText(other)).toBeVisible();

  const undo = linkIn(await readMail(server, "Your email address was changed", email), "/email-undo/");
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(undo);
  await expectAccessible(phone);
  await (await alive(phone.getByRole("button", { name: "Take it back" }))).click();
  await expect(phone).toHaveURL(/\/forgot-password-change\//);
  await phone.getByLabel("New password").fill("nine quiet lanterns");
  await phone.getByRole("button", { name: "Change password" }).click();
  await expect(phone).toHaveURL(/\/login$/);
  expect((await loginElsewhere(email, "nine quiet lanterns")).status).toBe(200);
  await phone.goto(undo);
  await (await alive(phone.getByRole("button", { name: "Take it back" }))).click();
  await expect(phone.getByRole("alert")).toContainText("used already or is too old");
  await phone.context().close();
});
