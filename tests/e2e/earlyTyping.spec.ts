import { expect, type Page, test } from "playwright/test";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** What is typed into a form before its script came, and while it comes, is what is sent. */
const PASSWORD = "quiet harbour at dawn";
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Holds the page's scripts back. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Types the password in the page in the very task in which React has found its field, which no key of a test can meet. */
const typeWhileComingAlive = (page: Page) =>
  page.addInitScript((text) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const field = document.querySelector<HTMLInputElement>('input[name="password"]');
      if (!field || !Object.keys(field).some((key) => key.startsWith("__reactProps$"))) return port2.postMessage(0);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      document.documentElement.dataset.typed = "";
    };
    port2.postMessage(0);
  }, PASSWORD);

const register = (page: Page, email: string) =>
  page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Ana", email, password: PASSWORD },
  });

for (const [path, button, email, next] of [
  ["/login", "Log in", "ana@example.com", /\/dashboard$/],
  ["/sign-up", "Create account", "bo@example.com", /\/welcome$/],
] as const)
  test(`the address typed before the script, the password while it comes: ${path}`, async ({ page, context }) => {
    if (path === "/login") await register(page, email);
    await context.clearCookies();
    const release = await holdScripts(page);
    await typeWhileComingAlive(page);
    await page.goto(server.url + path, { waitUntil: "commit" });
    await page.getByLabel("Email address").fill(email);
    release();
    await expect(page.locator("html[data-typed]")).toBeAttached();
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(next);
  });

test("all of it typed and sent before the script", async ({ page, context }) => {
  await register(page, "cy@example.com");
  await context.clearCookies();
  const release = await holdScripts(page);
  await page.goto(`${server.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email address").fill("cy@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("cy@example.com");
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});
