import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { inStore } from "#tests/support/inStore.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const PASSWORD = "quiet harbour at dawn";
const run = promisify(execFile);

/** What somebody at the terminal gets of `npm run admin`. */
async function admin(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, PORT: new URL(server.url).port };
  const { stdout } = await run(process.execPath, ["scripts/admin.ts", ...args], { env });
  return stdout.trim();
}

const signUp = (page: Page, email: string) =>
  page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Ana Ruiz", email, password: PASSWORD },
  });
const logIn = (page: Page, email: string) =>
  page.request.post(`${server.url}/api/security/login`, { data: { email, password: PASSWORD } });
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** A browser of a super administrator, and a person to help. */
async function begin(page: Page, name: string) {
  const [operator, person] = [`${name}-operator@example.com`, `${name}-person@example.com`];
  await signUp(page, person);
  await signUp(page, operator);
  await admin("grant", operator);
  await logIn(page, operator);
  return { operator, person };
}
const panel = (page: Page) => page.getByRole("region", { name: "Super admin" });
const bar = (page: Page) => page.getByRole("region", { name: "Acting in another person's name" });

test("roles are given, listed and taken at the terminal", async ({ page }) => {
  await signUp(page, "cli@example.com");
  expect(await admin("grant", "CLI@example.com")).toContain("is a super administrator now");
  expect(await admin("grant", "cli@example.com")).toContain("already");
  expect((await admin("list")).split("\n")).toContain("cli@example.com");
  expect(await admin("revoke", "cli@example.com")).toContain("no super administrator any more");
  expect((await admin("list")).split("\n")).not.toContain("cli@example.com");
  await expect(admin("grant", "nobody@example.com")).rejects.toThrow(/There is no account/);
  await expect(admin("grant", "x")).rejects.toThrow(/npm run admin/);
});

test("a super administrator acts as somebody and comes back", async ({ page }) => {
  const { operator, person } = await begin(page, "there-and-back");
  await page.goto(`${server.url}/dashboard`);
  const field = panel(page).getByLabel("Email address of the person");
  const button = panel(page).getByRole("button", { name: "Log in as user" });
  await expect(button).toBeDisabled();
  await expect(field).toHaveAttribute("maxlength", "70");
  await expect(field).toHaveAttribute("type", "email");
  await (await alive(field)).fill("   ");
  await expect(button).toBeDisabled();
  await expectAccessible(page);

  await field.fill("nobody@example.com");
  await button.click();
  await expect(panel(page).getByText("There is no account with this email address.")).toBeVisible();
  await field.fill(operator);
  await button.click();
  await expect(panel(page).getByText("You cannot log in as yourself, nor as another administrator.")).toBeVisible();

  await field.fill(` ${person} `);
  await button.click();
  await expect(bar(page)).toContainText(person);
  await expect(bar(page)).toContainText("30 min left");
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(panel(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(["super_admin_token", "super_admin_refresh_token"]));
  expect(await cookieNames(page)).not.toContain("refresh_token");
  for (const path of ["/editor", "/account", "/", "/email-signature"]) {
    await page.goto(server.url + path);
    await expect(bar(page)).toBeVisible();
  }

  await (await alive(bar(page).getByRole("button", { name: "Log out as user" }))).click();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(bar(page)).toHaveCount(0);
  expect(await cookieNames(page)).not.toContain("super_admin_token");
  expect(await cookieNames(page)).not.toContain("super_admin_refresh_token");
});

test("who acts as somebody reads, in place of the forms, what only the person does", async ({ page }) => {
  const { person } = await begin(page, "in-person");
  await page.goto(`${server.url}/dashboard`);
  await (await alive(panel(page).getByLabel("Email address of the person"))).fill(person);
  await panel(page).getByRole("button", { name: "Log in as user" }).click();
  await expect(bar(page)).toBeVisible();

  const sentence = "You are logged in as somebody else. Only they themselves can do this.";
  await page.goto(`${server.url}/account/edit/pass`);
  await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
  await expectAccessible(page);
  await (await alive(page.getByRole("link", { name: "Go to their account" }))).click();
  await expect(page).toHaveURL(`${server.url}/account`);
  const ways = page.getByRole("navigation", { name: "Account", exact: true });
  await expect(ways.getByRole("link", { name: "Password" })).toHaveCount(0);

  await ways.getByRole("link", { name: "Security" }).click();
  for (const name of ["Password", "Passkeys", "Two-factor sign-in", "Devices"]) {
    const card = page.getByRole("region", { name, exact: true });
    await expect(card.getByText(sentence)).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
  }
  await expect(page.getByRole("region", { name: "Activity" }).getByRole("button", { name: "Download" })).toHaveCount(0);
  await expectAccessible(page);
  await ways.getByRole("link", { name: "Your data" }).click();
  const copy = page.getByRole("region", { name: "A copy of everything" });
  await expect(copy.getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for a copy" })).toHaveCount(0);
});

test("who has the role taken away is themselves no more in the other name", async ({ page }) => {
  const { operator, person } = await begin(page, "revoked");
  await page.goto(`${server.url}/dashboard`);
  await (await alive(panel(page).getByLabel("Email address of the person"))).fill(person);
  await panel(page).getByRole("button", { name: "Log in as user" }).click();
  await expect(bar(page)).toBeVisible();
  await admin("revoke", operator);
  await page.goto(`${server.url}/dashboard`);
  await expect(page).toHaveURL(/\/login/);
  await expect(bar(page)).toHaveCount(0);
});

test("the activity is read, searched and downloaded", async ({ page }) => {
  const { operator, person } = await begin(page, "activity");
  await page.goto(`${server.url}/account/security`);
  const section = page.getByRole("region", { name: "Activity" });
  const rows = section.getByRole("list", { name: "Activity" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Logged in");
  await expect(rows).toHaveCount(3);
  await section.getByLabel("Search").fill("super");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Made a super administrator");
  await section.getByLabel("Search").fill("nothing of the kind");
  await expect(section.getByText("Nothing fits that.")).toBeVisible();
  await section.getByLabel("Search").fill("");
  await section.getByLabel("Kind").selectOption({ label: "Support" });
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);

  await section.getByText("Everybody").click();
  await section.getByLabel("Search").fill(person);
  await expect(rows.first()).toContainText(`by ${person}`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^signoff-log-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(person);
  expect(text).not.toContain(operator);
});

test("an admin of a team reads what the team did, a member only their own", async ({ page }) => {
  const [owner, joined] = ["log-owner@example.com", "log-admin@example.com"];
  await signUp(page, joined);
  await signUp(page, owner);
  await inStore(server, async (store) => {
    const idOf = async (email: string) => (await store.collection("users").findOne({ email }))?._id;
    const [team, user] = [await idOf(owner), await idOf(joined)];
    const row = { team, user, email: joined, role: "member", permissions: null, active: true };
    await store.collection("members").insertOne(row);
    await store.collection("users").updateOne({ _id: user }, { $set: { team } });
    await store.collection("teams").updateOne({ _id: team }, { $inc: { used: 1 } });
  });

  await logIn(page, joined);
  const section = page.getByRole("region", { name: "Activity" });
  await page.goto(`${server.url}/account/security`);
  await expect(section.getByRole("listitem").first()).toContainText("Logged in");
  await expect(section.getByText("Your team", { exact: true })).toHaveCount(0);

  await inStore(server, (store) =>
    store.collection("members").updateOne({ email: joined }, { $set: { role: "admin" } }),
  );
  await page.reload();
  await (await alive(section.getByText("Your team", { exact: true }))).click();
  await expect(section.getByText("Nothing has happened yet.")).toBeVisible();
  await expectAccessible(page);
});

test("on a phone the panel is folded and the lines are cards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { person } = await begin(page, "phone");
  await page.goto(`${server.url}/dashboard`);
  const field = panel(page).getByLabel("Email address of the person");
  await expect(field).toBeHidden();
  await (await alive(panel(page).getByRole("button", { name: "Super admin" }))).click();
  await field.fill(person);
  await expectAccessible(page);
  await panel(page).getByRole("button", { name: "Log in as user" }).click();
  await expect(bar(page)).toContainText(person);
  await page.goto(`${server.url}/account/security`);
  await expect(page.getByRole("list", { name: "Activity" }).getByRole("listitem").first()).toContainText("by support");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
