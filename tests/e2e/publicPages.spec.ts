import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from "playwright/test";
import { CardBody } from "#shared/cards/schema.ts";
import type { BlockType } from "#shared/pages/blocks.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive } from "#tests/support/cast.ts";
import { HOSTILE, HOSTILE_LINK } from "#tests/support/hostileText.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectFitting } from "#tests/support/looks.ts";
import { gradient } from "#tests/support/pictures.ts";
import { pagesOf } from "#tests/support/sitePage.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Link pages as their visitors see them, whatever was typed into them, with and without scripts, before and after their time. */
test.use({ actionTimeout: 20_000 });
test.setTimeout(180_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const PHONE = { width: 390, height: 844 };

let people = 0;
/** Somebody who pays, whose address counts as theirs, and their pages. */
async function ownerOf(context: BrowserContext) {
  people += 1;
  const owner = await arrive(server, context, `public${people}@acme.example`, {
    user: { emailVerifiedAt: new Date() },
    team: { isPaid: true, seats: 20 },
  });
  return { ...owner, ...pagesOf(server, context, owner.headers) };
}

/** Somebody who has never been here. */
async function visitorOf(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...options });
  return context.newPage();
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a page does that it must not: scripts of others, requests to others, breaches of its policy. */
async function watched(page: Page) {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  return async () => {
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  };
}

/** Everything that is said somewhere on a page, also in its attributes and its head. */
const everythingOn = (page: Page) =>
  page.evaluate(() => {
    const parts = [document.title];
    for (const node of document.querySelectorAll("*")) {
      for (const { name, value } of node.attributes)
        if (/^(alt|content|title|aria-label)$/.test(name)) parts.push(value);
      if (!/^(SCRIPT|STYLE|HEAD|HTML)$/.test(node.tagName))
        for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) parts.push(child.textContent ?? "");
    }
    return parts.join("\n");
  });

const WITH_FIELDS: readonly [type: BlockType, name: RegExp][] = [
  ["buttons", /^Buttons/],
  ["messengers", /^Messengers/],
  ["social", /^Social buttons/],
  ["contact", /^Contact details/],
  ["text", /^Text/],
  ["picture", /^Picture/],
  ["video", /^Video From/],
  ["map", /^Map link/],
  ["card", /^Business card/],
  ["signature", /^Signature/],
];

/**
 * Makes a page with every kind of block, and has every field of it filled.
 * @param fill writes into a field; how long it may be is the field's own matter
 */
async function fillAll(page: Page, fill: (input: Locator, isLink: boolean) => Promise<void>) {
  await page.goto(`${server.url}/pages/new`);
  await alive(field(page, "Title"));
  const done = new Set<string>();
  const fillShown = async () => {
    const inputs = page.locator(
      'input[data-field^="content."], textarea[data-field^="content."], input[data-field="label"]',
    );
    for (const input of await inputs.all()) {
      const path = (await input.getAttribute("data-field")) ?? "";
      // A search for networks, and what takes a file.
      if (done.has(path) || path.endsWith(".rows") || (await input.getAttribute("type")) === "file") continue;
      done.add(path);
      await fill(input, path.endsWith(".link"));
    }
  };
  await fillShown();
  for (const [type, name] of WITH_FIELDS) {
    await button(page, "Add a block").click();
    await page.getByRole("dialog", { name: "Add a block" }).getByRole("button", { name }).click();
    const heading = page.locator(`[data-field$=".data.title"]`);
    await expect(heading).toBeFocused();
    if (type === "messengers" || type === "social") {
      const network = type === "social" ? "LinkedIn" : "WhatsApp";
      await page.getByRole("list", { name: "Popular networks" }).getByRole("button", { name: network }).click();
      await button(page, `More for ${network}`).click();
      await page.getByRole("menuitem", { name: "Own label" }).click();
    }
    if (type === "picture") {
      const picture = { name: "me.jpg", mimeType: "image/jpeg", buffer: await gradient(400, 300) };
      await page.locator('[data-image="picture"] input[type=file]').setInputFiles(picture);
      await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    if (type === "card") await page.getByRole("combobox", { name: "Business card" }).selectOption({ index: 1 });
    if (type === "signature") await page.getByRole("combobox", { name: "Signature" }).selectOption({ index: 1 });
    await fillShown();
  }
  await button(page, "Search engines and previews").click();
  await button(page, "Settings").click();
  await fillShown();
  return done;
}

async function publishAs(page: Page, slug: string): Promise<void> {
  await field(page, "Page URL").fill(slug);
  await expect(page.getByText("It is yours to take.")).toBeVisible();
  await button(page, "Save and publish").click();
  await expect(toast(page).getByText("Page published")).toBeVisible();
}

/** A card and a signature for the page to show. */
async function withOthers(owner: { headers: Record<string, string> }, { request }: BrowserContext, text: string) {
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`${server.url}/api/_${path}`, { data, headers: owner.headers });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const line = text.slice(0, 70);
  await post("/cards", CardBody.parse({ label: "", content: { header: line, title: line, subheader: line } }));
  await post("/signatures", SignatureInput.parse({ general: { name: line } }));
}

const LONG_LINK = `https://${"w".repeat(50)}.example/${"w".repeat(900)}`;

test("markup in every field is words, to whoever edits and to visitors", async ({ page, context, browser }) => {
  const owner = await ownerOf(context);
  const sly = (number: number) => `${number}${HOSTILE}`;
  await withOthers(owner, context, sly(99));
  const unharmed = await watched(page);
  const typed = new Map<string, string>();
  await fillAll(page, async (input, isLink) => {
    const path = (await input.getAttribute("data-field")) ?? "";
    if (!isLink) {
      typed.set(path, sly(10 + typed.size));
      return input.fill(typed.get(path) ?? "");
    }
    // What runs is no link: it is said, and kept out.
    await input.fill("javascript:hit=1//https://acme.example");
    await input.blur();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await input.fill(HOSTILE_LINK);
    await input.blur();
    await expect(input).not.toHaveAttribute("aria-invalid", "true");
  });
  await field(page, "Page URL").fill(`"><script>`);
  await expect(field(page, "Page URL")).toHaveAttribute("aria-invalid", "true");
  expect(typed.size).toBeGreaterThan(25);
  await publishAs(page, "sly-words");
  await expect(preview(page).getByRole("heading", { level: 1 })).toContainText("<script>hit=1</script>");
  expect(
    await preview(page)
      .locator("body")
      .evaluate(() => "hit" in window),
  ).toBe(false);
  await unharmed();

  const visitor = await visitorOf(browser);
  const nothingRan = await watched(visitor);
  await visitor.goto(`${server.url}/p/sly-words`);
  await expect(visitor.locator(".g")).toBeVisible();
  const said = await everythingOn(visitor);
  // Names in lists are for those who make pages.
  for (const [path, text] of typed) if (path !== "label") expect(said, path).toContain(text);
  // Its own two scripts, its one sheet, and nothing that was typed.
  await expect(visitor.locator("script")).toHaveCount(2);
  await expect(visitor.locator("style")).toHaveCount(1);
  await expect(visitor.locator('[onerror], img[src="x"], iframe')).toHaveCount(0);
  const links = await visitor.locator("a").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(links.filter((href) => !/^(https?|mailto|tel):/.test(href))).toEqual([]);
  await nothingRan();
  await expectFitting(visitor);
  await visitor.context().close();

  await page.goto(`${server.url}/pages`);
  await expect(page.getByRole("heading", { level: 2 })).toContainText("<script>hit=1</script>");
  await unharmed();
});

test("endless words, turned words and halves of letters break nothing", async ({ page, context, browser }) => {
  const owner = await ownerOf(context);
  // From right to left against its will, half an emoji, characters that are none, and no place to break.
  const wild = `\u202eevil\u2066\u200f \ud83d\u0001\ufffe ${"W".repeat(50)}`;
  await withOthers(owner, context, "W".repeat(70));
  const unharmed = await watched(page);
  const done = await fillAll(page, async (input, isLink) => {
    const codes = Array.from({ length: (isLink ? LONG_LINK : wild).length }, (_, at) =>
      (isLink ? LONG_LINK : wild).charCodeAt(at),
    );
    // Number by number, and as a program would: on the way to the browser, and from hands, half a letter would not come.
    await input.evaluate((element: HTMLInputElement, letters) => {
      const { prototype } = element.tagName === "TEXTAREA" ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, String.fromCharCode(...letters));
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }, codes);
  });
  expect(done.size).toBeGreaterThan(25);
  await expect(preview(page).getByText("W".repeat(50)).first()).toBeVisible();
  await publishAs(page, "wild-words");
  await unharmed();
  await expectFitting(page);
  await page.setViewportSize(PHONE);
  await expectFitting(page);

  const visitor = await visitorOf(browser);
  const nothingRan = await watched(visitor);
  await visitor.goto(`${server.url}/p/wild-words`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("W".repeat(50));
  await expectFitting(visitor);
  // Our own words below stand as they should, whatever way the ones above turn.
  await expect(visitor.getByRole("link", { name: "Report this page" })).toHaveCSS("direction", "ltr");
  await nothingRan();
  await visitor.context().close();
  await page.goto(`${server.url}/pages`);
  await expect(page.getByRole("heading", { level: 2 })).toContainText("W".repeat(20));
  await expectFitting(page);
});

const SECRET = "Only for grown-ups";
const grownUp = (warning: 18 | 21 | 25) => ({ profile: { title: SECRET, bio: "Wine and cigars" }, warning });

for (const warning of [18, 21, 25] as const)
  test(`a page for people from ${warning} on asks once in a visit`, async ({ browser, context }) => {
    const owner = await ownerOf(context);
    const made = await owner.publish(`from-${warning}-on`, grownUp(warning));
    const page = await visitorOf(browser);
    const unharmed = await watched(page);
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
  const owner = await ownerOf(context);
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
  const owner = await ownerOf(context);
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
  await ownerOf(context);
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
  const owner = await ownerOf(context);
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
  const owner = await ownerOf(context);
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
  const owner = await ownerOf(context);
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
  const owner = await ownerOf(context);
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
