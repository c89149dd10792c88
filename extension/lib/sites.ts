/** Installations besides the one that the extension is built for: each is allowed by the person, in a dialog of the browser. */
import { browser } from "./browser.ts";

const SCRIPT = "other-site";

/** `https://signoff.example.com/` -> its origin; null for what is no site of the web, or not safe on the way. */
export function originOf(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  if (!url || url.username || !url.hostname.includes(".")) return null;
  return url.protocol === "https:" ? url.origin : null;
}

export const patternOf = (site: string): string => `${new URL(site).protocol}//${new URL(site).hostname}/*`;

/** Lets the site's pages find the extension, as those of its own site do; the permission is there already. */
export async function watchSite(site: string): Promise<void> {
  const matches = [patternOf(site)];
  if (!(await browser.permissions.contains({ origins: matches }))) return;
  const script = { id: SCRIPT, matches, js: ["content-scripts/site.js"], runAt: "document_start" as const };
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT] });
  await (known.length > 0
    ? browser.scripting.updateContentScripts([script])
    : browser.scripting.registerContentScripts([script]));
}

/** After an update of the extension Chromium has forgotten what was registered. */
export async function rememberSites(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  const own = patternOf(SITE);
  const fixed = new Set([
    own,
    ...(browser.runtime.getManifest().content_scripts ?? []).flatMap(({ matches = [] }) => matches),
  ]);
  const other = origins.find((one) => !fixed.has(one) && /^https:\/\/[^*/]+\/\*$/.test(one));
  if (other) await watchSite(other.slice(0, -2));
}
