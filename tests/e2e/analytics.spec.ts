import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { addDays, dayAt } from "#shared/analytics/days.ts";
import { alive } from "#tests/support/alive.ts";
import { count } from "#tests/support/counted.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** The numbers of a team: seen, compared, turned over by keys, taken along as files, and mailed each week to who wants that. */
test.use({ actionTimeout: 20_000 });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => server?.stop());

const NAMES = ["Ana Ruiz", "Łukasz Żółć", "Sales department", "Bo Larsen"];
const today = () => dayAt(Date.now(), "UTC").date;
const chart = (page: Page) => page.getByRole("slider", { name: "Clicks: day by day" });
const tile = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** A paying team with 90 days of numbers: of its first signature `day % 7` clicks a day, of each other one a few more. */
async function counted(context: BrowserContext) {
  const team = await signedInWith(server, context, NAMES);
  await team.confirm();
  await inStore(server, async (store) => {
    const [signature] = await store.collection("signatures").find({ hash: team.hashes[0] }).toArray();
    const dates = Array.from({ length: 90 }, (_, i) => addDays(today(), i - 89));
    const details = {
      apart: { scanner: 41, bot: 12, own: 7 },
      devices: { computer: 80, phone: 34, tablet: 3 },
      referrers: { direct: 90, mail: 20, social: 7 },
      countries: { DE: 60, ES: 40 },
      hours: { "08": 10, "09": 30, "10": 25, "13": 12, "16": 22, "21": 18 },
    };
    const days = (of: number) => dates.map((date, day) => ({ date, people: (day % 7) * (of + 1), visitors: day % 7 }));
    for (const [of, hash] of team.hashes.entries())
      await count(store, signature?.team, { kind: "thing", of: hash, event: "click" }, days(of), details);
    const all = dates.map((date, day) => ({ date, people: (day % 7) * 10, visitors: (day % 7) * 4 }));
    await count(store, signature?.team, { kind: "team", of: String(signature?.team), event: "click" }, all, details);
    const [link] = await store.collection("shortlinks").find({ team: signature?.team }).toArray();
    if (link) await count(store, signature?.team, { kind: "link", of: String(link.code), event: "click" }, days(2));
  });
  return team;
}

test("numbers are read on tiles, lines, by keys and as a table", async ({ page, context }) => {
  test.setTimeout(240_000);
  await counted(context);
  await page.goto(`${server.url}/analytics`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analytics");
  await alive(chart(page));
  // 28 days are four times 0 to 6.
  await expect(tile(page, "Clicks")).toContainText("840");
  await expect(tile(page, "Clicks")).toContainText("from 840 in the period before");
  const countries = page.locator("section", { has: page.getByRole("heading", { name: "Countries" }) });
  await expect(countries.getByRole("listitem")).toHaveText([/^Germany6051 %/, /^Spain4034 %/, /^Not known1715 %/]);
  await expect(tile(page, "Visitors")).toContainText("336");
  await expect(tile(page, "Own")).toContainText("7");
  await expect(page.getByText("Days of UTC")).toBeVisible();
  await expectGoodLooks(page, "analytics screen");

  await chart(page).focus();
  await page.keyboard.press("Home");
  const said = () => chart(page).getAttribute("aria-valuetext");
  const first = await said();
  await page.keyboard.press("ArrowRight");
  expect(await said()).not.toBe(first);
  expect(await said()).toMatch(/: (Bo Larsen|Ana Ruiz) \d/);
  await page.keyboard.press("End");
  await expect(chart(page)).toHaveAttribute("aria-valuenow", "27");

  const legend = page.getByRole("table", { name: "Lines of the chart" });
  await expect(legend.getByRole("row", { name: /Bo Larsen/ })).toContainText("336");
  await legend.getByRole("checkbox", { name: "Show Bo Larsen" }).uncheck();
  expect(await said()).not.toContain("Bo Larsen");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  const table = page.getByRole("table", { name: "Clicks by day" });
  await expect(table.getByRole("row")).toHaveCount(29);
  await expect(table.getByRole("columnheader", { name: "Bo Larsen" })).toHaveCount(0);
  await expectGoodLooks(page, "analytics table");
});

test("periods and groupings stand in the address, and need no script", async ({ browser, context, page }) => {
  test.setTimeout(120_000);
  await counted(context);
  await page.goto(`${server.url}/analytics`);
  await alive(chart(page));
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(tile(page, "Clicks")).toContainText("210");
  await page.getByRole("link", { name: "Link", exact: true }).click();
  await expect(page).toHaveURL(/by=link/);
  await page.getByRole("link", { name: "Do not compare" }).click();
  await expect(page.getByText("in the period before")).toHaveCount(0);
  await page.getByRole("button", { name: "Own days" }).click();
  await page.getByLabel("First day").fill(addDays(today(), -2));
  await page.getByLabel("Last day").fill(addDays(today(), -3));
  await page.getByRole("button", { name: "Show these days" }).click();
  await expect(page.getByText("The last day lies before the first.")).toBeVisible();
  await page.getByLabel("First day").fill(addDays(today(), -6));
  await page.getByRole("button", { name: "Show these days" }).click();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today(), -6)}&to=${addDays(today(), -3)}`));
  const shown = await tile(page, "Clicks").textContent();

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const other = await plain.newPage();
  await other.goto(page.url());
  await expect(tile(other, "Clicks")).toHaveText(shown ?? "");
  await other.getByRole("link", { name: "90 days" }).click();
  await expect(other).toHaveURL(/days=90/);
  await plain.close();
});

test("days become files, and another zone has other days", async ({ page, context }) => {
  test.setTimeout(120_000);
  const { hashes } = await counted(context);
  await page.goto(`${server.url}/analytics?days=7`);
  await alive(chart(page));
  for (const kind of ["CSV", "JSON"]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Download ${kind}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^signoff-analytics-.*\\.${kind.toLowerCase()}$`));
    expect(await readFile(await download.path(), "utf8")).toContain(hashes[3] as string);
  }
  await page.getByRole("button", { name: "Change time zone" }).click();
  const dialog = page.getByRole("dialog", { name: "Time zone of the team" });
  await dialog.getByRole("combobox", { name: "Time zone" }).selectOption("Asia/Tokyo");
  await expectGoodLooks(page, "analytics zone");
  await dialog.getByRole("button", { name: "Save time zone" }).click();
  await expect(page.getByText("Days of Asia/Tokyo")).toBeVisible();
});

test("a team without numbers reads how they come about, and sees its first click", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const { hashes, change, stored } = await signedInWith(server, context, ["Ana Ruiz"]);
  const socials = [{ name: "facebook", link: "https://www.facebook.com/ana" }];
  await change(hashes[0] as string, { general: { name: "Ana Ruiz", socials } });
  await page.goto(`${server.url}/analytics`);
  await expect(page.getByRole("heading", { name: "Nothing was counted in this period" })).toBeVisible();
  await expectGoodLooks(page, "analytics empty");
  const [signature] = await stored();
  const address = signature?.shortLinks[0]?.shortUrl as string;
  const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
  expect((await request.get(address, { maxRedirects: 0, headers: { "user-agent": agent } })).status()).toBe(302);
  await expect(async () => {
    await page.reload();
    await expect(chart(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText("facebook.com/ana")).toBeVisible();
  await expectGoodLooks(page, "analytics first");
});

test("a plan without analytics says so, and leads to one with", async ({ page, context }) => {
  await context.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Free", email: "free@acme.example", password: "quiet harbour at dawn" },
  });
  await page.goto(`${server.url}/analytics`);
  await expect(page.getByText("Please upgrade to see analytics.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toHaveAttribute("href", /upgrade/);
  await expectGoodLooks(page, "analytics locked");
});

test("the weekly mail is switched on, and off by its own link", async ({ page, context }) => {
  test.setTimeout(120_000);
  const { confirm } = await signedInWith(server, context, ["Ana Ruiz"]);
  await confirm();
  await page.goto(`${server.url}/analytics`);
  const wanted = page.getByRole("switch", { name: "Mail me the numbers of each week" });
  await alive(wanted);
  await expect(wanted).not.toBeChecked();
  await wanted.check();
  await expect(toast(page).getByText("You get the weekly mail")).toBeVisible();
  await page.reload();
  await expect(wanted).toBeChecked();
  await page.goto(`${server.url}/weekly-mail/${"0".repeat(24)}.${"x".repeat(43)}`);
  await alive(page.getByRole("button", { name: "Stop the weekly mail" }));
  await page.getByRole("button", { name: "Stop the weekly mail" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectGoodLooks(page, "analytics stop");
});
