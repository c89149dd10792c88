import { expect, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Where the operator's own people have everything (`BILLING=off`): nobody meets a price, a badge or a wall. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ BILLING: "off" });
});
test.afterAll(() => server.stop());

test("from the home page to the editor nothing is sold", async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole("link", { name: "Pricing" })).toHaveCount(0);
  await expect(page.getByText("Free for one, fair for many")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${server.url}/editor`);
  await expect(page.getByRole("tab", { name: "Design" }).first()).toBeVisible();
  await expect(page.getByText("Pro", { exact: true })).toHaveCount(0);
  expect((await page.goto(`${server.url}/pricing`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The page you're looking for doesn't exist");
});
