import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { CardBody } from "#shared/cards/schema.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { PageContent } from "#shared/pages/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam, type Stored } from "#tests/support/cast.ts";
import { HOSTILE } from "#tests/support/hostileText.ts";
import { expectFitting, expectGoodLooks } from "#tests/support/looks.ts";
import { addPeople } from "#tests/support/people.ts";
import { gradient } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Business cards from the first letter to the last: made, saved, copied, given to somebody, shared, deleted. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });
test.setTimeout(150_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

let people = 0;
/** Somebody whose address counts as theirs, and their cards, the last one first. */
async function signedIn(
  context: BrowserContext,
  names: string[] = [],
  team: Stored["team"] = { isPaid: true, seats: 20 },
) {
  people += 1;
  const owner = await arrive(server, context, `cards${people}@acme.example`, {
    user: { emailVerifiedAt: new Date() },
    team,
  });
  const save = async (title: string, content = {}) => {
    const data = CardBody.parse({
      content: { header: "Acme", title, subheader: "Head of Design", ...content },
      label: "",
    });
    const answer = await context.request.post(`${server.url}/api/_/cards`, { data, headers: owner.headers });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { hash: string }).hash;
  };
  const hashes: string[] = [];
  for (const name of names.toReversed()) hashes.unshift(await save(name));
  const stored = async () =>
    (await (await context.request.get(`${server.url}/api/_/cards/all/1`, { headers: owner.headers })).json()).items as {
      hash: string;
      label: string;
      assignee: string | null;
      content: Record<string, unknown>;
    }[];
  return { ...owner, save, hashes, stored };
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const fronts = (page: Page) => page.getByRole("region", { name: "The card as phones show it" });
const save = (page: Page) => page.getByRole("button", { name: "Save card" }).click();
async function choose(page: Page, name: string, item: string) {
  await (await alive(page.getByRole("button", { name: `More for ${name}` }))).click();
  await page.getByRole("menuitem", { name: item }).click();
}

for (const size of SIZES)
  test(`a card is made, saved, found again and undone, ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size);
    const { stored } = await signedIn(context);
    await page.goto(`${server.url}/cards`);
    await (await alive(page.getByRole("link", { name: "Create card" }))).click();
    await alive(field(page, "Header"));
    await expect(page).toHaveURL(/\/cards\/new$/);
    // The name that the account has is there already.
    await expect(field(page, "Title")).toHaveValue("Ana Ruiz");
    await save(page);
    await expect(page.getByText("Header cannot be empty")).toBeVisible();
    await expect(field(page, "Header")).toBeFocused();
    await field(page, "Header").fill("Acme Studio");
    await field(page, "Subheader").fill("Head of Design");
    await expect(fronts(page).getByText("Acme Studio").first()).toBeVisible();
    await expect(fronts(page).getByText("Head of Design")).toHaveCount(2);
    await save(page);
    await expect(toast(page).getByText("Your card is saved")).toBeVisible();
    await expect(page).toHaveURL(/\/cards\/[\w-]{20,}$/);
    expect((await stored())[0]?.content).toMatchObject({ header: "Acme Studio", title: "Ana Ruiz" });

    await page.reload();
    await alive(field(page, "Header"));
    await expect(field(page, "Header")).toHaveValue("Acme Studio");
    await field(page, "Header").fill("Acme");
    await field(page, "Title").fill("Zoë");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(field(page, "Title")).toHaveValue("Ana Ruiz");
    await page.getByRole("button", { name: "Redo" }).first().click();
    await expect(field(page, "Title")).toHaveValue("Zoë");
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeVisible();
    expect((await stored())[0]?.content).toMatchObject({ header: "Acme", title: "Zoë" });

    // What is not saved is asked for, and kept.
    await field(page, "Title").fill("Zoë Quinn");
    await page.getByRole("link", { name: "All cards" }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: "Stay" }).click();
    await page.reload();
    await alive(field(page, "Title"));
    await expect(field(page, "Title")).toHaveValue("Zoë Quinn");
    await expectFitting(page);
  });

test("pictures, colours, contacts and the code are on the card at once", async ({ page, context }) => {
  await signedIn(context);
  await page.goto(`${server.url}/cards/new`);
  await alive(field(page, "Header"));
  await field(page, "Header").fill("Acme");
  const picture = { name: "me.jpg", mimeType: "image/jpeg", buffer: await gradient(600, 600) };
  await page.getByLabel(/^Choose photo/i).setInputFiles(picture);
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await expect(fronts(page).locator("img").first()).toHaveJSProperty("complete", true);
  await page.getByLabel(/^Choose banner/i).setInputFiles({ ...picture, buffer: await gradient(900, 300) });
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await page.getByRole("textbox", { name: "Mobile" }).fill("+49 170 1234567");
  await expect(
    fronts(page)
      .getByText(/@acme\.example$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText("Readable from 20 mm on paper.")).toBeVisible();
  await page.getByRole("textbox", { name: "Background" }).fill("#8c2f2b");
  await page.keyboard.press("Tab");
  await save(page);
  await expect(page).toHaveURL(/\/cards\/[\w-]{20,}$/);
  await page.reload();
  await expect(fronts(page).locator("img").first()).toBeVisible();
  const widths = await fronts(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths.every((width) => width > 0)).toBe(true);
  await expectGoodLooks(page, "card editor");
});

test("the code leads to a page of one's own, or says that there is too much in it", async ({ page, context }) => {
  const { headers, hashes, stored } = await signedIn(context, ["Ana Ruiz"]);
  const post = (path: string, data?: unknown) =>
    context.request.post(`${server.url}/api/_/pages${path}`, { headers, ...(data ? { data } : {}) });
  const content = PageContent.parse({ profile: { title: "My links" } });
  const made = await (await post("", { slug: `links-${people}`, label: "", content })).json();
  expect((await post(`/${made.hash}/publish`)).status()).toBe(200);
  await page.goto(`${server.url}/cards/${hashes[0]}`);
  await alive(field(page, "Note (optional)"));
  await page.getByRole("radio", { name: "Opens a page" }).check({ force: true });
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "My links" });
  await save(page);
  await expect.poll(async () => (await stored())[0]?.content).toMatchObject({ qrType: "page", linkedPage: made.hash });

  await page.getByRole("radio", { name: "Saves the contact" }).check({ force: true });
  const addresses = page.getByRole("textbox", { name: "Address" });
  for (const [index, text] of [
    "Avenida de la Constitución 1234, 41001 Sevilla",
    "Rua das Flores 5678, Porto",
  ].entries()) {
    await page.getByRole("button", { name: "Add a line" }).click();
    await page.getByRole("menuitem", { name: "Address" }).click();
    await expect(addresses.nth(index)).toBeFocused();
    await page.keyboard.insertText(text);
  }
  await expect(page.getByText("There is much in it: print it at least 30 mm wide.")).toBeVisible();
});

test("hostile words are words, in every field, in the editor and in the list", async ({ page, context }) => {
  await signedIn(context);
  await page.goto(`${server.url}/cards/new`);
  await alive(field(page, "Header"));
  for (const name of ["Header", "Title", "Subheader", "Name in your lists (optional)", "Note (optional)"])
    await field(page, name).fill(HOSTILE);
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByRole("menuitem", { name: "Address" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
  await page.keyboard.insertText(HOSTILE);
  await expect(fronts(page).getByText("<script>").first()).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/cards\/[\w-]{20,}$/);
  await page.goto(`${server.url}/cards`);
  await expect(page.getByRole("heading", { level: 2 })).toContainText("<script>");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expectFitting(page);
});

test("a network that goes away while saving takes nothing with it", async ({ page, context }) => {
  const { hashes, stored } = await signedIn(context, ["Ana Ruiz"]);
  await page.goto(`${server.url}/cards/${hashes[0]}`);
  await alive(field(page, "Title"));
  await context.setOffline(true);
  await field(page, "Title").fill("Kept");
  await save(page);
  await expect(page.getByText(/^Offline/).first()).toBeVisible();
  await field(page, "Subheader").fill("Kept as well");
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await expect.poll(async () => (await stored())[0]?.content).toMatchObject({ title: "Kept" });
  await expect(field(page, "Subheader")).toHaveValue("Kept as well");
});

test("two tabs do not overwrite each other", async ({ page, context }) => {
  const { hashes, stored } = await signedIn(context, ["Ana Ruiz"]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${server.url}/cards/${hashes[0]}`);
    await alive(field(tab, "Title"));
  }
  await field(other, "Title").fill("Theirs");
  await save(other);
  await expect(other.getByText(/^Saved/).first()).toBeVisible();
  await field(page, "Title").fill("Mine");
  await save(page);
  const question = page.getByRole("dialog", { name: "This card was changed elsewhere" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await stored())[0]?.content).toMatchObject({ title: "Mine" });
});

test("the list: searched, copied, renamed, shared, deleted", async ({ page, context }) => {
  const { stored } = await signedIn(context, ["Zoë Quinn", "Ben Berg", "Cleo Cruz", "Dora Diaz"]);
  await page.goto(`${server.url}/cards`);
  await expect(page.getByRole("img", { name: "The front of Zoë Quinn" })).toBeVisible();
  const search = await alive(page.getByRole("searchbox", { name: "Search cards" }));
  await search.fill("zoe");
  await expect(page.getByRole("listitem").filter({ hasText: "Ben Berg" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Zoë Quinn" })).toBeVisible();
  await search.fill("nobody at all");
  await expect(page.getByText("No card has “nobody at all”.")).toBeVisible();
  await search.fill("");
  await expect(page.getByRole("heading", { name: "Ben Berg" })).toBeVisible();
  await expectGoodLooks(page, "cards");

  await choose(page, "Ben Berg", "Duplicate");
  await expect(toast(page).getByText("Card duplicated")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Copy of Ben Berg" })).toBeVisible();
  await choose(page, "Copy of Ben Berg", "Rename");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("For fairs");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("heading", { name: "For fairs" })).toBeVisible();

  await page.getByRole("button", { name: "Share For fairs" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR code that leads to the card" })).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/c\/[\w-]{20,}$/);
  await expectGoodLooks(page, "card shared");
  await dialog.getByRole("textbox", { name: "Send it by email to" }).fill("friend@example.com");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(toast(page).getByText("Card sent")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await choose(page, "For fairs", "Delete");
  await expect(dialog).toContainText("it stops working in wallets");
  await dialog.getByRole("button", { name: "Delete card" }).click();
  await expect(toast(page).getByText("Card deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "For fairs" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("li, main") !== null)).toBe(true);
  expect(await stored()).toHaveLength(4);
});

test("more than one page of cards", async ({ page, context }) => {
  const names = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => `Person ${index}`);
  await signedIn(context, names, { isPaid: true, seats: 100 });
  await page.goto(`${server.url}/cards`);
  const tiles = page.locator("li[data-hash]");
  await expect(tiles).toHaveCount(PAGE_SIZE);
  await (await alive(page.getByRole("button", { name: "Load more" }))).click();
  await expect(tiles).toHaveCount(PAGE_SIZE + 2);
  await expect(page.getByText("2 more cards loaded")).toBeAttached();
});

test("a card is given to a member, who sees it, and taken away again", async ({ page, context }) => {
  const owner = await signedIn(context, ["Ana Ruiz", "Ben Berg"]);
  await addPeople(
    server,
    owner,
    Array.from({ length: 30 }, (_, index) => ({ email: `person${index}@acme.example`, name: `Person ${index}` })),
  );
  const browser = context.browser();
  const theirs = await browser!.newContext();
  const member = await arrive(server, theirs, `member${people}@acme.example`);
  await joinTeam(server, member, owner);

  await page.goto(`${server.url}/cards`);
  await choose(page, "Ben Berg", "Assign to a member");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(20);
  await expectGoodLooks(page, "card assigned");
  await dialog.getByRole("searchbox", { name: "Search members" }).fill(`member${people}`);
  await dialog.getByRole("radio", { name: member.email }).check();
  await dialog.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(toast(page).getByText(`Card assigned to ${member.email}`)).toBeVisible();
  await expect(page.getByText(`Assigned to ${member.email}`, { exact: true })).toBeVisible();

  const seen = await theirs.newPage();
  await seen.goto(`${server.url}/cards`);
  await expect(seen.getByRole("heading", { name: "Ben Berg" })).toBeVisible();
  await expect(seen.getByRole("heading", { name: "Ana Ruiz" })).toHaveCount(0);
  await (await alive(seen.getByRole("button", { name: "More for Ben Berg" }))).click();
  await expect(seen.getByRole("menuitem", { name: "Assign to a member" })).toHaveCount(0);

  await choose(page, "Ben Berg", "Unassign");
  await expect(toast(page).getByText(`Card unassigned from ${member.email}`)).toBeVisible();
  await seen.reload();
  await expect(seen.getByRole("heading", { name: "No business card yet" })).toBeVisible();
  await theirs.close();
});

test("a member without rights sees why", async ({ context, browser }) => {
  const owner = await signedIn(context, ["Ana Ruiz"]);
  const theirs = await browser.newContext();
  const member = await arrive(server, theirs, `bound${people}@acme.example`);
  await joinTeam(server, member, owner);
  const headers = owner.headers;
  const path = `${server.url}/api/_/cards/${owner.hashes[0]}/assign`;
  expect((await context.request.put(path, { headers, data: { email: member.email, permissions: [3] } })).status()).toBe(
    200,
  );
  const page = await theirs.newPage();
  await page.goto(`${server.url}/cards`);
  await expect(page.getByText("Request access from your team owner").first()).toBeVisible();
  await (await alive(page.getByRole("button", { name: "More for Ana Ruiz" }))).click();
  await expect(page.getByRole("menuitem", { name: /^Edit/ })).toContainText("You have no edit permissions");
  await expectAccessible(page);
  await page.goto(`${server.url}/cards/${owner.hashes[0]}`);
  await expect(page.getByText("You have no edit permissions. Please contact your administrator.")).toBeVisible();
  await theirs.close();
});

test("limits say so, and lose nothing", async ({ page, context }) => {
  await signedIn(context, ["Ana Ruiz"], {});
  await page.goto(`${server.url}/cards`);
  await expect(page.getByText("You can only have one business card.").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/cards/new`);
  await expect(page.getByText("You cannot have more business cards.")).toBeVisible();
  await alive(field(page, "Header"));
  await field(page, "Header").fill("Written before");
  await page.reload();
  await alive(field(page, "Header"));
  await expect(field(page, "Header")).toHaveValue("Written before");

  const other = await context.browser()!.newContext();
  await signedIn(other, ["Ana Ruiz", "Ben Berg"], { isPaid: true, seats: 2 });
  const seen = await other.newPage();
  await seen.goto(`${server.url}/cards`);
  await expect(seen.getByText("You cannot have more business cards.").first()).toBeVisible();
  await expectGoodLooks(seen, "cards at their limit");
  await other.close();
});

test("no card yet, in both sizes and themes", async ({ page, context }) => {
  await signedIn(context);
  await page.goto(`${server.url}/cards`);
  await expect(page.getByRole("heading", { name: "No business card yet" })).toBeVisible();
  await expectGoodLooks(page, "no cards");
});
