import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam, PASSWORD } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Five questions for whoever is new, and a signature that begins with their answers. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page, name: string) => page.getByText(name, { exact: true });
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith("/questions/sign-up") && answer.request().method() === "POST");

async function logIn(page: Page, email: string) {
  await page.goto(`${server.url}/login`);
  await alive(field(page, "Email address"));
  await field(page, "Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Log in").click();
}

const answersOf = (email: string) =>
  inStore(server, async (store) => {
    const user = await store.collection("users").findOne({ email });
    return { answers: user?.answers, showQuestion: user?.showQuestion };
  });

async function next(page: Page) {
  await Promise.all([saved(page), button(page, "Continue").click()]);
}

async function newcomer(context: BrowserContext, page: Page, email: string) {
  await arrive(server, context, email);
  await page.goto(`${server.url}/welcome`);
  await alive(button(page, "Continue"));
}

test("the answers are a signature in the editor, and the mail client's guide opens first", async ({
  page,
  context,
}) => {
  await newcomer(context, page, "ana@gmail.com");
  await expect(field(page, "Your name")).toHaveValue("Ana Ruiz");
  await expect(page.getByText("Step 1 of 5")).toBeVisible();
  await card(page, "For myself").click();
  await next(page);
  await expect(heading(page)).toBeFocused();
  await card(page, "Dentist").click();
  await next(page);
  await expect(page.getByRole("radio", { name: "Gmail" })).toBeChecked();
  await card(page, "Thunderbird").click();
  await next(page);
  await field(page, "Position").fill("Head of Teeth");
  await field(page, "Phone").fill("+34 600 123 456");
  await next(page);
  await expect(heading(page)).toHaveText("How should it look?");
  await expect(page.getByRole("radio")).toHaveCount(12);
  await card(page, "Dentist, Letterhead").click();
  await button(page, "Open the editor").click();
  await expect(page).toHaveURL(/\/editor$/);
  const mail = page.frameLocator("iframe").first().locator("body");
  for (const words of ["Ana Ruiz", "Head of Teeth", "+34 600 123 456"])
    await expect(mail).toContainText(words, { ignoreCase: true });
  expect(await answersOf("ana@gmail.com")).toMatchObject({ showQuestion: false, answers: { client: "thunderbird" } });
  await button(page, "Save signature").click();
  await expect(page).toHaveURL(/\/preview\//);
  await expect(page.getByRole("heading", { name: "Install in Thunderbird" })).toBeVisible();
  await context.clearCookies();
  await logIn(page, "ana@gmail.com");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("whoever has just signed up is led to them", async ({ page }) => {
  await page.goto(`${server.url}/sign-up`);
  await (await alive(field(page, "Name"))).fill("Ana Ruiz");
  await field(page, "Email address").fill("new@account.example");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(field(page, "Your name")).toHaveValue("Ana Ruiz");
});

test("they go on on another device, back and forth, and can be skipped", async ({ page, context, browser }) => {
  await newcomer(context, page, "two@devices.example");
  await field(page, "Your name").fill("Zoë Quinn");
  await next(page);
  await card(page, "Nurse").click();
  await next(page);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, "two@devices.example");
  await other.getByRole("link", { name: "Begin with five questions" }).click();
  await expect(heading(other)).toHaveText("Where do you write your mails?");
  await alive(button(other, "Back"));
  await button(other, "Back").click();
  await expect(other.getByRole("radio", { name: "Nurse" })).toBeChecked();
  await button(other, "Back").click();
  await expect(field(other, "Your name")).toHaveValue("Zoë Quinn");
  for (let step = 0; step < 4; step++) await button(other, "Skip").click();
  await expect(heading(other)).toHaveText("How should it look?");
  await button(other, "Skip the questions").click();
  await expect(other).toHaveURL(/\/dashboard$/);
  expect(await answersOf("two@devices.example")).toMatchObject({ showQuestion: false });
  await other.context().close();
});

test("what would be dead in a mail is said before one goes on", async ({ page, context }) => {
  await newcomer(context, page, "wrong@details.example");
  for (let step = 0; step < 3; step++) await button(page, "Skip").click();
  await field(page, "Website").fill("http://");
  await button(page, "Continue").click();
  await expect(field(page, "Website")).toBeFocused();
  await expect(field(page, "Website")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Website").fill("quinn.example");
  await button(page, "Continue").click();
  await expect(heading(page)).toHaveText("How should it look?");
});

test("without a network nothing is lost: the answers go along with the next ones", async ({ page, context }) => {
  await newcomer(context, page, "offline@questions.example");
  await field(page, "Your name").fill("Off Line");
  await context.setOffline(true);
  await button(page, "Continue").click();
  await expect(page.getByText("Your last answers have not arrived.")).toBeVisible();
  await context.setOffline(false);
  await next(page);
  await expect(page.getByText("Your last answers have not arrived.")).toBeHidden();
  expect(await answersOf("offline@questions.example")).toMatchObject({ answers: { name: "Off Line", step: 2 } });
});

test("members, deals, resellers and whoever has answered are not asked", async ({ page, context }) => {
  const owner = await arrive(server, context, "owner@asked.example");
  for (const [email, stored] of [
    ["member@asked.example", {}],
    ["deal@asked.example", { team: { "plan.type": "product", "plan.data.product_id": "signoff_tier1" } }],
    ["reseller@asked.example", { user: { isReseller: true } }],
    ["answered@asked.example", { user: { showQuestion: false } }],
  ] as const) {
    await context.clearCookies();
    const person = await arrive(server, context, email, stored);
    if (email.startsWith("member")) await joinTeam(server, person, owner);
    await page.goto(`${server.url}/welcome`);
    await expect(page, email).toHaveURL(/\/dashboard/);
    await expect(page.getByRole("heading", { level: 1 }), email).toBeVisible();
    await expect(page.getByRole("link", { name: "Begin with five questions" }), email).toHaveCount(0);
  }
});

for (const [width, height, colorScheme] of [
  [320, 640, "dark"],
  [1440, 900, "light"],
] as const)
  test(`each step is whole and accessible, ${width} px, ${colorScheme}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await newcomer(context, page, `looks${width}@questions.example`);
    for (let step = 0; ; step++) {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (step === 4) break;
      await button(page, "Skip").click();
    }
  });
