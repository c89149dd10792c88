import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The list of one's signatures: what they look like, and what is done with them there. */
test.use({ actionTimeout: 20_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const signedIn = (context: BrowserContext, names: string[], places = 20) =>
  signedInWith(server, context, names, places);
const cards = (page: Page) => page.getByRole("main").getByRole("listitem");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const choose = async (page: Page, name: string, item: string) => {
  await (await alive(page.getByRole("button", { name: `More for ${name}` }))).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("cards show every script as the editor does, whole and in their middle", async ({ page, context }) => {
  const written = ["田中 明衣", "박서연", "ณัฐพล ใจดี", "👩‍🚀 Zoë", "محمد الأحمد", "Ana Ruiz"];
  await signedIn(context, written);
  await page.goto(`${server.url}/dashboard`);
  expect(await names(page)).toEqual(written);
  for (const name of written) {
    const frame = page.frameLocator(`iframe[title="Signature ${name}"]`);
    await expect(frame.getByText(name)).toBeVisible();
    await expect(frame.getByText("ana@acme.example")).toBeVisible();
    const box = await page.locator(`iframe[title="Signature ${name}"]`).evaluate((element: HTMLIFrameElement) => {
      const room = (element.parentElement as HTMLElement).getBoundingClientRect();
      const at = element.getBoundingClientRect();
      const scale = at.width / element.offsetWidth;
      const drawn = element.contentDocument?.body.firstElementChild as HTMLElement;
      const left = at.left - room.left;
      const right = room.right - (at.left + drawn.offsetWidth * scale);
      const top = at.top - room.top;
      const bottom = room.bottom - (at.top + drawn.offsetHeight * scale);
      return { left, right, top, bottom };
    });
    expect(Math.abs(box.left - box.right)).toBeLessThan(2);
    expect(Math.abs(box.top - box.bottom)).toBeLessThan(2);
    expect(Math.min(box.left, box.top)).toBeGreaterThan(10);
  }
  // What chooses one stands beside its picture: on it, it covers letters.
  for (const name of written) {
    const room = await page.locator(`iframe[title="Signature ${name}"]`).locator("..").boundingBox();
    const box = await page.getByRole("checkbox", { name: `Choose ${name}` }).boundingBox();
    expect(room && box && box.y >= room.y + room.height, name).toBe(true);
  }
  await expectAccessible(page);
});

test("a deletion can be taken back as long as its toast is shown, and a closed page deletes nothing", async ({
  page,
  context,
}) => {
  const { stored } = await signedIn(context, ["One", "Two", "Three"]);
  await page.goto(`${server.url}/dashboard`);
  await choose(page, "Two", "Delete");
  await expect(cards(page)).toHaveCount(2);
  await expect(toast(page)).toContainText("Two was deleted.");
  await expect(page.getByRole("link", { name: "Install Three" })).toBeFocused();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  expect(await names(page)).toEqual(["One", "Two", "Three"]);

  await choose(page, "One", "Delete");
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  expect(await stored()).toHaveLength(3);

  await choose(page, "Three", "Delete");
  await toast(page).getByRole("button", { name: "Close notification" }).click();
  await expect.poll(async () => (await stored()).length).toBe(2);
  await page.reload();
  expect(await names(page)).toEqual(["One", "Two"]);
});

test("a copy has all that the signature has, pictures too, and is the first of the list", async ({ page, context }) => {
  const { hashes, stored, putPhoto } = await signedIn(context, ["One", "Two"]);
  await putPhoto(hashes[1] as string);
  await page.goto(`${server.url}/dashboard`);
  await choose(page, "Two", "Duplicate");
  await expect(toast(page)).toContainText("Two was duplicated.");
  expect(await names(page)).toEqual(["Copy of Two", "One", "Two"]);
  const [copy, , original] = await stored();
  expect(copy?.general).toEqual(original?.general);
  expect(copy?.design).toEqual(original?.design);
  expect(copy?.media.photo).toMatch(/^\/i\//);
  await toast(page).getByRole("button", { name: "Edit the copy" }).click();
  await expect(page).toHaveURL(new RegExp(`/editor/${copy?.hash}$`));
});

test("a signature gets a name for the list, and a search finds it by that and by what is on it", async ({
  page,
  context,
}) => {
  await signedIn(context, ["Zoë Quinn", "Ben Berg", "Cy Young", "Dee Dee"]);
  await page.goto(`${server.url}/dashboard`);
  await choose(page, "Ben Berg", "Rename");
  const dialog = page.getByRole("dialog", { name: "Rename" });
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("For customers");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(dialog).toBeHidden();
  expect(await names(page)).toEqual(["Zoë Quinn", "For customers", "Cy Young", "Dee Dee"]);
  await expect(cards(page).nth(1)).toContainText("Ben Berg");
  await expect(cards(page).nth(1)).toContainText("Edited now");

  const search = page.getByRole("searchbox", { name: "Search signatures" });
  await search.fill("customers");
  await expect.poll(() => names(page)).toEqual(["For customers"]);
  await search.fill("zoe");
  await expect.poll(() => names(page)).toEqual(["Zoë Quinn"]);
  await search.fill("nobody");
  await expect(page.getByText("No signature has “nobody”.")).toBeVisible();
  await search.fill("");
  await expect(cards(page)).toHaveCount(4);
});

test("at the limit the line says how many are used and how to get more; a deletion makes room at once", async ({
  page,
  context,
}) => {
  await signedIn(context, ["One", "Two"], 2);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText("2 of 2 signatures used.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add more" })).toBeVisible();
  await (await alive(page.getByRole("button", { name: "New signature" }))).click();
  const offer = page.getByRole("dialog", { name: "What a paid plan adds" });
  await offer.getByRole("button", { name: "Close" }).first().click();
  await expect(offer).toBeHidden();
  await choose(page, "Two", "Delete");
  await page.getByRole("link", { name: "New signature" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
});
