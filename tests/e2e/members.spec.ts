import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, PASSWORD } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectFitting, expectGoodLooks } from "#tests/support/looks.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { readMail } from "#tests/support/outbox.ts";
import { addPeople } from "#tests/support/people.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** A team's people: invited, taken in, given signatures and rights, and let go. */
test.use({ actionTimeout: 30_000 });
test.setTimeout(180_000);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SUBJECT = "Olga Owner invites you to a team at Signoff";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

let teams = 0;
/** An owner who pays for some seats, at a domain of their own, so that journeys do not meet. */
async function ownerWith(context: BrowserContext, seats = 6) {
  teams += 1;
  const domain = `team${teams}.example`;
  const stored = { user: { emailVerifiedAt: new Date() }, team: { isPaid: true, seats, name: "Acme Marketing" } };
  const owner = await arrive(server, context, `owner@${domain}`, stored, "Olga Owner");
  const signature = async (name: string) => {
    const contacts = [{ name: "email", value: "ana@acme.example" }];
    const data = SignatureInput.parse({ general: { name, position: "Head of Design", contacts } });
    const answer = await context.request.post(`${server.url}/api/_/signatures`, { data, headers: owner.headers });
    return ((await answer.json()) as { hash: string }).hash;
  };
  const invite = async (name: string) => {
    const email = `${name}@${domain}`;
    const options = { data: { email }, headers: owner.headers };
    const answer = await context.request.post(`${server.url}/api/_/app/team/invite`, options);
    expect(answer.status()).toBe(201);
    return { email, link: await linkFor(email) };
  };
  return { ...owner, domain, signature, invite };
}

const linkFor = async (email: string) => linkIn(await readMail(server, SUBJECT, email), "/invitation");

/** Somebody else at a browser of their own. */
async function elsewhere(context: BrowserContext, size?: { width: number; height: number }) {
  const browser = context.browser();
  if (!browser) throw new Error("There is no browser.");
  const other = await browser.newContext(size && { viewport: size });
  return { context: other, page: await other.newPage() };
}

const row = (page: Page, words: string) => page.getByRole("row").filter({ hasText: words });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
async function choose(page: Page, name: string, item: string) {
  await (await alive(page.getByRole("button", { name: `More for ${name}` }))).click();
  await page.getByRole("menuitem", { name: item }).click();
}

for (const size of SIZES)
  test(`an owner invites a pasted list, and one of them lands in their signature, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    const { domain, signature } = await ownerWith(context);
    const hash = await signature("Zoë Quinn");
    await page.goto(`${server.url}/members`);
    await (await alive(page.getByRole("button", { name: "Invite people" }))).click();
    const dialog = page.getByRole("dialog", { name: "Invite people" });
    await dialog
      .getByRole("textbox", { name: "Email addresses" })
      .fill(`Zoë Quinn <zoe@${domain}>, nils@${domain}\nolga@${domain}; owner@${domain} nobody@`);
    await expect(dialog.getByText("3 people can be invited")).toBeVisible();
    await expect(dialog.getByRole("listitem").filter({ hasText: `owner@${domain}` })).toContainText("This is you");
    await expect(dialog.getByRole("listitem").filter({ hasText: "nobody@" })).toContainText("Not an email address");
    await expectFitting(page);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send 3 invitations" }).click();
    await expect(toast(page)).toContainText("3 invitation links sent");
    await expect(dialog).toBeHidden();
    await expect(row(page, "Zoë Quinn")).toContainText("Invited");

    await choose(page, "Zoë Quinn", "Assign a signature");
    const assign = page.getByRole("dialog", { name: "Assign a signature to Zoë Quinn" });
    await assign.getByRole("radio", { name: "Zoë Quinn" }).check();
    await expectAccessible(page);
    await assign.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(toast(page)).toContainText(`Zoë Quinn was assigned to zoe@${domain}.`);
    await expect(row(page, "Zoë Quinn")).toContainText("Not installed");

    // With the keyboard alone, on the phone too.
    const { page: invited } = await elsewhere(context, size);
    await invited.goto(await linkFor(`zoe@${domain}`));
    await expect(invited.getByRole("heading", { name: "Join Acme Marketing" })).toBeVisible();
    await expect(invited.getByText("Your signature is ready")).toBeVisible();
    await expectAccessible(invited);
    await (await alive(invited.getByRole("textbox", { name: "Name" }))).focus();
    await invited.keyboard.type("Zoë Quinn");
    await invited.keyboard.press("Tab");
    await invited.keyboard.type(PASSWORD);
    await invited.keyboard.press("Enter");
    await expect(invited).toHaveURL(new RegExp(`/preview/${hash}$`));

    await page.reload();
    await expect(row(page, "Zoë Quinn")).toContainText("Registered");
    await expect(row(page, `nils@${domain}`)).toContainText("Invited");
  });

test("whoever has an account joins with it, from any other one too, and links that are over say so", async ({
  page,
  context,
}) => {
  const { invite } = await ownerWith(context);
  const { email, link } = await invite("ana");
  // In the owner's browser: both addresses, and a way on.
  await page.goto(link);
  const main = page.getByRole("main");
  await expect(main).toContainText("This invitation is for another address");
  await expect(main).toContainText(email);
  await expectGoodLooks(page, "invitation of another address");
  const { context: theirs } = await elsewhere(context);
  await arrive(server, theirs, email, { user: { emailVerifiedAt: new Date() } });
  await (await alive(page.getByRole("button", { name: "Log out and go on" }))).click();
  await expect(page).toHaveURL(/\/login$/);
  await (await alive(page.getByRole("textbox", { name: "Email address" }))).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/invitation\?invite_token=/);
  await expectGoodLooks(page, "invitation to accept");
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole("button", { name: "Account menu" }).click();
  const teamsOf = page.getByRole("region", { name: "Teams" });
  await expect(teamsOf.getByRole("button", { name: "Acme Marketing" })).toHaveAttribute("aria-current", "true");
  // The page is loaded anew, at the address where it was.
  await Promise.all([page.waitForEvent("load"), teamsOf.getByRole("button", { name: "Your own team" }).click()]);
  await (await alive(page.getByRole("button", { name: "Account menu" }))).click();
  await expect(teamsOf.getByRole("button", { name: "Your own team" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Your admin:")).toBeHidden();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You have accepted this invitation" })).toBeVisible();
  const { page: guest } = await elsewhere(context);
  await guest.goto(`${server.url}/invitation?invite_token=of-nobody`);
  await expect(guest.getByRole("heading", { name: "This invitation does not work any more" })).toBeVisible();
  await expectGoodLooks(guest, "invitation that is over");
});

test("an account of the invited address logs in on the spot and accepts", async ({ context }) => {
  const { invite } = await ownerWith(context);
  const { email, link } = await invite("ben");
  await arrive(server, (await elsewhere(context)).context, email, { user: { emailVerifiedAt: new Date() } });
  const { page } = await elsewhere(context);
  await page.goto(link);
  await expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue(email);
  await expectGoodLooks(page, "invitation of an account");
  await (await alive(page.getByLabel("Password", { exact: true }))).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const size of SIZES)
  test(`a member asks for access, and the owner grants it with one press, ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    const { signature, invite, headers, email: owner } = await ownerWith(context);
    const hash = await signature("Mia Member");
    const { email, link } = await invite("mia");
    const put = (path: string, data: object) => context.request.put(`${server.url}/api${path}`, { data, headers });
    const rights = await put(`/_/signatures/${hash}/assign`, { email, permissions: [] });
    expect(rights.status()).toBe(200);

    const { page: theirs } = await elsewhere(context, size);
    await theirs.goto(link);
    await (await alive(theirs.getByRole("textbox", { name: "Name" }))).fill("Mia Member");
    await theirs.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await theirs.getByRole("button", { name: "Join the team" }).click();
    await expect(theirs).toHaveURL(new RegExp(`/preview/${hash}$`));
    await theirs.goto(`${server.url}/editor/${hash}`);
    await expect(theirs.getByRole("main")).toContainText("You have no edit permissions");
    await expectGoodLooks(theirs, "a member who may not edit");
    await (await alive(theirs.getByRole("button", { name: "Request access" }))).click();
    const asking = theirs.getByRole("dialog");
    await asking.getByRole("textbox", { name: "What for, if you like" }).fill("I have a new telephone.");
    await expectAccessible(theirs);
    await asking.getByRole("button", { name: "Request access" }).click();
    await expect(theirs.getByRole("dialog", { name: "You have asked for it" })).toBeVisible();

    await page.goto(linkIn(await readMail(server, "Mia Member asks for access", owner), "answer=grant"));
    const requests = page.getByRole("region", { name: "1 request for access" });
    await expect(requests).toContainText("Mia Member would like to edit signatures.");
    await expect(requests).toContainText("I have a new telephone.");
    const grant = requests.getByRole("button", { name: "Grant Mia Member" });
    await expect(await alive(grant)).toBeFocused();
    await expectGoodLooks(page, "a request for access");
    await grant.press("Enter");
    await expect(toast(page)).toContainText("Mia Member may do it now, and is told so.");
    await expect(requests).toBeHidden();

    await theirs.reload();
    await expect(theirs.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Mia Member");
    await page.reload();
    await expect(page.getByRole("main")).toContainText("The request of that mail has been answered");
  });

test("an invitation goes out again and the link before ends, and who is removed is out at once", async ({
  page,
  context,
}) => {
  const { invite } = await ownerWith(context);
  const { email, link } = await invite("cy");
  await page.goto(`${server.url}/members`);
  await choose(page, email, "Send the invitation again");
  await expect(toast(page)).toContainText("Invitation link sent");
  const { page: invited } = await elsewhere(context);
  await expect
    .poll(async () => {
      const response = await invited.goto(link);
      return response?.ok() && (await invited.getByRole("heading", { level: 1 }).textContent());
    })
    .toBe("This invitation does not work any more");

  await choose(page, email, "Remove from the team");
  const dialog = page.getByRole("dialog", { name: `Take back the invitation of ${email}?` });
  await expect(dialog).toContainText("Their seat is free for somebody else.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take back the invitation" }).click();
  await expect(toast(page)).toContainText("Member deleted");
  await expect(page.getByRole("heading", { name: "Your team begins here" })).toBeVisible();
});

test("more than there are seats for, and somebody who is on the list already", async ({ page, context }) => {
  const { domain, invite } = await ownerWith(context, 3);
  const { email } = await invite("dee");
  await page.goto(`${server.url}/members`);
  await (await alive(page.getByRole("button", { name: "Invite people" }))).click();
  const addresses = page.getByRole("textbox", { name: "Email addresses" });
  await addresses.fill(`a@${domain} b@${domain}`);
  await expect(page.getByText("No seat left")).toBeVisible();
  await page.getByRole("button", { name: "Send 2 invitations" }).click();
  const more = page.getByRole("dialog", { name: "More signatures needed" });
  await expect(more).toContainText("You are attempting to invite more members than there are available in your plan.");
  await expect(more).toContainText("1 of 2 fit");
  await expectGoodLooks(page, "more signatures needed");
  await more.getByRole("button", { name: "Back to the list" }).click();
  await addresses.fill(email);
  await expect(page.getByText("Invited already")).toBeVisible();
  await page.getByRole("button", { name: "Send invitation" }).click();
  const used = page.getByRole("dialog", { name: `${email} is on your list already` });
  await expectGoodLooks(page, "on the list already");
  await used.getByRole("button", { name: "Send it again" }).click();
  await expect(used).toContainText("Sent again");
});

test("without a paid plan the invitation explains itself, with the plans", async ({ page, context }) => {
  await arrive(server, context, "free@nobody.example", { user: { emailVerifiedAt: new Date() } });
  await page.goto(`${server.url}/members`);
  await expectGoodLooks(page, "a team of one");
  await (await alive(page.getByRole("button", { name: "Invite people" }))).click();
  const dialog = page.getByRole("dialog", { name: "Inviting people is part of the paid plans" });
  await expect(dialog.getByRole("link", { name: "Choose Professional" })).toBeVisible();
  await expectGoodLooks(page, "not paid");
});

test("forty people: found, filtered, changed together, an admin among them", async ({ page, context }) => {
  const owner = await ownerWith(context, 60);
  const names = Array.from({ length: 60 }, (_, at) => `Person ${String(at + 1).padStart(2, "0")}`);
  await addPeople(
    server,
    owner,
    names.slice(0, 55).map((name, at) => ({ name, email: `p${at + 1}@${owner.domain}` })),
  );
  await page.goto(`${server.url}/members`);
  await expectGoodLooks(page, "members");
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(50);
  await (await alive(page.getByRole("button", { name: "Load more" }))).click();
  await expect(rows).toHaveCount(55);
  const search = page.getByRole("searchbox", { name: "Search members" });
  await search.fill("person 07");
  await expect(rows).toHaveCount(1);
  await expect(search).toBeFocused();
  await search.fill("");
  await expect(rows).toHaveCount(55);

  await page.getByRole("checkbox", { name: "Choose Person 01" }).check();
  await page.getByRole("checkbox", { name: "Choose Person 02" }).check();
  await expect(page.getByText("2 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Permissions" }).click();
  const rights = page.getByRole("dialog", { name: "What may 2 members do?" });
  await rights.getByRole("group", { name: "Signatures" }).getByRole("switch", { name: "Delete" }).uncheck();
  await expectGoodLooks(page, "permissions");
  await page.setViewportSize({ width: 1440, height: 900 });
  await rights.getByRole("button", { name: "Save permissions" }).click();
  await expect(row(page, "Person 02")).toContainText("Create, Edit, Send, Duplicate");

  await choose(page, "Person 03", "Make admin");
  await expect(row(page, "Person 03")).toContainText("Admin");
  await page.getByRole("combobox", { name: "Role" }).selectOption("Admins");
  await expect(rows).toHaveCount(1);
  await page.getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Person 03");
  await expectGoodLooks(page, "team settings");
});

test("a member reads why nothing shows when the team's plan has ended, and leaves by the profile", async ({
  context,
}) => {
  const owner = await ownerWith(context);
  const { email, link } = await owner.invite("eve");
  const { page } = await elsewhere(context);
  await page.goto(link);
  await (await alive(page.getByRole("textbox", { name: "Name" }))).fill("Eve");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Join the team" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await inStore(server, (store) =>
    store.collection("teams").updateOne({ _id: owner.id }, { $set: { isTerminated: true } }),
  );
  await page.reload();
  await expect(page.getByText("Account expired. Please contact your administrator.")).toBeVisible();
  await expect(page.getByRole("link", { name: `Write to ${owner.email}` })).toBeVisible();
  await expectGoodLooks(page, "a team that has ended");
  await page.goto(`${server.url}/account`);
  await (await alive(page.getByRole("button", { name: "Leave the team" }))).click();
  const dialog = page.getByRole("dialog", { name: "Leave Acme Marketing?" });
  await dialog.getByRole("button", { name: "Leave the team" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Account expired.")).toBeHidden();
  expect(email).toContain("eve@");
});
