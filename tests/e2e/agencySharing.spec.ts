import { type BrowserContext, expect, type Page, test } from "playwright/test";
import type { Company } from "#shared/reseller/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { arriveWithAgency } from "#tests/support/agencies.ts";
import { alive } from "#tests/support/alive.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import * as make from "#tests/support/make.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** An agency makes a design once, its companies have it, and their people's signatures follow. */
test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

let agencies = 0;
/** Who runs an agency with a design of its own and two companies. */
async function agencyOf(context: BrowserContext) {
  agencies += 1;
  const email = `owner@sharing${agencies}.example`;
  const { ask } = await arriveWithAgency(server, context, email, 40);
  const company = (name: string) => ask<Company>("post", "/_/reseller/company", { name, signatures: 5 });
  const input = (companyName: string) =>
    make.signature({ label: "House style", general: { name: "Olga Owner", company: companyName } });
  const design = await ask<{ hash: string }>("post", "/_/signatures", input("Studio One"));
  const rename = (to: string) => ask("put", `/_/signatures/${design.hash}`, input(to));
  return { ask, design, rename, companies: [await company("Acme Ltd"), await company("Birch Ltd")] as const };
}

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const looks = async (page: Page, name: string) => {
  await expectGoodLooks(page, name);
  await page.setViewportSize(DESK);
};

test("a design is shared locked, is in a company, and a person's signature follows a change", async ({
  page,
  context,
}) => {
  const { ask, design, rename, companies } = await agencyOf(context);
  const [acme, birch] = companies;
  await page.goto(`${server.url}/account/shared`);
  await expect(page.getByRole("heading", { name: "No design is shared yet" })).toBeVisible();
  await (await alive(page.getByRole("button", { name: "Share with companies" }))).click();
  const choosing = page.getByRole("dialog", { name: "Which design?" });
  await choosing.getByRole("radio", { name: /House style/ }).check();
  await choosing.getByRole("button", { name: "Continue" }).click();
  const sharing = page.getByRole("dialog", { name: "Share House style with companies" });
  await sharing.getByText("Some companies").click();
  await expect(sharing.getByRole("button", { name: "Share", exact: true })).toBeDisabled();
  await sharing.getByRole("checkbox", { name: "Acme Ltd" }).check();
  await expect(sharing.getByText("1 company is chosen.")).toBeVisible();
  await expect(sharing.getByRole("switch", { name: "Locked" })).toBeChecked();
  await expectAccessible(page);
  await looks(page, "sharing dialog");
  await sharing.getByRole("button", { name: "Share", exact: true }).click();
  await expect(toast(page)).toContainText("It is shared");
  const shared = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "House style" }) });
  await expect(shared).toContainText("Up to date: 1");
  await expect(shared).toContainText("With 1 company");
  await expectAccessible(page);
  await looks(page, "shared designs");
  await shared.getByRole("button", { name: "See companies" }).click();
  const list = page.getByRole("dialog", { name: "House style in companies" });
  await expect(list.getByRole("listitem")).toHaveText(/Acme Ltd.*Up to date/);
  await expectAccessible(page);
  await list.getByRole("button", { name: "Close" }).last().click();

  // In the company: whose it is, and what one can do with it.
  await page.goto(`${server.url}/members/designs?company=${acme.group}`);
  const from = page.getByRole("region", { name: /^From / });
  await expect(from).toContainText("Follows your agency");
  await expect(from).toContainText("Your agency keeps it as it is.");
  await (await alive(from.getByRole("button", { name: /^Use as design/ }))).click();
  const inUse = page.getByRole("region", { name: "Designs in use" });
  await expect(inUse.getByRole("heading", { name: "House style" })).toBeVisible();
  await expect(inUse.getByRole("link", { name: "Edit the design" })).toHaveCount(0);
  await expectAccessible(page);
  await looks(page, "design of the agency in a company");

  // Its people get it, and what the agency changes reaches them.
  const { items } = await ask<{ items: { signature: string }[] }>("get", "/_/app/team/shared", undefined, acme.group);
  const copy = items[0]?.signature ?? "";
  await ask("post", "/_/app/team/invite", { email: "ana@acme.example" }, acme.group);
  const rules = { segments: [], rules: [{ id: "all", segment: null, master: copy }], revision: 0 };
  await ask("put", "/_/app/team/segments", rules, acme.group);
  type Listed = { items: { hash: string; master: string | null }[] };
  const theirs = async () => {
    const all = await ask<Listed>("get", "/_/app/user/signatures_all", undefined, acme.group);
    return all.items.find(({ master }) => master === copy)?.hash ?? null;
  };
  await expect.poll(theirs, { timeout: 30_000 }).not.toBeNull();
  const hash = (await theirs()) ?? "";
  await rename("Studio Two");
  const shownCompany = async () => {
    const one = await ask<{ general: { company: string } }>("get", `/_/signatures/${hash}`, undefined, acme.group);
    return one.general.company;
  };
  await expect.poll(shownCompany, { timeout: 30_000 }).toBe("Studio Two");
  const other = await ask<Listed>("get", "/_/app/user/signatures_all", undefined, birch.group);
  expect(other.items).toEqual([]);
  expect(design.hash).not.toBe(copy);

  // It ends, and what the company has is its own.
  await page.goto(`${server.url}/account/shared`);
  await (await alive(page.getByRole("button", { name: "Stop sharing House style" }))).click();
  const ending = page.getByRole("dialog", { name: "Stop sharing House style?" });
  await expect(ending).toContainText("Each company keeps what it has");
  await ending.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("heading", { name: "No design is shared yet" })).toBeVisible();
  await page.goto(`${server.url}/members/designs?company=${acme.group}`);
  await expect(page.getByRole("heading", { name: "Designs in use" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^From / })).toHaveCount(0);
});

test("a company makes an unlocked design its own, and follows again, 390 px", async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  const { ask, design, companies } = await agencyOf(context);
  const [acme] = companies;
  const terms = { isForAll: true, companies: [], locked: false, locks: [] };
  await ask("post", "/_/reseller/share", { signature: design.hash, ...terms });
  const state = async () => {
    const { items } = await ask<{ items: { signature: string; state: string }[] }>(
      "get",
      "/_/app/team/shared",
      undefined,
      acme.group,
    );
    return items[0];
  };
  await expect.poll(async () => (await state())?.state, { timeout: 30_000 }).toBe("done");
  const mine = make.signature({ label: "House style", general: { name: "Olga Owner", company: "Acme" } });
  await ask("put", `/_/signatures/${(await state())?.signature}`, mine, acme.group);
  await page.goto(`${server.url}/members/designs?company=${acme.group}`);
  const from = page.getByRole("region", { name: /^From / });
  await expect(from).toContainText("Your own");
  await expectAccessible(page);
  await (await alive(from.getByRole("button", { name: /^Follow the agency's again/ }))).click();
  const asked = page.getByRole("dialog", { name: "Follow the agency's House style again?" });
  await expect(asked).toContainText("stays in its history");
  await asked.getByRole("button", { name: "Follow again" }).click();
  await expect(toast(page)).toContainText("It follows your agency's again.");
  await expect(from).toContainText("Follows your agency");
});
