import { CONTACTS, type ContactName } from "#shared/catalog/contacts.ts";
import { mapUrl } from "#shared/lib/mapUrl.ts";
import { phoneUrl } from "#shared/lib/phone.ts";
import { isAddress } from "#shared/lib/url.ts";
import { remembered } from "../remembered.ts";
import { type ContactLine, type Sheet, visible } from "../sheet.ts";

/** Contacts, then custom fields, that have something to show. */
export function contactLines(sheet: Sheet): ContactLine[] {
  if (!sheet.drawn.contacts) {
    const lines: ContactLine[] = [];
    addContacts(sheet, lines);
    addCustomFields(sheet, lines);
    sheet.drawn.contacts = lines;
  }
  return sheet.drawn.contacts;
}

function addContacts(sheet: Sheet, lines: ContactLine[]): void {
  const { labels, letters } = sheet.words;
  const seen = new Set<ContactName>();
  for (const { name, value, label } of sheet.general.contacts) {
    const text = visible(value);
    if (!text || !Object.hasOwn(CONTACTS, name)) continue;
    const { kind } = CONTACTS[name];
    const own = label ? visible(label) : "";
    const isSecond = kind === "tel" && seen.has(name);
    seen.add(name);
    lines.push({
      label: own || labels[name],
      short: own ? (own.length <= MAX_SHORT ? own : "") : letters[name],
      kind: name,
      text: shown(kind, text),
      href: target(sheet, kind, text),
      isOwn: own !== "",
      isWhole: kind !== "map",
      isMistakable: isSecond || name === "fax" || name === "skype",
    });
  }
}

/** Letters of an own label that a column of letters still takes: a longer one would push all values to the side. */
const MAX_SHORT = 4;

/** Custom fields: a title alone stands as it is, and becomes the link where there is one but no value. */
function addCustomFields(sheet: Sheet, lines: ContactLine[]): void {
  for (const { title, value, link } of sheet.general.customFields) {
    const label = visible(title);
    const text = visible(value);
    if (!label && !text) continue;
    const kind = guess(text);
    const href = visible(link) ? sheet.href(link, isAddress(text)) : target(sheet, kind, text);
    const isTitleLinked = href !== null && !text;
    lines.push({
      label: isTitleLinked ? "" : label,
      short: "",
      kind: null,
      text: isTitleLinked ? label : text,
      href,
      isOwn: true,
      isMistakable: false,
      isWhole: !isTitleLinked && kind !== "text",
    });
  }
}

type Kind = (typeof CONTACTS)[keyof typeof CONTACTS]["kind"];

function target(sheet: Sheet, kind: Kind, text: string): string | null {
  if (kind === "tel") return phone(text);
  if (kind === "mailto") return sheet.href(mail(text));
  if (kind === "web") return sheet.href(text, true);
  if (kind === "map") return sheet.href(map(text));
  return null;
}

const phone = remembered(phoneUrl);
const mail = remembered((text) => `mailto:${text}`);
const map = remembered((text) => mapUrl(text) ?? "");

/** Mail clients link bare addresses by themselves and paint them blue; ours are links already. */
function guess(text: string): Kind {
  if (text.includes("@")) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? "mailto" : "text";
  if (text.startsWith("+")) return /^\+[\d\s().-]{6,}$/.test(text) ? "tel" : "text";
  return /^(?:https?:|www\.)/i.test(text) && isAddress(text) ? "web" : "text";
}

/** An address of a page without what nobody reads. `https://example.com/` -> `example.com` */
const shown = (kind: Kind, text: string) => (kind === "web" ? page(text) : text);
const page = remembered((text) => text.replace(/^https?:\/\/|\/$/gi, "") || text);
