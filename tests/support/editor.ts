import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { type Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { mainAction } from "./mainAction.ts";
import { type RunningServer, startServer } from "./startServer.ts";

export const PASSWORD = "quiet harbour at dawn";
let accounts = 0;

/** Journeys through the editor: a server of the worker's own, whose address paths are relative to. */
export const test = base.extend<object, { server: RunningServer }>({
  actionTimeout: 20_000,
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    // A page with unsaved changes asks before it goes; these tests know what they do.
    page.on("dialog", (dialog) => void dialog.accept());
    await use(page);
  },
});

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const canvas = (page: Page) =>
  page.frameLocator('iframe[title^="Signature of"], iframe[title="Your signature"]');
export const save = (page: Page) => page.getByRole("button", { name: "Save signature" }).click();

/** An account with one saved signature, signed in in the browser. */
export async function signedIn(context: BrowserContext, name = "Ana Ruiz") {
  accounts += 1;
  const email = `editor${accounts}@acme.example`;
  const post = async (path: string, data: unknown, headers = {}) =>
    (await context.request.post(`/api${path}`, { data, headers })).json();
  const { token } = (await post("/app/registration/register", { name, email, password: PASSWORD })) as {
    token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  const { hash } = (await post("/_/signatures", SignatureInput.parse({ general: { name } }), headers)) as {
    hash: string;
  };
  const stored = async () => {
    const answer = await context.request.get(`/api/_/signatures/${hash}`, { headers });
    return (await answer.json()) as Signature;
  };
  return { email, hash, headers, stored };
}

export async function open(page: Page, path = "/editor") {
  await page.goto(path);
  await expect(mainAction(page)).toBeVisible();
}
