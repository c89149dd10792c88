import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What it costs, for how many, and a way on from each answer. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const people = (page: Page) => page.getByRole("textbox", { name: "People" });
const plan = (page: Page) => page.locator("section").filter({ has: page.getByRole("slider") });
const demo = (page: Page) => plan(page).getByRole("link", { name: "Ask for a demo" });
const way = (page: Page) => plan(page).getByRole("link").first();
async function ask(page: Page, count: number) {
  await alive(people(page));
  await people(page).fill(String(count));
  await people(page).press("Enter");
}
/** Radio buttons are drawn by their labels, and people press those. */
const choose = (page: Page, name: string) =>
  page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .click();
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("the price follows the number of people and the period, to the cent", async ({ page }) => {
  await page.goto(`${server.url}/pricing`);
  await expect(plan(page)).toContainText("$6.00 a month");
  await expect(plan(page)).toContainText("$72.00 a year, for up to 1 person");
  await page.getByRole("slider", { name: "People" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(plan(page)).toContainText("$10.80 a month");
  await expect(plan(page)).toContainText("$129.60 a year, for up to 2 people");
  await choose(page, "Quarterly");
  await expect(plan(page)).toContainText("$14.40 a month");
  await expect(plan(page)).toContainText("$43.20 a quarter");
  await expect(plan(page)).toContainText("Paid yearly you would save $43.20 a year, 25%");
  await expect(way(page)).toHaveText("Choose Professional");
  await expect(way(page)).toHaveAttribute("href", "/account/upgrade?plan=professional-quarterly-2");
  await ask(page, 6);
  await expect(plan(page)).toContainText("More than 5 people work with Teams.");
  await way(page).click();
  await expect(page).toHaveURL(/\/pricing\/teams$/);
  await expect(page.getByRole("link", { name: "Teams", exact: true })).toHaveAttribute("aria-current", "page");
});

test("more than ten people are shown a demo, more than a plan has sizes get a quote", async ({ page }) => {
  await page.goto(`${server.url}/pricing/teams`);
  await ask(page, 10);
  await expect(way(page)).toHaveText("Choose Teams");
  await expect(demo(page)).toHaveCount(0);
  await ask(page, 11);
  await expect(plan(page)).toContainText("for up to 15 people");
  await expect(demo(page)).toHaveAttribute("href", "/contact-us?topic=demo&people=11&plan=teams");
  await ask(page, 5_000);
  await expect(plan(page)).toContainText("More than 100 people: you get a price of your own.");
  await way(page).click();
  await expect(page).toHaveURL(/\/contact-us\?topic=sales&people=101&plan=teams$/);
  await expect(page.getByLabel("Topic")).toHaveValue("sales");
  await expect(page.getByLabel("Company size")).toHaveValue("101-200");
  await expect(page.getByLabel("Message")).toHaveValue("Teams for 101 people.");
  await page.goto(`${server.url}/pricing/agency-hub`);
  await expect(way(page)).toHaveText("Choose Agency Hub");
  await ask(page, 201);
  await expect(way(page)).toHaveText("Get a quote");
});

test("a guest who chooses a plan signs up and comes back to it", async ({ page }) => {
  await page.goto(`${server.url}/pricing/teams`);
  await way(page).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await page.getByLabel("Name").fill("Ana Buyer");
  await page.getByLabel("Email address").fill("ana.buyer@example.com");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/account\/upgrade\?plan=teams-yearly-6$/);
});

test("what is no number changes nothing", async ({ page }) => {
  await page.goto(`${server.url}/pricing/teams`);
  await alive(people(page));
  for (const odd of ["many", "", "-3", "1e9"]) {
    await people(page).fill(odd);
    await people(page).press("Enter");
    await expect(people(page)).toHaveValue(/^\d+$/);
  }
});

for (const [width, height, colorScheme] of [
  [320, 640, "dark"],
  [1440, 900, "light"],
] as const)
  test(`every plan can be read, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    for (const path of ["/pricing", "/pricing/teams", "/pricing/agency-hub"]) {
      await page.goto(server.url + path);
      await page.getByText("All sizes and prices").click();
      await page.getByText("What stays free?").click();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every size has its price, and each plan its page", async ({ page }) => {
    await page.goto(`${server.url}/pricing`);
    await page.getByRole("link", { name: "Teams", exact: true }).click();
    await page.getByText("All sizes and prices").click();
    await expect(page.getByRole("row", { name: "up to 100" })).toContainText("$3,240.00");
    await page.getByRole("link", { name: "Start free" }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
  });
});
