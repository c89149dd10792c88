import { expect, type Page, test } from "playwright/test";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
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
const linkFor = async (email: string) =>
  linkIn(await readMail(server, "Confirm your email address", email), "/sign-up");
const notice = (page: Page) => page.getByText("Confirm your email address.");

test("whoever signs up is asked to confirm, does so on a phone, and finds the notice gone", async ({
  page,
  browser,
}) => {
  await page.goto(`${server.url}/sign-up`);
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email address").fill("ana@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await (await alive(page.getByRole("button", { name: "Skip the questions" }))).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByText("A new link is on its way to ana@example.com.")).toBeVisible();
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("alert")).toContainText("Please wait a moment");

  const link = await linkFor("ana@example.com");
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const requested: string[] = [];
  phone.on("request", (request) => requested.push(request.headers().referer ?? ""));
  const answer = await phone.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(phone).toHaveTitle(/^Confirm your email address/);
  await expectAccessible(phone);
  await (await alive(phone.getByRole("button", { name: "Confirm address" }))).click();
  await expect(phone).toHaveURL(/\/login$/);
  await expect(phone.getByText("Your email address is confirmed. Please log in.")).toBeVisible();
  expect(requested.filter((referrer) => referrer.includes("confirm="))).toEqual([]);

  await phone.goto(link);
  await (await alive(phone.getByRole("button", { name: "Confirm address" }))).click();
  await expect(phone.getByRole("alert")).toContainText("used already or is too old");
  await phone.getByRole("link", { name: "Ask for a new one" }).click();
  await expect(phone).toHaveURL(/\/login$/);
  await phone.context().close();

  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("button", { name: "Send a new link" })).toHaveCount(0);
});

test("somebody who is logged in confirms and goes on; the same link once more does no harm", async ({ page }) => {
  const person = { name: "Bo", email: "bo@example.com", password: PASSWORD };
  await page.request.post(`${server.url}/api/app/registration/register`, { data: person });
  const link = await linkFor(person.email);
  for (const _ of ["first", "again"]) {
    await page.goto(link);
    await (await alive(page.getByRole("button", { name: "Confirm address" }))).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  }
});

test("a link of another account that is used up confirms nothing, also for somebody whose own address is confirmed", async ({
  page,
}) => {
  const post = (path: string, data: object) =>
    page.request.post(`${server.url}/api/app/registration/${path}`, { data });
  const join = async (email: string) => {
    await post("register", { name: "Cy", email, password: PASSWORD });
    const link = await linkFor(email);
    expect((await post("verify-email", { token: new URL(link).searchParams.get(CONFIRM_PARAM) })).status()).toBe(204);
    return link;
  };
  const [other] = [await join("other@example.com"), await join("cy@example.com")];
  await page.goto(other);
  await (await alive(page.getByRole("button", { name: "Confirm address" }))).click();
  await expect(page.getByRole("alert")).toContainText("used already or is too old");
});
