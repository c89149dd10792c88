import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { UserManifest } from "wxt";

/** Firefox knows an extension by it; Chromium by the key of the store, or by one that is given. */
const GECKO_ID = "extension@signoff.invalid";

/**
 * The permissions are fixed: the mail pages, the site that it is built for, and what keeps a signature. Another site is asked
 * for when somebody names it, and at no other time.
 */
export const manifestFor = (browser: string, site: string): UserManifest => ({
  name: "__MSG_name__",
  description: "__MSG_description__",
  default_locale: "en",
  version: versionOf(),
  permissions: ["storage", "alarms", "scripting"],
  host_permissions: [patternOf(site)],
  optional_host_permissions: ["https://*/*"],
  content_scripts: [{ matches: [patternOf(site)], js: ["content-scripts/site.js"], run_at: "document_start" }],
  action: { default_title: "__MSG_name__" },
  content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'; base-uri 'none'" },
  ...(browser === "firefox" ? { browser_specific_settings: gecko() } : chromium()),
});

/** Match patterns of Firefox know no port: all of a host's are meant. */
export function patternOf(site: string): string {
  const { protocol, hostname } = new URL(site);
  return `${protocol}//${hostname}/*`;
}

/** The number of the package; stores take each once. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8"));
  return process.env.EXTENSION_VERSION ?? version;
}

/** With the public key of a store's package an unpacked build has that package's id; without, one by its folder. */
const chromium = () => ({
  minimum_chrome_version: "120",
  ...(process.env.EXTENSION_KEY && { key: process.env.EXTENSION_KEY }),
});

const gecko = () => ({
  gecko: {
    id: process.env.EXTENSION_GECKO_ID ?? GECKO_ID,
    strict_min_version: "140.0",
    // Nothing that a person writes or receives leaves the browser, unless they have their mails counted.
    data_collection_permissions: { required: ["none" as const], optional: ["personalCommunications" as const] },
  },
});
