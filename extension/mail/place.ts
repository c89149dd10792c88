/** Where in a mail the signature goes, and whether it is there already. */

import type { Counting } from "../lib/kept.ts";

/** What is put in carries it; a mail program may lose it in a draft. */
export const MARK = "data-signoff-signature";
/** A line of so many letters is no coincidence. */
const MIN_ALIKE = 12;

/** The beginning of the mail that is answered: what comes first of all that says so; null where nothing is answered. */
export const quoteIn = (body: Element, quotes: string): Element | null => body.querySelector(quotes);

/** What stands before the quote, as text in which spaces say nothing. */
export function ownText(body: Element, quote: Element | null, without: string): string {
  const range = body.ownerDocument.createRange();
  range.selectNodeContents(body);
  if (quote) range.setEndBefore(quote);
  const own = range.cloneContents();
  for (const part of own.querySelectorAll(`${without}, [${MARK}]`)) part.remove();
  return squeezed(own.textContent ?? "");
}

export const squeezed = (text: string): string => text.replace(/[\s\u200b\u200c\u2060\ufeff]+/g, " ").trim();

/** By which a signature is known again whose mark was lost: its pictures, its links to the site, and its words. */
export type Signs = { pictures: string[]; links: string[]; words: string };

/**
 * @param hosts where the site's own short links and pictures are
 * @param counting of a signature whose mails are counted, what such a mail has in its links' places, and its pixel
 */
export function signsOf(
  signature: ParentNode & Node,
  hosts: ReadonlySet<string>,
  counting: Counting | null = null,
): Signs {
  const isOwn = (address: string) => hosts.has(URL.parse(address)?.host ?? "");
  const pictures = [...signature.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");
  const links = [...signature.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  return {
    pictures: [...pictures.filter(isOwn), ...(counting ? [counting.pixel] : [])],
    links: [...links.filter(isOwn), ...(counting?.links.map(({ shortUrl }) => shortUrl) ?? [])],
    words: squeezed(signature.textContent ?? ""),
  };
}

/** True where the part before the quote has the signature, or what was one once. */
export function isThere(body: Element, quote: Element | null, { pictures, links, words }: Signs): boolean {
  const isOwnPart = (node: Node) =>
    !quote || (!quote.contains(node) && (quote.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0);
  const has = (selector: string, test: (element: Element) => boolean) =>
    [...body.querySelectorAll(selector)].some((element) => isOwnPart(element) && test(element));
  if (has(`[${MARK}]`, () => true)) return true;
  // Gmail shows pictures of drafts by an address of its own, behind which theirs stands.
  const source = (element: Element) => element.getAttribute("src") ?? "";
  if (has("img", (image) => pictures.some((picture) => source(image).includes(picture)))) return true;
  if (has("a", (link) => links.includes(withoutMail(link.getAttribute("href") ?? "")))) return true;
  return words.length >= MIN_ALIKE && ownText(body, quote, ":not(*)").includes(words);
}

/** `https://s.example/l/abc.<id>` -> the same without the id of a mail */
const withoutMail = (href: string): string => href.replace(/(\/[\w-]+)\.[\w-]{22}$/, "$1");

/** The place in a mail of plain text: before what is answered, else at its end. */
export function placeInText(text: string): number {
  const lines = text.split("\n");
  const first = lines.findIndex(
    (line) => /^>/.test(line) || /^_{10,}\s*$/.test(line) || /^-{3,}.*-{3,}\s*$/.test(line),
  );
  if (first < 0) return text.length;
  // Who wrote it, and when, stands on the lines before the first that is quoted.
  let at = first;
  if (/^>/.test(lines[first] ?? "")) while (at > 0 && (lines[at - 1] ?? "").trim() !== "") at--;
  return lines.slice(0, at).join("\n").length + (at > 0 ? 1 : 0);
}
