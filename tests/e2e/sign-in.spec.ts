import { TOTP } from "otpauth";
import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { CLIENT, type OidcProvider, startOidcProvider } from "#tests/support/oidcProvider.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

let server: RunningServer;
let provider: OidcProvider;
test.beforeAll(async () => {
  provider = await startOidcProvider([]);
  server = await startServer({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
    OIDC_NAME: "Example ID",
  });
  provider.sendsBackTo([`${server.url}/login/social/oidc`]);
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const PASSWORD = "quiet harbour at dawn";
const WAY = "Continue with Example ID";
const proved = (email: string, name = "Ana Kowalska") => ({ email, email_verified: true, name });
const register = (page: Page, email: string) =>
  page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Ana", email, password: PASSWORD },
  });
async function logIn(page: Page, email: string) {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await (await alive(page.getByRole("button", { name: "Log in", exact: true }))).click();
}

test("an account is made by a sign-in elsewhere, leads where one wanted to go, and can be disconnected", async ({
  page,
}) => {
  await page.goto(`${server.url}/account/security`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expectAccessible(page);
  provider.comes("new-1", proved("new@example.com"));
  await page.getByRole("link", { name: WAY }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  const section = page.getByRole("region", { name: "Connected sign-ins" });
  await expect(section).toContainText("new@example.com");
  await (await alive(section.getByRole("button", { name: "Disconnect" }))).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(section).toContainText("Not connected");
  await (await alive(section.getByRole("button", { name: "Connect", exact: true }))).click();
  await expect(page.getByText("The sign-in is connected.")).toBeVisible();
  await expect(section).toContainText("new@example.com");
});

test("an address that has an account is connected after its owner has logged in", async ({ page, context }) => {
  await register(page, "taken@example.com");
  await context.clearCookies();
  provider.comes("taken-1", proved("taken@example.com"));
  await page.goto(`${server.url}/login`);
  await page.getByRole("link", { name: WAY }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Log in to it, then you can connect this sign-in to it.")).toBeVisible();
  await expectAccessible(page);
  await logIn(page, "taken@example.com");
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByText("You came with Example ID as taken@example.com.")).toBeVisible();
  await expectAccessible(page);
  await (await alive(page.getByRole("button", { name: "Connect", exact: true }))).click();
  await expect(page.getByRole("button", { name: "Disconnect" })).toBeVisible();

  await context.clearCookies();
  await page.goto(`${server.url}/login`);
  await page.getByRole("link", { name: WAY }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("who cancels, and whose address is not proved, comes back to the login with a sentence", async ({ page }) => {
  provider.comes(null);
  await page.goto(`${server.url}/login`);
  await page.getByRole("link", { name: WAY }).click();
  await expect(page.getByRole("alert")).toContainText("You came back without signing in.");
  await expect(page).toHaveURL(/\/login$/);
  provider.comes("unproved-1", { email: "unproved@example.com", email_verified: false });
  await page.getByRole("link", { name: WAY }).click();
  await expect(page.getByRole("alert")).toContainText("does not confirm that your email address is yours");
  await expect(page).toHaveURL(/\/login$/);
});

test("two-factor sign-in: set up, asked at the login, opened with a recovery code, switched off", async ({
  page,
  context,
}) => {
  await register(page, "two@example.com");
  await page.goto(`${server.url}/account/security`);
  const section = page.getByRole("region", { name: "Two-factor sign-in" });
  await section.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "Code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const address = await dialog.getByRole("link", { name: "Open the app" }).getAttribute("href");
  const secret = new URL(address ?? "").searchParams.get("secret") ?? "";
  const code = (periods = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });
  await dialog.getByLabel("Six-digit code").fill("12");
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(dialog).toContainText("it has six digits");
  const used = code();
  await dialog.getByLabel("Six-digit code").fill(used);
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(section).toContainText("10 recovery codes left.");

  await context.clearCookies();
  await page.goto(`${server.url}/login`);
  await logIn(page, "two@example.com");
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Six-digit code").fill(used);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("This code is wrong or was used already.")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(code(1));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await context.clearCookies();
  await page.goto(`${server.url}/login`);
  await logIn(page, "two@example.com");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recovery);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(`${server.url}/account/security`);
  await expect(section).toContainText("9 recovery codes left.");
  await section.getByRole("button", { name: "New recovery codes" }).click();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Make new codes" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(section).toContainText("10 recovery codes left.");
  await section.getByRole("button", { name: "Switch off" }).click();
  await dialog.getByLabel("Your password").fill("wrong");
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(dialog).toContainText("This is not your password.");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(section.getByRole("button", { name: "Set up" })).toBeVisible();
});
