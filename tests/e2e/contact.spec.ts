import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { readMail } from "#tests/support/outbox.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ CONTACT_EMAIL: "hello@operator.example" });
});
test.afterAll(() => server.stop());

const open = async (page: Page, path: string) => {
  await page.goto(server.url + path);
  return alive(page.getByRole("button", { name: "Send message" }));
};
const fill = async (page: Page) => {
  await page.getByLabel("Name", { exact: true }).fill("Łukasz Żółć");
  await page.getByLabel("Email address").fill("lukasz@school.example");
  await page.getByLabel("Message").fill("We are a school.\nWhat does it cost?");
};

test("what is asked depends on the topic, and what is wrong is said at the field", async ({ page }) => {
  const send = await open(page, "/contact-us");
  await send.click();
  for (const text of ["Please choose a topic", "Please enter your name", "Please write what it is about"])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel("Topic")).toBeFocused();
  await expect(page.getByLabel(/Company size/)).toHaveCount(0);

  await page.getByLabel("Topic").selectOption("Non-profit/Education");
  await fill(page);
  await send.click();
  await expect(page.getByText("Please specify company size")).toBeVisible();
  await expect(page.getByText("Please specify your email client")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Company size").selectOption("51–100");
  await page.getByLabel("Email client").selectOption("Outlook for Windows");
  await send.click();
  await expect(page.getByRole("heading", { name: "Your message has arrived" })).toBeVisible();
  await expect(page.getByText("lukasz@school.example")).toBeVisible();
  const mail = await readMail(server, "Non-profit/Education", "hello@operator.example");
  expect(mail.text).toContain("What does it cost?");

  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("nothing that was typed is lost: not without a network, not by leaving, not by waiting", async ({ page }) => {
  let send = await open(page, "/contact-us?topic=other");
  await expect(page.getByLabel("Topic")).toHaveValue("other");
  await page.getByLabel("Subject").fill("A question");
  await fill(page);
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);

  await page.goto(`${server.url}/`);
  send = await open(page, "/contact-us");
  await expect(page.getByLabel("Topic")).toHaveValue("other");
  await expect(page.getByLabel("Subject")).toHaveValue("A question");
  await expect(page.getByLabel("Message")).toHaveValue("We are a school.\nWhat does it cost?");

  await page.route("**/api/app/contact", (route) =>
    route.fulfill({
      status: 429,
      contentType: "application/problem+json",
      json: { status: 429, title: "x", code: "too_many_requests", message: "Too many attempts.", requestId: "1" },
    }),
  );
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Too many attempts");
  await page.unroute("**/api/app/contact");
  await send.click();
  await expect(page.getByRole("heading", { name: "Your message has arrived" })).toBeVisible();
  await open(page, "/contact-us");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("what somebody has begun is shown to nobody else who uses the browser", async ({ page, context }) => {
  const data = { name: "Ana Ruiz", email: "ana@shared.example", password: "quiet harbour at dawn" };
  await context.request.post(`${server.url}/api/app/registration/register`, { data });
  await open(page, "/contact-us");
  await expect(page.getByLabel("Email address")).toHaveValue("ana@shared.example");
  await page.getByLabel("Message").fill("For your eyes only");
  await context.clearCookies();
  await open(page, "/contact-us");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByLabel("Email address")).toHaveValue("");

  await page.getByLabel("Message").fill("Something of one's own");
  await page.getByLabel("Message").fill("");
  await open(page, "/contact-us");
  await expect(page.getByLabel("Message"), "emptied is empty").toHaveValue("");
});

for (const [path, topic] of [
  ["/proposal", "sales"],
  ["/contact-us?topic=Affiliate", "affiliate"],
  ["/contact-us?topic=NonProfit", "nonProfit"],
  ["/contact-us?topic=Demo", "demo"],
  ["/contact-us?topic=Support", "support"],
  ["/contact-us?topic=nonsense", ""],
] as const)
  test(`${path} asks about ${topic || "nothing yet"}`, async ({ page }) => {
    await page.goto(server.url + path);
    await expect(page.getByLabel("Topic")).toHaveValue(topic);
  });

test("whoever has removed the extension says why, on a phone, and is led on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${server.url}/uninstall`);
  const send = await alive(page.getByRole("button", { name: "Send answer" }));
  await send.click();
  await expect(page.getByText("Please choose a reason")).toBeVisible();
  await page.getByText("It made my mail slower").click();
  await page.getByLabel("What could be better?").fill("The speed.");
  await expectAccessible(page);
  await send.click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/contact-us/);
});
