import { expect, type Page } from "playwright/test";

/** Opens the Design tab and from there all layouts. @returns the dialog */
export async function openLayouts(page: Page) {
  await page.getByRole("tab", { name: "Design", exact: true }).click();
  await page.getByRole("button", { name: /^All \d+ layouts$/ }).click();
  return page.getByRole("dialog", { name: "Layouts and designs" });
}

/** Gives the signature another layout. @param name as it is spoken: `Letterhead`, `Top bar, Pro` */
export async function takeLayout(page: Page, name: string) {
  const dialog = await openLayouts(page);
  await dialog.getByRole("option", { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
