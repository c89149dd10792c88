import { CONTACTS } from "#shared/catalog/contacts.ts";
import { type Sheet, visible } from "../sheet.ts";

/** One line of contact: what is seen, and where it leads. */
export type ContactLine = {
  label: string;
  short: string;
  text: string;
  href: string | null;
  /** a custom field, whose title is shown even where contacts have no labels */
  isCustom: boolean;
};

/** Both the HTML and the plain text ask; following an address is the dearest part of a rendering. */
const drawn = new WeakMap<Sheet, ContactLine[]>();

/** Contacts, then custom fields, that have something to show. */
export function contactLines(sheet: Sheet): ContactLine[] {
  let lines = drawn.get(sheet);
  if (!lines) {
    lines = [...ownLines(sheet), ...customLines(sheet)];
    drawn.set(sheet, lines);
  }
  return lines;
}

function ownLines(sheet: Sheet): ContactLine[] {
  const lines: ContactLine[] = [];
  for (const { name, value } of sheet.general.contacts) {
    const kind = Object.hasOwn(CONTACTS, name) ? CONTACTS[name] : null;
    const text = visible(value);
    if (!kind || !text) continue;
    lines.push({
      label: kind.label,
      short: kind.short,
      text: shown(kind.kind, text),
      href: target(sheet, kind.kind, text),
      isCustom: false,
    });
  }
  return lines;
}

/** Custom fields: a title alone stands as it is, and becomes the link where there is one but no value. */
function customLines(sheet: Sheet): ContactLine[] {
  const lines: ContactLine[] = [];
  for (const { title, value, link } of sheet.general.customFields) {
    const label = visible(title);
    const text = visible(value);
    if (!label && !text) continue;
    const href = visible(link) ? sheet.href(link) : target(sheet, guess(text), text);
    const entry = { href, isCustom: true };
    if (href && !text) lines.push({ ...entry, label: "", short: "", text: label });
    else lines.push({ ...entry, label, short: label, text });
  }
  return lines;
}

type Kind = (typeof CONTACTS)[keyof typeof CONTACTS]["kind"];

function target(sheet: Sheet, kind: Kind, text: string): string | null {
  if (kind === "tel") return phoneUrl(text);
  if (kind === "mailto") return sheet.href(`mailto:${text}`);
  if (kind === "web") return sheet.href(text);
  if (kind === "map") return sheet.href(`https://maps.google.com/?q=${encodeURIComponent(text)}`);
  return null;
}

/** `+49 (0)30 123-45 ext. 6` -> `tel:+493012345`; null without at least three digits. */
export function phoneUrl(text: string): string | null {
  const main = text.split(/\s*(?:ext|x|#|;|,|\/)/i, 1)[0] as string;
  const digits = main.replace(/\(0\)/g, "").replace(/\D/g, "");
  if (digits.length < 3) return null;
  return `tel:${/^\D*\+/.test(main) ? "+" : ""}${digits}`;
}

/** Mail clients link bare addresses by themselves and paint them blue; ours are links already. */
function guess(text: string): Kind {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return "mailto";
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return "web";
  return /^\+[\d\s().-]{6,}$/.test(text) ? "tel" : "text";
}

/** An address of a page without what nobody reads. `https://example.com/` -> `example.com` */
function shown(kind: Kind, text: string): string {
  return kind === "web" ? text.replace(/^https?:\/\//i, "").replace(/\/$/, "") || text : text;
}
