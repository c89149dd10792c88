import { expect, type Page } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { open, PASSWORD, signedIn, test } from "#tests/support/editor.ts";
import { pay } from "#tests/support/pay.ts";
import { photo } from "#tests/support/pictures.ts";

const image = async (widthPx: number, heightPx: number) => ({
  name: "me.jpg",
  mimeType: "image/jpeg",
  buffer: await photo(widthPx, heightPx),
});
const upload = async (page: Page, headers: Record<string, string>, widthPx: number, heightPx: number) => {
  const multipart = { image: await image(widthPx, heightPx) };
  const answer = await page.request.post("/api/_/signatures/picture", { headers, multipart });
  return (await answer.json()) as { url: string };
};
const tiles = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });

test("pictures of one's own are listed with their uses; one that is not used is deleted by keyboard", async ({
  page,
  context,
}) => {
  const { hash, headers } = await signedIn(context);
  await page.goto("/account/pictures");
  await expect(page.getByRole("heading", { name: "No pictures yet" })).toBeVisible();
  await expectAccessible(page);

  const used = await upload(page, headers, 300, 200);
  await upload(page, headers, 240, 240);
  const data = { picture: used.url };
  await page.request.put(`/api/_/signatures/${hash}/image/photo`, { headers, data });
  await page.goto("/account/pictures");
  await alive(page.getByRole("navigation", { name: "Account", exact: true }));
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).nth(1).getByRole("link", { name: "Ana Ruiz" })).toHaveAttribute("href", `/editor/${hash}`);
  await expect(page.getByRole("button", { name: "Delete picture" })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Delete picture" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete this picture?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The picture is deleted.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);

  // Used in another tab meanwhile: the page says where, and keeps it.
  const third = await upload(page, headers, 260, 120);
  await page.reload();
  await alive(page.getByRole("navigation", { name: "Account", exact: true }));
  await page.request.put(`/api/_/signatures/${hash}/image/photo2`, { headers, data: { picture: third.url } });
  await page.getByRole("button", { name: "Delete picture" }).click();
  await dialog.getByRole("button", { name: "Delete picture" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This picture is in use. Take it off there first. Ana Ruiz");
});

test("the editor offers them again, and uploads nothing", async ({ page, context }) => {
  const { hash, headers, stored } = await signedIn(context);
  const { url } = await upload(page, headers, 300, 200);
  await open(page, `/editor/${hash}`);
  const uploads: string[] = [];
  page.on("request", (request) => request.method() === "POST" && uploads.push(request.url()));
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("button", { name: "Your pictures for photo" }).click();
  const dialog = page.getByRole("dialog", { name: "Your pictures" });
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Picture of/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: "Photo now" })).toBeVisible();
  await page.getByRole("button", { name: "Save signature" }).click();
  await expect.poll(async () => (await stored()).media.photo).toBe(url);
  expect(uploads.filter((address) => /image|picture/.test(address))).toEqual([]);
});

test("addons and one's own icons are offered them too, to be cropped as a file is", async ({ page, context }) => {
  const { hash, headers } = await signedIn(context);
  await upload(page, headers, 300, 200);
  await open(page, `/editor/${hash}`);
  const shelf = page.getByRole("dialog", { name: "Your pictures" });
  const choose = async (button: string) => {
    await page.getByRole("button", { name: button }).click();
    await shelf.getByRole("button", { name: /^Picture of/ }).click();
    await expect(shelf).toBeHidden();
  };

  await page.getByRole("tab", { name: "Social" }).click();
  await page.getByRole("button", { name: "Add your own icon" }).click();
  const icon = page.getByRole("dialog", { name: "Your own icon" });
  await choose("Your pictures for icon");
  await page.getByRole("button", { name: "Use picture" }).click();
  await expectAccessible(page);
  await icon.getByLabel("Name").fill("Chess club");
  await icon.getByRole("textbox", { name: "Link" }).fill("https://club.example/ana");
  await icon.getByRole("button", { name: "Add icon" }).click();
  await expect(icon).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Chess club", exact: true })).toHaveValue("https://club.example/ana");

  await page.getByRole("tab", { name: "Addons" }).click();
  await page
    .getByRole("button", { name: /^Badge/ })
    .first()
    .click();
  await choose("Your pictures for badge");
  const crop = page.getByRole("dialog", { name: "Crop badge" });
  await expect(crop).toBeVisible();
  // The name under which it is kept says nothing to anybody.
  await expect(crop.getByRole("textbox", { name: "Alternative text" })).toHaveValue("");
  await crop.getByRole("textbox", { name: "Alternative text" }).fill("Winner 2026");
  await crop.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByRole("img", { name: "The badge now" })).toBeVisible();
});

test("a picture on the profile is shown in the menu, begins a new signature, and is taken off", async ({
  page,
  context,
  server,
}) => {
  const { email } = await signedIn(context);
  // With room for one more.
  await pay(server, email, { seats: 5 });
  await page.goto("/account/edit");
  await alive(page.getByRole("navigation", { name: "Account", exact: true }));
  await (await alive(page.locator('input[type="file"]'))).setInputFiles(await image(400, 300));
  const dialog = page.getByRole("dialog", { name: "Crop picture" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("Your picture is saved.")).toBeVisible();
  await expectAccessible(page);
  const inMenu = page.getByRole("banner").getByRole("button", { name: "Account menu" }).locator("img");
  await expect(inMenu).toHaveAttribute("src", /_s3w96@2\.(png|jpg)$/);
  await expect.poll(() => inMenu.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goto("/account");
  await expect(page.getByRole("main").locator("img")).toBeVisible();

  await page.goto("/editor");
  await page.getByRole("tab", { name: "Media" }).click();
  await expect(page.getByRole("img", { name: "Photo now" })).toBeVisible();

  await page.goto("/account/edit");
  await alive(page.getByRole("navigation", { name: "Account", exact: true }));
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(inMenu).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the account's links show the one that is open", async ({ page, context }) => {
    await signedIn(context);
    await page.goto("/account/privacy");
    const link = page
      .getByRole("navigation", { name: "Account", exact: true })
      .getByRole("link", { name: "Your data" });
    await expect(link).toBeInViewport({ ratio: 0.9 });
    await page.goto("/account");
    await expect(page.getByRole("link", { name: "Profile", exact: true })).toBeInViewport({ ratio: 0.9 });
  });
});

test("a first press on the button counts, also when it shows what is wrong with a field", async ({ page, context }) => {
  await signedIn(context);
  await page.goto("/account/edit");
  await alive(page.getByRole("navigation", { name: "Account", exact: true }));
  await page.getByLabel("Your password").fill(PASSWORD);
  const field = page.getByLabel("New email address");
  await field.pressSequentially("ana@");
  const button = page.getByRole("button", { name: "Change address" });
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not there.");
  let clicks = 0;
  await page.exposeFunction("clicked", () => clicks++);
  await button.evaluate((node) =>
    node.addEventListener("click", () => (window as never as { clicked(): void }).clicked()),
  );
  // Near its upper edge, from which a line of text would push it away.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect.poll(() => clicks).toBe(1);
  await expect(page.getByText("Email address is not valid.")).toBeVisible();
  await expect(field).toBeFocused();
});

test("a picture that was deleted meanwhile is named, and the signature keeps what it has", async ({
  page,
  context,
}) => {
  const { hash, headers, stored } = await signedIn(context);
  const { url } = await upload(page, headers, 300, 200);
  await open(page, `/editor/${hash}`);
  await page.getByRole("tab", { name: "Media" }).click();
  await page.getByRole("button", { name: "Your pictures for photo" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Picture of/ })
    .click();
  await expect(page.getByRole("img", { name: "Photo now" })).toBeVisible();
  const { items } = await (await page.request.get("/api/_/app/user/pictures", { headers })).json();
  expect(items.map((one: { url: string }) => one.url)).toEqual([url]);
  await page.request.delete(`/api/_/app/user/pictures/${items[0].id}`, { headers });
  await page.getByRole("button", { name: "Save signature" }).click();
  await expect(page.getByText("This picture was deleted. Choose another one.").first()).toBeVisible();
  expect((await stored()).media.photo).toBeNull();
});
