import type { ContactName } from "../catalog/contacts.ts";
import { isWebUrl } from "../lib/url.ts";
import { contact } from "./contacts.ts";
import { checkSize, type Guess, type TextField } from "./guess.ts";
import { profileOf } from "./links.ts";
import { pictureData, pictureSource } from "./pictureSource.ts";
import { plain, tidied } from "./tidy.ts";

/** A line of a card (RFC 6350): `item1.TEL;TYPE=CELL:+49…` */
type Property = { group: string; name: string; parameters: string; value: string };

/** The first vCard of a text, of version 2.1, 3.0 or 4.0. @throws RangeError */
export function readVcard(text: string): Guess[] {
  checkSize(text);
  const end = text.search(/^END:VCARD/im);
  const properties = propertiesIn(end < 0 ? text : text.slice(0, end));
  const labels = new Map(
    properties.filter(({ name }) => name === "X-ABLABEL").map(({ group, value }) => [group, value]),
  );
  return tidied(properties.flatMap((property) => guessesOf(property, labels.get(property.group) ?? "")));
}

/** A letter of the alphabet, a digit and a dash: all that names are made of. */
const LINE = /^(?:([\w-]+)\.)?([\w-]+)((?:;[^:]*)?):(.*)$/s;

function propertiesIn(text: string): Property[] {
  const unfolded = text
    .replace(/\r\n?/g, "\n")
    // Quoted-printable of 2.1 goes on behind an equals sign, everything else behind a blank.
    .replace(/=\n(?=[^\n]*)/g, (fold, at: number) => (isQuoted(text, at) ? "" : fold))
    .replace(/\n[ \t]/g, "");
  return unfolded.split("\n").flatMap((line) => {
    const [, group = "", name = "", parameters = "", raw = ""] = LINE.exec(line) ?? [];
    if (!name) return [];
    const value = /QUOTED-PRINTABLE/i.test(parameters) ? printable(raw, parameters) : raw;
    return [{ group: group.toLowerCase(), name: name.toUpperCase(), parameters: parameters.toLowerCase(), value }];
  });
}

const isQuoted = (text: string, at: number) => /QUOTED-PRINTABLE/i.test(text.slice(Math.max(0, at - 2000), at));

/** `M=C3=BCller` -> `Müller` */
function printable(text: string, parameters: string): string {
  const [, charset = "utf-8"] = /charset=([\w-]+)/i.exec(parameters) ?? [];
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = /^=([0-9a-f]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (code) at += 2;
    bytes.push(...(code ? [Number.parseInt(code, 16)] : new TextEncoder().encode(text[at])));
  }
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
}

const unescaped = (text: string) => plain(text.replace(/\\n/gi, ", ").replace(/\\([,;:\\])/g, "$1"));
/** Parts between semicolons that nobody escaped. */
const parts = (text: string) => text.split(/(?<!\\);/).map(unescaped);

const texts = (rows: readonly (readonly [TextField, string | undefined])[]): Guess[] =>
  rows.flatMap(([field, value]) => (value ? [{ kind: "text", field, value, found: value, isSure: true }] : []));

function guessesOf({ name, parameters, value }: Property, label: string): Guess[] {
  switch (name) {
    case "FN":
      return texts([["name", unescaped(value)]]);
    case "N": {
      const [family = "", given = ""] = parts(value);
      return texts([["name", `${given} ${family}`.trim()]]);
    }
    case "ORG": {
      const [company, department] = parts(value);
      return texts([
        ["company", company],
        ["department", department],
      ]);
    }
    case "TITLE":
    case "ROLE":
      return texts([["position", unescaped(value)]]);
    case "TEL":
      return [
        { ...contact(numberKind(parameters), value.replace(/^tel:/i, ""), value), label: ownLabel(label) } as Guess,
      ];
    case "EMAIL":
      return [contact("email", unescaped(value), value)];
    case "URL":
    case "X-SOCIALPROFILE":
    case "IMPP":
      return pageGuess(unescaped(value));
    case "ADR": {
      const [, extra = "", street = "", town = "", region = "", code = "", country = ""] = parts(value);
      const line = [street, extra, [code, town].filter(Boolean).join(" "), region, country].filter(Boolean).join(", ");
      return line ? [contact("address", line, line)] : [];
    }
    case "PHOTO":
    case "LOGO":
      return pictureGuess(name === "PHOTO" ? "photo" : "photo2", parameters, value);
    default:
      return [];
  }
}

const numberKind = (parameters: string): ContactName =>
  /fax/.test(parameters) ? "fax" : /cell|iphone|mobile/.test(parameters) ? "mobile" : "phone";

/** Of Apple's own: `_$!<Work>!$_` says nothing that the kind does not. */
const ownLabel = (label: string) => (/^_\$!<.*>!\$_$/.test(label) ? "" : unescaped(label));

function pageGuess(address: string): Guess[] {
  const profile = profileOf(address);
  if (profile) return [{ kind: "social", ...profile, found: address, isSure: true }];
  return isWebUrl(address) || /^[\w-]+(?:\.[\w-]+)+/.test(address)
    ? [contact("website", address.replace(/^https?:\/\//i, "").replace(/\/$/, ""), address)]
    : [];
}

function pictureGuess(type: "photo" | "photo2", parameters: string, value: string): Guess[] {
  const [, kind = "jpeg"] = /(?:type=|;)(?:image\/)?(jpe?g|png|gif|webp)/.exec(parameters) ?? [];
  const isInline = /encoding=b|base64/.test(parameters);
  const source = isInline ? pictureData(`image/${kind}`, value.replace(/\s+/g, "")) : pictureSource(value);
  return source ? [{ kind: "picture", type, source, link: "", alt: "", widthPx: null, found: type, isSure: true }] : [];
}
