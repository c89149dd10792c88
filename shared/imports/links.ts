import { findSocial, SOCIALS } from "../catalog/socials.ts";
import { isWebUrl, safeUrl } from "../lib/url.ts";

/** Where counters of clicks keep the address that they lead on to. */
const PARAMETERS = ["url", "q", "u", "target", "redirect", "redirect_url", "dest", "destination", "to", "link", "goto"];
const MAX_HOPS = 4;
/** Pages of networks that lead on to somewhere else. */
const GATES =
  /^https?:\/\/(?:lm?\.(?:facebook|instagram)\.com\/|(?:www\.)?(?:youtube\.com\/redirect|linkedin\.com\/(?:safety\/go|redir)))/i;
/** urldefense and its like write the address into the path. */
const IN_PATH = /^https?:\/\/[^/]+\/(?:[^?#]*?\/)?_{0,2}(https?(?::|%3a)(?:\/|%2f){1,2}[^\s]{4,1500})/i;

/**
 * Where a link leads in the end: Outlook SafeLinks, `google.com/url?q=` and redirects that count clicks are taken away.
 * `https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example` -> `https://x.example`
 */
export function unwrapped(href: string): string {
  let at = href.trim();
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const inner = innerOf(at);
    if (inner === null) return at;
    at = inner;
  }
  return at;
}

function innerOf(href: string): string | null {
  const url = isWebUrl(href) ? URL.parse(href) : null;
  if (!url || (findSocial(href) && !GATES.test(href))) return null;
  for (const name of PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value && isWebUrl(value)) return value;
  }
  const inPath = IN_PATH.exec(href)?.[1];
  return inPath
    ? decoded(inPath)
        .replace(/^(https?:)\/(?!\/)/i, "$1//")
        .replace(/__;.*$/, "")
    : null;
}

/** Percent signs that mean none are kept. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Buttons that pass a page on, and pages of a network that are nobody's profile. */
const SHARING =
  /\/(?:sharer?|sharer\.php|share-offsite|sharearticle|intent|dialog|pin\/create|submit|plugins|tr|privacy|policies|legal|hashtag|search|watch|embed)(?:[/?.]|$)/i;
/** A place on a map is where somebody is, not who. */
const NO_PROFILES = new Set(["web", "google-business", "google-drive", "app-store", "google-play"]);
/** Networks whose pages are found by the host or by what stands behind the question mark. */
const IS_NAMED_ELSEWHERE = /^https:\/\/\{handle\}|\?/;

/** The network and the profile that a link leads to; null for any other, for shares, and for a network's own front page. */
export function profileOf(href: string): { name: string; link: string } | null {
  const link = safeUrl(href);
  const url = link === null ? null : URL.parse(link);
  const name = link === null ? null : findSocial(link);
  if (!name || !url || link === null || NO_PROFILES.has(name) || SHARING.test(url.pathname)) return null;
  const isFront = url.pathname === "/" && !url.hash && !IS_NAMED_ELSEWHERE.test(SOCIALS[name]?.url ?? "");
  return isFront || (url.pathname === "/" && /^www\./.test(url.hostname)) ? null : { name, link: withoutTracking(url) };
}

/** Drops what only counts clicks. `?utm_source=signature` -> nothing */
export function withoutTracking(url: URL): string {
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|trk|_hsenc|_hsmi)$/i.test(name)) url.searchParams.delete(name);
  return url.href;
}
