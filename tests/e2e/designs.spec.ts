import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import * as make from "#tests/support/make.ts";
import { addPeople } from "#tests/support/people.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** One design, many people: made, tried out, applied, changed. */
test.use({ actionTimeout: 20_000 });

let server: RunningServer;
let teams = 0;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

/** The owner of a team with people of two departments and a signature that can become a design. */
async function team(context: BrowserContext) {
  teams += 1;
  const paid = { isPaid: true, seats: 20 };
  const owner = await arrive(server, context, `owner${teams}@designs.example`, { team: paid }, "Mara Master");
  const people = await addPeople(server, owner, [
    { email: `ana${teams}@bakery.example`, name: "Ana Ruiz", facts: { position: "Sales lead", department: "Sales" } },
    { email: `ben${teams}@bakery.example`, name: "Ben Okafor", facts: { position: "Baker", department: "Kitchen" } },
    { email: `cem${teams}@bakery.example`, name: "Cem Kaya", facts: { position: "Sales", department: "Sales" } },
  ]);
  const sign = async (label: string, company: string) => {
    const data = make.signature({ label, general: { name: "Mara Master", company } });
    const answer = await context.request.post(`${server.url}/api/_/signatures`, { data, headers: owner.headers });
    return (await answer.json()) as { hash: string };
  };
  return {
    owner,
    people,
    card: await sign("Company card", "Bakery"),
    fair: await sign("Fair card", "Bakery at the fair"),
  };
}
const section = (page: Page, name: string) => page.getByRole("region", { name });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("an owner makes a design, tries it out, applies it, and a change reaches everybody", async ({ page, context }) => {
  await team(context);
  await page.goto(`${server.url}/members/designs`);
  await (await alive(page.getByRole("button", { name: "Make a design" }))).click();
  const dialog = page.getByRole("dialog", { name: "Make a design" });
  await dialog.getByRole("radio", { name: /Company card/ }).check();
  await dialog.getByRole("button", { name: "Use as design" }).click();
  await expect(section(page, "Who gets what")).toContainText("Everybody gets Company card");

  // Two designs by group, in the right order: the one for all last.
  await page.getByRole("button", { name: "Make a design" }).click();
  await dialog.getByRole("radio", { name: /Fair card/ }).check();
  await dialog.getByRole("button", { name: "Use as design" }).click();
  await page.getByRole("button", { name: "Add a group" }).click();
  const group = page.getByRole("dialog", { name: "A new group" });
  await group.getByRole("button", { name: "Done" }).click();
  await expect(group.getByText("Give it a name.")).toBeVisible();
  await group.getByLabel("Name of the group").fill("Sales");
  await group.getByLabel("Value").fill("sales");
  await group.getByRole("button", { name: "Done" }).click();
  const rules = section(page, "Who gets what");
  await rules.getByLabel("Who").nth(1).selectOption({ label: "Sales" });
  await rules.getByLabel("Who").nth(1).press("Tab");
  await page.getByRole("button", { name: "More for Rule 2" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(rules.getByRole("listitem").first()).toContainText("People in “Sales” get Fair card");

  const trial = section(page, "Try it out");
  await trial.getByLabel("Person").selectOption({ index: 1 });
  await trial.getByRole("button", { name: "What will they get?" }).click();
  await expect(trial.getByText(/they get Fair card\./)).toBeVisible();
  await expect(trial).toContainText("Department is “sales”: here it is “Sales”.");
  await expect(trial).toContainText("A rule above has this person already.");
  const frame = page.frameLocator('iframe[title="What they get"]');
  await expect(frame.getByText("Ana Ruiz")).toBeVisible();
  await expect(frame.getByText("Mara Master")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Look at what changes" }).click();
  const summary = page.getByRole("dialog", { name: "What changes" });
  await expect(summary).toContainText("3 people get another signature.");
  await expectAccessible(page);
  await summary.getByRole("button", { name: "Apply" }).click();
  await expect(toast(page)).toContainText("Your rules are saved");
  const designs = section(page, "Designs in use");
  await expect(designs.getByText("2 people have it")).toBeVisible({ timeout: 30_000 });
  await expect(designs.getByText("1 person has it")).toBeVisible();

  await page.reload();
  await expect(rules.getByRole("listitem").first()).toContainText("People in “Sales” get Fair card");
});

test("what is the same for everybody is switched on and off", async ({ page, context }) => {
  const { owner } = await team(context);
  await page.goto(`${server.url}/members/designs`);
  const locks = section(page, "The same for everybody");
  const name = await alive(locks.getByRole("switch", { name: "Name", exact: true }));
  await expect(locks.getByRole("switch", { name: "Layout, colours and fonts" })).toBeChecked();
  await expect(name).not.toBeChecked();
  await name.check();
  await locks.getByRole("switch", { name: "Logo" }).uncheck();
  const saved = async () => {
    const answer = await context.request.get(`${server.url}/api/_/app/team/segments`, { headers: owner.headers });
    const { locks } = (await answer.json()) as { locks: string[] };
    return [locks.includes("name"), locks.includes("logo"), locks.includes("design")];
  };
  await expect.poll(saved).toEqual([true, false, true]);
  await page.reload();
  await expect(locks.getByRole("switch", { name: "Name", exact: true })).toBeChecked();
  await expect(locks.getByRole("switch", { name: "Logo" })).not.toBeChecked();
});

test("a member changes what is theirs, and sees what is the team's", async ({ page, context, browser }) => {
  const { owner, card } = await team(context);
  const theirs = await browser.newContext();
  const member = await arrive(server, theirs, `dora${teams}@bakery.example`, {}, "Dora Member");
  await joinTeam(server, member, owner);
  const rules = [{ id: "all", segment: null, master: card.hash }];
  const put = { headers: owner.headers, data: { segments: [], rules, revision: 0 } };
  expect((await context.request.put(`${server.url}/api/_/app/team/segments`, put)).status()).toBe(200);
  const list = async () => {
    const answer = await theirs.request.get(`${server.url}/api/_/app/user/signatures/1`, { headers: member.headers });
    return ((await answer.json()) as { items: { hash: string }[] }).items;
  };
  const isDone = async () => {
    const answer = await context.request.get(`${server.url}/api/_/app/team/rollouts`, { headers: owner.headers });
    const { items, isGiving } = (await answer.json()) as {
      items: { total: number; done: number }[];
      isGiving: boolean;
    };
    return !isGiving && items.every(({ total, done }) => total === 4 && done === 4);
  };
  await expect.poll(isDone, { timeout: 30_000 }).toBe(true);
  const hash = (await list())[0]?.hash ?? "";

  const editor = await theirs.newPage();
  await editor.goto(`${server.url}/editor/${hash}`);
  const name = editor.getByLabel("Name", { exact: true });
  await alive(name);
  await expect(editor.getByLabel("Company", { exact: true })).toBeDisabled();
  await expect(editor.getByText("Your team keeps this part the same for everybody.").first()).toBeVisible();
  await expectAccessible(editor);
  await name.fill("Dora D.");
  await editor.getByRole("button", { name: "Save signature" }).click();
  await expect(editor.getByText(/^Saved/).first()).toBeVisible();
  await editor.getByRole("tab", { name: "Design" }).click();
  await expect(editor.getByText("Your team keeps this part the same for everybody.").first()).toBeVisible();

  // The design changes, and what she has said of herself stays.
  const design = await (
    await context.request.get(`${server.url}/api/_/signatures/${card.hash}`, { headers: owner.headers })
  ).json();
  const data = make.signature({ label: design.label, general: { ...design.general, company: "New Bakery" } });
  await context.request.put(`${server.url}/api/_/signatures/${card.hash}`, { headers: owner.headers, data });
  await expect
    .poll(async () => (await theirs.request.get(`${server.url}/api/signatures/${hash}/preview`)).text(), {
      timeout: 30_000,
    })
    .toMatch(/New Bakery/);
  const { signature } = await (await theirs.request.get(`${server.url}/api/signatures/${hash}/preview`)).json();
  expect(signature.general).toMatchObject({ name: "Dora D.", company: "New Bakery" });

  // Whoever manages the team sees the design as she has it.
  await page.goto(`${server.url}/members/designs`);
  await (await alive(page.getByRole("button", { name: "Preview as …" }))).click();
  const dialog = page.getByRole("dialog", { name: "Preview as …" });
  await dialog.getByLabel("Person").selectOption({ label: `Dora Member (dora${teams}@bakery.example)` });
  await expect(page.frameLocator('iframe[title="Signature Company card"]').getByText("Dora D.")).toBeVisible();
  await theirs.close();
});

test("rules that a second admin has changed too: one's own can be kept, and who has no place is tried again", async ({
  page,
  context,
}) => {
  const { owner, card } = await team(context);
  // Three people, and the two signatures that are there have taken two of four places.
  await inStore(server, (store) => store.collection("teams").updateOne({ _id: owner.id }, { $set: { seats: 4 } }));
  const save = (revision: number) =>
    context.request.put(`${server.url}/api/_/app/team/segments`, {
      data: { segments: [], rules: [{ id: "all", segment: null, master: card.hash }], revision },
      headers: owner.headers,
    });
  expect((await save(0)).status()).toBe(200);
  await page.goto(`${server.url}/members/designs`);
  const noPlace = page.getByText("Your plan has no place left: 1 person has no signature.");
  await expect(noPlace).toBeVisible({ timeout: 15_000 });

  await (await alive(page.getByRole("button", { name: "Make a design" }))).click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /Fair card/ })
    .check();
  await page.getByRole("button", { name: "Use as design" }).click();
  expect((await save(1)).status()).toBe(200);
  await page.getByRole("button", { name: "Look at what changes" }).click();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else has changed the rules meanwhile");
  await expectGoodLooks(page, "rules that two have changed");
  await page.getByRole("button", { name: "Keep my rules" }).click();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(section(page, "Who gets what")).toContainText("Everybody gets Fair card");

  // What comes of the rules is given by a job: with the places of afterwards it would have nothing to try again.
  const isGiving = async () => {
    const answer = await context.request.get(`${server.url}/api/_/app/team/rollouts`, { headers: owner.headers });
    return ((await answer.json()) as { isGiving: boolean }).isGiving;
  };
  await expect.poll(isGiving, { timeout: 30_000 }).toBe(false);
  await inStore(server, (store) => store.collection("teams").updateOne({ _id: owner.id }, { $set: { seats: 9 } }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(noPlace).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText("3 people have it")).toBeVisible();
});
