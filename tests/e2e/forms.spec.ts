import { expect, type Page } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { copied, watchCopies } from "#tests/support/clipboard.ts";
import { canvas, field, open, save, signedIn, test } from "#tests/support/editor.ts";

/** Forms of one signature, and what it was before. */
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const add = async (page: Page, name: string) => {
  await (await alive(page.getByRole("button", { name: "Add a form" }))).click();
  await page.getByRole("menuitem", { name: `Add ${name}` }).click();
};

test("a form in another language changes what it says otherwise, and arrives so in the copied HTML", async ({
  page,
  context,
}) => {
  await watchCopies(page);
  const { hash, stored } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Director");
  await add(page, "Deutsch");
  await expect(page.getByText("The form in another language.")).toBeVisible();
  await field(page, "Position").fill("Direktorin");
  await expect(page.getByText("1 change of its own.")).toBeVisible();
  await expect(canvas(page).getByText("Direktorin")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the signature" }).click();
  await expect(field(page, "Position")).toHaveValue("Director");
  await field(page, "Company").fill("Acme Harbour");
  await save(page);
  await expect.poll(async () => Object.keys((await stored()).forms)).toEqual(["de"]);

  await page.goto(`/preview/${hash}`);
  const kind = page.getByRole("combobox", { name: "Kind of mail" });
  await alive(page.getByRole("button", { name: "Copy signature" }));
  await kind.selectOption({ label: "Deutsch" });
  await expect(canvas(page).getByText("Direktorin")).toBeVisible();
  await expect(canvas(page).getByText("Acme Harbour")).toBeVisible();
  await page.getByText("More ways to take it").click();
  await page.getByRole("button", { name: "Copy: Deutsch" }).click();
  await expect.poll(async () => (await copied(page)).html).toContain("Direktorin");
  const { html } = await copied(page);
  expect(html).toContain("Direktorin");
  expect(html).toContain("Acme Harbour");
  expect(html).not.toContain(">Director<");
});

test("arrow keys wander through the forms that are there and make none", async ({ page, context }) => {
  const { hash } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  const form = await alive(page.getByLabel("Form of the signature"));
  await form.focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("option")).toHaveText(["Signature", "Reply"]);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();

  // By keys too, where keys are meant to do something.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add a form" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Add For colleagues" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form).toHaveValue("de");
  await expect(form.getByRole("option")).toHaveText(["Signature", "Reply", "Deutsch"]);

  // And by their names.
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Find a command" }).fill("form of the signature reply");
  await expect(page.getByRole("option").first()).toHaveText("Form of the signature: Reply");
  await page.keyboard.press("Enter");
  await expect(form).toHaveValue("reply");
});

test("undo goes back to the form that was changed, and a form can follow again or go", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  const form = page.getByLabel("Form of the signature");
  await form.selectOption({ label: "Reply" });
  await field(page, "Position").fill("CEO");
  await form.selectOption({ label: "Signature" });
  await field(page, "Company").fill("Acme");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Company")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form, "the change was made there").toHaveValue("reply");
  await expect(field(page, "Position")).toHaveValue("");
  await page.getByRole("button", { name: "Redo" }).click();
  await form.selectOption({ label: "Reply" });
  await expect(field(page, "Position")).toHaveValue("CEO");
  await page.getByRole("button", { name: "Follow the signature again" }).click();
  await expect(field(page, "Position")).toHaveValue("");
  await add(page, "For colleagues");
  await expect(page.getByText("Whoever has the address of the preview can read this form too.")).toBeVisible();
  await page.getByRole("button", { name: "Remove For colleagues" }).click();
  await expect(form).toHaveValue("whole");
  await field(page, "Company").fill("Acme");
  await save(page);
  await expect.poll(async () => (await stored()).general.company).toBe("Acme");
  expect((await stored()).forms.internal).toBeUndefined();
});

test("an earlier version is compared as a picture and brought back, to be saved or undone", async ({
  page,
  context,
}) => {
  const { hash, stored } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  await field(page, "Name").fill("Zoë Quinn");
  await save(page);
  await expect.poll(async () => (await stored()).general.name).toBe("Zoë Quinn");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await expect(dialog.frameLocator('iframe[title="This version"]').getByText("Ana Ruiz")).toBeVisible();
  await expect(dialog.frameLocator('iframe[title="Now"]').getByText("Zoë Quinn")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Bring this version back" }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Name")).toHaveValue("Ana Ruiz");
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Name")).toHaveValue("Zoë Quinn");
  await page.getByRole("button", { name: "Redo" }).click();
  await save(page);
  await expect.poll(async () => (await stored()).general.name).toBe("Ana Ruiz");
});

test("a version that differs in a form alone shows that form, by its name", async ({ page, context }) => {
  const { hash, stored } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  await add(page, "Deutsch");
  for (const position of ["Leiterin", "Direktorin"]) {
    await field(page, "Position").fill(position);
    await save(page);
    await expect.poll(async () => JSON.stringify((await stored()).forms)).toContain(position);
  }
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(dialog.getByRole("heading", { name: "Deutsch" })).toBeVisible();
  const picture = (title: string) => dialog.frameLocator(`iframe[title="${title}, Deutsch"]`);
  await expect(picture("This version").getByText("Leiterin")).toBeVisible();
  await expect(picture("Now").getByText("Direktorin")).toBeVisible();
  await expect(dialog.locator("iframe")).toHaveCount(2);
  // To the second: whoever tries something out saves several times a minute.
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(/\d\d:\d\d:\d\d/);
  await dialog.getByRole("radio").last().check();
  await expect(dialog.getByText("There is no such form.")).toBeVisible();
});

test("the strip shows every layout in one's own words, by key too, and takes one", async ({ page, context }) => {
  const { hash } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  await page.getByRole("tab", { name: "Design" }).click();
  const strip = page.getByRole("listbox", { name: "Layouts" });
  await expect(strip.getByRole("option")).toHaveCount(30);
  await expect(strip.getByRole("option", { selected: true })).toHaveAccessibleName("Portrait left");
  await expect(strip.getByText("Ana Ruiz").first()).toBeVisible();
  await strip.getByRole("option", { name: "Portrait left" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(strip.getByRole("option", { selected: true })).toHaveAccessibleName("Centred");
  await expect(page.getByText("2 of 30")).toBeVisible();
  await page.keyboard.press("End");
  await expect(strip.getByText("Ana Ruiz").last()).toBeVisible();
});

test("the mail clients' eyes are switched on the canvas, in the light and in the dark", async ({ page, context }) => {
  const { hash } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  const seen = page.getByLabel("Seen in");
  for (const label of [
    "Gmail",
    "Gmail on iPhone",
    "Classic Outlook",
    "New Outlook and web",
    "Outlook on the Mac",
    "Apple Mail",
    "Yahoo and AOL",
  ]) {
    await seen.selectOption({ label });
    await expect(canvas(page).getByText("Ana Ruiz")).toBeVisible();
  }
  const colorOf = () =>
    canvas(page)
      .getByText("Ana Ruiz")
      .evaluate((element) => getComputedStyle(element).color);
  await page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "Dark" }) })
    .click();
  const colors = new Map<string, string>();
  for (const label of ["Gmail on iPhone", "New Outlook and web", "Outlook on the Mac", "Apple Mail"]) {
    await seen.selectOption({ label });
    colors.set(label, await colorOf());
  }
  expect(new Set(colors.values()).size, "each darkens in its own way").toBeGreaterThan(2);
});

test("on a phone the mail clients' eyes are one press away, and nothing is crowded out", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { hash } = await signedIn(context, "Ana Ruiz");
  await open(page, `/editor/${hash}`);
  await field(page, "Position").fill("Director");
  const seen = await alive(page.getByRole("button", { name: /^Seen in/ }));
  const bar = page.getByRole("region", { name: "Canvas" }).locator("> div").first();
  await expect(bar.getByText("Unsaved changes")).toBeVisible();
  // One row of controls.
  expect((await bar.boundingBox())?.height).toBeLessThan(56);
  await seen.click();
  await expect(page.getByRole("menuitemradio", { name: "As sent" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("menuitemradio", { name: "Classic Outlook" }).click();
  await expect(page.getByRole("button", { name: "Seen in: Classic Outlook" })).toBeVisible();
  await expect(canvas(page).getByText("Ana Ruiz")).toBeVisible();
  await seen.click();
  await expect(page.getByRole("menuitemradio", { name: "Classic Outlook" })).toBeChecked();
});
