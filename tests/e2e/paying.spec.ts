import type { Types } from "mongoose";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { NO_PLAN } from "#shared/account/schema.ts";
import { daysAfter } from "#shared/billing/due.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, PASSWORD, type Stored } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { mainAction } from "#tests/support/mainAction.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The way through payment and back: what the bank says, what is lost on the way (nothing), and what somebody finds at its end. */
test.use({ actionTimeout: 30_000 });
test.setTimeout(240_000);

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
const somebody = (context: BrowserContext, stored: Stored = {}) => {
  people += 1;
  return arrive(server, context, `payer${people}@paying.example`, stored);
};
const open = (page: Page, path: string) => page.goto(server.url + path);
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const press = async (page: Page, name: string | RegExp) => (await alive(button(page, name))).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const THANKS = "Thank you. It is yours now";
const SANDBOX = /\/sandbox\//;
const BACK = /\/account\/upgrade\?order=/;
const bar = (page: Page) => page.getByRole("note").filter({ hasText: "Sandbox payments: nothing is charged." });

/** From the page of buying to that of payment. @returns its address */
async function toPayment(page: Page, planId: string): Promise<string> {
  await open(page, `/account/upgrade?plan=${planId}`);
  await press(page, /^Pay \$/);
  await page.waitForURL(SANDBOX);
  return page.url();
}

/** Plays the last thing that happens at the page of payment. */
async function play(page: Page, name: string) {
  await press(page, name);
  await page.waitForURL(BACK);
}

async function buy(page: Page, planId: string, outcome = "The payment works") {
  const address = await toPayment(page, planId);
  await play(page, outcome);
  await expect(heading(page, THANKS)).toBeVisible();
  return address;
}

const status = (page: Page, word: string) => page.getByText(word, { exact: true });

test("the page of payment: the bank asks, and is refused or confirmed", async ({ page, context }) => {
  await somebody(context);
  await toPayment(page, "teams-yearly-10");
  await expect(bar(page)).toBeVisible();
  await expect(heading(page, "Pay $468.00")).toBeVisible();
  await expectGoodLooks(page, "sandbox open");
  await press(page, "The bank asks first (3-D Secure)");
  await expect(page.getByText("Your bank asks: was it you who started this payment?")).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expectGoodLooks(page, "sandbox asks");
  await play(page, "Refuse the payment");
  await expect(heading(page, "The payment was declined")).toBeVisible();
  await expect(heading(page, "The payment was declined")).toBeFocused();
  await expectGoodLooks(page, "upgrade declined");

  await page.getByRole("link", { name: "Try again" }).click();
  await press(page, /^Pay \$/);
  await page.waitForURL(SANDBOX);
  await press(page, "The bank asks first (3-D Secure)");
  await play(page, "Confirm the payment");
  await expect(heading(page, THANKS)).toBeVisible();
});

test("a card that works now and is declined later, or asks its owner then", async ({ page, context }) => {
  await somebody(context);
  await buy(page, "teams-yearly-6", "It works now, and is declined the next time");
  await open(page, "/account/upgrade?plan=teams-yearly-10");
  await press(page, /^Pay \$/);
  await expect(
    page
      .getByRole("alert")
      .or(page.getByText(/declined/))
      .first(),
  ).toBeVisible();
  await expect(page).not.toHaveURL(BACK);
  await open(page, "/account/billing");
  await expect(page.getByText("Teams, for up to 6 people, paid yearly")).toBeVisible();

  await context.clearCookies();
  await somebody(context);
  await buy(page, "teams-yearly-6", "It works now, and the bank asks the next time");
  await open(page, "/account/upgrade?plan=teams-yearly-10");
  await press(page, /^Pay \$/);
  await page.waitForURL(SANDBOX);
  await play(page, "Confirm the payment");
  await expect(heading(page, THANKS)).toBeVisible();
  await open(page, "/account/billing");
  await expect(page.getByText("Teams, for up to 10 people, paid yearly")).toBeVisible();
});

test("what goes back, a part and all of it, and a dispute that is lost", async ({ page, context }) => {
  await somebody(context);
  const address = await buy(page, "professional-yearly-1");
  await page.goto(address);
  await expect(bar(page)).toBeVisible();
  await expect(status(page, "Payment received")).toBeVisible();
  await alive(button(page, "Refund"));
  await field(page, "Amount that goes back").fill("100");
  await press(page, "Refund");
  await expect(page.getByText("Enter an amount up to $72.00.")).toBeVisible();
  await field(page, "Amount that goes back").fill("10.00");
  await press(page, "Refund");
  await expect(page.getByText("$10.00 went back to the buyer.")).toBeVisible();
  await expectGoodLooks(page, "sandbox refunded");
  await expectOnBilling(page, "Active");
  await expect(page.getByText("-$10.00").or(page.getByText("−$10.00")).first()).toBeVisible();
  await page.goto(address);
  await press(page, "Refund");
  await expect(page.getByText("$72.00 went back to the buyer.")).toBeVisible();
  await expectOnBilling(page, "Terminated");

  await context.clearCookies();
  await somebody(context);
  await page.goto(await buy(page, "professional-yearly-1"));
  await press(page, "The buyer disputes the payment");
  await expect(page.getByText("The payment is disputed.")).toBeVisible();
  await expectGoodLooks(page, "sandbox disputed");
  await press(page, "The seller loses the dispute");
  await expect(page.getByText("The dispute was lost: the money went back to the buyer.")).toBeVisible();
  await expectOnBilling(page, "Terminated");
});

/** The message of it comes by itself. */
const expectOnBilling = (page: Page, word: string) =>
  expect(async () => {
    await open(page, "/account/billing");
    await expect(status(page, word)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

for (const size of SIZES)
  test(`a guest presses a plan, signs up, pays, and has everything, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, "/pricing");
    const plan = page.locator("section").filter({ has: page.getByRole("slider") });
    await plan.getByRole("link", { name: "Choose Professional" }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    people += 1;
    await alive(button(page, "Create account"));
    await page.getByLabel("Name").fill("Ana Guest");
    await page.getByLabel("Email address").fill(`guest${people}@paying.example`);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(page, "Create account");
    await expect(page).toHaveURL(/\/account\/upgrade\?plan=professional-yearly-1$/);
    await expect(page.getByRole("row", { name: "Due today" })).toContainText("$72.00");
    await press(page, /^Pay \$/);
    await page.waitForURL(SANDBOX);
    await play(page, "The payment works");
    await expect(heading(page, THANKS)).toBeVisible();
    await press(page, "Go to the dashboard");
    await page.waitForURL(/\/dashboard/);
    await typeInEditor(page, "Zoë Quinn");
    await expect(page.getByRole("button", { name: "Upgrade to Pro" })).toHaveCount(0);
    await (await alive(mainAction(page))).click();
    await page.waitForURL(/\/preview\//);
  });

const PRO = SignatureInput.parse({
  general: { name: "Zoë Quinn", customFields: [{ key: "k1", title: "Pronouns", value: "they", link: "" }] },
});

/** A new signature in the editor with a part that needs a paid plan, and a name typed over what was there. */
async function typeInEditor(page: Page, name: string) {
  await open(page, "/dashboard");
  await page.evaluate((draft) => localStorage.setItem("unsavedSignature", draft), JSON.stringify(PRO));
  await open(page, "/editor");
  await (await alive(field(page, "Name"))).fill(name);
}

/** From the work to the page of payment, by way of what the editor offers. */
async function fromEditorToPayment(page: Page) {
  await (await alive(mainAction(page))).click();
  const way = page.getByRole("dialog", { name: "Please upgrade" }).getByRole("link", { name: "Upgrade to Pro" });
  // Whoever is faster than the prices chooses a plan on the next page.
  await expect(way).toHaveAttribute("href", /plan=/);
  await way.click();
  await page.waitForURL(/\/account\/upgrade\?plan=professional-yearly-1&back=%2Feditor/);
  await press(page, /^Pay \$/);
  await page.waitForURL(SANDBOX);
}

async function expectWork(page: Page, name: string) {
  await page.waitForURL(/\/editor$/);
  await expect(field(page, "Name")).toHaveValue(name);
}

for (const size of SIZES)
  test(`who leaves the page of payment finds the work, and the same payment again, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await somebody(context);
    await typeInEditor(page, "Typed a moment ago");
    await fromEditorToPayment(page);
    const address = page.url();
    await page.goBack();
    await page.waitForURL(/\/account\/upgrade\?plan=/);
    await expect(button(page, /^Pay \$/)).toBeEnabled();
    await page.goBack();
    await expectWork(page, "Typed a moment ago");

    await fromEditorToPayment(page);
    expect(page.url()).toBe(address);
    await page.getByRole("link", { name: "Go back without paying" }).click();
    await expectWork(page, "Typed a moment ago");

    await fromEditorToPayment(page);
    await play(page, "The payment works");
    await press(page, "Go back to your work");
    await expectWork(page, "Typed a moment ago");
    await (await alive(mainAction(page))).click();
    await page.waitForURL(/\/preview\//);
    await expect(page.getByText("Typed a moment ago").first()).toBeVisible();
  });

test("the network goes at the page of payment, and on the way back from it", async ({ page, context }) => {
  await somebody(context);
  await typeInEditor(page, "Typed before the tunnel");
  await fromEditorToPayment(page);
  await alive(button(page, "The payment works"));
  await context.setOffline(true);
  await press(page, "The payment works");
  await expect(page.getByText(/connection|offline/i).first()).toBeVisible();
  await context.setOffline(false);

  // The payment is made, and nobody can load the page that says so.
  const paid = page.waitForResponse((answer) => answer.url().includes("/app/sandbox/") && answer.ok());
  await page.route(BACK, (route) => route.abort("internetdisconnected"));
  await press(page, "The payment works");
  await paid;
  await context.setOffline(true);
  await expect.poll(() => page.url()).toMatch(/chrome-error|\/account\/upgrade\?order=/);
  await page.unroute(BACK);
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page, THANKS)).toBeVisible();
  await press(page, "Go back to your work");
  await expectWork(page, "Typed before the tunnel");
  await (await alive(mainAction(page))).click();
  await page.waitForURL(/\/preview\//);
});

for (const size of SIZES)
  test(`more people than the plan holds: what they cost, and back to the list that was typed, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await somebody(context, { user: { emailVerifiedAt: new Date() } });
    await buy(page, "professional-yearly-2");
    await open(page, "/members");
    await press(page, "Invite people");
    const dialog = page.getByRole("dialog", { name: "Invite people" });
    const list = [1, 2, 3, 4].map((one) => `new${one}.${people}@paying.example`).join("\n");
    await dialog.getByRole("textbox", { name: "Email addresses" }).fill(list);
    await dialog.getByRole("button", { name: "Send 4 invitations" }).click();
    const more = page.getByRole("dialog", { name: "More signatures needed" });
    await expect(more).toContainText("What you have typed is kept.");
    await expect(more).toContainText(/\$\d+\.\d\d/);
    await more.getByRole("link", { name: /^Choose / }).click();
    await page.waitForURL(/\/account\/upgrade\?plan=professional-yearly-5&back=%2Fmembers/);
    await press(page, /^Pay \$/);
    await expect(heading(page, THANKS)).toBeVisible();
    await press(page, "Go back to your work");
    await page.waitForURL(/\/members/);
    await expect(dialog.getByRole("textbox", { name: "Email addresses" })).toHaveValue(list);
    await dialog.getByRole("button", { name: "Send 4 invitations" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("4 invitation links sent");
  });

const now = new Date();
const TEN = { name: "teams", count: 10, period: "yearly", vendorId: "teams-yearly-10" };
const CARD = {
  customer: "sandbox_buyer",
  ref: "sandbox_card",
  brand: "Visa",
  last4: "4242",
  endsAt: { month: 11, year: now.getUTCFullYear() + 2 },
};
const PAID = {
  plan: TEN,
  provider: "sandbox",
  anchorAt: daysAfter(now, -100),
  startsAt: daysAfter(now, -100),
  endsAt: daysAfter(now, 265),
  paid: 46_800,
  price: 46_800,
  method: CARD,
};
const ONE_TIME = { type: "product", data: { product_id: "one_time", type: "one_time" } };
const hasPaid = { isPaid: true, seats: 10, plan: { ...NO_PLAN, type: "subscription" } };
const bought = (plan: object): Record<string, unknown> => ({ isPaid: true, plan: { ...NO_PLAN, ...plan } });

/** What the page of the plan says, and looks like, in the states that take years to come to. */
const STATES: { name: string; subscription: object; team?: Record<string, unknown>; says: string; status: string }[] = [
  {
    name: "lifetime",
    subscription: { status: "lifetime" },
    team: { ...bought({ type: "product", data: { product_id: "signoff_tier2", type: null } }), seats: 5 },
    status: "Lifetime",
    says: "There is nothing more to pay.",
  },
  {
    name: "one-time editable",
    subscription: { status: "onetime", editableUntil: daysAfter(now, 4) },
    team: bought(ONE_TIME),
    status: "One-time purchase",
    says: "You can change your signature until",
  },
  {
    name: "one-time locked",
    subscription: { status: "onetime", editableUntil: daysAfter(now, -4) },
    team: { ...bought(ONE_TIME), isTerminated: true },
    status: "One-time purchase",
    says: "Your signature works as it is.",
  },
  {
    name: "unknown",
    subscription: { status: "unknown" },
    team: hasPaid,
    status: "Unknown",
    says: "What it includes stays.",
  },
  {
    name: "trial",
    subscription: { status: "trial", plan: TEN, startsAt: now, endsAt: daysAfter(now, 14) },
    team: hasPaid,
    status: "Trial",
    says: "Nothing is charged by itself.",
  },
  {
    name: "payment failed",
    subscription: {
      ...PAID,
      status: "payment_failed",
      endsAt: daysAfter(now, -2),
      failedAt: daysAfter(now, -2),
      graceEndsAt: daysAfter(now, 12),
      noticed: [0],
    },
    team: hasPaid,
    status: "Active (payment failed)",
    says: "did not go through",
  },
  {
    name: "paused",
    subscription: { ...PAID, status: "not_active", endsAt: daysAfter(now, -10), pausedUntil: daysAfter(now, 80) },
    team: { isPaid: false, seats: 1 },
    status: "Not active",
    says: "Your plan is paused.",
  },
  {
    name: "terminated",
    subscription: { ...PAID, status: "terminated", endsAt: daysAfter(now, -10) },
    team: { isPaid: false, isTerminated: true, seats: 10 },
    status: "Terminated",
    says: "They are back within a minute of paying.",
  },
];

const keep = (_id: Types.ObjectId, values: object) =>
  inStore(server, async (store) => {
    await store.collection("subscriptions").updateOne({ _id }, { $set: values }, { upsert: true });
  });

for (const { name, subscription, team = {}, status: word, says } of STATES)
  test(`the page of the plan: ${name}`, async ({ page, context }) => {
    const { id } = await somebody(context, { team });
    await keep(id, { ...subscription, createdAt: now, updatedAt: now });
    await open(page, "/account/billing");
    await expect(status(page, word)).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expectGoodLooks(page, `billing ${name}`);
  });
