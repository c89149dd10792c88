/** What makes a mail countable by itself: an id in its pixel and its links, which nothing else has. */
import type { Counting } from "../lib/kept.ts";
import { squeezed } from "./place.ts";

const ID_BYTES = 16;
const PIXEL_STYLE = "display:block;width:1px;height:1px;border:0";

/** 128 random bits, written as the site's other public ids. */
export function newMailId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Gives a copy of the signature the id of a mail: `https://s.example/l/abc` -> `https://s.example/l/abc.<id>`, and a pixel at its end. A
 * link whose words are an address stays as it is: one that leads elsewhere than it says is what swindlers make.
 */
export function countIn(signature: DocumentFragment, { pixel, links }: Counting, id: string, page: Document): void {
  const short = new Map(
    links.flatMap(({ url, shortUrl }) => [[url, shortUrl] as const, [shortUrl, shortUrl] as const]),
  );
  for (const link of signature.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const shortUrl = short.get(href);
    if (shortUrl && !saysAddress(link, href)) link.setAttribute("href", `${shortUrl}.${id}`);
  }
  const image = page.createElement("img");
  for (const [name, value] of Object.entries({ src: `${pixel}${id}.gif`, width: "1", height: "1", alt: "" }))
    image.setAttribute(name, value);
  image.setAttribute("style", PIXEL_STYLE);
  signature.append(image);
}

function saysAddress(link: Element, href: string): boolean {
  const host = (URL.parse(href)?.hostname ?? "").replace(/^www\./, "");
  const words = squeezed(link.textContent ?? "").toLowerCase();
  return /^(?:https?:\/\/|www\.)/.test(words) || (host !== "" && words.includes(host));
}

/** The ids of the mails whose pixels stand somewhere, outside what is quoted; mail programs show them behind addresses of their own. */
export function mailIdsIn(parts: Iterable<Element>, { pixel }: Pick<Counting, "pixel">): string[] {
  const ids = new Set<string>();
  for (const image of parts) {
    const source = image.getAttribute("src") ?? "";
    const at = source.indexOf(pixel);
    const id = at < 0 ? "" : source.slice(at + pixel.length, at + pixel.length + 22);
    if (/^[\w-]{22}$/.test(id) && source.startsWith(".gif", at + pixel.length + 22)) ids.add(id);
  }
  return [...ids];
}
