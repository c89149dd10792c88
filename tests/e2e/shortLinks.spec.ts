import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { alive } from "#tests/support/alive.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Short links of a team: those of a signature, one of its own from its first letter to its code, and a file of another service. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => server?.stop());

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const row = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Short links" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("a link is made, followed, changed, switched off and deleted", async ({ page, context, request }) => {
  test.setTimeout(180_000);
  const { hashes, change } = await signedInWith(server, context, ["Ana Ruiz"]);
  const socials = [{ name: "facebook", link: "https://www.facebook.com/ana" }];
  await change(hashes[0] as string, { general: { name: "Ana Ruiz", socials } });
  await page.goto(`${server.url}/links`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Short links");
  const create = page.getByRole("button", { name: "New link" });
  await alive(create);
  await expect(page.getByText("Signature: Ana Ruiz")).toBeVisible();

  await create.click();
  const dialog = page.getByRole("dialog", { name: "New link" });
  const target = dialog.getByRole("textbox", { name: "Target" });
  await target.fill("https://example.com/offer?x=1");
  await dialog.getByRole("button", { name: "Add campaign parameters" }).click();
  await dialog.getByRole("textbox", { name: "Source" }).fill("newsletter");
  await expect(target).toHaveValue("https://example.com/offer?x=1&utm_source=newsletter");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Spring sale");
  await dialog.getByRole("textbox", { name: "Tags" }).fill("spring, print");
  await dialog.getByRole("textbox", { name: "Address of your own" }).fill("admin");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByText("This short address is restricted.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Address of your own" }).fill("spring-sale");
  await expectGoodLooks(page, "links dialog");
  // The form is longer than its window: what kept it from being saved is in sight all the same.
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByRole("alert")).toBeInViewport();
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(toast(page).getByText("Link created")).toBeVisible();
  await expect(row(page, "Spring sale")).toContainText("On");
  await expectGoodLooks(page, "links list");

  const address = `${server.url}/l/spring-sale`;
  const followed = await request.get(address, { maxRedirects: 0 });
  expect(followed.headers().location).toBe("https://example.com/offer?x=1&utm_source=newsletter");
  await row(page, "Spring sale")
    .getByRole("button", { name: /^Copy / })
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await row(page, "Spring sale").getByRole("button", { name: "QR code of Spring sale" }).click();
  const code = page.getByRole("dialog", { name: "QR code" });
  await expectGoodLooks(page, "links code");
  for (const [name, beginning] of [
    ["SVG", "<svg"],
    ["PNG", "\u0089PNG"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      code.getByRole("button", { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`qr-spring-sale.${name.toLowerCase()}`);
    expect((await readFile(await download.path())).toString("latin1").startsWith(beginning)).toBe(true);
  }
  await code.getByRole("button", { name: "Close" }).click();

  await page.getByRole("combobox", { name: "Tag" }).selectOption("print");
  await expect(page.getByRole("list", { name: "Short links" }).getByRole("listitem")).toHaveCount(1);
  const more = row(page, "Spring sale").getByRole("button", { name: "More for Spring sale" });
  await more.click();
  await page.getByRole("menuitem", { name: "Switch off" }).click();
  await expect(row(page, "Spring sale")).toContainText("Off");
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(410);
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete link" }).click();
  await expect(page.getByText("No short link fits.")).toBeVisible();
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
});

test("a file of another service is looked at, then brought in", async ({ page, context }) => {
  test.setTimeout(120_000);
  await signedInWith(server, context, []);
  await page.goto(`${server.url}/links`);
  await alive(page.getByRole("button", { name: "Import" }));
  await expect(page.getByText("No short link yet")).toBeVisible();
  await expectGoodLooks(page, "links none");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import short links" });
  const csv =
    "link,long_url,title\nhttps://bit.ly/brought,https://example.com/brought,Brought\nhttps://bit.ly/x,nothing,";
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "bitly.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(dialog.getByText("No web address")).toBeVisible();
  await expectGoodLooks(page, "links import");
  await dialog.getByRole("button", { name: "Make 1 link" }).click();
  await expect(row(page, "Brought")).toContainText("/l/brought");
});
