import { readFile } from "node:fs/promises";
import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import type { Company } from "#shared/reseller/schema.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, PASSWORD } from "#tests/support/cast.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { listMails } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What an agency pays, with a sandbox that plays the bank, and what becomes of a company that is handed over. */
test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

const DESK = { width: 1440, height: 900 };
const CONFIRMED = { user: { emailVerifiedAt: new Date() } };

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const row = (page: Page, words: string) => page.getByRole("row").filter({ hasText: words });
const press = async (page: Page, name: string | RegExp) =>
  (await alive(page.getByRole("button", { name }).first())).click();

/** Somebody who buys an agency's package in the sandbox, as anybody would. */
async function buyAgency(page: Page, context: BrowserContext, email: string) {
  const owner = await arrive(server, context, email, CONFIRMED, "Olga Owner");
  await page.goto(`${server.url}/account/upgrade?plan=agency-hub-yearly-10`);
  await press(page, /^Pay \$/);
  await page.waitForURL(/\/sandbox\//);
  await press(page, "The payment works");
  await expect(page.getByRole("heading", { name: "Thank you. It is yours now" })).toBeVisible();
  const company = async (name: string, signatures: number): Promise<Company> => {
    const data = { name, signatures };
    const answer = await context.request.post(`${server.url}/api/_/reseller/company`, { data, headers: owner.headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  return { ...owner, company };
}

/** Somebody else at a browser of their own. */
async function elsewhere(browser: Browser | null) {
  if (!browser) throw new Error("There is no browser.");
  const context = await browser.newContext({ viewport: DESK });
  return { context, page: await context.newPage() };
}

/** The link of the newest offer, once it has come. @param before the one that it is not */
async function offerTo(email: string, before = ""): Promise<string> {
  let link = before;
  await expect
    .poll(async () => {
      const mails = await listMails(server, email, /.*/);
      const offers = mails.filter(({ text }) => text?.includes("/company-offer/"));
      link = offers.map((mail) => linkIn(mail, "/company-offer/")).find((each) => each !== before) ?? before;
      return link;
    })
    .not.toBe(before);
  return link;
}

test("an agency is bought, enlarged and billed by company, and a company is handed over", async ({ page, context }) => {
  await buyAgency(page, context, "olga@money.example");
  await page.goto(`${server.url}/account/companies`);
  await press(page, /^Add a company$/);
  const adding = page.getByRole("dialog", { name: "Add a company" });
  await adding.getByRole("textbox", { name: "Name" }).fill("Acme & Sons");
  await adding.getByRole("spinbutton", { name: "Signatures" }).fill("4");
  await adding.getByRole("button", { name: "Add the company" }).click();
  await expect(toast(page)).toContainText("Company Acme & Sons added");

  await press(page, "Change the package");
  const sizing = page.getByRole("dialog", { name: "Change the package" });
  await sizing.getByRole("button", { name: /^Pay / }).click();
  await expect(toast(page)).toContainText("Package updated to 25 signatures.");
  await expect(page.getByRole("region", { name: "Package" })).toContainText("4 of 25 signatures");

  await page.goto(`${server.url}/account/billing`);
  const [csv] = await Promise.all([page.waitForEvent("download"), press(page, /^Companies \(CSV\)/)]);
  const lines = (await readFile(await csv.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(",Acme & Sons,acme-sons,4,0,");
  const [pdf] = await Promise.all([page.waitForEvent("download"), press(page, /^PDF/)]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  if (process.env.SHOTS) await pdf.saveAs(`${process.env.SHOTS}/invoice.pdf`);
  await expect(page.getByRole("button", { name: /^Companies \(CSV\)/ })).toHaveCount(1);
  await expectGoodLooks(page, "agency billing");
  await page.setViewportSize(DESK);

  const { context: others, page: other } = await elsewhere(context.browser());
  await arrive(server, others, "ben@client.example", CONFIRMED, "Ben Buyer");
  await page.goto(`${server.url}/account/companies`);
  await press(page, "Edit Acme & Sons");
  await page.getByRole("dialog").getByRole("button", { name: "Hand over…" }).click();
  const handing = page.getByRole("dialog", { name: "Hand over Acme & Sons" });
  await expect(handing).toContainText("It is paid for 30 days from then on.");
  await handing.getByLabel("Email address of the new owner").fill("ben@client.example");
  await handing.getByLabel("Your password", { exact: true }).fill("not the password");
  await expectGoodLooks(page, "agency hand over");
  await page.setViewportSize(DESK);
  await handing.getByRole("button", { name: "Send the offer" }).click();
  await expect(handing.getByLabel("Your password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await handing.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await handing.getByRole("button", { name: "Send the offer" }).click();
  await expect(toast(page)).toContainText("Offer sent to ben@client.example.");
  await expect(row(page, "Acme & Sons")).toContainText("Offered to ben@client.example");
  await expect(page.getByRole("region", { name: "Offers that wait for an answer" })).toContainText(
    "Acme & Sons is offered to ben@client.example",
  );
  await expectGoodLooks(page, "agency offers");
  await page.setViewportSize(DESK);
  await press(page, "Edit Acme & Sons");
  const dialog = page.getByRole("dialog", { name: "Edit Acme & Sons" });
  await expect(dialog).toContainText("You have offered this company to ben@client.example.");
  await expect(dialog.getByRole("button", { name: "Hand over…" })).toHaveCount(0);
  await expectGoodLooks(page, "agency company offered");
  await page.setViewportSize(DESK);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await other.goto(await offerTo("ben@client.example"));
  await (await alive(other.getByLabel("Your password", { exact: true }))).fill(PASSWORD);
  await expectGoodLooks(other, "agency offer of a company");
  await other.getByRole("button", { name: "Take it over" }).click();
  await other.waitForURL(/\/dashboard/);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("region", { name: "Package" })).toContainText("0 of 25 signatures");
  await expect(page.getByRole("region", { name: "Offers that wait for an answer" })).toHaveCount(0);
  await others.close();
});

test("a team is asked in: taken back, declined, and a full company leads to the package", async ({ page, context }) => {
  const { company } = await buyAgency(page, context, "olga@full.example");
  await company("Whole", 8);
  await company("Tiny", 2);
  const { context: others, page: other } = await elsewhere(context.browser());
  await arrive(server, others, "cleo@client.example", CONFIRMED, "Cleo Client");

  // From inside a company more is had of the package, and never bought for it.
  await page.goto(`${server.url}/dashboard/company/tiny`);
  await (await alive(page.getByRole("link", { name: "Get more" }))).click();
  await expect(page.getByRole("dialog", { name: "Change the package" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/account/companies");
  expect(new URL(page.url()).search).toBe("");

  await press(page, "Edit Whole");
  const dialog = page.getByRole("dialog", { name: "Edit Whole" });
  await dialog.getByRole("spinbutton", { name: "Signatures" }).fill("2");
  await dialog.getByRole("button", { name: "Save 1 change" }).click();
  await expect(toast(page)).toContainText("Company Whole updated");

  const ask = async () => {
    await press(page, "Take in a team");
    const asking = page.getByRole("dialog", { name: "Take in a team" });
    await asking.getByLabel("Email address of the team's owner").fill("cleo@client.example");
    await asking.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await asking.getByRole("spinbutton", { name: "Signatures" }).fill("7");
    await asking.getByRole("button", { name: "Send the offer" }).click();
    await expect(asking).toContainText("Your package has 6 signatures for it.");
    await asking.getByRole("spinbutton", { name: "Signatures" }).fill("3");
    return asking;
  };
  const asking = await ask();
  await expectGoodLooks(page, "agency take in");
  await page.setViewportSize(DESK);
  await asking.getByRole("button", { name: "Send the offer" }).click();
  const waiting = page.getByRole("region", { name: "Offers that wait for an answer" });
  await expect(waiting).toContainText("cleo@client.example is asked to bring their team");
  await waiting.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(toast(page)).toContainText("The offer was taken back.");
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeFocused();
  const gone = await offerTo("cleo@client.example");
  await other.goto(gone);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByRole("button", { name: "Decline" })).toHaveCount(0);

  await (await ask()).getByRole("button", { name: "Send the offer" }).click();
  await expect(waiting).toBeVisible();
  await other.goto(await offerTo("cleo@client.example", gone));
  await (await alive(other.getByRole("button", { name: "Decline" }))).click();
  await expect(other.getByRole("heading", { name: "You have declined the offer" })).toBeFocused();
  await expectGoodLooks(other, "agency offer declined");
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Whole" })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await others.close();
});

test("an editor says which company it is in, covers nothing, and asks before it is left for another", async ({
  page,
  context,
}) => {
  const { company } = await buyAgency(page, context, "olga@editor.example");
  await company("First", 4);
  await company("Second", 4);
  for (const size of [DESK, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    for (const path of ["/editor", "/pages/new", "/cards/new"]) {
      await page.goto(`${server.url}${path}?company=first`);
      const bar = page.getByRole("region", { name: "Company", exact: true });
      await expect(bar).toContainText("First");
      const [line, main] = await Promise.all([bar.boundingBox(), page.getByRole("main").boundingBox()]);
      expect(line?.height).toBeLessThanOrEqual(44);
      expect(main?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 1);
      if (path === "/editor") await expectGoodLooks(page, `agency editor ${size.width}`);
      await page.setViewportSize(size);
    }
  }
  await page.setViewportSize(DESK);
  await page.goto(`${server.url}/editor?company=first`);
  await (await alive(page.getByRole("textbox", { name: "Name" }).first())).fill("Ann Archer");
  await (await alive(page.getByRole("button", { name: /Change to another company/ }))).click();
  await page.getByRole("link", { name: "Second" }).click();
  await expect(page.getByRole("dialog").filter({ hasText: /unsaved|save/i })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("company")).toBe("first");
});
