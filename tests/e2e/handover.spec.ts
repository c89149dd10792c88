import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam, PASSWORD } from "#tests/support/cast.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { readMail } from "#tests/support/outbox.ts";
import { addPeople } from "#tests/support/people.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** A team gets another owner. */
test.use({ actionTimeout: 30_000 });
test.setTimeout(180_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const SUBJECT = "Olga Owner would like to hand a team over to you";
let teams = 0;

/** A team with its owner in one browser, and a member of it in another. */
async function team(context: BrowserContext) {
  teams += 1;
  const domain = `handover${teams}.example`;
  const confirmed = { user: { emailVerifiedAt: new Date() } };
  const stored = { ...confirmed, team: { isPaid: true, seats: 600, name: "Acme Marketing" } };
  const owner = await arrive(server, context, `olga@${domain}`, stored, "Olga Owner");
  const theirs = await context.browser()?.newContext();
  if (!theirs) throw new Error("There is no browser.");
  const zoe = await arrive(server, theirs, `zoe@${domain}`, confirmed, "Zoë Zander");
  await joinTeam(server, zoe, owner);
  return { owner, zoe, domain, member: await theirs.newPage() };
}

/** The owner offers the team by the form. */
async function offer(page: Page, email: string) {
  await page.goto(`${server.url}/members/settings`);
  await (await alive(page.getByRole("button", { name: "Hand the team over" }))).click();
  const dialog = page.getByRole("dialog", { name: "Hand the team over" });
  await dialog.getByLabel("New owner").selectOption({ value: email });
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  return dialog;
}

test("the owner offers the team, and the one who is offered it accepts by the mail", async ({ page, context }) => {
  const { owner, zoe, member } = await team(context);
  const dialog = await offer(page, zoe.email);
  await expectGoodLooks(page, "hand over a team");
  await dialog.getByLabel("Your password", { exact: true }).fill("a wrong one");
  await dialog.getByRole("button", { name: "Send the offer" }).click();
  await expect(dialog).toContainText("password");
  await expect(dialog.getByLabel("New owner")).toHaveValue(zoe.email);
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Send the offer" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`You have offered the team to ${zoe.email}`)).toBeVisible();
  await expectGoodLooks(page, "an offer that waits");

  const link = linkIn(await readMail(server, SUBJECT, zoe.email), "/team-offer/");
  // In the owner's browser it is another's, and says so.
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This is not the right account" })).toBeVisible();
  await member.goto(link);
  await expect(member.getByRole("heading", { name: "Take over Acme Marketing" })).toBeVisible();
  await expectGoodLooks(member, "an offer to accept");
  await (await alive(member.getByRole("button", { name: "Take it over" }))).click();
  await expect(member).toHaveURL(/\/members\/settings$/);
  const who = member.getByRole("main");
  await expect(who).toContainText(zoe.email);
  await expect(member.getByRole("button", { name: "Hand the team over" })).toBeVisible();

  // Who owned it is an admin, and leaves or stays.
  await page.goto(`${server.url}/members/settings`);
  await expect(page.getByRole("button", { name: "Hand the team over" })).toBeHidden();
  await expect(page.getByRole("button", { name: /Leave/ })).toBeVisible();
  await member.goto(link);
  await expect(member.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
  expect(owner.email).not.toBe(zoe.email);
});

test("an offer that was taken back is over, and in a large team anybody can be found", async ({ page, context }) => {
  const { owner, zoe, domain, member } = await team(context);
  const rows = Array.from({ length: 510 }, (_, at) => ({ email: `a${at}@${domain}`, name: `Aaron ${at}` }));
  await addPeople(server, owner, rows);
  await page.goto(`${server.url}/members/settings`);
  await (await alive(page.getByRole("button", { name: "Hand the team over" }))).click();
  const dialog = page.getByRole("dialog", { name: "Hand the team over" });
  await dialog.getByLabel("Find a person").fill("zoe");
  await expect(dialog.getByLabel("New owner").locator(`option[value="${zoe.email}"]`)).toBeAttached();
  await dialog.getByLabel("New owner").selectOption({ value: zoe.email });
  // Another word leaves whom one has chosen.
  await dialog.getByLabel("Find a person").fill("aaron 5");
  await expect(dialog.getByLabel("New owner").locator(`option[value="a5@${domain}"]`)).toBeAttached();
  await expect(dialog.getByLabel("New owner")).toHaveValue(zoe.email);
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Send the offer" }).click();
  await expect(dialog).toBeHidden();
  const link = linkIn(await readMail(server, SUBJECT, zoe.email), "/team-offer/");
  await page.getByRole("button", { name: "Take the offer back" }).click();
  await expect(page.getByRole("button", { name: "Hand the team over" })).toBeVisible();
  await member.goto(link);
  await expect(member.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
  await expectGoodLooks(member, "an offer that is over");
});
