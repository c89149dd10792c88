import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import type { Types } from "mongoose";
import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { arriveWithAgency } from "#tests/support/agencies.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive, joinTeam, PASSWORD } from "#tests/support/cast.ts";
import { inStore } from "#tests/support/inStore.ts";
import { expectGoodLooks } from "#tests/support/looks.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { readMail } from "#tests/support/outbox.ts";
import { photo } from "#tests/support/pictures.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Every page of an account as those see it who may: in both sizes and themes readable, spoken rightly and not too wide. */
const run = promisify(execFile);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({
    OIDC_ISSUER: "http://127.0.0.1:9",
    OIDC_CLIENT_ID: "signoff",
    OIDC_CLIENT_SECRET: "a secret of the provider",
    OIDC_NAME: "Example ID",
  });
});
test.afterAll(() => server.stop());

/** What somebody at the terminal gets of `npm run <script>`. */
async function terminal(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, PORT: new URL(server.url).port };
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, ...args], { env });
  return stdout.trim();
}

/** A page to look at: its address, its heading, and what is done on it first. */
type Visit = {
  path: string;
  heading: string;
  name?: string;
  prepare?(page: Page): Promise<unknown>;
  /** answers that are refusals by design, of which browsers complain all the same */
  refused?: number;
};

/** Looks at pages with the eyes of one person, one after the other. */
async function visit(browser: Browser, who: string, visits: Visit[], arriveAs?: (context: BrowserContext) => unknown) {
  const context = await browser.newContext({ baseURL: server.url });
  await arriveAs?.(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const { path, heading, name, prepare, refused } of visits)
    await test.step(`${who} ${name ?? path}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await prepare?.(page);
      await expect(page).toHaveTitle(/\S+ · Signoff$/);
      await expectGoodLooks(page, `${who}${name ?? path}`);
      const left = complaints.filter((text) => !refused || !text.includes(`status of ${refused}`));
      expect(left, "what the browser complains of").toEqual([]);
    });
  await context.close();
}

test("pages for those who are not signed in", async ({ browser, request }) => {
  await arrive(server, { request } as never, "guest@example.com");
  const mail = await readMail(server, "Confirm your email address", "guest@example.com");
  const confirming = new URL(linkIn(mail, "/sign-up"));
  const deal = new URL(await terminal("codes", "invite", "leo@example.com", "--tier", "2"));
  await visit(browser, "guest", [
    { path: "/login", heading: "Log in" },
    { path: "/login/social", heading: "Log in" },
    { path: "/sign-up", heading: "Create your account" },
    {
      path: "/sign-up",
      name: "/sign-up, nothing filled in",
      heading: "Create your account",
      async prepare(page) {
        await (await alive(page.getByRole("button", { name: "Create account" }))).click();
        await expect(page.getByLabel("Email address")).toBeFocused();
      },
    },
    { path: confirming.pathname + confirming.search, name: "/sign-up?confirm", heading: "Confirm your email address" },
    { path: deal.pathname + deal.search, name: "/sign-up/lifetime", heading: "Create your lifetime account" },
    { path: "/sign-up/lifetime", name: "/sign-up/lifetime-old", heading: "This link does not work any more" },
    { path: "/forgot-password", heading: "Forgot your password?" },
    {
      path: "/forgot-password",
      name: "/forgot-password, sent",
      heading: "Forgot your password?",
      async prepare(page) {
        const long = `${"a".repeat(60)}@${"example.".repeat(23)}com`;
        await (await alive(page.getByLabel("Email address"))).fill(long);
        await page.getByRole("button", { name: "Send the link" }).click();
        await expect(page.getByText("a link is on its way")).toBeVisible();
      },
    },
    { path: "/forgot-password-change/x", heading: "Choose a new password" },
    { path: "/email-change/x", heading: "Use this address" },
    { path: "/email-undo/x", heading: "Take your address back" },
  ]);
});

test("pages of somebody who has just come, and has nothing yet", async ({ browser }) => {
  await visit(
    browser,
    "new",
    [
      { path: "/account", heading: "Account" },
      { path: "/account/edit", heading: "Edit profile" },
      { path: "/account/pictures", heading: "Your pictures" },
      { path: "/account/edit/pass", heading: "Change password" },
      { path: "/account/security", heading: "Security", prepare: everythingIsThere },
      { path: "/account/billing", heading: "Billing" },
      { path: "/account/upgrade", heading: "Upgrade" },
      { path: "/account/code", heading: "Activation code" },
      { path: "/account/code-success", heading: "Activation code" },
      { path: "/account/invite-friend", heading: "Invite a friend" },
      { path: "/account/privacy", heading: "Your data" },
    ],
    (context) => arrive(server, context, "new@example.com", {}, ""),
  );
});

/** The parts of the page of security that come after it. */
async function everythingIsThere(page: Page) {
  for (const name of ["Passkeys", "Two-factor sign-in", "Devices", "Activity"])
    await expect(page.getByRole("region", { name }).getByRole("button").first()).toBeVisible();
}

/** As long as an address may be. */
const LONG_EMAIL = `${"ana.maria.de.la.concepcion".repeat(2)}@${"subdomain.of.a.long.name.".repeat(7)}example.com`;

test("pages of somebody who has much of everything, with names as nobody expects them", async ({ browser }) => {
  await visit(
    browser,
    "much",
    [
      { path: "/account", heading: "Account" },
      { path: "/account/edit", heading: "Edit profile" },
      { path: "/account/pictures", heading: "Your pictures" },
      { path: "/account/security", heading: "Security", prepare: everythingIsThere },
      { path: "/account/invite-friend", heading: "Invite a friend" },
      { path: "/account/privacy", heading: "Your data" },
    ],
    async (context) => {
      const name = `Ana 👩🏽‍🚀 ${"مريم ".repeat(20)}${"Ruiz-Fernández-de-la-Concepción".repeat(3)}`.slice(0, 200);
      const ana = await arrive(server, context, LONG_EMAIL, {
        user: { emailVerifiedAt: new Date(), name },
        team: { isPaid: true, seats: 20 },
      });
      const { headers } = ana;
      const image = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(300, 300) };
      const { hash } = await (
        await context.request.post(`${server.url}/api/_/signatures`, {
          headers,
          data: SignatureInput.parse({ general: { name: "Ana" } }),
        })
      ).json();
      await context.request.post(`${server.url}/api/_/signatures/${hash}/image/photo`, {
        headers,
        multipart: { crop: "0,0,1,1", image },
      });
      await context.request.post(`${server.url}/api/_/app/user/export`, { headers });
      await withAuthenticator(ana.id);
      await inStore(server, async (store) => {
        const later = new Date(Date.now() + 86_400_000);
        const user = ana.id;
        await store.collection("refreshfamilies").insertMany(
          Array.from({ length: 30 }, (_, at) => ({
            _id: `device-${at}` as never,
            user,
            current: 0,
            rotatedAt: new Date(Date.now() - 3_600_000 * (at + 1)),
            expiresAt: later,
            endsAt: later,
            epoch: null,
            sudoUntil: new Date(0),
            browser: at % 5 ? "Firefox" : "",
            system: at % 3 ? "Windows" : "",
          })),
        );
        await store.collection("passkeys").insertMany(
          Array.from({ length: 10 }, (_, at) => ({
            user,
            credential: createHash("sha256").update(String(at)).digest("base64url"),
            publicKey: "x",
            counter: 0,
            transports: [],
            name: at ? `Passkey ${at}` : "M".repeat(60),
            lastUsedAt: at % 2 ? new Date() : null,
            createdAt: new Date(),
          })),
        );
        await store.collection("friends").insertMany(
          (["invited", "joined", "confirmed"] as const).map((state, at) => ({
            inviter: user,
            mailbox: String(at),
            masked: `${state[0]}…@${"example.".repeat(8)}com`,
            friend: null,
            state,
            hasBonus: state === "confirmed",
            createdAt: new Date(),
          })),
        );
      });
    },
  );
});

test("pages of somebody who uses a code, and of somebody who is asked for one at the login", async ({
  browser,
  request,
}) => {
  const code = await terminal("codes", "make", "--tier", "2");
  const look = async (page: Page) => {
    await (await alive(page.getByLabel("Code", { exact: true }))).fill(code);
    await page.getByRole("button", { name: "Check the code" }).click();
    await expect(page.getByText("Room for 5 signatures")).toBeVisible();
  };
  await visit(
    browser,
    "buyer",
    [
      { path: "/account/code", name: "/account/code, found", heading: "Activation code", prepare: look },
      {
        path: "/account/code",
        name: "/account/code-success, activated",
        heading: "Activation code",
        async prepare(page) {
          await look(page);
          await page.getByRole("button", { name: "Activate now" }).click();
          await expect(page.getByRole("heading", { name: "Your code is activated" })).toBeVisible();
        },
      },
    ],
    (context) => arrive(server, context, "buyer@example.com", { user: { emailVerifiedAt: new Date() } }),
  );
  const { id } = await arrive(server, { request } as never, "two@example.com");
  await withAuthenticator(id);
  await visit(browser, "guest", [
    {
      path: "/login",
      name: "/login, second step",
      heading: "Log in",
      refused: 403,
      async prepare(page) {
        await (await alive(page.getByLabel("Email address"))).fill("two@example.com");
        await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
        await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
        await expect(page.getByLabel("Six-digit code")).toBeFocused();
      },
    },
  ]);
});

/** Somebody has switched two-factor sign-in on, and one recovery code is left. */
const withAuthenticator = (_id: Types.ObjectId) =>
  inStore(server, (store) =>
    store
      .collection("authenticators")
      .insertOne({ _id, secret: "x", last: 0, confirmedAt: new Date(), recoveryCodes: ["x"] }),
  );

test("pages of a team's member, of a reseller, and in another person's name", async ({ browser, request }) => {
  const owner = await arrive(server, { request } as never, "owner@example.com", { team: { isPaid: true, seats: 5 } });
  await visit(
    browser,
    "member",
    [
      { path: "/account", heading: "Account" },
      { path: "/account/invite-friend", heading: "Invite a friend" },
    ],
    async (context) => joinTeam(server, await arrive(server, context, "member@example.com"), owner),
  );
  await visit(
    browser,
    "reseller",
    [
      { path: "/account/admin", heading: "Administrators" },
      { path: "/account/code", heading: "Activation code" },
      { path: "/dashboard/company/acme", heading: "Signatures of acme" },
    ],
    async (context) => {
      const { post } = await arriveWithAgency(server, context, "hub@example.com", 10);
      await post("/_/reseller/company", { name: "acme", signatures: 5 });
    },
  );
  const staff = (context: BrowserContext) =>
    arrive(server, context, "staff@example.com", { user: { roles: ["ROLE_USER", "ROLE_SUPER_ADMIN"] } });
  const panel: Visit[] = [
    {
      path: "/account",
      name: "/account, panel open",
      heading: "Account",
      async prepare(page) {
        await expect(page.getByRole("region", { name: "Super admin" })).toBeVisible();
      },
    },
    {
      path: "/account",
      name: "/account, acting",
      heading: "Account",
      async prepare(page) {
        await (await alive(page.getByLabel("Email address of the person"))).fill("owner@example.com");
        await page.getByRole("button", { name: "Log in as user" }).click();
        await expect(page.getByText("30 min left")).toBeVisible();
        await page.goto("/account");
      },
    },
  ];
  await visit(browser, "staff", panel, async (context) => {
    await staff(context);
    await context.request.post(`${server.url}/api/security/login`, {
      data: { email: "staff@example.com", password: PASSWORD },
    });
  });
});
