/** The one rule for what may stand behind a link anywhere in Signoff. */

/** Schemes a signature may link to; everything else is refused when it is saved. */
export const LINK_SCHEMES = ["http:", "https:", "mailto:", "tel:"] as const;

/** What browsers and mail clients drop from a URL before they read its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters hide a scheme
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/** Long enough for map and campaign links, short of what breaks mail clients. */
export const MAX_LINK_LENGTH = 2000;

/**
 * The link in its safe, absolute form, or null when it cannot be one.
 * Adds `https://` to what people type without a scheme. `example.com/a` -> `https://example.com/a`; `javascript:x` -> null
 */
export function safeUrl(text: string): string | null {
  const input = text.trim();
  if (!input || input.length > MAX_LINK_LENGTH) return null;
  const bare = input.replace(INVISIBLE, "");
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(bare) && !/^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i.test(bare);
  const candidate = hasScheme ? input : `https://${input.replace(/^\/+/, "")}`;
  const url = URL.parse(candidate);
  if (!url || !(LINK_SCHEMES as readonly string[]).includes(url.protocol)) return null;
  if (url.protocol === "mailto:") return /^[^@\s]+@[^@\s]+$/.test(url.pathname) ? url.href : null;
  if (url.protocol === "tel:") return /\d/.test(url.pathname) ? url.href : null;
  if (url.username || url.password || !isPublicLookingHost(url.hostname)) return null;
  return url.href;
}

/** A name with a dot, localhost, or an address: what a person can have meant by a link. */
function isPublicLookingHost(host: string): boolean {
  return host === "localhost" || host.includes(".") || host.startsWith("[");
}

/** True for links a short link can stand in for: mail and phone links must reach the mail client as they are. */
export const isWebUrl = (url: string) => /^https?:/i.test(url);

/**
 * True for a text that reads as the address of a page, so that it must lead there. `www.example.com`, `example.com/a`,
 * `müller.example:8080`; one word, no mail address.
 */
export const isAddress = (text: string) =>
  /^(?:https?:\/\/|www\.|(?:[\p{L}\p{M}\p{N}_-]+\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)(?::\d+)?(?:[/?#]|$))[^\s@]*$/iu.test(
    text,
  );
