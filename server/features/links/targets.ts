import { SHORTENERS } from "#shared/links/shorteners.ts";
import { THREATS } from "#shared/links/threats.ts";
import { EVENT_URL } from "#shared/signatures/events.ts";
import type { Config } from "../../config.ts";
import { isPublicAddress } from "../../ports/outside/addresses.ts";
import { fromSettings } from "../../settings.ts";

type OwnHosts = Pick<Config, "PUBLIC_URL" | "IMAGE_HOST" | "API_HOST" | "SHORT_LINK_HOST" | "PAGES_HOST">;

/** Names for one's own network (RFC 2606, 6761, 6762, 8375), and public names whose answers are inner addresses at will. */
const INNER: ReadonlySet<string> = new Set(
  `localhost local localdomain internal intranet private corp home lan arpa onion test invalid
  nip.io sslip.io xip.io traefik.me localtest.me lvh.me vcap.me lacolhost.com`.split(/\s+/),
);

/** The one kind of address of ours that saved signatures link to: a file, no page and no redirect. */
const EVENT = new RegExp(`^/api${EVENT_URL.replace(/:\w+/g, "[^/]+")}$`);

const ourRule = fromSettings(targetRule);

/** Whether a short link of this installation may lead there. */
export const mayLeadTo = (url: string): boolean => ourRule()(url);

/** Whether it is known to be dangerous. */
export function isThreat(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isListed(nameOf(url), THREATS);
}

/** A host and all that it is below, without the root: `a.b.example` -> `a.b.example`, `b.example` */
export function namesOf(text: string): string[] {
  const url = URL.parse(text);
  const parts = url ? nameOf(url).split(".") : [];
  const names = parts.map((_, at) => parts.slice(at).join("."));
  return names.length > 1 ? names.slice(0, -1) : names;
}

/**
 * The rule of an installation for what a short link may lead to: a public name or address of somebody else, that is not
 * itself a way to another place and is not known to be dangerous. Everything else stays in signatures as it was typed and
 * is never led to. Numbers in any spelling (`0x7f.1`, `2130706433`) are addresses: the URL parser writes them as such.
 */
export function targetRule({
  PUBLIC_URL,
  IMAGE_HOST,
  API_HOST,
  SHORT_LINK_HOST,
  PAGES_HOST,
}: OwnHosts): (url: string) => boolean {
  const urls = [PUBLIC_URL, IMAGE_HOST, API_HOST, SHORT_LINK_HOST, PAGES_HOST].filter((url) => url !== undefined);
  const own = new Set(urls.map((url) => nameOf(new URL(url))));
  return (text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
    const name = nameOf(url);
    if (own.has(name)) return EVENT.test(url.pathname);
    if (name.startsWith("[")) return isPublicAddress(name.slice(1, -1));
    if (/^[\d.]+$/.test(name)) return isPublicAddress(name);
    return name.includes(".") && ![INNER, SHORTENERS, THREATS].some((list) => isListed(name, list));
  };
}

/** Lower case and punycode, as the parser has it; the root's dot names the same host. */
const nameOf = ({ hostname }: URL) => hostname.replace(/\.$/, "");

/** True for a name of the list and for everything below it. */
function isListed(name: string, list: ReadonlySet<string>): boolean {
  for (let at = 0; at >= 0; at = name.indexOf(".", at + 1))
    if (list.has(name.slice(at === 0 ? 0 : at + 1))) return true;
  return false;
}
