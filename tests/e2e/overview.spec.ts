import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The dashboard as a whole: how far one is, and what is done with several signatures. */
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
const cards = (page: Page) => page.locator("li[data-hash]");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("zone cards say how far each product is, with a checklist and tips", async ({ page, context }) => {
  await signedIn(context, ["One", "Two"]);
  await page.goto(`${server.url}/dashboard`);
  const zone = page.getByRole("region", { name: "Signature", exact: true });
  await expect(zone).toContainText("Half way · 2 of 5");
  await expect(zone).toContainText("Next: Copy it");
  for (const name of ["Link page", "Business card"])
    await expect(page.getByRole("region", { name })).toContainText("Not begun");
  await expectAccessible(page);
  await (await alive(zone.getByRole("button", { name: "Checklist" }))).click();
  await expect(page.getByRole("dialog", { name: "Checklist for your signature" }).getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await zone.getByRole("button", { name: "Tips" }).click();
  await expect(page.getByRole("dialog", { name: "Tips for a good signature" })).toContainText("600 px");
});

test("the zones begin at red, and do not depend on what the list shows", async ({ page, context }) => {
  const { hashes } = await signedIn(context, []);
  expect(hashes).toEqual([]);
  await page.goto(`${server.url}/dashboard`);
  const zone = page.getByRole("region", { name: "Signature", exact: true });
  await expect(zone).toContainText("Not begun · 0 of 5");
  await expect(zone.getByRole("link", { name: "Create signature" })).toBeVisible();
  await signedIn(context, ["One", "Two", "Three", "Four"]);
  await page.goto(`${server.url}/dashboard`);
  await (await alive(page.getByRole("searchbox"))).fill("nothing of that name");
  await expect(page.getByText("No signature has “nothing of that name”.")).toBeVisible();
  await expect(zone).toContainText("Half way · 2 of 5");
});

test("several are sent, each to its own recipient, and a cancelled dialog keeps the choice", async ({
  page,
  context,
}) => {
  const { confirm } = await signedIn(context, ["One", "Two", "Three"]);
  await confirm();
  await page.goto(`${server.url}/dashboard`);
  await (await alive(page.getByRole("checkbox", { name: "Choose One" }))).check();
  await page.getByRole("checkbox", { name: "Choose Two" }).check();
  const bar = page.getByRole("region", { name: "Chosen signatures" });
  await bar.getByRole("button", { name: "Send" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 2 signatures" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(bar).toContainText("2 chosen");
  await bar.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("textbox", { name: "One goes to" }).fill("one@acme.example");
  await dialog.getByRole("textbox", { name: "Two goes to" }).fill("two@acme.example");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(toasts(page)).toContainText("2 signatures are on their way.");
  await expect(bar).toBeHidden();
});

test("several are chosen and deleted together, and come back together", async ({ page, context }) => {
  const { stored } = await signedIn(context, ["One", "Two", "Three"]);
  await page.goto(`${server.url}/dashboard`);
  await (await alive(page.getByRole("checkbox", { name: "Choose One" }))).check();
  await page.getByRole("checkbox", { name: "Choose Three" }).check();
  const bar = page.getByRole("region", { name: "Chosen signatures" });
  await expect(bar).toContainText("2 chosen");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("2 signatures were deleted.");
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  expect(await names(page)).toEqual(["One", "Two", "Three"]);
  await page.getByRole("checkbox", { name: "Choose One" }).check();
  await bar.getByRole("button", { name: "Choose all" }).click();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(cards(page)).toHaveCount(0);
  await toasts(page).getByRole("button", { name: "Close notification" }).click();
  await expect.poll(async () => (await stored()).length).toBe(0);
});

test("the list has three orders", async ({ page, context }) => {
  const { hashes, change } = await signedIn(context, ["Cy", "Ana", "Zoë", "Ben"]);
  await change(hashes[2] as string, { general: { name: "Zoë" } });
  await page.goto(`${server.url}/dashboard`);
  const order = await alive(page.getByRole("combobox", { name: "Order of the list" }));
  await order.selectOption({ label: "By name" });
  await expect.poll(() => names(page)).toEqual(["Ana", "Ben", "Cy", "Zoë"]);
  await order.selectOption({ label: "Edited last" });
  await expect.poll(async () => (await names(page))[0]).toBe("Zoë");
  await order.selectOption({ label: "Newest first" });
  await expect.poll(() => names(page)).toEqual(["Cy", "Ana", "Zoë", "Ben"]);
});

test("a signature is sent with a message and the steps of a program, from ten places on", async ({ page, context }) => {
  await signedIn(context, ["One"], 9);
  await page.goto(`${server.url}/dashboard`);
  const send = async () => {
    await (await alive(page.getByRole("button", { name: "More for One" }))).click();
    await page.getByRole("menuitem", { name: "Send it to somebody" }).click();
    return page.getByRole("dialog", { name: "Send the signature" });
  };
  const locked = await send();
  await expect(locked).toContainText("Sending by email is part of the paid plans from ten signatures on.");
  await expectAccessible(page);
});

test("the key of a program reads one's default signature and is shown once", async ({ page, context, request }) => {
  const { hashes } = await signedIn(context, ["Zoë Quinn"]);
  await page.goto(`${server.url}/dashboard`);
  const isSet = page.waitForResponse((response) => response.url().includes("set-default"));
  await (await alive(page.getByRole("button", { name: "Default signature: Zoë Quinn" }))).click();
  // Leaving the page at once would end the request.
  expect((await isSet).ok()).toBe(true);
  await page.goto(`${server.url}/account/security`);
  await (await alive(page.getByRole("textbox", { name: "Name of the key" }))).fill("My browser");
  await page.getByRole("button", { name: "Make a key" }).click();
  const key = (await page.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^sgn_/);
  const read = () =>
    request.get(`${server.url}/api/_/signatures/default`, { headers: { authorization: `Bearer ${key}` } });
  await expect.poll(async () => (await (await read()).json()).hash).toBe(hashes[0]);
  await page.getByRole("button", { name: "Remove My browser" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove key" }).click();
  await expect.poll(async () => (await read()).status()).toBe(401);
});
