import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { canvas, field, open, test } from "#tests/support/editor.ts";

const fixture = (name: string) => join(import.meta.dirname, "../imports/fixtures", name);
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Bring your present signature along" });
async function begin(page: Page) {
  await open(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Bring your present signature along" }).click();
  return dialogOf(page);
}

test("a pasted signature fills the fields, each guess taken or dropped, as one step to undo", async ({ page }) => {
  const dialog = await begin(page);
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Your signature" }).fill(readFileSync(fixture("wisestamp.html"), "utf8"));
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog.getByText("Lena Ortmann").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: /Mobile/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /Photo/ }).uncheck();
  await dialog.getByRole("button", { name: /^Use these/ }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Name")).toHaveValue("Lena Ortmann");
  await expect(field(page, "Company")).toHaveValue("Harbour Pilots GmbH");
  await expect(field(page, "Phone")).toHaveValue("+49 40 1234 5678");
  await expect(field(page, "Mobile")).toBeHidden();
  await expect(canvas(page).getByText("Lena Ortmann")).toBeVisible();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Name")).toHaveValue("");
});

test("a dropped mail brings the photo that travels with it", async ({ page }) => {
  const dialog = await begin(page);
  await dialog.locator("input[type=file]").setInputFiles(fixture("thunderbird.eml"));
  await expect(dialog.getByText("Oskar Nowak").first()).toBeVisible();
  await dialog.getByRole("button", { name: /^Use these/ }).click();
  await expect(field(page, "Name")).toHaveValue("Oskar Nowak");
  await page.getByRole("tab", { name: "Media" }).click();
  await expect(page.getByRole("img", { name: "Photo now" })).toBeVisible();
});

test("a website that cannot be read, and a text without a signature, say so and lose nothing", async ({ page }) => {
  const dialog = await begin(page);
  await dialog.getByRole("textbox", { name: "Your signature" }).fill("...");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing of a signature was found there.");
  await dialog.locator("label").filter({ hasText: "From a website" }).click();
  const address = dialog.getByRole("textbox", { name: "Address of your company's website" });
  await address.fill("127.0.0.1");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We could not read this page.");
  await expect(address).toHaveValue("127.0.0.1");
});

test("a mail that no program wrote says so", async ({ page }) => {
  const dialog = await begin(page);
  const parts = Array.from(
    { length: 300 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
  );
  const buffer = Buffer.from(`From: a@b.example\nTo: b@b.example\n${parts.join("")}Content-Type: text/plain\n\nhi`);
  await dialog.locator("input[type=file]").setInputFiles({ name: "a.eml", mimeType: "message/rfc822", buffer });
  await expect(dialog.getByRole("alert")).toContainText("This is too long to be a signature.");
});

test("what is read without an end is given up, and the page goes on meanwhile", async ({ page }) => {
  await page.route(/\/assets\/worker-[\w-]+\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "for (;;);" }),
  );
  const dialog = await begin(page);
  const text = dialog.getByRole("textbox", { name: "Your signature" });
  await text.fill("Ana Ruiz");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await text.fill("Somebody else");
  await expect(text).toHaveValue("Somebody else");
  await expect(dialog.getByRole("alert")).toBeHidden();
  await expect(dialog.getByRole("alert")).toContainText("This is too long to be a signature.", { timeout: 20_000 });
});
