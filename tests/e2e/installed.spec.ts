import { randomBytes } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam } from "#tests/support/cast.ts";
import * as make from "#tests/support/make.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Whoever looks after a team sees who has which version of their signature, and a person what was counted of their mails. */
let server: RunningServer;
let context: BrowserContext;
let page: Page;
let owner: Awaited<ReturnType<typeof arrive>>;

const api = async (who: { headers: Record<string, string> }, path: string, method = "GET", body?: object) => {
  const headers = { ...who.headers, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.status === 204 ? null : answer.json();
};
const signature = (name: string) => make.signature({ general: { name } });
const newId = () => randomBytes(16).toString("base64url");

test.beforeAll(async ({ browser }) => {
  server = await startServer({ BILLING: "off", SCANNER_SECONDS: "0" });
  const others = await browser.newContext();
  const people = [];
  for (const name of ["ben", "ida", "zoe"]) people.push(await arrive(server, others, `${name}@example.com`, {}, name));
  await others.close();
  context = await browser.newContext({ locale: "en-US" });
  owner = await arrive(server, context, "owner@example.com");
  for (const [at, person] of people.entries()) {
    await joinTeam(server, person, owner);
    const { hash, updatedAt } = await api(owner, "/_/signatures", "POST", signature(`Person ${at}`));
    await api(owner, `/_/signatures/${hash}/assign`, "PUT", { email: person.email, permissions: [1, 2] });
    if (at < 2) await api(person, `/_/signatures/${hash}/installed`, "PUT", { updatedAt });
    if (at === 0) await api(owner, `/_/signatures/${hash}`, "PUT", signature("Person 0, promoted"));
  }
  page = await context.newPage();
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

async function inBothThemes(name: string): Promise<void> {
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { areColorsNew: colorScheme === "dark" });
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${name} at ${width}`).toBe(false);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}

test("who has not re-installed comes first, and can be looked at alone", async () => {
  await page.goto(`${server.url}/members/installed`);
  await expect(page.getByRole("heading", { name: "Versions in use" })).toBeVisible();
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("ben@example.com");
  await expect(rows.first()).toContainText("Has not re-installed");
  await expect(rows.nth(1)).toContainText("Not known");
  await expect(rows.last()).toContainText("Up to date");
  await inBothThemes("installed");
  await page.getByLabel("Show").selectOption("outdated");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Show").selectOption("behind");
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Copy the addresses shown" })).toBeVisible();
});

test("the owner has mails counted, and each person sees theirs", async () => {
  await page.goto(`${server.url}/members/settings`);
  const counting = page.getByRole("switch", { name: "Count image loads and clicks of each mail" });
  await expect(counting).not.toBeChecked();
  await (await alive(counting)).check();
  await expect(counting).toBeEnabled();
  await inBothThemes("settings");
  await page.reload();
  await expect(counting).toBeChecked();

  const { hash } = await api(owner, "/_/signatures", "POST", signature("Owner"));
  await api(owner, `/_/signatures/${hash}/set-default`, "PUT");
  const { key } = await api(owner, "/_/app/user/signature-keys", "POST", { name: "Extension" });
  const byKey = { headers: { authorization: `Bearer ${key}` } };
  const [first, second] = [newId(), newId()];
  for (const id of [first, second]) await api(byKey, "/app/extension/mails", "POST", { id, signature: hash });
  await api(byKey, "/app/extension/mails/sent", "POST", { id: first, agoMs: 60_000 });
  await api(byKey, "/app/extension/mails/sent", "POST", { id: second, agoMs: 1_000, subject: "Offer for Bob" });
  for (const agent of ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Mozilla/5.0"])
    await fetch(`${server.url}/o/${second}.gif`, { headers: { "user-agent": agent } });
  await expect
    .poll(async () => (await api(owner, "/_/app/user/mails")).items[0])
    .toMatchObject({ opens: 1, openedApart: { machine: 1 } });
  await page.goto(`${server.url}/extension`);
  const mails = page.getByRole("region", { name: "Your sent mails" }).getByRole("listitem");
  await expect(mails).toHaveCount(2);
  await expect(mails.first()).toContainText("Offer for Bob");
  await expect(mails.first()).toContainText("1 by programs or yourself");
  await expect(mails.last()).toContainText("Mail of");
  await inBothThemes("mails");
  await (await alive(page.getByRole("button", { name: "Empty the list" }))).click();
  await page.getByRole("dialog").getByRole("button", { name: "Empty the list" }).click();
  await expect(page.getByText("None yet.")).toBeVisible();
});
