import { chromium, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";

const PASSWORD = "quiet harbour at dawn";
const HEADER = "bot-check";
const ASK = "**/api/app/bot-check/*";
const REGISTER = "**/api/app/registration/register*";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ BOT_CHECK: "altcha" });
});
test.afterAll(() => server.stop());

async function fill(page: Page, email: string) {
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}
const send = async (page: Page) => (await alive(page.getByRole("button", { name: "Create account" }))).click();
const expectIn = (page: Page) => expect(page).toHaveURL(/\/welcome$/);

test("whoever signs up notices nothing of it: the work is done while they type", async ({ page }) => {
  await page.goto(`${server.url}/sign-up`);
  await alive(page.getByRole("button", { name: "Create account" }));
  const asked = page.waitForRequest(ASK);
  await page.getByLabel("Name").focus();
  await asked;
  await fill(page, "quiet@example.com");
  const [registering] = await Promise.all([page.waitForRequest(REGISTER), send(page)]);
  expect((await registering.allHeaders())[HEADER]).toMatch(/^[\w+/=]{100,}$/);
  await expectIn(page);
});

test("a press before the script is there is kept, and proved then", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/forgot-password`, { waitUntil: "commit" });
  await page.getByLabel("Email address").fill("nobody@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  release();
  await expect(page.getByText("a link is on its way")).toBeVisible();
});

test("an answer that was used or has run out is made anew, and nobody is told", async ({ page }) => {
  await page.goto(`${server.url}/sign-up`);
  let tries = 0;
  await page.route(REGISTER, async (route) => {
    tries += 1;
    // The first one arrives as one that the server does not take.
    await (tries === 1
      ? route.continue({ headers: { ...route.request().headers(), [HEADER]: "e30=" } })
      : route.continue());
  });
  await fill(page, "again@example.com");
  await send(page);
  await expectIn(page);
  expect(tries).toBe(2);
});

test("a browser that cannot do it keeps what was typed and says so; the next press tries again", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${server.url}/sign-up`);
  await page.route("**/assets/worker-*.js", () => undefined);
  const begun = page.waitForRequest(/\/assets\/worker-/);
  await fill(page, "slow@example.com");
  await send(page);
  await expect(page.locator("form button[type=submit]")).toHaveAttribute("aria-disabled", "true");
  // Only a work that was begun can take too long.
  await begun;
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("alert")).toContainText("did not finish the check that keeps programs out");
  await expect(page.getByLabel("Email address")).toHaveValue("slow@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await page.clock.resume();
  await expectAccessible(page);
  await page.unroute("**/assets/worker-*.js");
  await send(page);
  await expectIn(page);
});

test("on plain http, where browsers hide their cryptography, it is done all the same", async () => {
  const name = "http://signoff.test";
  const plain = await startServer({
    BOT_CHECK: "altcha",
    PUBLIC_URL: name,
    ALLOW_HTTP: "true",
    TOKEN_SECRET: "a secret for tests, of forty characters.",
  });
  const args = [...CHROMIUM_FLAGS, "--host-resolver-rules=MAP signoff.test 127.0.0.1"];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const page = await browser.newPage({ locale: "en-US" });
    await page.goto(`${name}:${new URL(plain.url).port}/forgot-password`);
    expect(await page.evaluate(() => "subtle" in crypto && crypto.subtle !== undefined)).toBe(false);
    await page.getByLabel("Email address").fill("nobody@example.com");
    await (await alive(page.getByRole("button", { name: "Send the link" }))).click();
    await expect(page.getByText("a link is on its way")).toBeVisible();
  } finally {
    await browser.close();
    await plain.stop();
  }
});

/** The server says that it is somebody else's check, as often as told. */
async function askedOf(page: Page, kind: "turnstile" | "hcaptcha", times: number) {
  let left = times;
  await page.route(ASK, (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    return route.fulfill({ json: { kind, siteKey: "site", validS: 120 } });
  });
}

const SCRIPTS = {
  turnstile: `globalThis.turnstile = { render(place, { sitekey, action, callback }) {
    setTimeout(() => callback(["token", sitekey, action].join(".")));
    return "1";
  } };`,
  hcaptcha: `globalThis.hcaptcha = {
    render: (place, { sitekey }) => sitekey,
    execute: async (widget) => ({ response: ["token", widget].join(".") }),
  };`,
};
const VENDORS = { turnstile: "https://challenges.cloudflare.com/**", hcaptcha: "https://js.hcaptcha.com/**" };

for (const vendor of ["turnstile", "hcaptcha"] as const) {
  test(`the script of ${vendor} is asked, and ours does it when the vendor is away`, async ({ page }) => {
    await page.route(VENDORS[vendor], (route) =>
      route.fulfill({ contentType: "text/javascript", body: SCRIPTS[vendor] }),
    );
    await askedOf(page, vendor, 1);
    await page.goto(`${server.url}/sign-up`);
    await fill(page, `${vendor}@example.com`);
    const [first] = await Promise.all([page.waitForRequest(REGISTER), send(page)]);
    expect((await first.allHeaders())[HEADER]).toMatch(/^token\.site/);
    await expectIn(page);
  });

  test(`a browser that keeps ${vendor} out is told what to do`, async ({ page }) => {
    await page.route(VENDORS[vendor], (route) => route.abort());
    await askedOf(page, vendor, 2);
    await page.goto(`${server.url}/sign-up`);
    await fill(page, `no-${vendor}@example.com`);
    await send(page);
    await expect(page.getByRole("alert")).toContainText("Allow it in your content blocker");
    await expect(page.getByLabel("Email address")).toHaveValue(`no-${vendor}@example.com`);
    await page.screenshot({ path: `/tmp/proof-${vendor}.png` });
  });
}
