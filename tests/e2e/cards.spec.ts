import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What the dashboard's cards say of a signature: how far it has come, and which one is the default. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

const PHONE = { width: 390, height: 844 };
const signedIn = (context: BrowserContext, names: string[]) => signedInWith(server, context, names);
const star = (page: Page, name: string) => page.getByRole("button", { name: `Default signature: ${name}` });
const steps = (page: Page) => page.getByRole("region", { name: "On its way into your mails" });
/** A person's browser follows a short link of a mail. */
const click = (shortUrl: string) =>
  fetch(server.url + new URL(shortUrl).pathname, {
    redirect: "manual",
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
  });

test("the default is one: a star takes it from the other, and new signatures start with its details", async ({
  page,
  context,
}) => {
  const { hashes, stored } = await signedIn(context, ["Zoë Quinn", "Ben Berg"]);
  await page.goto(`${server.url}/dashboard`);
  await (await alive(star(page, "Ben Berg"))).click();
  await expect(star(page, "Ben Berg")).toHaveAttribute("aria-pressed", "true");
  await star(page, "Zoë Quinn").click();
  await expect(star(page, "Zoë Quinn")).toHaveAttribute("aria-pressed", "true");
  await expect(star(page, "Ben Berg")).toHaveAttribute("aria-pressed", "false");
  await expectAccessible(page);
  const defaults = async () => (await stored()).filter(({ byDefault }) => byDefault).map(({ hash }) => hash);
  await expect.poll(defaults).toEqual([hashes[0]]);

  await page.getByRole("link", { name: "New signature" }).click();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field("Name")).toHaveValue("Zoë Quinn");
  await expect(field("Email")).toHaveValue("ana@acme.example");

  await page.goto(`${server.url}/dashboard`);
  await expect(star(page, "Zoë Quinn")).toHaveAttribute("aria-pressed", "true");
  await (await alive(page.getByRole("button", { name: "More for Zoë Quinn" }))).click();
  await page.getByRole("menuitem", { name: "No longer the default" }).click();
  await expect.poll(defaults).toEqual([]);
  await page.goto(`${server.url}/editor`);
  await expect(field("Name"), "the account's own name").toHaveValue("Ana Ruiz");
});

test("a default that is refused goes back to where it was and says so", async ({ page, context }) => {
  await signedIn(context, ["Zoë Quinn", "Ben Berg"]);
  await page.goto(`${server.url}/dashboard`);
  await alive(star(page, "Ben Berg"));
  await page.route("**/set-default", (route) => route.abort());
  await star(page, "Ben Berg").click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "The default signature was not changed: Ben Berg.",
  );
  await expect(star(page, "Ben Berg")).toHaveAttribute("aria-pressed", "false");
});

for (const [device, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", PHONE],
] as const)
  test(`the first signature is led on its way, on ${device}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const { hashes, stored, change } = await signedIn(context, ["Zoë Quinn"]);
    await page.goto(`${server.url}/dashboard`);
    await expect(steps(page)).toContainText("2 of 3 done");
    const socials = [{ name: "linkedin", link: "https://www.linkedin.com/in/zoe" }];
    await change(hashes[0] as string, { general: { name: "Zoë Quinn", socials } });
    await page.reload();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);

    await (await alive(steps(page).getByRole("link", { name: "Install it" }))).click();
    await (await alive(page.getByRole("button", { name: "Copy signature" }))).click();
    await expect(page.getByRole("button", { name: /^Copied, now paste it/ })).toBeVisible();
    await expect.poll(async () => (await stored())[0]?.progress.copied).toBe("current");
    await page.goBack();
    await expect(steps(page)).toContainText("say when it is installed");
    const card = page.locator("li[data-hash]");
    await expect(card).toContainText("Copied");

    await change(hashes[0] as string, { general: { name: "Zoë Quinn", position: "CFO", socials } });
    await page.reload();
    await expect(card).toContainText("Older copy");
    await expect(steps(page)).toContainText("Copy it again: mail programs keep what was pasted.");
    await (await alive(card.getByRole("link", { name: "Install Zoë Quinn" }))).click();
    await (await alive(page.getByText("More ways to take it"))).click();
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Page (.html)" }).click();
    await file;
    await expect.poll(async () => (await stored())[0]?.progress.copied).toBe("current");

    await click((await stored())[0]?.shortLinks[0]?.shortUrl ?? "");
    await expect.poll(async () => (await stored())[0]?.progress.opened).toBe(1);
    await page.goto(`${server.url}/dashboard`);
    await expect(card).toContainText("Mails with it were opened or clicked 1 time.");
    await expect(steps(page), "the way is at its end").toBeHidden();

    await change(hashes[0] as string, { general: { name: "Zoë Quinn", position: "CEO", socials } });
    await page.goto(`${server.url}/preview/${hashes[0]}`);
    await (await alive(page.getByRole("button", { name: "I have installed it" }))).click();
    await expect(page.getByText("Your signature is installed.")).toBeVisible();
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(card).toContainText("Installed as it is now.");
    await expect(page.getByRole("region", { name: "Signature", exact: true })).toContainText("Half way · 3 of 5");
  });

test("a copy that cannot be noted is a copy all the same, and the next one is noted", async ({ page, context }) => {
  const { hashes, stored } = await signedIn(context, ["Zoë Quinn"]);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${server.url}/preview/${hashes[0]}`);
  const copy = await alive(page.getByRole("button", { name: "Copy signature" }));
  await context.setOffline(true);
  await copy.click();
  const copied = page.getByRole("button", { name: /^Copied, now paste it/ });
  await expect(copied).toBeVisible();
  await context.setOffline(false);
  await expect(copy).toBeVisible();
  expect((await stored())[0]?.progress.copied).toBe("never");
  await copy.click();
  await expect.poll(async () => (await stored())[0]?.progress.copied).toBe("current");
  expect(complaints).toEqual([]);
});

test("a visitor's copy is nobody's", async ({ page, context, browser }) => {
  const { hashes, stored } = await signedIn(context, ["Zoë Quinn"]);
  const stranger = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const theirs = await stranger.newPage();
  const asked: string[] = [];
  theirs.on("request", (request) => asked.push(request.url()));
  await theirs.goto(`${server.url}/preview/${hashes[0]}`);
  await (await alive(theirs.getByRole("button", { name: "Copy signature" }))).click();
  await expect(theirs.getByRole("button", { name: /^Copied, now paste it/ })).toBeVisible();
  expect(asked.filter((url) => url.endsWith("/copied"))).toEqual([]);
  expect((await stored())[0]?.progress.copied).toBe("never");
  await stranger.close();
  await page.close();
});

test("a signature with nothing on it says so", async ({ page, context }) => {
  const { hashes, change } = await signedIn(context, ["Zoë Quinn", "Ben Berg"]);
  await change(hashes[1] as string, { general: { name: "" } });
  await page.goto(`${server.url}/dashboard`);
  const frame = page.frameLocator('iframe[title="Signature Signature without a name"]');
  await expect(frame.getByText("Nothing is on it yet.")).toBeVisible();
  await expect(page.locator("li[data-hash]").nth(1)).toContainText("Nothing is on it yet. Edit it to begin.");
});

test("a card is 176 px of picture and what is to know of it, and by keyboard one goes through it in order", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(context, ["Zoë Quinn", "Ben Berg"]);
  await page.goto(`${server.url}/dashboard`);
  await (await alive(star(page, "Zoë Quinn"))).focus();
  const names: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    names.push(
      await page.evaluate(
        () => (document.activeElement as HTMLElement).ariaLabel ?? document.activeElement?.textContent ?? "",
      ),
    );
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual(["Default signature: Zoë Quinn", "Install Zoë Quinn", "Edit Zoë Quinn", "More for Zoë Quinn"]);
  const box = await page.locator("li[data-hash]").first().boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(345);
  expect(box?.width).toBeLessThanOrEqual(375);
  expect(box?.height).toBeLessThanOrEqual(310);
});
