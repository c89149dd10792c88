import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { NO_PLAN } from "#shared/account/schema.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { startNameServer } from "#tests/support/nameServer.ts";
import { readMail } from "#tests/support/outbox.ts";
import { signedInWith } from "#tests/support/signedInWith.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Domains of one's own from the first letter to the page under them, with a name server that says what we tell it. */
test.use({ actionTimeout: 20_000, permissions: ["clipboard-read", "clipboard-write"] });

type Names = Awaited<ReturnType<typeof startNameServer>>;
let server: RunningServer;
let names: Names;
const ends: (() => Promise<unknown>)[] = [];

test.beforeAll(async () => {
  names = await startNameServer({ teardown: (end) => ends.push(end) });
  names.set("A", "pages.example.net", ["192.0.2.1"]);
  server = await startServer({ NAME_SERVERS: names.address, PAGES_HOST: "http://pages.example.net" });
});
test.afterAll(async () => {
  await server?.stop();
  for (const end of ends) await end();
});

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const tile = (page: Page, host: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: host }) });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The owner of a paying team, at its domains. */
async function open(page: Page, context: BrowserContext, names: string[] = []) {
  const own = await signedInWith(server, context, names);
  await own.confirm();
  await page.goto(`${server.url}/account/domains`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Domains");
  await alive(page.getByRole("textbox", { name: "Domain" }));
  return own;
}

async function add(page: Page, host: string) {
  await page.getByRole("textbox", { name: "Domain" }).fill(host);
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(tile(page, host).getByText("Pending", { exact: true })).toBeVisible();
  const value = tile(page, host).getByText(/^signoff-site-verification=[0-9a-f]{32}$/);
  return (await value.textContent()) ?? "";
}

test("a domain is added, proved, lost, proved again and let go", async ({ page, context }) => {
  await open(page, context);
  await expect(page.getByText("No domain yet")).toBeVisible();
  await expectGoodLooks(page, "domains none");

  const field = page.getByRole("textbox", { name: "Domain" });
  for (const wrong of ["", "localhost", "https://example.com", "127.0.0.1", "signoff"]) {
    await field.fill(wrong);
    await page.getByRole("button", { name: "Add domain" }).click();
    await expect(page.getByText("Invalid domain."), wrong).toBeVisible();
  }
  const proof = await add(page, "links.acme.example.com");
  await expect(field).toHaveValue("");
  await expect(page.getByText("Invalid domain.")).toHaveCount(0);
  const shown = tile(page, "links.acme.example.com");
  await expect(shown.getByText(/^7[12] h \d+ min left to verify it$/)).toBeVisible();
  // All that is to be set is there at once, each with a button of its own.
  for (const [name, text] of [
    ["Copy the name of TXT", "_signoff.links.acme.example.com"],
    ["Copy the value of TXT", proof],
    ["Copy the name of CNAME", "links.acme.example.com"],
    ["Copy the value of CNAME", "pages.example.net"],
  ] as const) {
    await shown.getByTitle(name, { exact: true }).click();
    await expect.poll(() => copied(page)).toBe(text);
  }
  await shown.getByRole("button", { name: "Check now" }).click();
  await expect(toast(page).getByText("The record is not there yet.", { exact: false })).toBeVisible();
  await expect(shown.getByText("Not found").first()).toBeVisible();
  await expectGoodLooks(page, "domains pending");

  names.set("TXT", "_signoff.links.acme.example.com", ["v=spf1 -all", proof]);
  names.set("A", "links.acme.example.com", ["192.0.2.1"]);
  await shown.getByRole("button", { name: "Check now" }).click();
  await expect(shown.getByText("Verified", { exact: true })).toBeVisible();
  await expect(toast(page).getByText("The domain is verified.")).toBeVisible();
  await expect(shown.getByText("Found", { exact: true })).toHaveCount(2);
  await expect(shown.getByText("left to verify it", { exact: false })).toHaveCount(0);
  const mail = await readMail(server, "Your domain is verified: links.acme.example.com");
  expect(mail.text).toContain("/account/domains");
  await expectGoodLooks(page, "domains verified");

  // One with letters of its own, at its root, where no alias can stand.
  await add(page, "müller-und-söhne.de");
  await expect(tile(page, "müller-und-söhne.de").getByText("192.0.2.1")).toBeVisible();

  names.drop("TXT", "_signoff.links.acme.example.com");
  await shown.getByRole("button", { name: "Check now" }).click();
  await expect(shown.getByText("Unverified", { exact: true })).toBeVisible();
  await readMail(server, "Your domain was taken away: links.acme.example.com");
  await expectGoodLooks(page, "domains unverified");

  names.set("TXT", "_signoff.links.acme.example.com", [proof]);
  await shown.getByRole("button", { name: "Check now" }).click();
  await expect(shown.getByText("Verified", { exact: true })).toBeVisible();
  await page.reload();
  await expect(tile(page, "links.acme.example.com").getByText("Verified", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Delete links.acme.example.com" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the domain links.acme.example.com?" });
  await expect(dialog).toBeVisible();
  await expectGoodLooks(page, "domains deleting");
  await dialog.getByRole("button", { name: "Delete domain" }).click();
  await expect(toast(page).getByText("The domain is deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "links.acme.example.com" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "müller-und-söhne.de" })).toBeVisible();
});

test("a domain that is somebody's is told so, and one that came too late can be proved all the same", async ({
  page,
  context,
}) => {
  await open(page, context);
  const proof = await add(page, "late.acme.example.com");
  await page.getByRole("textbox", { name: "Domain" }).fill("LATE.acme.example.com.");
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByText(ERRORS.domain_taken.message)).toBeVisible();
  const past = new Date(Date.now() - 1000);
  await inStore(server, (store) =>
    store
      .collection("domains")
      .updateOne({ host: "late.acme.example.com" }, { $set: { expiresAt: past, checkAt: past } }),
  );
  await tile(page, "late.acme.example.com").getByRole("button", { name: "Check now" }).click();
  await expect(tile(page, "late.acme.example.com").getByText("Rejected", { exact: true })).toBeVisible();
  await readMail(server, "Your domain is not verified: late.acme.example.com");
  await expectGoodLooks(page, "domains rejected");
  names.set("TXT", "_signoff.late.acme.example.com", [proof]);
  await tile(page, "late.acme.example.com").getByRole("button", { name: "Check now" }).click();
  await expect(tile(page, "late.acme.example.com").getByText("Verified", { exact: true })).toBeVisible();
});

test("short links of signatures are under a domain once somebody says so, and at ours again when it goes", async ({
  page,
  context,
}) => {
  const { hashes, change, stored } = await open(page, context, ["Ana Ruiz"]);
  const facebook = "https://www.facebook.com/ana";
  await change(hashes[0] as string, { general: { name: "Ana Ruiz", socials: [{ name: "facebook", link: facebook }] } });
  const shortUrls = async () => (await stored())[0]?.shortLinks.map(({ shortUrl }) => shortUrl) ?? [];
  const hosts = async () => [...new Set((await shortUrls()).map((one) => new URL(one).host))];
  const follow = async (shortUrl: string) => {
    const { host, pathname } = new URL(shortUrl);
    const answer = await context.request.get(server.url + pathname, { headers: { host }, maxRedirects: 0 });
    return answer.headers().location;
  };
  const before = await shortUrls();
  expect(before).toHaveLength(1);

  const host = "go.acme.example.com";
  const proof = await add(page, host);
  const shown = tile(page, host);
  const choice = shown.getByRole("switch", { name: "Short links of signatures and pages are under this domain" });
  await expect(choice).toHaveCount(0);
  names.set("TXT", `_signoff.${host}`, [proof]);
  await shown.getByRole("button", { name: "Check now" }).click();
  await expect(choice).not.toBeChecked();
  // It is theirs, and leads nowhere yet.
  await choice.click();
  await expect(shown.getByText("This domain does not lead here yet.", { exact: false })).toBeVisible();
  await expect(choice).not.toBeChecked();
  await expectGoodLooks(page, "domains links refused");
  names.set("A", host, ["192.0.2.1"]);
  await shown.getByRole("button", { name: "Check now" }).click();
  await expect(shown.getByText("Found", { exact: true })).toHaveCount(2);
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(shown.getByText("This domain does not lead here yet.", { exact: false })).toHaveCount(0);
  await expectGoodLooks(page, "domains links");
  await expect.poll(hosts, { timeout: 30_000 }).toEqual([host]);
  for (const one of [...before, ...(await shortUrls())]) expect(await follow(one)).toBe(facebook);
  await page.reload();
  await expect(choice).toBeChecked();

  await page.getByRole("button", { name: `Delete ${host}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete the domain ${host}?` });
  await expect(dialog.getByText("short links under this domain lead nowhere", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Delete domain" }).click();
  await expect(page.getByRole("heading", { name: host })).toHaveCount(0);
  await expect.poll(shortUrls, { timeout: 30_000 }).toEqual(before);
  expect(await follow(before[0] as string)).toBe(facebook);
});

test("plans without domains are told so, and members look on", async ({ page, context, browser }) => {
  const plan = { ...NO_PLAN, data: { ...NO_PLAN.data, product_id: "signoff_tier1" } };
  const owner = await arrive(server, context, "lifetime@acme.example", { team: { isPaid: true, seats: 5, plan } });
  await page.goto(`${server.url}/account/domains`);
  await expect(page.getByText(ERRORS.domain_of_lifetime.message)).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact support" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Domain" })).toHaveCount(0);
  await expectGoodLooks(page, "domains lifetime");

  const free = { plan: NO_PLAN, isPaid: false };
  await inStore(server, (store) => store.collection("teams").updateOne({ _id: owner.id }, { $set: free }));
  await page.reload();
  await expect(page.getByText(ERRORS.domain_unavailable.message)).toBeVisible();
  await expectGoodLooks(page, "domains free");

  const other = await browser.newContext();
  await joinTeam(server, await arrive(server, other, "member@acme.example"), owner);
  const looking = await other.newPage();
  await looking.goto(`${server.url}/account/domains`);
  await expect(looking.getByText("Only the account owner and administrators change domains.")).toBeVisible();
  await expect(looking.getByRole("button", { name: "Add domain" })).toHaveCount(0);
  await expectGoodLooks(looking, "domains member");
  await other.close();
});
