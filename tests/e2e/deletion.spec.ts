import { expect, type Page, test } from "playwright/test";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const PASSWORD = "quiet harbour at dawn";
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function signUp(page: Page, email: string) {
  const data = { name: "Ana Ruiz", email, password: PASSWORD };
  await page.request.post(`${server.url}/api/app/registration/register`, { data });
}

const dayOf = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^Your account is deleted on \d+ \w+ \d{4}$/ });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

for (const [size, viewport] of Object.entries(SIZES))
  test(`delete, log in again and come back, on a ${size}`, async ({ page }) => {
    const email = `leaving-${size}@example.com`;
    await page.setViewportSize(viewport);
    await signUp(page, email);
    await page.goto(`${server.url}/account/privacy`);
    await page.getByRole("link", { name: "Delete my account" }).click();
    await expect(page.getByRole("heading", { name: "Why are you leaving?" })).toBeVisible();
    await alive(page.getByLabel("It is too hard to use"));
    await expectAccessible(page);
    const stay = page.getByRole("main").getByRole("link", { name: "Keep my account" });
    const go = page.getByRole("main").getByRole("button", { name: "Continue" });
    const [one, other] = [await stay.boundingBox(), await go.boundingBox()];
    expect([Math.round(one?.width ?? 0), one?.height]).toEqual([Math.round(other?.width ?? 1), other?.height]);

    await page.getByLabel("It is too hard to use").check();
    await press(page, "Continue");
    await expect(page.getByRole("heading", { name: "May we help you with it?" })).toBeFocused();
    await expect(page.getByRole("link", { name: "See the guides" })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 2 of 5");
    await expectAccessible(page);
    await press(page, "Continue");
    await expect(page.getByRole("heading", { name: "Do you have all that you want to keep?" })).toBeVisible();
    await expectAccessible(page);
    await press(page, "Continue");
    await page.getByLabel(/^Type .* to delete your account$/).fill("other@example.com");
    await press(page, "Delete my account");
    await expect(page.getByText("This is not the address of your account.")).toBeVisible();
    await page.getByLabel(/^Type .* to delete your account$/).fill(email);
    await expectAccessible(page);
    await press(page, "Delete my account");
    await expect(dayOf(page)).toBeFocused();
    await expectAccessible(page);

    // Everything works, under a bar that says the day.
    await page.goto(`${server.url}/dashboard`);
    const bar = page.getByRole("status").filter({ hasText: "Your account is deleted on" });
    await expect(bar.getByRole("button", { name: "Keep my account" })).toBeVisible();
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.goto(`${server.url}/login`);
    await (await alive(page.getByLabel("Email"))).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(dayOf(page)).toBeVisible();
    await press(page, "Keep my account");
    await expect(page.getByRole("heading", { name: "Why are you leaving?" })).toBeVisible();
    await expect(page.getByText("Your account stays.")).toBeVisible();
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Your account is deleted on")).toHaveCount(0);
  });

test("who wants it is done with two presses, from each step", async ({ page }) => {
  const email = "quick@example.com";
  await signUp(page, email);
  for (let step = 0; step < 3; step++) {
    await page.goto(`${server.url}/account/delete`);
    await alive(page.getByLabel("It is too hard to use"));
    for (let at = 0; at < step; at++) await press(page, "Continue");
    await press(page, "Delete now");
    await expect(page.getByRole("heading", { name: "Delete your account?" })).toBeVisible();
  }
  await page.getByLabel(/^Type .* to delete your account$/).fill(email);
  await press(page, "Delete my account");
  await expect(dayOf(page)).toBeVisible();
  const date = (await dayOf(page).textContent())?.replace("Your account is deleted on ", "") ?? "";
  const days = (Date.parse(`${date} UTC`) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(DELETION_DAYS - 2);
  expect(days).toBeLessThan(DELETION_DAYS + 1);
});

test("the flow looks well on both sizes, in both themes", async ({ page }) => {
  await signUp(page, "looks@example.com");
  await page.goto(`${server.url}/account/delete`);
  await alive(page.getByLabel("It is too hard to use"));
  await expectGoodLooks(page, "delete-why");
  await press(page, "Delete now");
  await expectGoodLooks(page, "delete-confirm");
});
