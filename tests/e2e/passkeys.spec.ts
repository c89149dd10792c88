import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const PASSWORD = "quiet harbour at dawn";

/** The device of a person, which asks for them without anybody pressing anything. */
async function device(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the person is at the device. */
    isThere: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    /** Whether the device knows the person's finger. */
    knowsThem: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a passkey is added, renamed, opens the account by autofill and by button, once, and is removed", async ({
  page,
  context,
}) => {
  await page.request.post(`${server.url}/api/app/registration/register`, {
    data: { name: "Ana", email: "ana@example.com", password: PASSWORD },
  });
  const { isThere, knowsThem } = await device(page);
  await page.goto(`${server.url}/account/security`);
  const section = page.getByRole("region", { name: "Passkeys" });
  await knowsThem(false);
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByRole("alert")).toContainText("No passkey was made.");
  await knowsThem(true);
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByRole("alert")).toContainText("has a passkey of your account already");
  await section.getByRole("button", { name: /^Rename/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("My laptop");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("listitem")).toContainText("My laptop");
  await expectAccessible(page);

  // In the field of the address the browser offers it by itself.
  await context.clearCookies();
  await page.goto(`${server.url}/login`);
  await expect(page).toHaveURL(/\/dashboard$/);

  // By the button; of 20 that send the same answer at once, one is let in.
  await context.clearCookies();
  await isThere(false);
  const answers: number[] = [];
  await page.route("**/api/security/passkey", async (route) => {
    const { url, data, headers } = {
      url: route.request().url(),
      data: route.request().postData() ?? "",
      headers: await route.request().allHeaders(),
    };
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(url, {
          method: "POST",
          body: data,
          headers: { "content-type": "application/json", cookie: headers.cookie ?? "" },
        }),
      ),
    );
    answers.push(...sent.map(({ status }) => status));
    const won = sent.find(({ ok }) => ok);
    await route.fulfill({ status: 200, contentType: "application/json", body: (await won?.text()) ?? "" });
  });
  await page.goto(`${server.url}/login`);
  const button = await alive(page.getByRole("button", { name: "Continue with a passkey" }));
  await expectAccessible(page);
  await isThere(true);
  await button.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, ...Array(19).fill(410)]);
  await page.unroute("**/api/security/passkey");

  await isThere(false);
  await context.clearCookies();
  await page.goto(`${server.url}/login`);
  await page.getByLabel("Email address").fill("ana@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await (await alive(page.getByRole("button", { name: "Log in", exact: true }))).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${server.url}/account/security`);
  await expect(section.getByRole("listitem")).toContainText("last used");
  await section.getByRole("button", { name: "Remove My laptop" }).click();
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(0);

  await context.clearCookies();
  await isThere(true);
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole("alert")).toContainText("This passkey was not accepted.");
  await expect(page).toHaveURL(/\/login$/);
});
