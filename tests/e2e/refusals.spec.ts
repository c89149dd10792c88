import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam, PASSWORD, type Stored } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Whoever may not see a page reads why, and leaves it by a press. Who may see which is in `tests/api/pagePolicies.test.ts`. */
const MARKETPLACE = "https://deals.example/account";
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ APPSUMO_URL: MARKETPLACE });
});
test.afterAll(() => server.stop());
test.use({ baseURL: async ({ baseURL }, use) => use(server?.url ?? baseURL) });

const come = (context: BrowserContext, name: string, stored?: Stored) =>
  arrive(server, context, `${name}@example.com`, stored);
const hub = (role: number, isPaid = true, group: string | null = null): Stored => ({
  user: { isReseller: true, resellerData: { role, permissions: [], group } },
  team: { isPaid },
});
async function signature(context: BrowserContext, headers: Record<string, string>) {
  const data = SignatureInput.parse({ general: { name: "Ana" } });
  const answer = await context.request.post(`${server.url}/api/_/signatures`, { data, headers });
  return ((await answer.json()) as { hash: string }).hash;
}

const DASHBOARD = { way: "Go to the dashboard", leads: /\/dashboard$/ };
const PAGE_NOT_FOUND = "The page you're looking for doesn't exist";

/** One row for each thing that is said. `come` makes the person and may say where they go. */
const REFUSALS: {
  who: string;
  path: string;
  come(context: BrowserContext): Promise<unknown>;
  title: string;
  text: string | RegExp;
  way: string;
  leads: RegExp;
}[] = [
  {
    who: "a member at the owner's bills",
    path: "/account/billing",
    async come(context) {
      const { request } = await context.browser()!.newContext();
      const owner = await arrive(server, { request } as never, "owner@example.com", { team: { isPaid: true } });
      await joinTeam(server, await come(context, "member"), owner);
    },
    title: "Request access from your team owner",
    text: "This page is for the owner of your team: owner@example.com.",
    ...DASHBOARD,
  },
  {
    who: "the owner of an Agency Hub at a team's members",
    path: "/members",
    come: (context) => come(context, "hub-owner", hub(1)),
    title: "This page is for teams",
    text: "An Agency Hub has its people in companies, not in a team.",
    ...DASHBOARD,
  },
  {
    who: "a free user at an Agency Hub's administrators",
    path: "/account/admin",
    come: (context) => come(context, "free"),
    title: "You are not admin",
    text: "This page is for administrators of an Agency Hub.",
    ...DASHBOARD,
  },
  {
    who: "a free user at a company's dashboard",
    path: "/dashboard/company/acme",
    come: (context) => come(context, "free-company"),
    title: "You are not admin",
    text: "This page is for administrators of an Agency Hub.",
    ...DASHBOARD,
  },
  {
    who: "the administrator of one company at another's",
    path: "/dashboard/company/acme",
    come: (context) => come(context, "other-company", hub(3, true, "other")),
    title: PAGE_NOT_FOUND,
    text: /It may have been deleted/,
    ...DASHBOARD,
  },
  {
    who: "the owner of an Agency Hub that is not paid for",
    path: "/account/admin",
    come: (context) => come(context, "unpaid", hub(1, false)),
    title: "Your account is inactive. Please subscribe to continue using Agency Hub.",
    text: /Nothing was deleted/,
    way: "See the plans",
    leads: /\/account\/upgrade$/,
  },
  {
    who: "an administrator of an Agency Hub that is not paid for, who may not subscribe",
    path: "/account/admin",
    come: (context) => come(context, "unpaid-admin", hub(2, false)),
    title: "This Agency Hub is not active",
    text: /until its owner subscribes again/,
    ...DASHBOARD,
  },
  {
    who: "whoever was terminated, at the editor",
    path: "/editor",
    come: (context) => come(context, "terminated", { team: { isTerminated: true } }),
    title: "Account expired. Please contact your administrator.",
    text: /Nothing was deleted/,
    ...DASHBOARD,
  },
  {
    who: "whoever was terminated, at a preview",
    path: "/preview/:hash",
    async come(context) {
      const person = await come(context, "terminated-preview");
      const hash = await signature(context, person.headers);
      const change = { $set: { isTerminated: true } };
      await inStore(server, (store) => store.collection("teams").updateOne({ _id: person.id }, change));
      return hash;
    },
    title: "Account expired. Please contact your administrator.",
    text: /Nothing was deleted/,
    ...DASHBOARD,
  },
];

for (const { who, path, come, title, text, way, leads } of REFUSALS)
  test(who, async ({ page, context }) => {
    const hash = await come(context);
    await page.goto(path.replace(":hash", String(hash)));
    const main = page.getByRole("main");
    await expect(page).toHaveTitle(title === PAGE_NOT_FOUND ? /^Page not found/ : /^No access/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByText(text)).toBeVisible();
    // No page is a way out that refuses again.
    if (leads === DASHBOARD.leads) await expect(main.getByRole("link", { name: "See the plans" })).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByRole("region", { name: "Super admin" })).toHaveCount(0);
    await (await alive(main.getByRole("link", { name: way }))).click();
    await expect(page).toHaveURL(leads);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    await expect(page.locator("[data-problem]")).toHaveCount(0);
  });

test("whoever has not confirmed their address invites nobody, and is led to where they can", async ({
  page,
  context,
}) => {
  await come(context, "unconfirmed");
  await page.goto("/account/invite-friend");
  await expect(page.getByText("Please confirm your own email address first")).toBeVisible();
  await expect(page.getByLabel("Your friend's email address")).toHaveCount(0);
  await (await alive(page.getByRole("link", { name: "Confirm your address" }))).click();
  await expect(page.getByRole("button", { name: "Confirm by code" })).toBeVisible();
});

async function logIn(page: Page, email: string, password = PASSWORD) {
  await (await alive(page.getByLabel("Email address"))).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
}

test("a guest logs in and is where they wanted to go; a company's address is not kept", async ({ page, context }) => {
  const { email } = await come(context, "guest", hub(1));
  await context.clearCookies();
  await page.goto("/account/edit/pass");
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/account\/edit\/pass$/);
  await context.clearCookies();
  await page.goto("/dashboard/company/acme");
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("an account that is switched off", () => {
  const SENTENCE = "This account is switched off. Please contact your administrator.";
  const off = async (context: BrowserContext, name: string, stored: Stored = {}) => {
    const person = await come(context, name, { ...stored, user: { isEnabled: false } });
    await context.clearCookies();
    return person;
  };

  test("leads to the marketplace of lifetime deals with the right password; a wrong one is answered as anybody's", async ({
    page,
    context,
  }) => {
    const { email } = await off(context, "off-lifetime");
    await page.route(`${MARKETPLACE}**`, (route) => route.fulfill({ body: "Deals", contentType: "text/html" }));
    await page.goto("/login");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const address of [email, "nobody@example.com"]) {
      await logIn(page, address, "not this one at all");
      await expect(page.getByRole("alert")).toHaveText("Email address or password is not correct.");
    }
    expect(asked).not.toContain("/api/_/app/user/appsumo-redirect");
    await logIn(page, email);
    await expect(page).toHaveURL(MARKETPLACE);
  });

  test("stays at the login with a sentence where there is no marketplace", async ({ page, context }) => {
    const { email } = await off(context, "off-free");
    await page.route("**/app/user/appsumo-redirect", (route) => route.fulfill({ json: { redirect_url: null } }));
    await page.goto("/login");
    await logIn(page, email);
    await expect(page.getByRole("alert")).toHaveText(SENTENCE);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel("Email address")).toHaveValue(email);
    await expectAccessible(page);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
  });

  test("a page that is open when it happens is left, and the next one is a guest's", async ({ page, context }) => {
    const { id } = await come(context, "off-meanwhile");
    await page.goto("/account");
    await alive(page.getByRole("button", { name: "Confirm by code" }));
    const change = { $set: { isEnabled: false } };
    await inStore(server, (store) => store.collection("users").updateOne({ _id: id }, change));
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" }).first()).toBeVisible();
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("a 403 on the question who is signed in logs out, here and on the next page", async ({ page, context }) => {
  await come(context, "refused");
  await page.goto("/account");
  await alive(page.getByRole("button", { name: "Confirm by code" }));
  const code = { status: 403, title: "Forbidden", code: "account_disabled", message: "Switched off." };
  await page.route("**/api/_/app/user", (route) =>
    route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(code) }),
  );
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login$/);
});
