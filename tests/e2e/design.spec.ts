import { expect, type Page } from "playwright/test";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { canvas, field, open, test } from "#tests/support/editor.ts";

/** Letters and order on the Design tab: each font in its own face, parts put in order by hand and by keyboard. */
const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
];
const font = (page: Page) => page.getByRole("combobox", { name: "Font", exact: true });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });
const faceOf = (page: Page) =>
  canvas(page)
    .getByText("Ana Ruiz")
    .evaluate((words) => getComputedStyle(words).fontFamily);

async function openSection(page: Page, name: string) {
  await open(page);
  await (await alive(field(page, "Name"))).fill("Ana Ruiz");
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

for (const { name, width, height } of SIZES) {
  test(`fonts stand in their own faces, are looked at on the canvas, and taken or not, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSection(page, "Text");
    const before = await faceOf(page);
    await font(page).click();
    const georgia = option(page, "Georgia").getByText("Georgia");
    expect(await georgia.evaluate((words) => getComputedStyle(words).fontFamily)).toContain("Georgia");
    await expect(page.getByRole("group", { name: "With serifs" }).getByRole("option")).toHaveCount(3);
    await expectAccessible(page);

    await page.keyboard.press("g");
    await page.keyboard.press("g");
    await expect.poll(() => faceOf(page)).toContain("Georgia");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox", { name: "Font" })).toBeHidden();
    await expect.poll(() => faceOf(page)).toBe(before);
    await expect(font(page)).toBeFocused();

    // A letter opens the list and goes to its font at once.
    await page.keyboard.press("g");
    await page.keyboard.press("Enter");
    await expect(font(page)).toHaveText("Garamond");
    await page.keyboard.press("ControlOrMeta+z");

    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("t");
    await page.keyboard.press("Enter");
    await expect(font(page)).toHaveText("Tahoma");
    await expect.poll(() => faceOf(page)).toContain("Tahoma");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => faceOf(page)).toBe(before);
  });
}

test("a hand writes the name into the signature as a picture; looked at and left, nothing stays", async ({ page }) => {
  await openSection(page, "Text");
  await font(page).click();
  const hands = page.getByRole("group", { name: /^Handwriting/ });
  await expect(hands.getByRole("option")).toHaveCount(HANDWRITING_FONTS.length);
  await expect.poll(() => hands.locator('[style*="blob:"]').count()).toBe(HANDWRITING_FONTS.length);
  await option(page, "Caveat").click();
  const dialog = page.getByRole("dialog", { name: "Your handwriting" });
  await expect(dialog.getByRole("radio", { name: "Caveat" })).toBeChecked();
  await expect(dialog.getByRole("textbox", { name: "Your name, as you sign" })).toHaveValue("Ana Ruiz");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "Addons" }).click();
  await expect(page.getByRole("heading", { name: "In your signature" })).toHaveCount(0);

  await page.getByRole("tab", { name: "Design" }).click();
  await font(page).click();
  await option(page, "Caveat").click();
  await dialog.getByRole("button", { name: "Use this sign" }).click();
  await expect(dialog).toBeHidden();
  await expect(canvas(page).getByRole("img", { name: "Ana Ruiz" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("tab", { name: "Addons" }).click();
  await expect(page.getByRole("heading", { name: "In your signature" })).toHaveCount(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(canvas(page).getByRole("img", { name: "Ana Ruiz" })).toBeVisible();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(font(page)).toHaveText("Arial");
});

test("a wrong colour stays to be mended, and a hard one comes with one that is easy", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Design" }).click();
  const accent = field(page, "Name and accents");
  await accent.fill("zzz");
  await accent.blur();
  await expect(accent).toHaveValue("zzz");
  await expect(page.getByText("Use six digits, such as #00686c.")).toBeVisible();
  await accent.fill("#003300");
  await page.getByRole("button", { name: /^Use #/ }).click();
  await expect(page.getByRole("button", { name: /^Use #/ })).toHaveCount(0);
  await expect(accent).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(accent).not.toHaveValue("#003300");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(accent).toHaveValue("#003300");
});

test("ready banners are in sight in Media, and each opens with its own words to change", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Media" }).click();
  const banners = page.getByRole("list", { name: "Banners to fill in" }).getByRole("button");
  await expect(banners).toHaveCount(3);
  await expect.poll(() => banners.locator("img").count()).toBe(3);
  const name = (await banners.nth(1).getAttribute("aria-label")) ?? "";
  const { width = 0, height = 1 } = (await banners.nth(1).boundingBox()) ?? {};
  expect(width / height).toBeGreaterThan(3);
  await banners.nth(1).click();
  await expect(page.getByRole("dialog", { name, exact: true }).getByRole("textbox").first()).not.toHaveValue("");
  await page.getByRole("button", { name: "All banners" }).click();
  await expect(page.getByRole("dialog", { name: "Make a banner" })).toBeVisible();
});

test("the networks of every plan are offered first, and the mouse leaves no keyboard's ring", async ({ page }) => {
  await open(page);
  const social = page.getByRole("tab", { name: "Social" });
  await social.click();
  const ring = () => social.evaluate((tab) => getComputedStyle(tab).outlineStyle);
  expect(await ring()).toBe("none");
  const offered = page.getByRole("list", { name: "Popular networks" }).getByRole("button");
  await expect(offered.filter({ hasText: "Pro" }).first()).toBeVisible();
  const paid = await offered.evaluateAll((all) => all.map(({ textContent }) => /Pro$/.test(textContent ?? "")));
  expect(paid).toEqual(paid.toSorted());
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: "General" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(social).toBeFocused();
  await expect.poll(ring).not.toBe("none");
});

test("the parts of a signature are put in order by keyboard, buttons and mouse", async ({ page }) => {
  await openSection(page, "Lines and order");
  const region = page.getByRole("region", { name: "Lines and order" });
  const order = () =>
    region
      .getByRole("checkbox", { name: /^Line/ })
      .evaluateAll((boxes) => boxes.map((box) => box.closest("label")?.textContent?.replace("Line after ", "")));
  await expect.poll(order).toEqual(["Pictures", "Text", "Name and role", "Contacts", "Social icons"]);

  await region.getByRole("checkbox", { name: "Line after Name and role" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["Pictures", "Text", "Contacts", "Name and role", "Social icons"]);
  await expect(region.getByRole("checkbox", { name: "Line after Name and role" })).toBeFocused();
  // At the end of its own list it stays in it.
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["Pictures", "Text", "Contacts", "Name and role", "Social icons"]);

  const up = region.getByRole("button", { name: "Move Social icons up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual(["Social icons", "Pictures", "Text", "Contacts", "Name and role"]);
  await expect(region.getByRole("button", { name: "Move Social icons down" })).toBeFocused();

  const handle = region.getByRole("listitem").filter({ hasText: "Pictures" }).first().locator("span[aria-hidden]");
  const box = await handle.first().boundingBox();
  const target = await region.getByRole("listitem").filter({ hasText: "Social icons" }).first().boundingBox();
  if (!box || !target) throw new Error("There is nothing to drag.");
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 4, target.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(["Pictures", "Social icons", "Text", "Contacts", "Name and role"]);
});

for (const [path, name] of [
  ["/login", "Log in"],
  ["/sign-up", "Create account"],
] as const)
  test(`what is typed into ${path} before its script has come is kept, and sent, also when it was sent off before`, async ({
    page,
  }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/Entry-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/api/"));
    await page.getByRole("textbox", { name: "Email address" }).fill("early@acme.example");
    await page.getByLabel("Password", { exact: true }).fill("quiet harbour at dawn");
    if (path === "/sign-up") await field(page, "Name").fill("Early Bird");
    // The page is alive, its form not yet.
    await alive(page.getByRole("heading", { level: 1 }));
    await page.getByRole("button", { name, exact: true }).click();
    letGo();
    expect((await asked).postDataJSON()).toMatchObject({ email: "early@acme.example" });
  });
