import { expect } from "playwright/test";
import { FIRST_TEMPLATE_VERSION, TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { canvas, field, open, save, signedIn, test } from "#tests/support/editor.ts";
import { pay } from "#tests/support/pay.ts";

/** How editor and preview answer to a person. */

test("a keystroke asks the server for nothing", async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field(page, "Name").pressSequentially("Ana");
  await field(page, "Company").pressSequentially("Acme");
  await expect(canvas(page).getByText("Acme")).toBeVisible();
  // The rules that judge the output are a script of their own, fetched once.
  expect(asked.filter((url) => !url.includes("/assets/"))).toEqual([]);
});

test("clicking a part of the canvas opens its field", async ({ page }) => {
  await open(page);
  await field(page, "Company").fill("Acme Works");
  await page.getByRole("tab", { name: "Design" }).click();
  await canvas(page).getByText("Acme Works").click();
  await expect(field(page, "Company")).toBeFocused();
});

test("a signature keeps the look its layout had until it is changed, and is told before", async ({
  page,
  context,
  server,
}) => {
  const { email, hash, headers, stored } = await signedIn(context);
  await pay(server, email);
  const design = { templateId: 24, templateVersion: FIRST_TEMPLATE_VERSION };
  const general = { name: "Ana Ruiz", company: "Acme Works" };
  const data = SignatureInput.parse({ general, design });
  expect((await context.request.put(`/api/_/signatures/${hash}`, { data, headers })).ok()).toBe(true);
  await open(page, `/editor/${hash}`);
  const notice = page.getByText(/This layout has been redrawn/);
  await expect(notice).toBeVisible();
  // At first the name stood on the colour; now the company does.
  const isOnColour = (text: string) =>
    canvas(page).getByText(text, { exact: true }).locator("xpath=ancestor-or-self::*[@bgcolor]").count();
  expect([await isOnColour("Ana Ruiz"), await isOnColour("Acme Works")]).toEqual([1, 0]);
  await field(page, "Position").fill("Head of Sales");
  await expect(notice).toHaveCount(0);
  expect([await isOnColour("Ana Ruiz"), await isOnColour("Acme Works")]).toEqual([0, 1]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "See the new look" }).click();
  await expect(notice).toHaveCount(0);
  await save(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).design.templateVersion).toBe(TEMPLATE_VERSION);
});

test("a script that cannot be fetched takes nothing but its own part away", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context);
  await page.route(/\/assets\/(UserMenu|ToastList|CropDialog|lint|ErrorPage)/, (route) => route.abort());
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await expect(page.getByText(/^Quality: /)).toBeVisible();
  await page.getByRole("button", { name: "Reset all" }).click();
  await page.keyboard.press("ControlOrMeta+z");
  await save(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).general.position).toBe("Head of Sales");
});

test("addons are drawn as they are filled in", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  await page.getByRole("tab", { name: "Addons" }).click();
  await page.getByRole("button", { name: /^Button/ }).click();
  await field(page, "Text").fill("Book a demo");
  await field(page, "Link").fill("acme.example/demo");
  await expect(canvas(page).getByRole("link", { name: "Book a demo" })).toBeVisible();
  await page.getByRole("button", { name: /^Disclaimer/ }).click();
  await expect(canvas(page).getByText("This message and its attachments are confidential")).toBeVisible();
  await page.getByRole("combobox", { name: "Text", exact: true }).selectOption("My own text");
  await field(page, "Own text").fill("Please keep this to yourself.");
  await expect(canvas(page).getByText("Please keep this to yourself.")).toBeVisible();
  await page.getByRole("button", { name: "More for Disclaimer" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await page.getByRole("button", { name: "More for Button" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(canvas(page).getByRole("link", { name: "Book a demo" })).toHaveCount(0);
});

test("a rating is drawn in stars once its number is there, and never without", async ({ page }) => {
  await open(page);
  await field(page, "Name").fill("Ana Ruiz");
  await page.getByRole("tab", { name: "Addons" }).click();
  await page.getByRole("button", { name: /^Follow or review/ }).click();
  await field(page, "Link").fill("https://g.page/r/acme/review");
  await expect(canvas(page).getByText("Rate us on Google")).toBeVisible();
  const rating = page.getByRole("spinbutton", { name: "Your rating there, 0 to 5" });
  await rating.pressSequentially("4.8");
  await page.getByRole("spinbutton", { name: "Number of reviews" }).fill("127");
  await expect(canvas(page).getByAltText("4.8 out of 5 stars")).toBeVisible();
  await expect(canvas(page).getByText("127 reviews on Google")).toBeVisible();
  await rating.fill("9");
  await rating.blur();
  await expect(page.getByText("Use a number from 0 to 5.")).toBeVisible();
  await rating.fill("");
  await expect(canvas(page).getByText("Rate us on Google")).toBeVisible();
  await page.getByRole("combobox", { name: "What you ask for" }).selectOption("Share");
  await expect(rating).toHaveCount(0);
});

test("a refused clipboard is said, and the signature is selected", async ({ page, context }) => {
  const { hash } = await signedIn(context);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Document.prototype.execCommand = () => false;
  });
  await page.goto(`/preview/${hash}`, { waitUntil: "networkidle" });
  // On a busy machine the page may not have come to life with the first click.
  await expect(async () => {
    await page.getByRole("button", { name: "Copy signature" }).click();
    await expect(page.getByText("The browser did not allow copying.")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const selected = await page
    .frameLocator("iframe")
    .locator("body")
    .evaluate(() => String(getSelection()));
  expect(selected).toContain("Ana Ruiz");
});

test("a screen that cannot be fetched says so, and comes by itself when the network is back", async ({
  page,
  context,
}) => {
  const { hash } = await signedIn(context);
  await page.goto("/account", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("link", { name: "Signoff, dashboard" }).click();
  await expect(page.getByRole("main")).toContainText("Check your connection and try again.");
  await context.setOffline(false);
  await expect(page.locator(`a[href="/editor/${hash}"]`).first()).toBeVisible();
});

test("another tab of the controls starts at its top", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Reset all" }).scrollIntoViewIfNeeded();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(page.getByRole("heading", { name: "Template" })).toBeInViewport();
});

test("on a phone the copy button and the state of saving are always in sight", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { hash } = await signedIn(context);
  await page.goto(`/preview/${hash}`);
  await expect(page.getByRole("button", { name: "Copy signature" })).toBeInViewport();
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Head of Sales");
  await expect(page.getByText("Unsaved changes")).toBeInViewport();
});

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`no accessibility violation, ${colorScheme}, ${width} px`, async ({ page, context }) => {
    // Many readings of whole pages.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const tab of ["Design", "Addons", "Media", "Social", "General"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expectAccessible(page);
    }
    const { hash } = await signedIn(context);
    await page.goto(`/preview/${hash}`);
    await expect(page.getByRole("button", { name: "Copy signature" })).toBeVisible();
    await expectAccessible(page);
  });
}
