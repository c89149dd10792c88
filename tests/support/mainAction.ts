import type { Page } from "playwright/test";

/** The editor's main button: what it says depends on who is there, whether something is to be saved, and the room there is. */
export const mainAction = (page: Page) =>
  page.getByRole("button", { name: /^(Save( signature)?|Get my signature|Install)$/ });
