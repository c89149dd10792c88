import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, type Stored } from "#tests/support/cast.ts";
import { expectFitting, expectGoodLooks } from "#tests/support/looks.ts";
import { mainAction } from "#tests/support/mainAction.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What people do with their plan, with a sandbox that plays the bank: buy, change, leave, and come back to their work. */
test.use({ actionTimeout: 30_000 });
test.setTimeout(180_000);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});
test.beforeEach(async ({ page }) => {
  // A page with unsaved changes asks before it goes; these tests know what they do.
  page.on("dialog", (dialog) => void dialog.accept());
});

let people = 0;
/** Somebody new at the page of buying, with a plan chosen. */
async function buyer(page: Page, context: BrowserContext, planId: string, stored: Stored = {}) {
  people += 1;
  const who = await arrive(server, context, `buyer${people}@money.example`, stored);
  await page.goto(`${server.url}/account/upgrade?plan=${planId}`);
  return who;
}

const press = async (page: Page, name: string | RegExp) =>
  (await alive(page.getByRole("button", { name }).first())).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const play = (page: Page, name = "The payment works") => press(page, name);

/** Buys what is chosen by way of the sandbox's page. */
async function pay(page: Page, outcome?: string) {
  await press(page, /^Pay \$/);
  await page.waitForURL(/\/sandbox\//);
  await play(page, outcome);
  await page.waitForURL(/\/account\/upgrade\?order=/);
  if (!outcome) await expect(heading(page, "Thank you. It is yours now")).toBeVisible();
}

async function open(page: Page, path: string) {
  await page.goto(server.url + path);
}

for (const size of SIZES)
  test(`somebody buys, and finds plan and invoice, ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await buyer(page, context, "teams-yearly-10");
    await expect(page.getByRole("row", { name: "Due today" })).toContainText("$468.00");
    await expectFitting(page);
    await pay(page);
    await expect(heading(page, "Thank you. It is yours now")).toBeFocused();
    await expect(page.getByText("Teams, for up to 10 people, paid yearly")).toBeVisible();
    await press(page, "Go to the dashboard");
    await page.waitForURL(/\/dashboard/);

    await open(page, "/account/billing");
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(page.getByText(/ending in \d{4}/)).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, /^PDF/)]);
    expect(file.suggestedFilename()).toMatch(/-\d{6}\.pdf$/);
    await (await alive(page.getByRole("textbox", { name: "Name or company" }))).fill("Acme GmbH");
    await press(page, "Save");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Name or company" })).toHaveValue("Acme GmbH");
  });

test("a declined payment loses nothing, and the next try works", async ({ page, context }) => {
  await buyer(page, context, "professional-yearly-1");
  await pay(page, "The payment is declined");
  await expect(heading(page, "The payment was declined")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("row", { name: "Due today" })).toContainText("$72.00");
  await pay(page);
  await expect(heading(page, "Thank you. It is yours now")).toBeVisible();
});

test("more at once, for the difference, and less from the end of the period", async ({ page, context }) => {
  await buyer(page, context, "teams-yearly-6");
  await pay(page);
  await open(page, "/account/upgrade?plan=teams-yearly-10");
  await expect(page.getByText(/^Paid with .* ending in/)).toBeVisible();
  await press(page, /^Pay \$/);
  await expect(heading(page, "Thank you. It is yours now")).toBeVisible();
  await open(page, "/account/upgrade?plan=professional-yearly-2");
  await expect(page.getByRole("row", { name: "Due today" })).toContainText("$0.00");
  await press(page, /^Change on /);
  await expect(heading(page, "Your change is noted")).toBeVisible();
  await open(page, "/account/billing");
  await expect(page.getByText("Professional, for up to 2 people, paid yearly")).toBeVisible();
});

test("two presses from billing to cancelled, and one back", async ({ page, context }) => {
  await buyer(page, context, "professional-yearly-2");
  await pay(page);
  await open(page, "/account/billing");
  await page.getByRole("link", { name: "Cancel plan" }).click();
  await press(page, "Cancel now");
  await expect(heading(page, "Your plan is cancelled")).toBeVisible();
  await press(page, "Take it back");
  await page.waitForURL(/\/account\/billing/);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

for (const size of SIZES)
  test(`five questions on the way out, a discount and a pause on it, ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await buyer(page, context, "teams-quarterly-10");
    await pay(page);
    await open(page, "/account/cancel");
    await (await alive(page.getByRole("radio", { name: "It is too expensive" }))).check();
    await press(page, "Continue");
    await press(page, "Take 15% off");
    await expect(page.getByText("It is yours until")).toBeVisible();
    await press(page, "Continue");
    await expect(heading(page, "A smaller plan")).toBeVisible();
    await press(page, "Continue");
    await press(page, "Continue");
    await expect(page.getByText(/^The next payment, \$156\.00, is not charged\.$/)).toBeVisible();
    await press(page, "Back");
    await press(page, "Back");
    await press(page, "Pause my plan");
    await expect(heading(page, "Your plan pauses")).toBeVisible();
    await press(page, "Take it back");
    await page.waitForURL(/\/account\/billing/);
  });

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const PRO = SignatureInput.parse({
  general: { name: "Zoë Quinn", customFields: [{ key: "k1", title: "Pronouns", value: "they", link: "" }] },
});

for (const size of SIZES)
  test(`from the editor to a plan and back: the work is there and is saved, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    people += 1;
    await arrive(server, context, `editor${people}@money.example`);
    // The work as an editor keeps it, with a part that needs a paid plan; an open one would write its own.
    await open(page, "/dashboard");
    await page.evaluate((draft) => localStorage.setItem("unsavedSignature", draft), JSON.stringify(PRO));
    await open(page, "/editor");
    await expect(field(page, "Name")).toHaveValue("Zoë Quinn");
    await (await alive(mainAction(page))).click();
    const dialog = page.getByRole("dialog", { name: "Please upgrade" });
    await expect(dialog).toContainText("$6.00");
    await dialog.getByRole("link", { name: "Upgrade to Pro" }).click();
    await page.waitForURL(/\/account\/upgrade\?plan=professional-yearly-1&back=%2Feditor/);
    await pay(page, "The payment is declined");
    await page.getByRole("link", { name: "Try again" }).click();

    await press(page, /^Pay \$/);
    await page.waitForURL(/\/sandbox\//);
    // The network goes while somebody is on their way back.
    await page.route("**/api/_/app/order/*", (route) => route.abort());
    await play(page);
    await page.waitForURL(/\/account\/upgrade\?order=/);
    await expect(page.getByText("This page goes on by itself.")).toBeVisible();
    await page.unroute("**/api/_/app/order/*");
    await expect(heading(page, "Thank you. It is yours now")).toBeVisible();
    await press(page, "Go back to your work");
    await page.waitForURL(/\/editor$/);
    await expect(field(page, "Name")).toHaveValue("Zoë Quinn");
    await (await alive(mainAction(page))).click();
    await page.waitForURL(/\/preview\//);
  });

test("it looks as it should", async ({ page, context }) => {
  await buyer(page, context, "teams-yearly-10");
  await expect(page.getByRole("row", { name: "Due today" })).toBeVisible();
  await expectGoodLooks(page, "upgrade");
  await open(page, "/account/billing");
  await expectGoodLooks(page, "billing free");
  await open(page, "/account/upgrade?plan=teams-yearly-10");
  await pay(page);
  await expect(heading(page, "Thank you. It is yours now")).toBeVisible();
  await expect(page.getByText("Next payment")).toBeVisible();
  await expectGoodLooks(page, "upgrade done");
  await open(page, "/account/billing");
  await expectGoodLooks(page, "billing active");
  await open(page, "/account/cancel");
  await (await alive(page.getByRole("radio", { name: "It is too expensive" }))).check();
  await expectGoodLooks(page, "cancel 1");
  for (const step of [2, 3, 4, 5]) {
    await press(page, "Continue");
    await expectGoodLooks(page, `cancel ${step}`);
  }
  await press(page, "Cancel my plan");
  await expect(heading(page, "Your plan is cancelled")).toBeVisible();
  await expectGoodLooks(page, "cancelled");
  await open(page, "/account/billing");
  await expectGoodLooks(page, "billing cancelled");
});
