/** How people write a domain, and the one form that it is kept and compared in. */
import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "tldts";

const MAX_HOST = 253;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The normal form of a host: `  Pages.Müller.example. ` -> `pages.xn--mller-kva.example`.
 * @returns null for what is no public host name: addresses, single words, names under no suffix that the public list has, public
 * suffixes themselves, and labels whose letters are from several scripts, as they are made to look like another name
 */
export function normalHost(written: string): string | null {
  const bare = written.trim().replace(/[.。．｡]$/u, "");
  if (/[\s/?#@:\\[\]%]/u.test(bare)) return null;
  const host = domainToASCII(bare);
  if (host === "" || host.length > MAX_HOST || !host.split(".").every((label) => LABEL.test(label))) return null;
  const { domain, isIp, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (domain === null || isIp || !(isIcann || isPrivate)) return null;
  const shown = domainToUnicode(host);
  return shown.split(".").every(isOfOneScript) ? host : null;
}

/** The same as people write it. */
export const shownHost = (host: string): string => domainToUnicode(host) || host;

/** Whether it is the name that was registered itself, where an alias (CNAME) cannot stand. */
export const isApex = (host: string): boolean => parse(host, { allowPrivateDomains: true }).domain === host;

/** `www.example.com` <-> `example.com`; null for other names, which have no twin. */
export function twinOf(host: string): string | null {
  if (host.startsWith("www.")) return isApex(host.slice(4)) ? host.slice(4) : null;
  return isApex(host) ? `www.${host}` : null;
}

/** Writings that are used together in one language (UTS 39, "highly restrictive" without Latin beside them). */
const TOGETHER: readonly (readonly string[])[] = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Bopomofo"],
  ["Han", "Hangul"],
];
const SCRIPTS =
  "Latin Greek Cyrillic Armenian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Thai Lao Georgian Hangul Hiragana Katakana Han Bopomofo Ethiopic Khmer Myanmar Sinhala Tibetan Mongolian".split(
    " ",
  );
const LETTERS = SCRIPTS.map((name) => ({ name, test: new RegExp(`\\p{Script=${name}}`, "u") }));
const SHARED = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

function isOfOneScript(label: string): boolean {
  const found = new Set<string>();
  for (const letter of label) {
    if (SHARED.test(letter)) continue;
    const script = LETTERS.find(({ test }) => test.test(letter));
    if (!script) return false;
    found.add(script.name);
  }
  return found.size <= 1 || TOGETHER.some((set) => [...found].every((script) => set.includes(script)));
}
