import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import type * as z from "zod/mini";
import { PageBody } from "#shared/pages/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam } from "#tests/support/cast.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { readMail } from "#tests/support/outbox.ts";
import { addPeople } from "#tests/support/people.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Link pages between people: given away, edited by two at once, sent, moved to another address; and by touch. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });
test.setTimeout(150_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const choose = async (page: Page, name: string, item: string) => {
  await (await alive(page.getByRole("button", { name: `More for ${name}`, exact: true }))).click();
  await page.getByRole("menuitem", { name: item }).click();
};

let people = 0;
const someone = (context: BrowserContext) => {
  people += 1;
  const stored = { user: { emailVerifiedAt: new Date() }, team: { isPaid: true, seats: 20 } };
  return arrive(server, context, `page${people}@acme.example`, stored);
};

/** Somebody with a page that everybody sees. */
async function published(context: BrowserContext, body: z.input<typeof PageBody>) {
  const owner = await someone(context);
  const { headers } = owner;
  const api = `${server.url}/api/_/pages`;
  const data = PageBody.parse(body);
  const made = await context.request.post(api, { data, headers });
  expect(made.status()).toBe(201);
  const { hash } = (await made.json()) as { hash: string };
  expect((await context.request.post(`${api}/${hash}/publish`, { headers, data: {} })).status()).toBe(200);
  const stored = async () =>
    (await (await context.request.get(`${api}/${hash}`, { headers })).json()) as z.output<typeof PageBody> & {
      assignee: string | null;
      isPublished: boolean;
    };
  return { ...owner, hash, path: `${server.url}/pages/${hash}`, stored };
}

/** What a stranger reads there. */
async function read(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext();
  const seen = await context.newPage();
  await seen.goto(server.url + path);
  const text = await seen.locator("main").innerText();
  await context.close();
  return text;
}

test("a page is given to a member, who edits it as far as they may, and is taken away again", async ({
  page,
  context,
  browser,
}) => {
  const owner = await published(context, { slug: "given", content: { profile: { title: "Given" } } });
  const theirs = await browser.newContext();
  const member = await arrive(server, theirs, `pagemember${people}@acme.example`);
  await joinTeam(server, member, owner);
  await addPeople(server, owner, [{ email: "cleo@acme.example", name: "Cleo Cruz" }]);

  await page.goto(`${server.url}/pages`);
  await choose(page, "Given", "Assign to a member");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: member.email }).check();
  await expectGoodLooks(page, "page assigned");
  await dialog.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(toast(page).getByText(`Page assigned to ${member.email}`)).toBeVisible();

  const seen = await theirs.newPage();
  await seen.goto(owner.path);
  await (await alive(field(seen, "Title"))).fill("Theirs");
  await saveButton(seen).click();
  await expect(toast(seen).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  expect(await read(browser, "/p/given")).toContain("Theirs");

  // From now on they may look at it, and no more.
  const assign = `${server.url}/api/_/pages/${owner.hash}/assign`;
  const bound = { headers: owner.headers, data: { email: member.email, permissions: [3] } };
  expect((await context.request.put(assign, bound)).status()).toBe(200);
  await field(seen, "Title").fill("Not any more");
  await saveButton(seen).click();
  await expect(
    seen.getByText("You have no edit permissions. Please contact your administrator.").first(),
  ).toBeVisible();
  await expect(field(seen, "Title")).toHaveValue("Not any more");
  expect((await owner.stored()).content.profile.title).toBe("Theirs");

  await page.reload();
  await choose(page, "Theirs", "Unassign");
  await expect(toast(page).getByText(`Page unassigned from ${member.email}`)).toBeVisible();
  await seen.goto(`${server.url}/pages`);
  await expect(seen.getByRole("heading", { name: "No page yet" })).toBeVisible();
  expect(await read(browser, "/p/given"), "everybody sees it as before").toContain("Theirs");
  await theirs.close();
});

test("of two who edit one page the slower one is asked, and nothing is lost", async ({ page, context, browser }) => {
  const { path, stored } = await published(context, { slug: "twice", content: { profile: { title: "One" } } });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    await alive(field(tab, "Title"));
  }
  await field(other, "Bio").fill("Theirs");
  await saveButton(other).click();
  await expect(toast(other).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  await field(page, "Title").fill("Mine");
  await saveButton(page).click();
  const question = page.getByRole("dialog", { name: "This page was changed elsewhere" });
  await expect(question).toBeVisible();
  await expectGoodLooks(page, "page conflict");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "Title")).toHaveValue("Mine");
  expect((await stored()).content.profile).toMatchObject({ title: "One", bio: "Theirs" });
  await saveButton(page).click();
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await stored()).content.profile.title).toBe("Mine");
  expect(await read(browser, "/p/twice")).toContain("Mine");

  await field(other, "Title").fill("Third");
  await saveButton(other).click();
  await other
    .getByRole("dialog", { name: "This page was changed elsewhere" })
    .getByRole("button", { name: "Take theirs" })
    .click();
  await expect(field(other, "Title")).toHaveValue("Mine");
});

test("a picture is cropped, is on the phone at once, and on the page after saving", async ({
  page,
  context,
  browser,
}) => {
  const { path, stored } = await published(context, { slug: "portrait", content: { profile: { title: "Ana" } } });
  await page.goto(path);
  await alive(field(page, "Title"));
  const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(900, 600) };
  await page
    .getByLabel(/^Choose (profile )?(picture|image|photo)/i)
    .first()
    .setInputFiles(file);
  const crop = page.getByRole("dialog");
  await expect(crop.getByRole("button", { name: "Use picture" })).toBeEnabled();
  await expectGoodLooks(page, "page crop");
  await crop.getByRole("button", { name: "Use picture" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(preview(page).locator("header img")).toBeVisible();
  await saveButton(page).click();
  await expect(toast(page).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  expect((await stored()).content.profile.image).toMatch(/^\/i\/[\w-]{22}-(\d+)x\1\.jpg$/);
  const seen = await (await browser.newContext()).newPage();
  await seen.goto(`${server.url}/p/portrait`);
  expect(
    await seen.locator("header img").evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0);
  // What is no picture is refused beside the place where it was chosen.
  await page
    .getByLabel(/^Replace/i)
    .first()
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(page.getByText(/file/i).locator("visible=true").first()).toBeVisible();
});

test("a page is sent by mail, and posted in a window of its own", async ({ page, context }) => {
  const { path } = await published(context, { slug: "sent", content: { profile: { title: "Ana sends" } } });
  await page.goto(path);
  await (await alive(page.getByRole("button", { name: "Share" }))).click();
  const dialog = page.getByRole("dialog");
  await expectGoodLooks(page, "page shared");
  await dialog.getByRole("textbox", { name: "Send it by email to" }).fill("no address");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("textbox", { name: "Send it by email to" })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: "Send it by email to" }).fill("friend@example.com");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(toast(page).getByText("Page sent")).toBeVisible();
  await expect.poll(async () => (await sentTo("friend@example.com"))?.html ?? "").toContain(`${server.url}/p/sent`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.route(/linkedin\.com/, (route) => route.fulfill({ contentType: "text/html", body: "Post it" }));
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    dialog.getByRole("link", { name: "LinkedIn" }).click(),
  ]);
  await popup.waitForURL(/linkedin\.com/);
  expect(decodeURIComponent(popup.url())).toContain("/p/sent");
  await popup.close();
});

const sentTo = async (to: string) => readMail(server, "Ana Ruiz sent you a page", to).catch(() => null);

test("a page that is seen moves to another address, and the one before leads there", async ({
  page,
  context,
  browser,
}) => {
  const { path, stored } = await published(context, { slug: "ana-before", content: { profile: { title: "Moved" } } });
  await published(await browser.newContext(), { slug: "somebody-else", content: { profile: { title: "Other" } } });
  await page.goto(path);
  const address = await alive(field(page, "Page URL"));
  for (const [slug, sentence] of [
    ["somebody-else", "URL somebody-else is already taken."],
    ["admin", "This page URL is restricted."],
    ["", "Page URL cannot be empty."],
  ] as const) {
    await address.fill(slug);
    await saveButton(page).click();
    await expect(page.getByText(sentence).first(), slug).toBeVisible();
  }
  expect((await stored()).slug).toBe("ana-before");
  await address.fill("ana-after");
  await expect(page.getByText("It is yours to take.")).toBeVisible();
  await saveButton(page).click();
  await expect(toast(page).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  expect(await read(browser, "/p/ana-after")).toContain("Moved");
  const seen = await (await browser.newContext()).newPage();
  await seen.goto(`${server.url}/p/ana-before`);
  await expect(seen).toHaveURL(`${server.url}/p/ana-after`);
});

test("blocks are put in order by a finger", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const block = (title: string) => ({ type: "text" as const, key: title, data: { title, text: "…" } });
  const { path, stored } = await published(context, {
    slug: "fingers",
    content: { profile: { title: "Ana" }, blocks: ["First", "Second", "Third"].map(block) },
  });
  const page = await context.newPage();
  await page.goto(path);
  const rows = page.locator('li:has([data-field^="content.blocks."][aria-expanded])');
  await alive(rows.first().getByRole("button").first());
  const handle = rows.first().locator(".cursor-grab");
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const last = await rows.last().boundingBox();
  if (!from || !last) throw new Error("There are no blocks to move.");
  const touch = await context.newCDPSession(page);
  const x = from.x + from.width / 2;
  const at = (y: number) => [{ x, y }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from.y + from.height / 2) });
  for (let step = 1; step <= 10; step++) {
    const y = from.y + ((last.y + last.height + 4 - from.y) * step) / 10;
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(rows.last()).toContainText("First");
  await saveButton(page).click();
  await expect(toast(page).getByText("Saved. Visitors see it as it is now.")).toBeVisible();
  expect((await stored()).content.blocks.map(({ key }) => key)).toEqual(["Second", "Third", "First"]);
  expect((await read(browser, "/p/fingers")).replace(/…|\s+/g, " ")).toMatch(/Second.*Third.*First/);
  await context.close();
});

test("everything that opens in the editor is read and worked by everybody", async ({ page, context }) => {
  const { path } = await published(context, {
    slug: "opened",
    content: { profile: { title: "Opened", bio: "All of it" } },
  });
  await page.goto(path);
  await alive(field(page, "Title"));
  await page.getByRole("button", { name: "Add a block" }).click();
  await expectGoodLooks(page, "page add block");
  const names = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
  expect(names).toHaveLength(12);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  for (const [index, text] of names.entries()) {
    const [name = ""] = text.split("\n");
    await page.getByRole("button", { name: "Add a block" }).click();
    await page.getByRole("dialog").getByRole("listitem").nth(index).getByRole("button").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectGoodLooks(page, `page block ${name}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectGoodLooks(page, `page tab ${await tab.innerText()}`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.getByRole("button", { name: "More for the page" }).click();
  await expectAccessible(page);
});
