import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { arriveWithAgency } from "#tests/support/agencies.ts";
import { alive } from "#tests/support/alive.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { listMails } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** A company comes as a file, and goes as one. */
test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Two people, one of whom is there twice, and a row that nobody can read. */
const CSV =
  "Email,Name,Department\nana@nordwind.example,Ana Ruiz,Sales\nbo@nordwind.example,Bo 🦊 Lee,IT\nANA@nordwind.example,Ana again,\nnot an address,Cy,\n";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

for (const size of SIZES)
  test(`a company is made from a file and taken along as one, ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size);
    // Both sizes are in one store.
    const name = `Nordwind ${size.width}`;
    const domain = `nordwind-${size.width}`;
    const email = `owner@bulk${size.width}.example`;
    const { post } = await arriveWithAgency(server, context, email, 20);
    const data = SignatureInput.parse({ label: "House style", general: { name: "Olga Owner" } });
    await post("/_/signatures", data);

    await page.goto(`${server.url}/account/companies`);
    await (await alive(page.getByRole("button", { name: "Add a company from a file" }))).click();
    const dialog = page.getByRole("dialog", { name: "Add a company from a file" });
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(CSV.replaceAll("nordwind", domain)) };
    await dialog.locator("input[type=file]").setInputFiles(file);
    const rows = dialog.getByRole("region", { name: "What becomes of each row" });
    await expect(rows.getByRole("listitem")).toHaveCount(4);
    await expect(rows.getByRole("listitem").nth(2)).toContainText("Twice in the list");
    await expect(rows.getByRole("listitem").nth(3)).toContainText("This is not an email address.");
    await dialog.getByRole("combobox", { name: "Design", exact: true }).selectOption({ label: "House style" });
    await expect(rows.getByRole("listitem").first()).toContainText("Design: House style");
    await expect(dialog.getByText("The company gets 3 signatures of the 19 that are left")).toBeVisible();
    await expectGoodLooks(page, `company from a file ${size.width}`);
    await page.setViewportSize(size);

    await dialog.getByRole("button", { name: "Add the company with 2 people" }).click();
    await expect(dialog.getByText(`${name} is there with 2 people. 3 signatures were made.`)).toBeVisible({
      timeout: 60_000,
    });
    await expectGoodLooks(page, `company from a file, done ${size.width}`);
    await page.setViewportSize(size);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("3 of 3 signatures");
    await page.goto(`${server.url}/members?company=${domain}`);
    await expect(page.getByText(`bo@${domain}.example`).first()).toBeVisible();
    expect((await listMails(server, `bo@${domain}.example`, /./)).length).toBe(1);

    // Its mail leads to the company.
    await page.goto(`${server.url}/account/companies?edit=${domain}`);
    const edited = page.getByRole("dialog", { name: `Edit ${name}` });
    await (await alive(edited.getByRole("button", { name: "Make an export" }))).click();
    const fetching = edited.getByRole("button", { name: "Download" });
    await expect(fetching).toBeVisible({ timeout: 60_000 });
    await expectGoodLooks(page, `company export ${size.width}`);
    await page.setViewportSize(size);
    const [download] = await Promise.all([page.waitForEvent("download"), fetching.click()]);
    expect(download.suggestedFilename()).toMatch(/^signoff-nordwind-\d+-\d{4}-\d\d-\d\d\.zip$/);
    const inside = unzipSync(await readFile(await download.path()));
    const people = JSON.parse(strFromU8(inside["people/1.json"] ?? new Uint8Array()));
    expect(people.map((one: { email: string }) => one.email).sort()).toEqual([
      `ana@${domain}.example`,
      `bo@${domain}.example`,
    ]);
    expect(Object.keys(inside).filter((name) => /^signatures\/.*\.html$/.test(name))).toHaveLength(3);
    expect((await listMails(server, email, /copy of a company/i)).length).toBe(1);
  });
