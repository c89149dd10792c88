import { type BrowserContext, expect, type Locator, type Page, test } from "playwright/test";
import { CardBody } from "#shared/cards/schema.ts";
import type { BlockType } from "#shared/pages/blocks.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { alive } from "#tests/support/alive.ts";
import { HOSTILE, HOSTILE_LINK } from "#tests/support/hostileText.ts";
import { expectFitting } from "#tests/support/looks.ts";
import { gradient } from "#tests/support/pictures.ts";
import { button, field, ownerOf, PHONE, preview, publishAs, visitorOf, watched } from "#tests/support/publicPages.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Link pages with whatever can be typed into them: it stays words, to whoever edits and to visitors. */
test.use({ actionTimeout: 20_000 });
test.setTimeout(180_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

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
  const owner = await ownerOf(server, context);
  const sly = (number: number) => `${number}${HOSTILE}`;
  await withOthers(owner, context, sly(99));
  const unharmed = await watched(page, server);
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
  const nothingRan = await watched(visitor, server);
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
  const owner = await ownerOf(server, context);
  // From right to left against its will, half an emoji, characters that are none, and no place to break.
  const wild = `\u202eevil\u2066\u200f \ud83d\u0001\ufffe ${"W".repeat(50)}`;
  await withOthers(owner, context, "W".repeat(70));
  const unharmed = await watched(page, server);
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
  const nothingRan = await watched(visitor, server);
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
