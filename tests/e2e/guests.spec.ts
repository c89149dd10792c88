import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { copied, watchCopies } from "#tests/support/clipboard.ts";
import { pay } from "#tests/support/pay.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Guests see what they get and take it along: nothing is asked for a look, nothing is asked twice, nothing typed is lost. */
test.use({ actionTimeout: 20_000 });

const PASSWORD = "quiet harbour at dawn";
const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
];
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});
test.beforeEach(async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const take = (page: Page) => page.getByRole("button", { name: /^(Get my signature|Save)$/ }).click();
const password = (page: Page) => page.getByRole("dialog").getByLabel("Password", { exact: true });
const shownIn = (page: Page, name: string) => dialog(page, name).frameLocator("iframe");
/** Radio buttons are drawn by their labels, and people press those. */
const choose = (page: Page, name: string) =>
  page
    .getByRole("dialog")
    .locator("label")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .click();

async function write(page: Page, name: string, email: string) {
  await page.goto(`${server.url}/editor`);
  await (await alive(field(page, "Name"))).fill(name);
  await field(page, "Email").fill(email);
}

async function register(context: BrowserContext, name: string, email: string) {
  const data = { name, email, password: PASSWORD };
  const answer = await context.request.post(`${server.url}/api/app/registration/register`, { data });
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

for (const { name, width, height } of SIZES) {
  test(`a guest looks without an account, then takes it with one password, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const email = `${name}@look.example`;
    await write(page, "Zoë Quinn", email);
    const calls: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && calls.push(request.url()));

    await page.getByRole("button", { name: "Preview" }).click();
    const body = shownIn(page, "Preview").locator("body");
    await expect(body.getByText("Zoë Quinn")).toBeVisible();
    await choose(page, "Dark");
    await expect(body).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
    await choose(page, "Reply");
    await expect(page.getByText("Re: Notes from this morning")).toBeVisible();
    for (const client of ["Gmail", "Yahoo and AOL", "Classic Outlook"]) {
      await page.getByRole("combobox", { name: "Seen in" }).selectOption(client);
      await expect(body.getByText("Zoë Quinn")).toBeVisible();
    }
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/editor$/);
    expect(calls).toEqual([]);

    await page.getByRole("dialog").getByRole("button", { name: "Get my signature" }).click();
    const account = dialog(page, "Get your signature");
    await expect(field(page, "Name").and(account.getByRole("textbox"))).toHaveValue("Zoë Quinn");
    await expect(account.getByRole("textbox", { name: "Email address" })).toHaveValue(email);
    await expectAccessible(page);
    await password(page).fill(PASSWORD);
    await account.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/preview\/[\w-]{22}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Zoë Quinn" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("unsavedSignature"))).toBeNull();
  });
}

test("from the home page to a copied signature it takes few clicks and fields", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await watchCopies(page);
  const [clicks, fields] = [new Set<string>(), new Set<string>()];
  const click = async (name: string, role: "button" | "link" = "button") => {
    clicks.add(name);
    await (await alive(page.getByRole(role, { name }).first())).click();
  };
  const fill = async (name: string, text: string) => {
    fields.add(name);
    await (await alive(page.getByLabel(name, { exact: true }))).fill(text);
  };
  await page.goto(server.url);
  await fill("Your name", "Zoë Quinn");
  await fill("Your role", "CFO");
  await click("Create free signature", "link");
  await expect(field(page, "Name")).toHaveValue("Zoë Quinn");
  await fill("Email", "zoe@quick.example");
  await click("Get my signature");
  await fill("Password", PASSWORD);
  await click("Create account");
  await click("Copy signature");
  await expect(page.getByRole("button", { name: "Copied, now paste it in Gmail" })).toBeVisible();
  expect((await copied(page)).text).toContain("Zoë Quinn");
  expect(clicks.size).toBeLessThanOrEqual(6);
  expect(fields.size).toBeLessThanOrEqual(7);
  await context.close();
});

test("an empty signature has nothing to show or take, and asks for no account", async ({ page }) => {
  await page.goto(`${server.url}/editor`);
  await (await alive(page.getByRole("button", { name: "Preview" }))).click();
  await expect(page.getByText("There is nothing to see yet. Start with your name.")).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await take(page);
  await expect(page.getByText("There is nothing to save yet. Start with your name.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the account is asked for beside the signature, which stays in sight, and closing loses nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await write(page, "Ben Beside", "ben@beside.example");
  await take(page);
  const account = dialog(page, "Get your signature");
  const box = await account.boundingBox();
  const drawn = await page.locator('iframe[title^="Signature of"]').boundingBox();
  expect(box && Math.round(box.width)).toBe(440);
  expect(box && drawn && box.x + box.width <= drawn.x, "the dialog covers the signature").toBe(true);

  await account.getByRole("textbox", { name: "Email address" }).fill("other@beside.example");
  await password(page).fill("half a passw");
  await page.keyboard.press("Escape");
  await expect(account).toBeHidden();
  await expect(page.getByRole("button", { name: "Get my signature" })).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("Ben Beside");
  await take(page);
  await expect(account.getByRole("textbox", { name: "Email address" })).toHaveValue("other@beside.example");
  await expect(password(page)).toHaveValue("half a passw");
});

test("whose address is taken logs in there, with the address and what was typed", async ({ page, context }) => {
  await register(context, "Tara Taken", "tara@taken.example");
  await context.clearCookies();
  await write(page, "Tara Taken", "tara@taken.example");
  await take(page);
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("An account with this email address exists already.")).toBeVisible();
  await expect(page.getByText("You have an account.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("status").getByRole("button", { name: "Log in" }).click();
  const login = dialog(page, "Log in");
  await expect(login.getByRole("textbox", { name: "Email address" })).toHaveValue("tara@taken.example");
  await expect(password(page)).toHaveValue(PASSWORD);
  await login.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/preview\/[\w-]{22}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tara Taken" })).toBeVisible();
});

test("whose account has no place left keeps the work, and is shown the ways on", async ({ page, context }) => {
  const headers = await register(context, "Fay Full", "fay@full.example");
  const data = SignatureInput.parse({ general: { name: "Fay, the first" } });
  await context.request.post(`${server.url}/api/_/signatures`, { data, headers });
  await context.clearCookies();
  await write(page, "Fay, the second", "fay@full.example");
  await take(page);
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await password(page).fill(PASSWORD);
  await dialog(page, "Log in").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("You cannot have more signatures")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "Name")).toHaveValue("Fay, the second");
  await expect(page.getByRole("button", { name: "Use this in my signature" })).toBeVisible();
});

test("the sign-up page takes name and address too, and leads to the preview without a look at a half-ready editor", async ({
  page,
}) => {
  await write(page, "Paula Page", "paula@page.example");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).first().click();
  await expect(field(page, "Email address")).toHaveValue("paula@page.example");
  await field(page, "Email address").fill("paula@typed.example");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Paula Page");
  await expect(field(page, "Email address")).toHaveValue("paula@page.example");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);

  // What is drawn meanwhile, in every frame.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      if (document.querySelector('section[aria-label="Canvas"]')) seen.add("canvas");
      if (document.body.innerText.includes("Saving your signature")) seen.add("saving");
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenMeanwhile: seen });
  });
  await page.route("**/api/_/signatures", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/preview\/[\w-]{22}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Paula Page" })).toBeVisible();
  expect(await page.evaluate(() => [...(window as never as { seenMeanwhile: Set<string> }).seenMeanwhile])).toEqual([
    "saving",
  ]);
});

test("on the sign-up page a taken address leads to the login with it", async ({ page, context }) => {
  await register(context, "Lea Login", "lea@login.example");
  await context.clearCookies();
  await page.goto(`${server.url}/sign-up`);
  await (await alive(field(page, "Email address"))).fill("lea@login.example");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(field(page, "Email address")).toHaveValue("lea@login.example");
});

test("a signed-in person's new signature starts with what is known of them", async ({ page, context }) => {
  await register(context, "Nora Known", "nora@known.example");
  await page.goto(`${server.url}/editor`);
  await expect(field(page, "Name")).toHaveValue("Nora Known");
  await expect(field(page, "Email")).toHaveValue("nora@known.example");
  await expect(page.frameLocator('iframe[title="Signature of Nora Known"]').getByText("Nora Known")).toBeVisible();
});

test.describe("upgrade", () => {
  const addAddons = async (page: Page) => {
    await page.getByRole("tab", { name: "Addons" }).click();
    for (const addon of ["Button", "Disclaimer", "Badge", "Event"])
      await page.getByRole("button", { name: new RegExp(`^${addon}`) }).click();
  };

  test("names the parts as their panels do, shows what the plans have, and leaves no page", async ({
    page,
    context,
  }) => {
    await register(context, "Uma Up", "uma@up.example");
    await page.goto(`${server.url}/editor`);
    await alive(page.getByRole("tab", { name: "Addons" }));
    await addAddons(page);
    await page.getByRole("button", { name: "Save signature" }).click();
    const question = dialog(page, "Please upgrade");
    await expect(question).toContainText("These parts need a paid plan: Button, Disclaimer, Badge, Event.");
    await question.getByRole("button", { name: "What a paid plan adds" }).click();
    await expect(question.getByRole("row", { name: /^Layouts 4 30$/ })).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/editor$/);
    await question.getByRole("button", { name: "Save without them" }).click();
    await page.waitForURL(/\/preview\/[\w-]{22}$/);
  });

  test("is asked for in the header over the work", async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await register(context, "Hedy Head", "hedy@head.example");
    await page.goto(`${server.url}/editor`);
    await (await alive(field(page, "Position"))).fill("Head");
    await page.getByRole("link", { name: "Upgrade to Pro" }).click();
    const facts = dialog(page, "What a paid plan adds");
    await expect(facts.getByRole("row", { name: /^Addons: Badge, Event, Button, Disclaimer/ })).toBeVisible();
    await expect(page).toHaveURL(/\/editor$/);
    await facts.getByRole("button", { name: "Close" }).last().click();
    await expect(field(page, "Position")).toHaveValue("Head");
  });

  test("no badge is left for whoever has paid", async ({ page, context }) => {
    await register(context, "Pia Paid", "pia@paid.example");
    const badges = async () => {
      let count = 0;
      for (const tab of ["Design", "Addons", "Media", "Social"]) {
        await (await alive(page.getByRole("tab", { name: tab }))).click();
        await expect(page.getByRole("tabpanel", { name: tab }).getByRole("button").first()).toBeVisible();
        count += await page.getByRole("tabpanel").getByText("Pro", { exact: true }).count();
      }
      return count;
    };
    await page.goto(`${server.url}/editor`);
    expect(await badges()).toBeGreaterThan(5);
    await pay(server, "pia@paid.example", { seats: 5 });
    await page.goto(`${server.url}/editor`);
    await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toHaveCount(0);
    expect(await badges()).toBe(0);
  });
});
