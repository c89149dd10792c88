import { BRANDING_TEXT } from "./blocks/brandingLine.ts";
import { contactLines } from "./blocks/contactLines.ts";
import { socialLinks } from "./blocks/socialIcons.ts";
import { type Sheet, visible } from "./sheet.ts";

/** RFC 5322 advises 78, quoting adds to it. */
export const MAX_TEXT_LINE = 72;

/** The plain-text twin, from the same data: what mail programs send along and what plain-text mails get. */
export function plainText(sheet: Sheet): string {
  const { general, show } = sheet;
  const role = [general.position, show.department ? general.department : ""].map(visible).filter(Boolean).join(", ");
  const groups = [
    [visible(general.name), role, visible(general.company)],
    contactLines(sheet).map(({ label, text }) => [label, text].filter(Boolean).join(": ")),
    socialLinks(sheet).map(({ label, href }) => `${label}: ${href}`),
  ];
  const written = groups.map((lines) => lines.filter(Boolean).map(wrap).join("\n")).filter(Boolean);
  if (written.length && general.brandingLine !== 0) written.push(BRANDING_TEXT);
  return written.join("\n\n");
}

/** Breaks a line at spaces, and a word that is too long anywhere. */
export function wrap(text: string): string {
  if (text.length <= MAX_TEXT_LINE) return text;
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(/\s+/)) {
    let rest = word;
    if (current && current.length + 1 + rest.length <= MAX_TEXT_LINE) {
      current += ` ${rest}`;
      continue;
    }
    if (current) lines.push(current);
    while (rest.length > MAX_TEXT_LINE) {
      lines.push(rest.slice(0, MAX_TEXT_LINE));
      rest = rest.slice(MAX_TEXT_LINE);
    }
    current = rest;
  }
  return [...lines, current].join("\n");
}
