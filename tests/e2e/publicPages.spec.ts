import { expect, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectFitting } from "#tests/support/looks.ts";
import { button, field, ownerOf, preview, publishAs, toast, visitorOf, watched } from "#tests/support/publicPages.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** When link pages are seen: for whom, with and without scripts, before and after their time. */
test.use({ actionTimeout: 20_000 });
test.setTimeout(180_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const SECRET = "Only for grown-ups";
const grownUp = (warning: 18 | 21 | 25) => ({ profile: { title: SECRET, bio: "Wine and cigars" }, warning });

for (const warning of [18, 21, 25] as const)
  test(`a page for people from ${warning} on asks once in a visit`, async ({ browser, context }) => {
    const owner = await ownerOf(server, context);
    const made = await owner.publish(`from-${warning}-on`, grownUp(warning));
    const page = await visitorOf(browser);
    const unharmed = await watched(page, server);
    const answer = await page.goto(made.url);
    expect(await answer?.text()).not.toMatch(/grown-ups|cigars/);
    await expect(page.getByRole("heading")).toHaveText(`This page is for people who are ${warning} or older.`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectFitting(page);
    }
    await page.getByRole("button", { name: `I am ${warning} or older` }).click();
    await expect(page.getByRole("heading", { name: SECRET })).toBeVisible();
    await page.goto(`${server.url}/`);
    await page.goto(made.url);
    await expect(page.getByRole("heading", { name: SECRET })).toBeVisible();
    await unharmed();
    expect(await page.context().cookies()).toEqual([]);

    // Another visit is asked again, and so is this one by a page that asks for more.
    const other = await visitorOf(browser);
    await other.goto(made.url);
    await expect(other.getByRole("heading", { name: SECRET })).toHaveCount(0);
    if (warning < 25) {
      await owner.change(made, grownUp(25));
      await page.goto(made.url);
      await expect(page.getByRole("button", { name: "I am 25 or older" })).toBeVisible();
    }
    await Promise.all([page.context().close(), other.context().close()]);
  });

test("the age is asked without any script too, each time", async ({ browser, context }) => {
  const owner = await ownerOf(server, context);
  const made = await owner.publish("without-scripts", grownUp(18));
  const page = await visitorOf(browser, { javaScriptEnabled: false });
  for (let times = 0; times < 2; times++) {
    await page.goto(made.url);
    await expect(page.getByRole("heading", { name: SECRET })).toHaveCount(0);
    await page.getByRole("button", { name: "I am 18 or older" }).click();
    await expect(page.getByRole("heading", { name: SECRET })).toBeVisible();
    await expect(page).toHaveURL(made.url);
  }
  await page.context().close();
});

test("who passes the notice of a reported page has said how old they are", async ({ browser, context }) => {
  const owner = await ownerOf(server, context);
  const made = await owner.publish("reported-page", grownUp(21));
  await inStore(server, async (store) => {
    await store.collection("pages").updateOne({ hash: made.hash }, { $set: { reports: 1 } });
    await store.collection("users").updateOne({ email: owner.email }, { $set: { emailVerifiedAt: null } });
  });
  const page = await visitorOf(browser);
  await page.goto(made.url);
  await expect(page.getByRole("heading")).toContainText("This page was reported");
  await expect(page.getByText("This page is for people who are 21 or older.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I am 21 or older" }).click();
  await expect(page.getByRole("heading", { name: SECRET })).toBeVisible();
  await page.context().close();
});

test("the warning is set in the editor", async ({ page, context, browser }) => {
  await ownerOf(server, context);
  await page.goto(`${server.url}/pages/new`);
  await (await alive(field(page, "Title"))).fill(SECRET);
  await button(page, "Sensitive content").click();
  await page.getByRole("radio", { name: "21+" }).check({ force: true });
  await expect(page.getByText(/Visitors say that they are 21 or older/)).toBeVisible();
  await publishAs(page, "warned-of");
  const visitor = await visitorOf(browser);
  await visitor.goto(`${server.url}/p/warned-of`);
  await expect(visitor.getByRole("button", { name: "I am 21 or older" })).toBeVisible();
  await page.getByRole("radio", { name: "None" }).check({ force: true });
  await button(page, "Save").click();
  await expect(toast(page).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  await visitor.goto(`${server.url}/p/warned-of`);
  await expect(visitor.getByRole("heading", { name: SECRET })).toBeVisible();
  await visitor.context().close();
});

test("a page whose plan has ended is expired, and back once its owner has paid", async ({ page, context, browser }) => {
  const owner = await ownerOf(server, context);
  const made = await owner.publish("of-a-plan", { profile: { title: "Shown while paid", bio: "" } });
  const plan = (isTerminated: boolean) =>
    inStore(server, (store) => store.collection("teams").updateOne({ _id: owner.id }, { $set: { isTerminated } }));
  const visitor = await visitorOf(browser);
  await plan(true);
  expect((await visitor.goto(made.url))?.status()).toBe(410);
  await expect(visitor.getByRole("heading")).toHaveText("This page has expired");
  await expectAccessible(visitor);

  await page.goto(`${server.url}/pages`);
  await expect(page.getByText("Expired", { exact: true })).toBeVisible();
  const tile = page.locator(`[data-hash="${made.hash}"]`);
  await expect(tile.getByRole("link", { name: "Restore Shown while paid" })).toHaveAttribute("href", "/pricing");
  await expect(tile.getByRole("button", { name: /Share/ })).toHaveCount(0);
  await tile.getByRole("button", { name: /^More for/ }).click();
  await expect(page.getByRole("menuitem", { name: /Account expired/ }).first()).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^(Share|Open)$/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.goto(`${server.url}/pages/${made.hash}`);
  await expect(page.getByRole("heading", { name: "Account expired" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/pages`);
  // Its owner is told what it takes, where they are.
  await expect(
    page.getByRole("link", { name: "Upgrade to publish" }).or(button(page, "Upgrade to publish")).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await plan(false);
  expect((await visitor.goto(made.url))?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { name: "Shown while paid" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await visitor.context().close();
});

test("what is not published is not there, in a sentence", async ({ context, browser }) => {
  const owner = await ownerOf(server, context);
  await owner.make("only-a-draft", { profile: { title: "Nobody knows" } });
  const page = await visitorOf(browser);
  for (const path of ["/p/only-a-draft", "/p/never-there"]) {
    const answer = await page.goto(`${server.url}${path}`);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).not.toContain("Nobody knows");
    await expect(page.getByRole("heading")).toBeVisible();
    await expectAccessible(page);
  }
  await page.context().close();
});

test("everything on a page is there without any script", async ({ browser, context }) => {
  const owner = await ownerOf(server, context);
  const made = await owner.publish("plain-reading", {
    profile: { title: "Ana Ruiz", bio: "Letters" },
    blocks: [
      {
        type: "buttons",
        key: "a",
        data: { rows: [{ key: "b", label: "Portfolio", link: "https://portfolio.example/" }] },
      },
      { type: "video", key: "c", data: { title: "A film", link: "https://youtu.be/a1b2c3d4e5f" } },
      { type: "contact", key: "d", data: { email: "ana@acme.example", phone: "+49 30 1234567" } },
      { type: "map", key: "e", data: { address: "Hafenstr. 1, Hamburg" } },
    ],
  });
  const page = await visitorOf(browser, { javaScriptEnabled: false });
  await page.goto(made.url);
  for (const name of ["Portfolio", "Play the video: A film", "ana@acme.example", "+49 30 1234567", /^Hafenstr/])
    await expect(page.getByRole("link", { name })).toBeVisible();
  expect(await page.getByRole("link", { name: "ana@acme.example" }).getAttribute("href")).toBe(
    "mailto:ana@acme.example",
  );
  // What only a script can do is not offered.
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "Report this page" }).click();
  await page.getByRole("textbox", { name: "Your reason" }).fill("It sells what is not there.");
  await page.getByRole("button", { name: "Report this page" }).click();
  await expect(page.getByRole("heading")).toContainText("Thank you");
  await page.context().close();
});

test("a block shows for its time, by the clock of its zone, and is put off", async ({ page, context, browser }) => {
  const owner = await ownerOf(server, context);
  const made = await owner.publish("by-the-clock", {
    profile: { title: "By the clock" },
    blocks: [{ type: "text", key: "a", data: { text: "Only tonight" } }],
  });
  const visitor = await visitorOf(browser);
  const block = visitor.getByText("Only tonight");
  const saved = async (isShown: boolean) => {
    await button(page, "Save").click();
    await expect(button(page, "Save")).toBeDisabled();
    await visitor.goto(made.url);
    await expect(block).toHaveCount(isShown ? 1 : 0);
  };
  // On a clock in London, three hours from now.
  const later = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 16);
  await page.goto(`${server.url}/pages/${made.hash}`);
  await alive(field(page, "Title"));
  await page.locator('[data-field="content.blocks.0"]').click();
  await button(page, "Show it only for a time").click();
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("UTC");
  await page.getByLabel("Ends").fill(later);
  await saved(true);
  await expect(preview(page).getByText("Only tonight")).toBeVisible();
  // There it is past that time already.
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("Asia/Tokyo");
  await saved(false);
  await expect(preview(page).getByText("Only tonight")).toHaveCount(0);
  await page.getByLabel("Ends").fill("");
  await page.getByLabel("Starts").fill(later);
  await saved(true);
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("America/Los Angeles");
  await saved(false);
  await button(page, "Show it always").click();
  await saved(true);
  await page.getByRole("switch", { name: "Show Text" }).click();
  await saved(false);
  await page.getByRole("switch", { name: "Show Text" }).click();
  await saved(true);
  await visitor.context().close();
});
