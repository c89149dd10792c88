/** What a code says, as far as it can be told without asking anybody. */
import { escaped, folded, nameParts } from "#shared/cards/vcard.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import { LARGEST_CODE_LENGTH } from "./constants.ts";

export type Contact = {
  name: string;
  /** role, company, numbers and addresses, in the order in which they are written */
  lines: string[];
  /** the contact as a file for address books */
  file: string;
};

type Where = Pick<SiteConfig, "publicUrl" | "pagesBase">;

export type Reading =
  /** `what`: a card or a page of ours; null: an address of somebody else. `vcf`: where the card's contact is had */
  | { kind: "link"; url: string; host: string; what: "card" | "page" | null; vcf: string | null }
  | { kind: "contact"; contact: Contact }
  | { kind: "text"; text: string };

/** Reads a code. @param site where cards and pages of ours are */
export function readCode(code: string, site: Where): Reading {
  const text = code.slice(0, LARGEST_CODE_LENGTH).trim();
  const contact = /^BEGIN:VCARD/i.test(text) ? ofVCard(text) : /^MECARD:/i.test(text) ? ofMeCard(text) : null;
  if (contact) return { kind: "contact", contact };
  const url = webUrl(text);
  return url ? linkTo(url, site) : { kind: "text", text };
}

/** An address that may be opened: on the web, and not one that hides its host behind a name. */
function webUrl(text: string): URL | null {
  const candidate = /^urlto:/i.test(text) ? text.slice(6) : text;
  if (!/^https?:\/\//i.test(candidate) || /\s/.test(candidate)) return null;
  const url = URL.parse(candidate);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

function linkTo(url: URL, { publicUrl, pagesBase }: Where): Reading {
  const address = url.origin + url.pathname.replace(/\/$/, "");
  const isIn = (base: string) => address.startsWith(`${base}/`) && /^[\w-]+$/.test(address.slice(base.length + 1));
  const what = isIn(`${publicUrl}/c`) ? "card" : isIn(pagesBase) ? "page" : null;
  const vcf = what === "card" ? `${address}.vcf` : null;
  return { kind: "link", url: url.href, host: url.host, what, vcf };
}

type Property = { name: string; value: string };

/** Its lines, put together again where they were broken. */
function propertiesOf(text: string): Property[] {
  return text
    .replace(/\r\n?|\n/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n")
    .flatMap((line) => {
      const [, name, value] = /^(?:[\w-]+\.)?([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return name && value ? [{ name: name.toUpperCase(), value }] : [];
    });
}

const plain = (value: string) =>
  value.replace(/\\([\\;,:nN])/g, (_, sign: string) => (/n/i.test(sign) ? " " : sign)).trim();
/** `Person;Ana;;;` -> `["Person", "Ana", …]` */
const partsOf = (value: string) =>
  (value.match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? []).map((part) => plain(part.replace(/;$/, "")));

/** Shown of a contact, in this order. */
const SHOWN = ["TITLE", "ORG", "TEL", "EMAIL", "ADR", "URL"];
const MAX_SHOWN_LINES = 20;

function ofVCard(text: string): Contact | null {
  if (!/^END:VCARD$/im.test(text)) return null;
  const all = propertiesOf(text);
  const firstOf = (name: string) => all.find((property) => property.name === name)?.value ?? "";
  const [family = "", given = ""] = partsOf(firstOf("N"));
  const name = plain(firstOf("FN")) || `${given} ${family}`.trim() || plain(firstOf("ORG"));
  if (!name) return null;
  const lines = SHOWN.flatMap((wanted) =>
    all
      .filter((property) => property.name === wanted)
      .map(({ value }) =>
        wanted === "ADR" || wanted === "ORG" ? partsOf(value).filter(Boolean).join(", ") : plain(value),
      )
      .map((value) => value.replace(/^tel:/i, ""))
      .filter(Boolean),
  );
  return { name, lines: lines.slice(0, MAX_SHOWN_LINES), file: `${text.replace(/\r\n?|\n/g, "\r\n")}\r\n` };
}

/** What DoCoMo's phones have written since 1999, and many programs still do: `MECARD:N:Person,Ana;TEL:+49…;;` */
function ofMeCard(text: string): Contact | null {
  const fields = (text.slice("MECARD:".length).match(/(?:\\.|[^;\\])+/g) ?? []).flatMap((field) => {
    const [, name, value] = /^([A-Z]+):([\s\S]*)$/i.exec(field) ?? [];
    return name && value?.trim() ? [{ name: name.toUpperCase(), value: plain(value) }] : [];
  });
  const called = fields.find(({ name }) => name === "N")?.value ?? "";
  const [family = "", given = ""] = called.includes(",") ? called.split(",").map((part) => part.trim()) : ["", called];
  const name = `${given} ${family}`.trim();
  if (!name) return null;
  const parts = family ? { family, given } : nameParts(name);
  const kept = fields.filter((field) => Object.hasOwn(MECARD, field.name)).slice(0, MAX_SHOWN_LINES);
  const file = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(parts.family)};${escaped(parts.given)};;;`,
    `FN:${escaped(name)}`,
    ...kept.map((field) => `${MECARD[field.name]}${escaped(field.value)}`),
    "END:VCARD",
  ];
  const lines = kept.filter((field) => field.name !== "NOTE").map(({ value }) => value);
  return { name, lines, file: file.map((line) => `${folded(line)}\r\n`).join("") };
}

const MECARD: Readonly<Record<string, string>> = {
  ORG: "ORG:",
  TEL: "TEL;TYPE=VOICE:",
  EMAIL: "EMAIL;TYPE=INTERNET:",
  ADR: "ADR:;;",
  URL: "URL:",
  NOTE: "NOTE:",
};
