import { expect } from "playwright/test";
import { CardBody } from "#shared/cards/schema.ts";
import { PageBody, PageContent } from "#shared/pages/schema.ts";
import { inputOf } from "#shared/signatures/input.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { canvas, field, open, save, signedIn, test } from "#tests/support/editor.ts";
import { pay } from "#tests/support/pay.ts";

/** A signature beside the page and the card of the same person. */

const pageOf = (title: string) => PageContent.parse({ profile: { title } });

test("a signature leads to the person's own page and card, chosen from those there are", async ({
  page,
  context,
  server,
}) => {
  const { email, hash, headers, stored } = await signedIn(context);
  await pay(server, email, { seats: 5 });
  const post = async (path: string, data: unknown = {}) =>
    (await context.request.post(`/api/_/${path}`, { data, headers })).json();
  const made = await post(
    "pages",
    PageBody.parse({
      slug: `ana-${hash
        .slice(0, 6)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "x")}`,
      content: pageOf("Ana Ruiz"),
    }),
  );
  await post(`pages/${made.hash}/publish`);
  await post("pages", PageBody.parse({ label: "Draft", content: pageOf("Ana at work") }));
  const content = { header: "Acme", title: "Ana Ruiz", contacts: [{ name: "email", value: "ana@acme.example" }] };
  const card = await post("cards", CardBody.parse({ label: "", content }));
  await open(page, `/editor/${hash}`);
  await page.getByRole("tab", { name: "Addons" }).click();
  await page.getByRole("button", { name: /^Link page/ }).click();
  const choice = page.getByRole("combobox", { name: "Page" });
  await expect(choice.getByRole("option", { name: "Draft (not published)" })).toBeDisabled();
  await choice.selectOption(made.hash);
  await expect(field(page, "Link")).toHaveCount(0);
  await expect(canvas(page).getByRole("link", { name: "All my links" })).toHaveAttribute("href", made.url);
  await page.getByRole("combobox", { name: "Look" }).selectOption("Button");
  await page.getByRole("switch", { name: "QR code of the link" }).click();
  await expect(canvas(page).getByAltText("All my links")).toBeVisible();
  await page.getByRole("button", { name: /^Business card/ }).click();
  await page.getByRole("combobox", { name: "Card" }).selectOption(card.hash);
  await expect(canvas(page).getByRole("link", { name: "Save my contact" })).toHaveAttribute("href", `${card.url}.vcf`);
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/ways.png" });
  await save(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect((await stored()).general.addons.map(({ data }) => data)).toMatchObject([
    { page: made.hash, url: made.url, look: 2, qrOf: made.url },
    { card: card.hash, url: card.url, saves: 1 },
  ]);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Business card" })).toContainText("Half way · 2 of 4");
  await expect(page.getByRole("region", { name: "Link page" }).getByRole("link", { name: "Your pages" })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/ways-dashboard.png" });
});

test("a name that is changed in a signature is carried to the page and the card, once somebody says so", async ({
  page,
  context,
  server,
}) => {
  const { email, hash, headers, stored } = await signedIn(context);
  await pay(server, email);
  const { name } = (await stored()).general;
  const post = async (path: string, data: unknown) =>
    (await context.request.post(`/api/_/${path}`, { data, headers })).json();
  const card = await post("cards", CardBody.parse({ content: { header: "Acme", title: name } }));
  const titleOf = async () =>
    (await (await context.request.get(`/api/_/cards/${card.hash}`, { headers })).json()).content.title;
  await open(page, `/editor/${hash}`);
  await field(page, "Name").fill("Ana Ruiz-Berg");
  await save(page);
  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast).toContainText("Use the new name there too?");
  expect(await titleOf(), "nothing without a yes").toBe(name);
  await toast.getByRole("button", { name: "Choose where" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/ways-carry.png" });
  await dialog.getByRole("button", { name: "Use it there too" }).click();
  await expect.poll(titleOf).toBe("Ana Ruiz-Berg");
});

test("a name that is changed in a card is carried to the signature and the page, each by itself, and taken back", async ({
  page,
  context,
  server,
}) => {
  const { email, headers, stored } = await signedIn(context);
  await pay(server, email, { seats: 5 });
  const { name } = (await stored()).general;
  const post = async (path: string, data: unknown) =>
    (await context.request.post(`/api/_/${path}`, { data, headers })).json();
  const made = await post("pages", PageBody.parse({ content: pageOf(name) }));
  const content = { header: "Acme", title: name };
  const card = await post("cards", CardBody.parse({ label: "", content }));
  const titleOf = async () =>
    (await (await context.request.get(`/api/_/pages/${made.hash}`, { headers })).json()).content.profile.title;
  const nameOf = async () => (await stored()).general.name;

  await page.goto(`/cards/${card.hash}`);
  await (await alive(field(page, "Title"))).fill("Ana Berg");
  await page.getByRole("button", { name: "Save card" }).click();
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect(toasts).toContainText("Use the new name there too?");
  await toasts.getByRole("button", { name: "Choose where" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /^Signature/ }).uncheck();
  await dialog.getByRole("button", { name: "Use it there too" }).click();
  await expect(toasts).toContainText("Changed in one more place.");
  expect(await titleOf()).toBe("Ana Berg");
  expect(await nameOf(), "not chosen").toBe(name);
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titleOf).toBe(name);
});

test("name and phone that are changed in a page are carried to signature and card, one of which was saved meanwhile", async ({
  page,
  context,
  server,
}) => {
  const { email, hash, headers, stored } = await signedIn(context);
  await pay(server, email, { seats: 5 });
  const signature = await stored();
  const { name } = signature.general;
  const phone = { name: "phone", value: "+49 30 1234567", label: "" } as const;
  const body = { ...inputOf(signature), general: { ...signature.general, contacts: [phone] } };
  await context.request.put(`/api/_/signatures/${hash}`, { data: body, headers });
  const post = async (path: string, data: unknown) =>
    (await context.request.post(`/api/_/${path}`, { data, headers })).json();
  const blocks = [{ type: "contact", key: "c", data: { phone: phone.value, phoneTitle: "Office" } }];
  const made = await post("pages", PageBody.parse({ content: { profile: { title: name }, blocks } }));
  const content = { header: "Acme", title: name, contacts: [phone] };
  const card = await post("cards", CardBody.parse({ content }));
  const cardNow = async () =>
    (await (await context.request.get(`/api/_/cards/${card.hash}`, { headers })).json()).content;

  await page.goto(`/pages/${made.hash}`);
  await (await alive(field(page, "Title"))).fill("Ana Berg");
  await page.getByRole("button", { name: /^Contact details/ }).click();
  await field(page, "Phone number").fill("+49 30 7654321");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const toasts = page.getByRole("region", { name: "Notifications" });
  await toasts.getByRole("button", { name: "Choose where" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox")).toHaveCount(2);
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/ways-page.png" });
  // Somebody saves the card while it is being thought about.
  await context.request.put(`/api/_/cards/${card.hash}`, {
    data: { label: "", content: { ...card.content, subheader: "Head of Design" } },
    headers,
  });
  await dialog.getByRole("button", { name: "Use it there too" }).click();
  await expect(toasts).toContainText("Changed in 2 more places.");
  expect(await cardNow()).toMatchObject({
    title: "Ana Berg",
    subheader: "Head of Design",
    contacts: [{ value: "+49 30 7654321" }],
  });
  expect((await stored()).general).toMatchObject({ name: "Ana Berg", contacts: [{ value: "+49 30 7654321" }] });
});
