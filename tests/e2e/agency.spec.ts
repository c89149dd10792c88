import { type BrowserContext, expect, type Page, test } from "playwright/test";
import type { Company } from "#shared/reseller/schema.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { arriveWithAgency, operateAgency } from "#tests/support/agencies.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, PASSWORD } from "#tests/support/cast.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { listMails } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** An agency's people: its owner, who looks after all of its companies, and who looks after one. */
test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The promise of the switcher: from the press to what the other company has. */
const SWITCHED_WITHIN_MS = 150;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

let agencies = 0;
/** Somebody who runs an agency of so many signatures, at a domain of their own, so that journeys do not meet. */
async function agencyOf(context: BrowserContext, signatures = 100) {
  agencies += 1;
  const domain = `agency${agencies}.example`;
  const email = `owner@${domain}`;
  const owner = await arriveWithAgency(server, context, email, signatures);
  const { post } = owner;
  const company = (name: string, more: object = {}) =>
    post<Company>("/_/reseller/company", { name, signatures: 5, ...more });
  const signature = (name: string, group: string) =>
    post<{ hash: string }>("/_/signatures", SignatureInput.parse({ general: { name } }), group);
  return { ...owner, domain, company, signature };
}

/** Somebody else at a browser of their own. */
async function elsewhere(context: BrowserContext) {
  const browser = context.browser();
  if (!browser) throw new Error("There is no browser.");
  const other = await browser.newContext({ viewport: DESK });
  return { context: other, page: await other.newPage() };
}

const row = (page: Page, words: string) => page.getByRole("row").filter({ hasText: words });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const invitationOf = async (email: string) => linkIn(await newestMail(email), "/invitation");
const newestMail = async (email: string) => {
  const [mail] = await listMails(server, email, /administrate|look after/i);
  if (!mail) throw new Error(`No invitation came for ${email}.`);
  return mail;
};

for (const size of [DESK, PHONE])
  test(`the owner begins with nothing, and adds, changes and archives a company, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    const { domain } = await agencyOf(context, 20);
    await page.goto(`${server.url}/account/companies`);
    await expect(page.getByRole("heading", { name: "Your first company" })).toBeVisible();
    if (size === DESK) await expectGoodLooks(page, "agency empty");
    await page.setViewportSize(size);

    await (await alive(page.getByRole("button", { name: "Add a company", exact: true }))).click();
    const adding = page.getByRole("dialog", { name: "Add a company" });
    await adding.getByRole("button", { name: "Add the company" }).click();
    await expect(adding.getByText("Please enter a name.")).toBeVisible();
    await adding.getByRole("textbox", { name: "Name" }).fill("Acme & Sons");
    await adding.getByRole("spinbutton", { name: "Signatures" }).fill("21");
    await adding.getByRole("button", { name: "Add an administrator" }).click();
    await adding.getByRole("textbox", { name: "Name" }).last().fill("Bo Baker");
    await adding.getByRole("textbox", { name: "Email address" }).fill(`bo@${domain}`);
    await adding.getByRole("button", { name: "Add the company" }).click();
    await expect(adding.getByText("Your package has 20 signatures for it.")).toBeVisible();
    if (size === DESK) await expectGoodLooks(page, "agency new company");
    await page.setViewportSize(size);
    await adding.getByRole("spinbutton", { name: "Signatures" }).fill("8");
    await adding.getByRole("button", { name: "Add the company" }).click();
    await expect(toast(page)).toContainText("Company Acme & Sons added");
    await expect(row(page, "Acme & Sons")).toContainText("0 of 8 signatures");
    await expect(page.getByRole("region", { name: "Package" })).toContainText("8 of 20 signatures");
    await invitationOf(`bo@${domain}`);

    await page.getByRole("button", { name: "Edit Acme & Sons" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Acme & Sons" });
    await dialog.getByRole("spinbutton", { name: "Signatures" }).fill("9");
    await dialog.getByRole("group", { name: "What Bo Baker may do" }).getByLabel("Delete").uncheck();
    await dialog.getByRole("button", { name: "Add an administrator" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).last().fill("Cy Carter");
    await dialog.getByRole("textbox", { name: "Email address" }).fill(`cy@${domain}`);
    await expect(dialog.getByRole("button", { name: "Save 3 changes" })).toBeVisible();
    if (size === DESK) await expectGoodLooks(page, "agency company");
    await page.setViewportSize(size);
    await dialog.getByRole("button", { name: "Undo the change of Bo Baker" }).click();
    await dialog.getByRole("button", { name: "Save 2 changes" }).click();
    await expect(toast(page)).toContainText("Company Acme & Sons updated");
    await expect(row(page, "Acme & Sons")).toContainText("0 of 9 signatures");
    await expect(row(page, "Acme & Sons")).toContainText("Cy Carter");

    await page.getByRole("button", { name: "Edit Acme & Sons" }).click();
    await dialog.getByRole("button", { name: "Archive company" }).click();
    await page.getByRole("dialog", { name: "Archive Acme & Sons?" }).getByRole("button", { name: "Archive" }).click();
    await expect(toast(page)).toContainText("Acme & Sons was archived.");
    await expect(page.getByRole("heading", { name: "Your first company" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your first company" })).toBeVisible();
  });

test("what somebody else changed meanwhile is marked, and what was typed stays", async ({ page, context }) => {
  const { company, post, domain } = await agencyOf(context);
  const made = await company("Acme", { admins: [{ userEmail: `bo@${domain}`, username: "Bo Baker" }] });
  await page.goto(`${server.url}/account/companies`);
  await (await alive(page.getByRole("button", { name: "Edit Acme" }))).click();
  const dialog = page.getByRole("dialog", { name: "Edit Acme" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Acme Ltd");
  await post("/_/reseller/company/update", { group: made.group, v: made.v, signatures: 7 });
  await dialog.getByRole("button", { name: "Save 1 change" }).click();
  await expect(dialog.getByRole("status")).toContainText("Somebody else has changed this company meanwhile.");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Acme Ltd");
  await expect(dialog.getByRole("spinbutton", { name: /^Signatures/ })).toHaveValue("7");
  await expect(dialog.getByText("Changed by somebody else meanwhile")).toBeVisible();
  await expectGoodLooks(page, "agency conflict");
  await dialog.getByRole("button", { name: "Save 1 change" }).click();
  await expect(row(page, "Acme Ltd")).toContainText("0 of 7 signatures");
});

test("many companies are found, sorted, and come as they are wanted", async ({ page, context }) => {
  const { company, signature } = await agencyOf(context, 400);
  for (let at = 1; at <= 60; at++) await company(`Client ${String(at).padStart(2, "0")}`, { signatures: 2 });
  const zebra = await company("Zebra & Co");
  await signature("Zoe", zebra.group);
  await page.goto(`${server.url}/account/companies`);
  await expect(page.getByRole("row")).toHaveCount(51);
  await (await alive(page.getByRole("button", { name: "Load more" }))).click();
  await expect(page.getByRole("row")).toHaveCount(62);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Most signatures");
  await expect(page.getByRole("row").nth(1)).toContainText("Zebra & Co");
  await page.getByRole("searchbox", { name: "Search companies" }).fill("zeb");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectGoodLooks(page, "agency companies");
  await page.setViewportSize(DESK);
  await page.getByRole("searchbox", { name: "Search companies" }).fill("nobody has this");
  await expect(page.getByText("No company has “nobody has this”.")).toBeVisible();
});

test("a company has its own dashboard, links stay in it, and two tabs never mix", async ({ page, context }) => {
  const { company, signature } = await agencyOf(context);
  const [acme, other] = [await company("Acme"), await company("Other Client")];
  await signature("Ana of Acme", acme.group);
  await signature("Otto of Other", other.group);

  await page.goto(`${server.url}/account/companies`);
  await (await alive(page.getByRole("link", { name: "Acme" }))).click();
  await expect(page.getByRole("heading", { name: "Signatures of Acme" })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/dashboard/company/${acme.group}`);
  await expect(page.getByRole("heading", { name: "Ana of Acme" })).toBeVisible();
  await expect(page.getByText("1 of 5 signatures")).toBeVisible();
  await expectGoodLooks(page, "agency company dashboard");
  await page.setViewportSize(DESK);

  const tab = await context.newPage();
  await tab.goto(`${server.url}/dashboard/company/${other.group}`);
  await expect(tab.getByRole("heading", { name: "Otto of Other" })).toBeVisible();
  await expect(tab.getByRole("heading", { name: "Ana of Acme" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ana of Acme" })).toBeVisible();

  const company1 = page.getByRole("navigation", { name: "Company" });
  for (const [link, path, heading] of [
    ["Link pages", "/pages", "Link pages"],
    ["Business cards", "/cards", "Business cards"],
    ["Members", "/members", "Members"],
    ["Analytics", "/analytics", "Analytics"],
  ] as const) {
    await (await alive(company1.getByRole("link", { name: link }))).click();
    await expect(page).toHaveURL(`${server.url}${path}?company=${acme.group}`);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    if (link === "Members") await expectGoodLooks(page, "agency company members");
    await page.setViewportSize(DESK);
  }
  await company1.getByRole("link", { name: "Signatures" }).click();
  await page
    .getByRole("link", { name: /Create|New signature/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${server.url}/editor?company=${acme.group}`);
  await tab.close();
});

test("the switcher keeps the screen, and is there at once", async ({ page, context }) => {
  const { company, signature } = await agencyOf(context);
  const [acme, other] = [await company("Acme"), await company("Other Client")];
  await signature("Ana of Acme", acme.group);
  await signature("Otto of Other", other.group);
  await page.goto(`${server.url}/dashboard/company/${acme.group}`);
  const switcher = page.getByRole("button", { name: /Change to another company/ });
  const list = page.getByRole("dialog", { name: "Change to another company" });
  const change = async (name: string, seen: string) => {
    await (await alive(switcher)).click();
    const way = list.getByRole("link", { name }).first();
    await way.hover();
    // As long as a hand needs from there to the press.
    await page.waitForTimeout(400);
    return page.evaluate(
      async ([label, words]) => {
        const link = [...document.querySelectorAll<HTMLElement>("[popover] a")].find(
          (one) => one.textContent?.trim() === label,
        );
        const start = performance.now();
        link?.click();
        while (!document.querySelector("main")?.textContent?.includes(words as string)) {
          if (performance.now() - start > 10_000) return Number.POSITIVE_INFINITY;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - start;
      },
      [name, seen] as const,
    );
  };
  const times = [
    await change("Other Client", "Otto of Other"),
    await change("Acme", "Ana of Acme"),
    await change("Other Client", "Otto of Other"),
    await change("Acme", "Ana of Acme"),
  ];
  console.log(`switched in ${times.map(Math.round).join(", ")} ms`);
  expect(Math.min(...times)).toBeLessThanOrEqual(SWITCHED_WITHIN_MS);
  await expect(page.getByRole("heading", { name: "Otto of Other" })).toBeHidden();

  await (await alive(switcher)).click();
  await expectGoodLooks(page, "agency switcher");
  await page.setViewportSize(DESK);
  await page.goto(`${server.url}/analytics?company=${acme.group}`);
  await (await alive(switcher)).click();
  await list.getByRole("searchbox").fill("oth");
  await expect(list.getByRole("link", { name: "Acme" })).toBeHidden();
  await list.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(`${server.url}/analytics?company=${other.group}`);
});

test("an account admin is invited, accepts, looks after companies, and is let go", async ({ page, context }) => {
  const { domain, company } = await agencyOf(context);
  await company("Acme");
  await page.goto(`${server.url}/account/admin`);
  await expect(page.getByRole("heading", { name: "Nobody but you so far" })).toBeVisible();
  await (await alive(page.getByRole("button", { name: "Invite an administrator" }))).click();
  const dialog = page.getByRole("dialog", { name: "Invite an administrator" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ada Admin");
  await dialog.getByRole("textbox", { name: "Email address" }).fill(`ada@${domain}`);
  await expectGoodLooks(page, "agency invite admin");
  await page.setViewportSize(DESK);
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(toast(page)).toContainText("Admin Ada Admin added");
  await expectGoodLooks(page, "agency admins");
  await page.setViewportSize(DESK);

  const ada = await elsewhere(context);
  await ada.page.goto(await invitationOf(`ada@${domain}`));
  await expect(ada.page.getByRole("heading", { name: /^Administrate / })).toBeVisible();
  await expectGoodLooks(ada.page, "agency invitation");
  await ada.page.setViewportSize(PHONE);
  await ada.page.getByRole("textbox", { name: "Name" }).fill("Ada Admin");
  await ada.page.getByLabel("Password", { exact: true }).fill("quiet harbour at dawn");
  await (await alive(ada.page.getByRole("button", { name: "Accept the invitation" }))).click();
  await expect(ada.page).toHaveURL(`${server.url}/account/companies`);
  await expect(row(ada.page, "Acme")).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Change the package" })).toBeHidden();
  await (await alive(ada.page.getByRole("button", { name: "Account menu" }))).click();
  await expect(ada.page.getByRole("link", { name: "Companies" }).first()).toBeVisible();
  await expect(ada.page.getByRole("link", { name: "Members" })).toBeHidden();

  await page.reload();
  await expect(page.getByText("Registered")).toBeVisible();
  const more = async (item: string) => {
    await (await alive(page.getByRole("button", { name: "More for Ada Admin" }))).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await more("Change permissions");
  const rights = page.getByRole("dialog", { name: "What may Ada Admin do?" });
  await rights.getByLabel("Delete").uncheck();
  await rights.getByRole("button", { name: "Save permissions" }).click();
  await expect(toast(page)).toContainText("Admin updated.");
  await more("Delete admin");
  await page.getByRole("dialog").getByRole("button", { name: "Delete admin" }).click();
  await expect(toast(page)).toContainText("Admin deleted.");
  await ada.page.reload();
  await expect(ada.page.getByText("You are not admin")).toBeVisible();
  await ada.context.close();
});

for (const size of [DESK, PHONE])
  test(`a company admin lands in their company and sees no other, ${size.width} px`, async ({ context }) => {
    const { domain, company, signature } = await agencyOf(context);
    const email = `bo@${domain}`;
    const acme = await company("Acme", { admins: [{ userEmail: email, username: "Bo", permissions: [1, 2] }] });
    const other = await company("Other Client");
    await signature("Ana of Acme", acme.group);
    const bo = await elsewhere(context);
    await bo.page.setViewportSize(size);
    await arrive(server, bo.context, email, { user: { emailVerifiedAt: new Date() } }, "Bo Baker");
    await bo.page.goto(await invitationOf(email));
    await (await alive(bo.page.getByRole("button", { name: "Accept the invitation" }))).click();
    await expect(bo.page).toHaveURL(`${server.url}/dashboard/company/${acme.group}`);
    await expect(bo.page.getByRole("heading", { name: "Ana of Acme" })).toBeVisible();
    await bo.page.goto(`${server.url}/account/companies`);
    await expect(row(bo.page, "Acme")).toBeVisible();
    await expect(row(bo.page, "Other Client")).toBeHidden();
    await expect(bo.page.getByRole("button", { name: "Edit Acme" })).toBeHidden();
    await bo.page.goto(`${server.url}/dashboard/company/${other.group}`);
    await expect(bo.page.getByText("The page you're looking for doesn't exist")).toBeVisible();
    await bo.page.goto(`${server.url}/pages?company=${other.group}`);
    await expect(bo.page.getByText("The page you're looking for doesn't exist")).toBeVisible();
    await bo.context.close();
  });

test("an agency that is not paid for says so, and shows the way on", async ({ page, context }) => {
  const { company, email } = await agencyOf(context);
  const acme = await company("Acme");
  await operateAgency(server, "close", email);
  await page.waitForTimeout(1_500);
  for (const path of ["/account/companies", `/dashboard/company/${acme.group}`]) {
    await page.goto(`${server.url}${path}`);
    await expect(
      page.getByText("Your account is inactive. Please subscribe to continue using Agency Hub."),
    ).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "See the plans" })).toBeVisible();
  await expectGoodLooks(page, "agency inactive");

  await page.setViewportSize(DESK);
  await (await alive(page.getByRole("link", { name: "Hand companies over" }))).click();
  await expect(page.getByRole("heading", { name: "Hand companies over", level: 1 })).toBeFocused();
  await expectGoodLooks(page, "agency hand companies over");
  await page.setViewportSize(DESK);
  await (await alive(page.getByRole("button", { name: "Hand over… Acme" }))).click();
  const handing = page.getByRole("dialog", { name: "Hand over Acme" });
  await expect(handing).toContainText("Its new owner chooses a plan for it.");
  await handing.getByLabel("Email address of the new owner").fill("new@owner.example");
  await handing.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await handing.getByRole("button", { name: "Send the offer" }).click();
  await expect(page.getByRole("region", { name: "Offers that wait for an answer" })).toContainText(
    "Acme is offered to new@owner.example",
  );
  await expect(page.getByText("No company is left to hand over")).toBeVisible();
  await page.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(page.getByRole("button", { name: "Hand over… Acme" })).toBeVisible();
});
