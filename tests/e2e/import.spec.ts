import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { canvas, field, open, signedIn, test } from "#tests/support/editor.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { photo } from "#tests/support/pictures.ts";

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
  // Beside the fields: a browser alone would leave the page for the file.
  const mail = await page.evaluateHandle(
    (text) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], "mail.eml"));
      return dropped;
    },
    readFileSync(fixture("thunderbird.eml"), "utf8"),
  );
  await dialog.getByRole("heading").first().dispatchEvent("drop", { dataTransfer: mail });
  await expect(dialog.getByText("Oskar Nowak").first()).toBeVisible();
  await dialog.getByRole("button", { name: /^Use these/ }).click();
  await expect(field(page, "Name")).toHaveValue("Oskar Nowak");
  await page.getByRole("tab", { name: "Media" }).click();
  await expect(page.getByRole("img", { name: "Photo now" })).toBeVisible();
});

test("pictures are shown with their site, one for each place, and what cannot be had gives way", async ({ page }) => {
  const bytes = await photo(120, 40);
  const asked: string[] = [];
  const logo = (name: string, alt: string) => ({
    ...{ kind: "picture", type: "photo2", source: `https://img.acme.example/${name}.png`, link: "", alt },
    ...{ widthPx: null, found: name, isSure: true },
  });
  const company = { kind: "text", field: "company", value: "Acme", found: "Acme", isSure: true };
  const guesses = [company, logo("gone", "Logo"), logo("one", "Logo"), logo("two", "Acme in colour")];
  await page.route("**/api/app/import/website", (route) => route.fulfill({ json: { guesses } }));
  await page.route("**/api/app/import/picture", async (route) => {
    const { address } = route.request().postDataJSON();
    asked.push(address.split("/").at(-1));
    const problem = { status: 502, code: "unreachable", message: "It could not be reached." };
    if (address.includes("gone")) await route.fulfill({ status: 502, json: problem });
    else await route.fulfill({ body: bytes, contentType: "image/jpeg" });
  });
  const dialog = await begin(page);
  await dialog.locator("label").filter({ hasText: "From a website" }).click();
  await dialog.getByRole("textbox", { name: "Address of your company's website" }).fill("acme.example");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog.getByText("This picture cannot be brought along.")).toBeVisible();
  const box = (at: number) => dialog.getByRole("checkbox", { name: /^Logo/ }).nth(at);
  const [gone, one, two] = [box(0), box(1), box(2)];
  await expect(gone).toBeDisabled();
  await expect(one).toBeChecked();
  await expect(two).not.toBeChecked();
  await expect(dialog.locator("img[src^='blob:']")).toHaveCount(2);
  await expect(dialog.getByText("img.acme.example", { exact: true })).toHaveCount(2);
  await expect(dialog.getByText("Acme in colour, img.acme.example")).toBeVisible();
  await expectGoodLooks(page, "import-pictures");
  await two.check();
  await expect(one).not.toBeChecked();
  await dialog.getByRole("button", { name: "Use these 2" }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Company")).toHaveValue("Acme");
  expect(asked.toSorted()).toEqual(["gone.png", "one.png", "two.png"]);
});

test("whoever begins is asked for the signature of before, until there is one", async ({ page }) => {
  await open(page);
  const ask = page.getByRole("button", { name: "Bring it along" });
  await expect(ask).toBeVisible();
  await expectGoodLooks(page, "import-asked");
  await page.setViewportSize({ width: 1440, height: 900 });
  // What one types into does not move.
  const position = field(page, "Position");
  const before = await position.boundingBox();
  await position.fill("Designer");
  await expect(canvas(page).getByText("Designer")).toBeVisible();
  expect(await position.boundingBox()).toEqual(before);
  await ask.click();
  const dialog = dialogOf(page);
  const file = (name: string, bytes: Buffer) => ({ name, mimeType: "application/octet-stream", buffer: bytes });
  await dialog.locator("input[type=file]").setInputFiles(file("a.pdf", Buffer.from("%PDF-1.4\n1234567890")));
  await expect(dialog.getByRole("alert")).toContainText("This kind of file cannot be read here.");
  await dialog.locator("input[type=file]").setInputFiles(file("a.msg", Buffer.from("d0cf11e0a1b11ae1", "hex")));
  await expect(dialog.getByRole("alert")).toContainText("Save the mail as .eml");
  await expectGoodLooks(page, "import-refused");
  await dialog.getByRole("textbox", { name: "Your signature" }).fill("Lena Ortmann\nHead of Operations");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await dialog.getByRole("button", { name: /^Use these/ }).click();
  await expect(field(page, "Name")).toHaveValue("Lena Ortmann");
  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Lena Ortmann");
  await expect(ask).toBeHidden();
});

test("an account without a signature is asked as well", async ({ page, context }) => {
  const { hash, headers } = await signedIn(context);
  await context.request.delete(`/api/_/signatures/${hash}`, { headers });
  await page.goto("/dashboard");
  await expectGoodLooks(page, "import-dashboard");
  await page.getByRole("link", { name: "Bring your present signature along" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL("/editor");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Bring it along" })).toBeVisible();
});

test("a website that cannot be read, and a text without a signature, say so and lose nothing", async ({ page }) => {
  const dialog = await begin(page);
  await dialog.getByRole("textbox", { name: "Your signature" }).fill("...");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing of a signature was found there.");
  await dialog.locator("label").filter({ hasText: "From a website" }).click();
  const address = dialog.getByRole("textbox", { name: "Address of your company's website" });
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(address).toHaveAccessibleDescription(/Please enter a valid link\./);
  await expect(address).toBeFocused();
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
