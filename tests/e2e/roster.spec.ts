import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { arrive } from "#tests/support/cast.ts";
import { googleStandIn } from "#tests/support/directories.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { readMail } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** People come in as a list or from a directory, and go out as a list. */
test.use({ actionTimeout: 30_000 });
test.setTimeout(180_000);

const OWNER = "owner@acme.example";
const PAYS = { user: { emailVerifiedAt: new Date() }, team: { isPaid: true, seats: 30, name: "Acme" } };
const SUBJECT = "Olga Owner invites you to a team at Signoff";

let server: RunningServer;
let google: Awaited<ReturnType<typeof googleStandIn>>;
const ends: (() => unknown)[] = [];
test.beforeAll(async () => {
  google = await googleStandIn({ teardown: (end: () => unknown) => void ends.push(end) } as never);
  server = await startServer({ ...google.settings, DIRECTORY_TEAM: OWNER });
});
test.afterAll(async () => {
  await server?.stop();
  for (const end of ends) await end();
});

const LIST = [
  "E-Mail;Vorname;Nachname;Stelle;Kostenstelle;Schreibtisch",
  "zoe@list.example;Zoë;Quinn;Head of Design;4711;A1",
  "nils@list.example;Nils;Łoś;Developer;4712;A2",
  "zoe@list.example;Zoë;Quinn;;;",
  "nobody;No;Body;;;",
  ...Array.from({ length: 24 }, (_, at) => `p${at}@list.example;P;Nr. ${at};;;`),
].join("\r\n");

const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
async function choose(page: Page, name: string, text: string) {
  const chooser = await alive(page.locator('input[type="file"]'));
  await chooser.setInputFiles(file(name, text));
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a list is looked at, put right and brought in, ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size);
    await arrive(
      server,
      context,
      `owner${size.width}@lists.example`,
      { ...PAYS, team: { ...PAYS.team, seats: 26 } },
      "Olga Owner",
    );
    const list = LIST.replaceAll("@list.example", `@w${size.width}.example`);
    await page.goto(`${server.url}/members/import`);
    await expect(page.getByRole("heading", { name: "Import and directory" })).toBeVisible();
    await expect(page.getByText("Google Workspace")).toBeHidden();
    await choose(page, "team.csv", "name\r\n");
    await expect(page.getByRole("alert")).toContainText("There are no people in this file, only headings.");
    await choose(page, "team.csv", list);

    const columns = page.getByRole("region", { name: "What the columns are" });
    await expect(columns.getByLabel("What “E-Mail” is")).toHaveValue("email");
    await expect(columns.getByLabel("What “Vorname” is")).toHaveValue("firstName");
    await expect(columns.getByLabel("What “Kostenstelle” is")).toHaveValue("custom:Kostenstelle");
    await columns.getByLabel("What “Schreibtisch” is").selectOption("ignore");
    await expect(columns.getByLabel("What “Schreibtisch” is")).toHaveValue("ignore");
    const rows = page.getByRole("region", { name: "What becomes of each row" });
    const filter = (word: string) => rows.getByRole("button", { name: new RegExp(`^${word}`) });
    await expect(filter("All")).toContainText("28");
    await expect(filter("New")).toContainText("25");
    await expect(page.getByText("1 person finds no seat")).toBeVisible();
    await filter("Not readable").click();
    await expect(rows.getByRole("listitem")).toHaveCount(1);
    await expect(rows.getByRole("listitem")).toContainText("This is not an email address.");
    await filter("All").click();
    await expectGoodLooks(page, `import looked at ${size.width}`);
    await page.setViewportSize(size);

    await page.getByRole("button", { name: "Invite 25 people" }).click();
    await expect(page.getByText("25 people were invited.")).toBeVisible({ timeout: 60_000 });
    await expectGoodLooks(page, `import done ${size.width}`);
    await page.setViewportSize(size);
    expect(await readMail(server, SUBJECT, `zoe@w${size.width}.example`)).toBeTruthy();
    await page.getByRole("link", { name: "See the members" }).click();
    await expect(page.getByText("Zoë Quinn").first()).toBeVisible();

    // As a file that says the same, and with one thing changed.
    await page.goto(`${server.url}/members/import`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      (await alive(page.getByRole("button", { name: "Download members as CSV" }))).click(),
    ]);
    const text = await readFile((await download.path()) ?? "", "utf8");
    expect(text).toContain("Zoë Quinn,Head of Design");
    await choose(page, "members.csv", text.replace("Head of Design", "Head of Everything"));
    await expect(filter("Changed")).toContainText("1");
    await expect(filter("Invited already")).toContainText("24");
    await page.getByRole("button", { name: "Change 1 person" }).click();
    await expect(page.getByText("1 person was changed.")).toBeVisible({ timeout: 60_000 });
  });

test("a directory fills the team, and asks before it takes many people out", async ({ page, context }) => {
  google.state.people = Array.from({ length: 8 }, (_, at) => ({
    id: `id-${at}`,
    email: `g${at}@acme.example`,
    name: `Person ${at}`,
    department: "Sales",
  }));
  await arrive(server, context, OWNER, PAYS, "Olga Owner");
  await page.goto(`${server.url}/members/import`);
  const card = page.getByRole("region", { name: "Google Workspace" });
  await (await alive(card.getByRole("button", { name: "Read it now" }))).click();
  await expect(card.getByText("Reading")).toBeVisible();
  const figure = (word: string) =>
    card
      .locator("div")
      .filter({ has: page.getByText(word, { exact: true }) })
      .last()
      .locator("dd");
  await expect(card.getByText("Up to date")).toBeVisible({ timeout: 60_000 });
  await expect(figure("Invited")).toHaveText("8");

  google.state.people = google.state.people.slice(0, 3);
  await card.getByRole("button", { name: "Read it now" }).click();
  await expect(card.getByText("5 people are not in the directory any more, of 8 who came from it.")).toBeVisible({
    timeout: 60_000,
  });
  await expectGoodLooks(page, "directory asks");
  await card.getByRole("button", { name: "Take 5 people out" }).click();
  await expect(card.getByText("Up to date")).toBeVisible({ timeout: 60_000 });
  await expect(figure("Taken out")).toHaveText("5");
  google.state.troubles.push({ status: 403 });
  await card.getByRole("button", { name: "Read it now" }).click();
  await expect(card.getByText("The directory refuses us.")).toBeVisible({ timeout: 60_000 });
  await expectGoodLooks(page, "directory refuses");
});
