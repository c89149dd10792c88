import { findSocial } from "#shared/catalog/socials.ts";

/** What of the successor's signature decides where a leaver's links lead. */
export type Successor = {
  /** its web links, as they are normalised, in their order */
  urls: readonly string[];
  /** of their address, which is mostly the company's; null: nobody has the signature */
  host: string | null;
};

/** Web addresses that a leaver's signature has for the person alone, beside profiles: where their portrait leads. */
export type Personal = ReadonlySet<string>;

/** `keep`: it leads where it did; `preview`: to the successor's preview; else an address. */
export type Way = "keep" | "preview" | { url: string };

/**
 * Where a link leads whose person has left. What both signatures share is the company's, and so is all on its sites. A profile at a
 * network, or a booking page, leads to the successor's at the same one. All else is kept: a link that was somebody's is found by a
 * reader who is answered wrongly, a campaign's by thousands.
 */
export function wayOf(url: string, successor: Successor, personal: Personal): Way {
  if (successor.urls.includes(url)) return "keep";
  const network = findSocial(url);
  if (network !== null) {
    const same = successor.urls.find((other) => findSocial(other) === network);
    return same === undefined ? "preview" : { url: same };
  }
  if (!personal.has(url)) return "keep";
  const host = hostOf(url);
  const sites = [...successor.urls.filter((other) => findSocial(other) === null).map(hostOf), successor.host ?? ""];
  return sites.some((site) => isOf(host, site) || isOf(site, host)) ? "keep" : "preview";
}

const hostOf = (url: string) => (URL.parse(url)?.hostname ?? "").replace(/^www\./, "");
/** `blog.acme.example` is of `acme.example`. */
const isOf = (host: string, site: string) => site !== "" && (host === site || host.endsWith(`.${site}`));
