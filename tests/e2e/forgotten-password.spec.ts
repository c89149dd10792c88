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

const expectNoViolations = async (page: Page) => await expectAccessible(page);

test("somebody who forgot their password gets a link, chooses a new one, and logs in with it", async ({ page }) => {
  await page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Ana", email: "ana@example.com", password: "a good long one" },
  });
  await page.context().clearCookies();

  await page.goto(`${server.url}/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveTitle(/Forgot password/);
  await page.getByLabel("Email address").fill("Ana@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  await expectNoViolations(page);

  const link = linkIn(await readMail(server, "Choose a new password"), "/forgot-password-change/");
  await page.goto(link);
  await expectNoViolations(page);
  await page.getByLabel("New password").fill("Password1");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("known from data leaks")).toBeVisible();
  await page.getByLabel("New password").fill("another good long one");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed. Please log in.")).toBeVisible();

  await page.getByLabel("Email address").fill("ana@example.com");
  await page.getByLabel("Password", { exact: true }).fill("another good long one");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(link);
  await alive(page.getByRole("button", { name: "Change password" }));
  await page.getByLabel("New password").fill("yet another long one");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toContainText("used already or is too old");
  await page.getByRole("link", { name: "Ask for a new one" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("a press on a button before the page's script is there is kept, with what was typed", async ({ page }) => {
  // Scripts come late; the page itself is there.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/forgot-password`, { waitUntil: "commit" });
  await page.getByLabel("Email address").fill("nobody@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("nobody@example.com");
  release();
  await expect(page.getByText("a link is on its way")).toBeVisible();
});
