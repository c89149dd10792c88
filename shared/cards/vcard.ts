/**
 * Writes the contact that a card gives away, as address books take it: 3.0 (RFC 2426), which every phone reads, and 4.0
 * (RFC 6350). Pure: the editor shows what the server sends.
 */

import { SOCIALS } from "../catalog/socials.ts";
import { percentEncoded } from "../lib/percent.ts";
import { hasExtension, phoneUrl } from "../lib/phone.ts";
import { oneLine } from "../lib/text.ts";
import { isWebUrl, safeUrl } from "../lib/url.ts";
import type { Contact, Social } from "../signatures/schema.ts";
import type { CardContent } from "./schema.ts";

/** `outlook`: 3.0 with its character set on each line and without groups; classic Outlook reads UTF-8 as ANSI otherwise. */
export type VCardKind = "3.0" | "4.0" | "outlook";

/** The files of a card's contact by the query that asks for them, the one for nearly everybody first. */
export const VCARD_FILES = [
  { kind: "3.0", name: "vCard", query: "" },
  { kind: "4.0", name: "vCard 4.0", query: "?v=4" },
  { kind: "outlook", name: "Outlook", query: "?for=outlook" },
] as const satisfies { kind: VCardKind; name: string; query: string }[];
export type VCardPhoto = { type: "jpeg" | "png"; base64: string };
export type VCardOptions = {
  kind: VCardKind;
  /** where the card is found: a line of its own; empty: none */
  url: string;
  /** the same for ever, so that whoever saves it again changes the contact that they have */
  uid: string;
  photo: VCardPhoto | null;
  /** in ISO 8601; null: nobody says */
  revisedAt: string | null;
};

/** What a contact is known by in an address book, whichever way it came there. */
export const cardUid = (hash: string): string => `urn:signoff:card:${hash}`;

/** Of a line, its end left out (RFC 6350, 3.2). */
const MAX_LINE_BYTES = 75;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A whole contact, each line ended by CR LF. */
export const vCardOf = (content: CardContent, options: VCardOptions): string =>
  ["BEGIN:VCARD", `VERSION:${options.kind === "4.0" ? "4.0" : "3.0"}`, ...propertiesOf(content, options), "END:VCARD"]
    .map((line) => `${folded(line)}\r\n`)
    .join("");

/** Breaks a line where it is longer than its bytes, never inside a character: what follows begins with a space. */
export function folded(line: string): string {
  if (line.length * 3 <= MAX_LINE_BYTES || bytesOf(line) <= MAX_LINE_BYTES) return line;
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOfCharacter(character);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

function bytesOfCharacter(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A text as a value: nothing in it ends the value, the line or the contact. `"a,b;c\n"` -> `"a\\,b\\;c\\n"` */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

/** The parts of a name: family, given. `Person, Ana` and `Ana Person` are the same; one word is the given name. */
export function nameParts(name: string): { family: string; given: string } {
  const text = name.trim().replace(/\s+/g, " ");
  const comma = text.indexOf(", ");
  if (comma > 0) return { family: text.slice(0, comma), given: text.slice(comma + 2) };
  const space = text.lastIndexOf(" ");
  return space < 0 ? { family: "", given: text } : { family: text.slice(space + 1), given: text.slice(0, space) };
}

/** Whose contact it is, on one line: never empty, as no address book takes that. */
export const calledBy = ({ title, header }: Pick<CardContent, "title" | "header">): string =>
  (oneLine(title) || oneLine(header) || "?").replace(/\s+/g, " ");

function propertiesOf(content: CardContent, { kind, url, uid, photo, revisedAt }: VCardOptions): string[] {
  const { header, subheader, contacts, socials, note } = content;
  const name = calledBy(content);
  const { family, given } = nameParts(name);
  const isNew = kind === "4.0";
  const lines = linesOf(kind);
  lines.text("N", [family, given, "", "", ""]);
  lines.text("FN", [name]);
  if (header.trim() && header.trim() !== name) lines.text("ORG", [header.trim()]);
  if (subheader.trim()) lines.text("TITLE", [subheader.trim()]);
  for (const contact of contacts) addContact(lines, contact, kind);
  for (const social of socials) addSocial(lines, social);
  if (url) lines.uri("URL", url, { label: CARD_LABEL });
  if (photo) lines.raw(photoOf(photo, isNew));
  if (note.trim()) lines.text("NOTE", [note.trim()]);
  lines.raw(`UID:${isNew ? uid : escaped(uid)}`);
  if (revisedAt) lines.raw(`REV:${isNew ? revisedAt.replace(/[-:]|\.\d+/g, "") : revisedAt}`);
  return lines.all;
}

/** What the line with the card's own address is called in an address book: not translated, as it stays there for years. */
const CARD_LABEL = "Business card";

type Line = { label?: string; types?: readonly string[] };
type Lines = ReturnType<typeof linesOf>;

function linesOf(kind: VCardKind) {
  const all: string[] = [];
  let groups = 0;
  const add = (name: string, parameters: readonly string[], value: string, label = "") => {
    const property = [name, ...parameters].join(";");
    // Classic Outlook leaves out what is in a group.
    if (!label || kind === "outlook") return void all.push(`${property}:${value}`);
    groups += 1;
    all.push(`item${groups}.${property}:${value}`, `item${groups}.X-ABLabel:${escaped(label)}`);
  };
  const charset = kind === "outlook" ? ["CHARSET=utf-8"] : [];
  return {
    all,
    raw: (line: string) => void all.push(line),
    /** @param parts of a value that has several; each is a text */
    text: (name: string, parts: readonly string[], { label, types = [] }: Line = {}) =>
      add(name, [...typesOf(types, kind), ...charset], parts.map(escaped).join(";"), label),
    /** An address as it is: nothing in it has to be escaped. */
    uri: (name: string, value: string, { label, types = [] }: Line = {}) =>
      add(name, typesOf(types, kind), value.replace(/[\s\p{Cc}]/gu, ""), label),
    isFirst: (name: string) => !all.some((line) => line.replace(/^item\d+\./, "").startsWith(name)),
  };
}

/** `["CELL", "VOICE"]`: `TYPE=CELL,VOICE`; in 4.0 quoted, and what is preferred is a parameter of its own. */
function typesOf(types: readonly string[], kind: VCardKind): string[] {
  if (types.length === 0) return [];
  if (kind !== "4.0") return [`TYPE=${types.join(",")}`];
  const plain = types.filter((type) => type !== "PREF" && type !== "INTERNET").map((type) => type.toLowerCase());
  return [
    ...(plain.length > 0 ? [plain.length > 1 ? `TYPE="${plain.join(",")}"` : `TYPE=${plain[0]}`] : []),
    ...(types.includes("PREF") ? ["PREF=1"] : []),
  ];
}

const NUMBERS = { phone: ["WORK", "VOICE"], mobile: ["CELL", "VOICE"], fax: ["WORK", "FAX"] } as const;

function addContact(lines: Lines, { name, value: typed, label }: Contact, kind: VCardKind) {
  const value = typed.trim();
  if (!value) return;
  const isNew = kind === "4.0";
  switch (name) {
    case "phone":
    case "mobile":
    case "fax": {
      const types = [...NUMBERS[name], ...(name !== "fax" && lines.isFirst("TEL") ? ["PREF"] : [])];
      const uri = isNew && !hasExtension(value) ? phoneUrl(value) : null;
      if (!uri) return lines.text("TEL", [value], { types, label });
      const [typing = "", ...rest] = typesOf(types, kind);
      return lines.uri(["TEL", "VALUE=uri", typing, ...rest].join(";"), uri, { label });
    }
    case "email":
      return lines.text("EMAIL", [value], {
        types: ["INTERNET", "WORK", ...(lines.isFirst("EMAIL") ? ["PREF"] : [])],
        label,
      });
    case "website": {
      const url = safeUrl(value);
      return url ? lines.uri("URL", url, { label }) : undefined;
    }
    case "address":
      // Nobody knows which of its lines is the town: all of it is the street, as address books show it.
      return lines.text("ADR", ["", "", value, "", "", "", ""], { types: ["WORK"], label });
    case "skype":
      return lines.uri(isNew ? "IMPP" : "IMPP;X-SERVICE-TYPE=Skype", `skype:${percentEncoded(value)}`, { label });
  }
}

function addSocial(lines: Lines, { name, link }: Social): void {
  const url = safeUrl(link);
  if (!url || !isWebUrl(url)) return;
  const type = Object.hasOwn(SOCIALS, name) ? name.replace(/[^a-z0-9-]/g, "") : "other";
  lines.uri(`X-SOCIALPROFILE;TYPE=${type}`, url);
}

const photoOf = ({ type, base64 }: VCardPhoto, isNew: boolean): string =>
  isNew ? `PHOTO:data:image/${type};base64,${base64}` : `PHOTO;ENCODING=b;TYPE=${type.toUpperCase()}:${base64}`;
