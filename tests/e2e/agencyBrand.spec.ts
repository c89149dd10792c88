import { expect, test } from "playwright/test";
import type { Company } from "#shared/reseller/schema.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { arriveWithAgency } from "#tests/support/agencies.ts";
import { alive } from "#tests/support/alive.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { listMails } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

test("an owner brands the agency, and its companies look like it", async ({ page, context }) => {
  const email = "owner@brand.example";
  const { post } = await arriveWithAgency(server, context, email, 50);
  const { group } = await post<Company>("/_/reseller/company", { name: "Acme", signatures: 20 });
  const body = SignatureInput.parse({ general: { name: "Ana Person", brandingLine: 1 } });
  const { hash } = await post<{ hash: string }>("/_/signatures", body, group);

  await page.goto(`${server.url}/account/admin/brand`);
  await alive(page.getByLabel("Name", { exact: true }));
  await page.getByLabel("Name", { exact: true }).fill("Lindenhof Studio");
  await page.getByLabel("Text", { exact: true }).fill("Looked after by Lindenhof");
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page.getByText("Please say where it leads.")).toBeVisible();
  await page.getByLabel("Leads to").fill("lindenhof.example");
  await page.getByLabel("Colour", { exact: true }).fill("#b4257f");
  const seen = page.getByRole("region", { name: "What people will see" });
  await expect(seen.getByText("Looked after by Lindenhof")).toBeVisible();
  await expectGoodLooks(page, "agency brand");
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page.getByText("Your brand is saved.")).toBeVisible();

  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${server.url}/dashboard/company/${group}`);
  await expect(page.getByRole("link", { name: "Lindenhof Studio, dashboard" })).toBeVisible();
  await expect(page.locator("header").getByText("Signoff")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New signature" }).first()).toHaveCSS(
    "background-color",
    "rgb(180, 37, 127)",
  );
  await expectGoodLooks(page, "agency brand");

  const preview = await context.request.get(`${server.url}/api/signatures/${hash}/preview`);
  expect(((await preview.json()) as { html: string }).html).toContain("Looked after by Lindenhof");

  await post(`/_/signatures/${hash}/send`, { email: "ben@example.com" }, group);
  await expect
    .poll(async () => (await listMails(server, "ben@example.com", /./))[0]?.from?.text, { timeout: 30_000 })
    .toContain("Lindenhof Studio");
});
