import { type Browser, type BrowserContext, expect, type Page } from "playwright/test";
import { arrive } from "#tests/support/cast.ts";
import { pagesOf } from "#tests/support/sitePage.ts";
import type { RunningServer } from "#tests/support/startServer.ts";

export const PHONE = { width: 390, height: 844 };

let people = 0;
/** Somebody who pays, whose address counts as theirs, and their pages. */
export async function ownerOf(server: RunningServer, context: BrowserContext) {
  people += 1;
  const owner = await arrive(server, context, `public${people}@acme.example`, {
    user: { emailVerifiedAt: new Date() },
    team: { isPaid: true, seats: 20 },
  });
  return { ...owner, ...pagesOf(server, context, owner.headers) };
}

/** Somebody who has never been here. */
export async function visitorOf(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...options });
  return context.newPage();
}

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
export const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a page does that it must not: scripts of others, requests to others, breaches of its policy. */
export async function watched(page: Page, server: RunningServer) {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  return async () => {
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  };
}

/** Has the editor's page published under a name that is free. */
export async function publishAs(page: Page, slug: string): Promise<void> {
  await field(page, "Page URL").fill(slug);
  await expect(page.getByText("It is yours to take.")).toBeVisible();
  await button(page, "Save and publish").click();
  await expect(toast(page).getByText("Page published")).toBeVisible();
}
