import { expect, type Page } from "playwright/test";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { canvas, field, open, test } from "#tests/support/editor.ts";

/** What stands in front of contacts: icons, letters, words, in the signature's language or the person's own words. */
const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
];
const kind = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).last().click();
const language = (page: Page) => page.getByRole("combobox", { name: "Language of the labels" });

for (const { name, width, height } of SIZES) {
  test(`contacts get icons, letters or words in a language, and each step is undone, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await (await alive(field(page, "Name"))).fill("Ana Ruiz");
    await field(page, "Phone").fill("+34 91 123 45 67");
    // From the contacts it is one step to how they are labelled.
    await page.getByRole("button", { name: "Icons and labels" }).click();
    await expect(kind(page, "Layout")).toBeChecked();
    await expect(language(page)).toHaveValue("en");
    await language(page).scrollIntoViewIfNeeded();

    await choose(page, "Icons");
    await expect(canvas(page).getByRole("img", { name: "Phone" }).first()).toBeVisible();
    await expectAccessible(page);
    await language(page).selectOption("es");
    await expect(canvas(page).getByRole("img", { name: "Teléfono" }).first()).toBeVisible();
    await choose(page, "Words");
    await expect(canvas(page).getByText("Teléfono", { exact: true })).toBeVisible();
    await language(page).selectOption("fr");
    await expect(canvas(page).getByText("Téléphone", { exact: true })).toBeVisible();
    await choose(page, "Letters");
    await expect(canvas(page).getByText("Tél.", { exact: true })).toBeVisible();

    await page.keyboard.press("ControlOrMeta+z");
    await expect(canvas(page).getByText("Téléphone", { exact: true })).toBeVisible();
    await expect(kind(page, "Words")).toBeChecked();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(language(page)).toHaveValue("es");
  });
}

test("a contact has a label of its own, up to its length, and loses it by undo", async ({ page }) => {
  await open(page);
  await (await alive(field(page, "Phone"))).fill("+34 91 123 45 67");
  await page.getByRole("button", { name: "More for Phone" }).click();
  await page.getByRole("menuitem", { name: "Own label" }).click();
  const own = field(page, "Own label of Phone");
  await expect(own).toBeFocused();
  await expect(own).toHaveAttribute("placeholder", "Phone");
  await page.keyboard.type("Reception");
  await expect(canvas(page).getByText("Reception", { exact: true })).toBeVisible();
  expect(await own.getAttribute("maxlength")).toBe("24");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(canvas(page).getByText("Reception")).toHaveCount(0);
});

test.describe("of a person whose browser speaks French", () => {
  test.use({ locale: "fr-FR" });
  test("a new signature begins in French, and nothing counts as changed", async ({ page }) => {
    await open(page);
    await alive(field(page, "Phone"));
    await page.getByRole("tab", { name: "Design" }).click();
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await expect(language(page)).toHaveValue("fr");
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  });
});
