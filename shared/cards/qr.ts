/** What the code on a card says, and how it has to be drawn so that a phone reads it from paper. */
import { hasExtension, phoneUrl } from "../lib/phone.ts";
import type { CardContent } from "./schema.ts";
import { calledBy, escaped, nameParts } from "./vcard.ts";

/** Modules of empty ground on each side (ISO/IEC 18004, 6.3.8). */
export const QUIET_MODULES = 4;
/** At 300 dpi a contact of more is not read from 20 mm … */
export const MAX_SMALL_BYTES = 210;
/** … and one of more than this not from 30 mm. */
export const MAX_CONTACT_BYTES = 480;
export const SMALL_MM = 20;
export const LARGE_MM = 30;

export type CardQr = {
  text: string;
  /** how much of it may be hidden: `qr`'s words */
  ecc: "low" | "medium";
  /** side on paper, its quiet ground included, below which it is not read */
  minMm: number;
};

/**
 * The code of a card.
 * @param url of the card itself
 * @param pageUrl of the page that it is linked with; null: it has none, or that cannot be seen
 */
export function qrOf(content: CardContent, { url, pageUrl }: { url: string; pageUrl: string | null }): CardQr {
  if (content.qrType === "page") return linkQr(pageUrl ?? url);
  const text = shortContact(content, url);
  return { text, ecc: "low", minMm: bytesOf(text) <= MAX_SMALL_BYTES ? SMALL_MM : LARGE_MM };
}

/** A code that leads to an address. */
export const linkQr = (url: string): CardQr => ({
  text: url,
  ecc: "medium",
  minMm: bytesOf(url) <= MAX_SMALL_BYTES ? SMALL_MM : LARGE_MM,
});

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Which contacts are in a code first: what one is most likely to need without a network. */
const ORDER = ["mobile", "phone", "email", "website", "address", "fax", "skype"];

/**
 * The contact without its photo, note and profiles. What would make it too large is left out, the least important first:
 * the address of the card, by which all else is found, stays.
 */
function shortContact(content: CardContent, url: string): string {
  const { header, subheader, contacts } = content;
  const name = calledBy(content);
  const { family, given } = nameParts(name);
  const first = ["BEGIN:VCARD", "VERSION:3.0", `N:${escaped(family)};${escaped(given)};;;`, `FN:${escaped(name)}`];
  const last = [`URL:${url}`, "END:VCARD"];
  const wished = [
    ...(header.trim() && header.trim() !== name ? [`ORG:${escaped(header.trim())}`] : []),
    ...(subheader.trim() ? [`TITLE:${escaped(subheader.trim())}`] : []),
    ...contacts
      .filter(({ value }) => value.trim())
      .toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))
      .flatMap(({ name, value }) => lineFor(name, value.trim())),
  ];
  const kept: string[] = [];
  let bytes = bytesOf([...first, ...last].join("\n"));
  for (const line of wished) {
    const more = bytesOf(line) + 1;
    if (bytes + more > MAX_CONTACT_BYTES) continue;
    kept.push(line);
    bytes += more;
  }
  return [...first, ...kept, ...last].join("\n");
}

function lineFor(name: string, value: string): string[] {
  const number = (hasExtension(value) ? null : phoneUrl(value)?.replace(/^tel:/, "")) ?? escaped(value);
  switch (name) {
    case "mobile":
      return [`TEL;TYPE=CELL:${number}`];
    case "phone":
      return [`TEL;TYPE=WORK:${number}`];
    case "email":
      return [`EMAIL:${escaped(value)}`];
    case "address":
      return [`ADR:;;${escaped(value)};;;;`];
    default:
      // Found on the card.
      return [];
  }
}
